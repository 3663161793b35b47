"""Whether a change is safe, and what it would touch: a change at hand, or one told in words.

The new name of a rename is told besides the target (`Goal.member`).
"""

from __future__ import annotations

from probant.inquiry.families.family import Family
from probant.inquiry.families.runs_words import TESTS
from probant.vocabulary.question import Intent, Relation

_KIND = r"(?:(?:function|class|method|constant|variable|module|file|symbol|helper|test|interface|type|field|attribute|struct|trait|enum) )?"
_VERB = r"(?:(?:remove|delete|change|move|replace|inline)d?|drop(?:ped)?|modify|modified|(?:edit|touch|refactor|alter)(?:ed)?|g[eo]t rid of|rewrite|rewrote)"
_ING = r"(?:removing|deleting|dropping|changing|modifying|moving|replacing|inlining|editing|touching|getting rid of|refactoring|rewriting|altering)"
_PART = r"(?:the )?(?:signature|name|parameters?|arguments?|parameter list|return type|return value|type|default|defaults|body|implementation|behaviou?r|visibility) of "
_PARAMETER = (
    r"(?:the |a |an )?(?:new )?(?:parameter|argument|param|arg|keyword) (?:\S+ )?(?:of|from|in|to) "
)


def _told(verb: str, rename: str, add: str) -> tuple[str, ...]:
    """What would be done, with its target; the new name where there is one."""
    thing = rf"(?:the )?{_KIND}{{t}}"
    return (
        rf"{rename} {thing} (?:to|into|as) {{x}}",
        rf"{rename} {thing}",
        rf"(?:{verb}|{add}) {_PARAMETER}{thing}",
        rf"{verb} {_PART}{thing}",
        rf"{verb} (?P<t>\S+?)(?:'s|s') (?:signature|parameters?|arguments?|return type|body|name)",
        rf"{verb} {thing}(?: (?:to|into) (?:another |a different )?(?:file|module|package|folder|class))?",
    )


_TO_DO = _told(_VERB, "renamed?", "add(?:ed)?")
_DOING = _told(_ING, "renaming", "adding")
_AGAIN = r"(?: (?:safely|now|without (?:breaking|changing) (?:anything|things|something|the tests|any ?thing else)|and nothing breaks|here))?"
_SAFE = r"(?:safe|ok|okay|fine|harmless|risk-?free|possible)"
_WE = r"(?:i|we|you|one|someone|somebody)"
_CHANGE = r"(?:(?:this|the|my|these|our|that|those) (?:uncommitted |local |working |proposed |pending |current |staged |last )*(?:changes?|patch|patches|diff|edits?|modifications?|pull request|pr|refactoring))"
_BREAK = r"(?:break|affect|hurt|harm|damage)s?"
_BROKEN = r"(?:(?:break|breaks|broken|fail|fails)|(?:is|are|gets?|be|would be|will be) (?:affected|broken|touched|changed)|stops? working|needs? (?:to be )?(?:changed|updated|to change)|must (?:be )?(?:changed?|updated)|changes?|happens?)"


def _family(
    example: str, wordings: tuple[str, ...], cues: tuple[str, ...], *, polar: bool = False
) -> Family:
    return Family(
        numbers=(),
        relation=Relation.CHANGE,
        intent=Intent.MODIFY,
        example=example,
        cues=cues,
        polar=polar,
        wordings=wordings,
    )  # fmt: skip


_OURS = ("i ", "we ", "you ", "one ", "someone ", "somebody ")
_MAY = tuple(f"{may} {we}" for may in ("can", "could", "may") for we in _OURS)
_IF = tuple(f"{when} {we}" for when in ("if", "when", "once") for we in _OURS)
_MUST = tuple(f"what {must} {we}" for must in ("do", "would", "will", "must") for we in _OURS)
_SAFE_TO = tuple(f"{safe} {to} " for safe in ("safe", "ok", "okay", "fine", "harmless", "possible")
                 for to in ("to", "if", "for"))  # fmt: skip
_ORDERS = ("rename ", "remove ", "delete ", "change ", "move ", "replace ", "inline ", "drop ",
           "modify ", "edit ", "touch ", "refactor ", "alter ", "get rid ", "rewrite ", "add ")  # fmt: skip
_GERUNDS = ("renaming ", "removing ", "deleting ", "dropping ", "changing ", "modifying ", "moving ",
            "replacing ", "inlining ", "editing ", "touching ", "getting rid ", "refactoring ",
            "rewriting ", "altering ", "adding ")  # fmt: skip
_PASSIVES = ("be renamed ", "be removed ", "be deleted ", "be dropped ", "be changed ", "be moved ")
_NOUNS = ("change ", "changes ", "patch ", "patches ", "diff ", "edit ", "edits ", "modification",
          "pull request", "pr ", "refactoring ")  # fmt: skip
_SHOULD = tuple(f"should {we} {do} " for we in ("i", "we")
                for do in ("apply", "merge", "commit", "push", "ship", "land"))  # fmt: skip
_AT_HAND = (*_NOUNS, *_SAFE_TO, *_MAY, *_SHOULD)

CHANGES: tuple[Family, ...] = (
    _family(
        "is this change safe?",
        (
            rf"(?:is|are|would) {_CHANGE} (?:be )?(?:really |still |actually )?(?:safe|ok|okay|fine|harmless|good to go|safe to (?:merge|apply|commit|push|ship))(?: to (?:merge|apply|commit|push|ship))?",
            rf"(?:is it |would it be |is this |are these )?{_SAFE} to (?:apply|merge|commit|push|ship|land|take|accept|keep) (?:{_CHANGE}|it|this|that|them|these)",
            rf"(?:can|could|may|should) {_WE} (?:safely )?(?:apply|merge|commit|push|ship|land) (?:{_CHANGE}|it|this|that|them|these)(?: safely| without breaking (?:anything|the tests))?",
            rf"(?:do|does|will|would) {TESTS} (?:still |all )*pass (?:with|after|under|on|given) (?:applying )?{_CHANGE}",
            rf"(?:does|do|will|would) (?:it|everything|the project|the code) (?:still )?(?:build|work|compile|pass)(?: and pass)? (?:with|after|given) (?:applying )?{_CHANGE}",
            rf"(?:does|do) {_CHANGE} (?:work|pass(?: {TESTS})?|keep {TESTS} (?:green|passing))",
        ),
        _AT_HAND,
        polar=True,
    ),
    _family(
        "what does this change break?",
        (
            rf"(?:does|do|will|would|could|can|did) {_CHANGE} {_BREAK} (?:anything|something|any tests?|{TESTS}|things|the build|any ?thing else|other code|callers|users)",
            rf"what (?:does|do|will|would|could|did) {_CHANGE} {_BREAK}",
            rf"(?:what|which {TESTS}|which tests|what else) (?:would |will |could |might )?(?:breaks?|fails?|(?:is|are|be|gets?) (?:broken|affected)) (?:with|by|after|due to|because of|if i apply|if we apply|if i merge|if we merge|through) {_CHANGE}",
            rf"what (?:is|are) the (?:risks?|effects?|impact|consequences) of (?:applying |merging )?{_CHANGE}",
        ),
        _AT_HAND,
    ),
    _family(
        "is it safe to rename parse to read?",
        tuple(
            wording
            for doing in _TO_DO
            for wording in (
                rf"(?:is it |would it be |will it be |is it still )?{_SAFE} (?:for me |for us )?(?:if {_WE} |to ){doing}{_AGAIN}",
                rf"(?:can|could|may) {_WE} (?:safely |just |simply )*{doing}{_AGAIN}",
            )
        )
        + tuple(rf"(?:is|would) {doing} (?:be )?(?:safe|ok|okay|fine|harmless)" for doing in _DOING)
        + tuple(
            rf"(?:can|could|may) {passive}(?: safely| without breaking anything)?"
            for passive in (
                rf"(?:the )?{_KIND}{{t}} (?:safely )?be renamed (?:to|into) {{x}}",
                rf"(?:the )?{_KIND}{{t}} (?:safely )?be (?:renamed|removed|deleted|dropped|changed|moved)",
            )
        ),
        (*_SAFE_TO, *_MAY, *_GERUNDS, *_PASSIVES),
        polar=True,
    ),
    _family(
        "what breaks if I remove parse?",
        tuple(
            wording
            for doing in _TO_DO
            for wording in (
                rf"(?:what|which (?:\w+ )?(?:code|places|files|callers|tests|functions|sites)|who|what else) (?:all )?(?:would |will |could |might |does )?{_BROKEN} (?:if|when|once) {_WE} {doing}",
                rf"(?:does|would|will|could|do) (?:anything|something|it|things|the tests|any tests?) (?:break|fail)s?(?: anything| something)? (?:if|when) {_WE} {doing}",
                rf"(?:if|when) {_WE} {doing},? (?:what|who|which \w+) (?:would |will |could |else )?{_BROKEN}",
                rf"what (?:do|would|will|must|else (?:do|must)) {_WE} (?:have to |need to )?(?:change|update|touch|adapt|edit) (?:if {_WE}|to|in order to|when {_WE}) {doing}",
            )
        )
        + tuple(
            wording
            for doing in _DOING
            for wording in (
                rf"(?:would|does|will|could|can) {doing} {_BREAK} (?:anything|something|things|the tests|the build|any tests?|any ?thing else)",
                rf"what (?:does|would|will|could) {doing} {_BREAK}",
                rf"what (?:is|are|would be) the (?:risks?|effects?|impact|consequences) of {doing}",
            )
        ),
        (*_IF, *_MUST, *_GERUNDS, "else do ", "else must "),
    ),
    _family("rename parse to read", _TO_DO[:5], _ORDERS),
)
