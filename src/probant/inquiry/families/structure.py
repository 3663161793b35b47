"""What a definition says: parameters, return annotation."""

from __future__ import annotations

from probant.inquiry.families.family import Family
from probant.vocabulary.question import Intent, Relation

SURE = r"(?:,? (?:right|correct|yes|true|or not|doesn't it))?"

STRUCTURE: tuple[Family, ...] = (
    Family(
        numbers=(16,),
        relation=Relation.PARAMETERS,
        intent=Intent.LOCATE,
        example="does fetch take a parameter called timeout?",
        cues=("param", "arg", "keyword", "kwarg"),
        polar=True,
        wordings=(
            r"(?:does|do|did|can|will|doesn't) {t} (?:actually |really |also )*(?:take|accept|have|expect|need|declare|support|know|receive) (?:a |an |any |the )?(?:keyword |positional |optional |named )?(?:parameter|param|argument|arg|kwarg)(?: (?:called|named|with the name|of the name))? {x}",
            r"(?:does|do|did|can|will|doesn't) {t} (?:actually |really |also )*(?:take|accept|have|expect|need|declare|support|know|receive) (?:a |an |any |the )?{x} (?:keyword |positional )?(?:parameter|param|argument|arg|kwarg)",
            r"(?:is|are) {x} (?:a |an |the |one of the )?(?:keyword |positional |optional )?(?:parameters?|params?|arguments?|args?) (?:of|to|in|for|accepted by|taken by) {t}",
            r"is there (?:a |an |any )?(?:parameter|param|argument|arg)(?: called| named)? {x} (?:in|of|on|for) {t}",
            r"(?!(?:what|which|who) ){t} (?:takes|accepts|has|expects) (?:a |an |the )?(?:parameter|param|argument|arg)(?: called| named)? {x}" + SURE,
            r"can i pass (?:a |an |the )?(?:parameter|argument|keyword) (?:called |named )?{x} to {t}",
        ),
    ),
    Family(
        numbers=(16,),
        relation=Relation.PARAMETERS,
        intent=Intent.LOCATE,
        example="does fetch accept a timeout?",
        cues=("accept", "take", "pass"),
        polar=True,
        wordings=(
            r"(?:does|do|can|will|doesn't) (?P<t>\S+) (?:actually |really |also )*(?:accept|take) (?P<x>(?:an?|any) \S+)",
            r"can (?:i|we|you) pass (?P<x>(?:an?|any) \S+) to (?P<t>\S+)",
        ),
    ),
    Family(
        numbers=(16,),
        relation=Relation.PARAMETERS,
        intent=Intent.LOCATE,
        example="how many parameters does parse take?",
        cues=("param", "arg", "arity"),
        counted=True,
        wordings=(
            r"how many {params} {does} {t} {take}",
            r"how many {params} {is} (?:there )?(?:passed to|taken by|accepted by|expected by|in|of|for) {t}",
            r"(?:{show} |{q} {is} )?(?:the )?(?:number|count|amount) of {params} (?:of|to|for|in|taken by|that) {t}(?: {take})?",
            r"count (?:the |all )?(?:the )?{params} (?:of|to|for|in) {t}",
            r"(?:{q} {is} )?(?:the )?arity of {t}",
            r"{t} takes how many {params}",
        ),
    ),
    Family(
        numbers=(16,),
        relation=Relation.PARAMETERS,
        intent=Intent.LOCATE,
        example="what parameters does parse take?",
        cues=("param", "arg", "input", "signature", "pass", "take", "accept", "expect", "receive", "want", "need", "call",),
        wordings=(
            r"{q} (?:{is} (?:the )?)?{params} {does} {t} {take}",
            r"{q} {does} {t} {take} (?:as |for )+(?:its |the |an? )?(?:{params}|input)",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:formal |function |method |call )?{params} (?:of|for|to|in|on|that|taken by|accepted by|expected by) {t}(?: {take})?",
            r"{q} {params} {is} (?:passed to|taken by|accepted by|expected by|declared by|needed by|required by|used by) {t}",
            r"{q} (?:does|do) {t} (?:take|accept|expect|receive|want|need)",
            r"(?:the )?signature (?:of|for) {t},? (?:which|what) {params}(?: does it (?:take|have|accept))?",
            r"(?:{q} {is} )?(?:{the} )*signature (?:of|for) {t}",
            r"{q} (?:can|should|must|do) i pass (?:to|into) {t}",
            r"{q} {params} {t} (?:takes|accepts|has|expects|receives|gets|needs|wants|declares)",
            r"what {t} (?:takes|accepts|expects|receives)(?: as (?:its )?{params})?",
            r"{q} {params} (?:can|must|should|may) (?:be passed|i pass|we pass|one pass|i give) to {t}",
            r"(?:{q} {is} )?{t}'s {params}",
            r"{t} {take} (?:which|what) {params}",
            r"{t} {params}",
            r"(?:{show} )?(?:{the} )*(?:names? (?:of|and order of) )?(?:{the} )*{params} (?:accepted by|taken by|of|for) {t},? in (?:their |the )?(?:declared |declaration |source )?order",
            r"{q} {params} (?:does|do) {t} {take},? (?:and )?in (?:what|which|the|their) (?:declared |declaration )?order",
            r"what (?:do|must|should|can) (?:i|we|one) (?:have to |need to )?pass (?:to|into) {t}",
            r"how (?:do i|to) call {t}",
        ),
    ),
    Family(
        numbers=(18,),
        relation=Relation.RETURNS,
        intent=Intent.LOCATE,
        example="what is the return type of parse?",
        cues=("return", "result", "give", "given", "hand", "annotat", "typed", "declared",),
        wordings=(
            r"{q} (?:(?:type|value|kind of (?:value|object|thing)|annotation|data type) )?{does} {t} (?:return|returns|give back|hand back|yield back)(?: as (?:a |its )?(?:type|value))?",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:annotated |declared )?(?:return|returned|result) (?:type|value|annotation|type annotation|type hint|hint)s? (?:of|for|on|from|declared by|declared for|annotated on) {t}",
            r"{q} (?:type )?{is} (?:returned|annotated as returned|given back) (?:by|from) {t}",
            r"{q} {is} the (?:type|value) (?:returned|given back) (?:by|from) {t}",
            r"{q} {is} {t} (?:annotated|declared) (?:to return|as returning|with as return type|as its return type)",
            r"{t}(?:'s)? (?:declared )?(?:return|result) (?:type|annotation|value|hint|type annotation)",
            r"{q} (?:(?:type|value|kind of (?:value|object|thing)|annotation|data type) )?{t} (?:returns|gives back|hands back)",
            r"{q} (?:type |return type )?{t} (?:is|was) (?:annotated|declared|typed) (?:with|as|to return)",
            r"{q} (?:return|result) (?:type|annotation|hint|value) {is} (?:declared|annotated|given|told|written) (?:for|by|on|of) {t}",
            r"{t} returns (?:what|which type|what type)",
            r"{q} (?:type )?(?:annotation|type|hint) (?:does|do) {t} (?:give|have|use|declare|carry) for its (?:result|return|return value|output)",
            r"{q} (?:type |return type )?{is} {t} (?:annotated|declared|typed) (?:with|as|to return|for its return|for return)",
        ),
    ),
    Family(
        numbers=(35, 36),
        relation=Relation.CALLS,
        intent=Intent.NAVIGATE,
        example="doesn't parse get called by load?",
        cues=("call", "invo"),
        polar=True,
        wordings=(
            r"(?:does|doesn't|did|didn't|do|will) {b} (?:ever |actually |really )*get (?:directly )?{called} (?:by|from|in|inside|within) {a}",
        ),
    ),
)  # fmt: skip
