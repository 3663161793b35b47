"""Where a thing is, where a text stands, whether there is one."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import Intent, Relation

_KINDS = (
    "functions",
    "classes",
    "types",
    "interfaces",
    "enums",
    "structs",
    "traits",
    "constants",
    "macros",
    "variables",
)
_HAS = r"(?:define|defines|declare|declares|contain|contains|have|has|hold|holds|provide|provides)"


def _contents(kind: str) -> Family:
    one = kind.removesuffix("es") if kind == "classes" else kind.removesuffix("s")
    said = rf"(?:top[- ]level )?(?:{kind}|{one})"
    return Family(
        numbers=(),
        relation=Relation.DEFINES,
        intent=Intent.LOCATE,
        example=f"which {kind} does app.py define?",
        cues=(one,),
        about=kind,
        role=Role.FILE,
        wordings=(
            rf"{{q}} {said} (?:does|do) (?!(?:the )?class ){{t}} {_HAS}",
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{said} (?:{{is}} |that are |there )?(?:defined |declared |contained |implemented )?(?:in|inside|within|of|by) (?:the )?(?:file |module )?(?P<t>\S+\.\w+)",
            rf"{{q}} {said} {{is}} (?:there )?(?:defined |declared |contained |implemented )?(?:in|inside|within|by) (?:the )?(?:file |module )?(?P<t>\S+\.\w+)",
            rf"(?:{{show}} )?(?:{{the}} )*{said} (?:that |which )?(?P<t>\S+\.\w+) {_HAS}",
        ),
    )


CONTENTS: tuple[Family, ...] = (
    *(_contents(kind) for kind in _KINDS),
    Family(
        numbers=(),
        relation=Relation.DEFINES,
        intent=Intent.LOCATE,
        example="what does app.py define?",
        cues=("defin", "declar", "content"),
        role=Role.FILE,
        wordings=(
            r"{q} (?:things |symbols |names |definitions )?(?:does|do) (?P<t>\S+\.\w+) (?:define|declare)",
            r"{q} (?:symbols? |things? |names? )?{is} (?:defined|declared) (?:in|inside|within|by) (?:the )?(?:file |module )?(?P<t>\S+\.\w+)",
            r"(?:{show} )?(?:{the} )*(?:symbols|definitions|contents|outline|top[- ]level definitions) (?:of|in|inside|defined in) (?:the )?(?:file |module )?(?P<t>\S+\.\w+)",
        ),
    ),
)  # fmt: skip

DEFINITIONS: tuple[Family, ...] = (
    Family(
        numbers=(1, 7),
        relation=Relation.DEFINED_IN,
        intent=Intent.LOCATE,
        example="every place where Engine is defined",
        cues=("defin", "declar", "implement"),
        wordings=(
            r"(?:{show} |{q} {is} |point me to |point me at |take me to )*(?:{the} )*(?:places?|spots?|lines?|locations?|files?|modules?) (?:where|in which|on which|at which|that|which) {t} (?:is|are|gets|was) (?:defined|declared|implemented)",
            r"(?:{show} |open |goto |go to |point me to |take me to )*(?:{the} )*(?:places?|spots?|lines?|files?|modules?) (?:that|which) (?:defines?|declares?|implements?) {t}",
        ),
    ),
)  # fmt: skip

LOCATE: tuple[Family, ...] = (
    Family(
        numbers=(),
        relation=Relation.EXISTS,
        intent=Intent.LOCATE,
        example="is there a class named Engine?",
        cues=("there", "exist", "have", "has", "contain", "defin", "include", "declare", "implement", "locat", "hold", "provid", "present", "availab", "known", "kept", "found", "live", "sit", "stand", "resid", "belong", "occur", "a ", "an "),
        polar=True,
        wordings=(
            r"(?:is|are|was|were) there (?:(?:a|an|any|some) )?(?:(?:thing|something|anything) (?:called|named) )?{t}(?: (?:anywhere|at all|somewhere|in here|here|defined))*",
            r"(?:does|do) {t} (?:even |really |actually )*exist(?: (?:anywhere|at all|in here|here))*",
            r"(?:do|does) (?:we|you|they|this|it|this (?:repo|repository|project|codebase|code)|the (?:repo|repository|project|codebase|code)) (?:have|has|contain|define|include) (?:a|an|any|some) {t}",
            r"exists? {t}",
            r"there (?:is|are|was|were) (?:(?:a|an|any|some) )?{t}(?: (?:anywhere|at all|somewhere|in here|here|defined))*",
            r"(?:does|do|did) (?!(?:we|you|they|i|it) ){b} (?:really |actually |also )*(?:define|declare|implement|contain|hold|have|provide|include)s? (?:a |an |the )?{t}",
            r"(?:is|are|was|were) {t} (?:really |actually |also )*(?:defined|declared|implemented|located|kept|found) (?:in|inside|within|under|by) {b}",
            r"(?:does|do|did) {t} (?:really |actually |also )*(?:live|sit|stand|reside|belong|occur) (?:in|inside|within|under|to) {b}",
            r"(?:is|was) {t} (?:really |actually )*(?:a|an) (?P<k>class|function|method|constant|variable|interface|enum|struct|trait|module|macro|type alias|dataclass|enum member)",
            r"(?:is|are|was|were) {t} (?:ever |even |actually |really )*(?:defined|declared|implemented|present|available|known)(?: (?:anywhere|at all|somewhere|in here|here|in (?:this|the) \w+))*",
            r"(?:does|do|did) (?:anything|something|any (?:function|class|method|symbol|thing)) (?:called|named) {t} exist(?: (?:anywhere|at all|here))*",
            r"{t} (?:exists|is defined|is there|is present)(?: (?:anywhere|at all|somewhere|in here|here))*,? (?:right|correct|no|yes|doesn't it|isn't it|or not)",
        ),
    ),
    Family(
        numbers=(12,),
        relation=Relation.OCCURS_IN,
        intent=Intent.LOCATE,
        example='where does the text "retry later" appear?',
        cues=("place", "line", "occur", "mention", "use", "usage", "using", "referenc", "appear", "text", "string", "phrase", "literal", "word", "message", "grep", "comment", "quot", "referr", "come up", "show up", "stand",),
        wordings=(
            r"(?:{show} |where {is} )?(?:{the} )*(?:places|lines|occurrences?|mentions?|uses|usages?|references?) (?:of|to|that mention) {t}(?: (?:appears?|occurs?))?",
            r"(?:{show} |where {is} )?(?:{the} )*(?:places?|lines?) where {t} (?:appears?|occurs?|is (?:mentioned|used|quoted))",
            r"where (?:in (?:the|this) \w+ )?(?:does|do|is|are) (?:the )?(?:exact )?(?:text|string|phrase|literal|words?|message|string literal|comment) {t} (?:appears?|occurs?|found|used|mentioned|stand|stands|come up|show up|written|located|defined|come from)?",
            r"where (?:does|do) {t} (?:appear|occur|come up|show up|get mentioned|stand)",
            r"where (?:is|are) {t} (?:mentioned|used|referenced|referred to|quoted)",
            r"(?:{q}|in which|in what) (?:{file}|lines?|places?) (?:contain|contains|mention|mentions|have|has|include|includes|use|uses|hold|holds) (?:the )?(?:text|string|phrase|literal|words?|message) {t}",
            r"(?:in|on|at) (?:which|what) (?:{file}|lines?|places?) (?:does|do|is|are) (?:the )?(?:exact )?(?:text|string|phrase|literal|words?|message) {t} (?:appear|occur|stand|found|mentioned|used|come up|show up)",
            r"(?:{q}|in which|in what) (?:{file}|lines?|places?) (?:mention|mentions|uses?|references?) {t}",
            r"(?:grep|search|rg|look|find)(?: for| me)?(?: the)? (?:exact )?(?:text|string|phrase|literal|words?|string literal) {t}",
            r"(?:grep|search|rg|look|find)(?: for| me)? the (?:exact )?message {t}",
            r"(?:grep|search|rg|look|find)(?: for| me)? (?:exact )?message (?P<t>\ue000.*)",
            r"grep (?:for )?{t}",
            r"who (?:uses|mentions|references) {t}",
            r"usages? of {t}",
        ),
    ),
    Family(
        numbers=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        relation=Relation.DEFINED_IN,
        intent=Intent.LOCATE,
        example="where is Engine defined?",
        cues=("",),
        wordings=(
            r"where (?:is|are) {name}(?: (?:defined|implemented|declared|located))?",  # the usual way
            r"(?:which|what) (?:file|module|source file) (?:under|in|inside|within|below) (?P<b>\S+) (?:defines|declares|implements|contains|holds|has) {t}",
            r"(?:in|at|on) (?:which|what|how many) (?:places?|spots?|locations?|lines?) (?:is|are|was|were) {t} (?:defined|declared|implemented|found|located)",
            r"(?:{show} )?(?:{the} )*(?:definitions?|declarations?) (?:of|for) {t}",
            r"(?:{show} )?(?:{the} )*{t}(?:'s)? (?:definitions?|declarations?)",
            r"where (?:in|inside|within) (?P<b>\S+) (?:is|are|was|does|do|can i find) {t}(?: {defined})*",
            r"(?:on|at|in) (?:which|what) (?:line|file|module|path)(?: (?:and|or) (?:which |what |on which |on what )?(?:line|file|module))? (?:is|are|was|does|do|can i find|would i find|will i find) {t}(?: (?:{defined}|live|start|begin|reside|sit))*",
            r"(?:{q} {is} |{show} |i need |we need |need |i want |want |looking for |gimme )*(?:{the} )*(?:line number|line|file and line|file name|filename|exact location|location|path|file|position|place|spot)(?: number)?s? (?:of|for|where|in which|that defines|that holds|that contains) (?:{the} )*(?:{loc} (?:of|for) )?{t}(?: (?:{is} |lives|gets |sits |starts|begins|resides)*(?:{defined})?)?",
            r"where (?:exactly |precisely |in (?:the|this) \w+(?: base)? |on disk |abouts )*(?:is|are|was|were|'s|does|do|did|can|could|would|might|has|have)(?:(?: i| we| one| you| they)(?: find| look for| locate| see| define| put| keep| get| look up| go for| set| declare| implement| assign| initiali[sz]e| store)?)? {t}(?: (?:been|be|being|come|comes|exactly|actually))*(?: (?:{defined}|defines?|implement|implements|declare|from))*(?: (?:at|in|from|within|inside|here))?",
            r"(?:in |at )?(?:which|what) (?:source )?(?:file|module|place|line|folder|directory|class|path|files|location)(?: and line| or module)?(?: (?:exactly))? (?:(?:do|does|did|have) (?:we|you|they|i) (?:define|declare|implement|keep|put|set|have|find)|is|are|was|were|does|do|can i find|holds?|has|contains?|defines?|implements?|declares?|provides?|houses) {t}(?: {defined}| live| in| reside)*(?: in| at| on)?",
            r"(?:{show} |point me to |point me at |take me to |bring me to |go to |jump to |navigate to |open |goto |lead me to )+(?:{the} )*(?:definition|implementation|declaration|source|code|location|place|file|line|spot|body|source code|def|path and line|path) (?:of|for|that defines|that implements|where|behind|containing|which defines) {t}(?: {is} {defined})?",
            r"(?:{q} {is} )?(?:{the} )*(?:definitions?|implementations?|declarations?|locations?|source|source code|def|path|whereabouts|home|path and line) (?:of|for) {t}",
            r"(?:i'm |i am |im |we're |we are |currently )*(?:looking|searching|hunting) for (?:{the} )*(?:(?:place|file|line|spot|code|location|definition|implementation|declaration|module|part)s? (?:that |which |where |of |in |for )+(?:defines? |implements? |declares? |contains? |holds? )?)?{t}(?: {is} {defined})?",
            r"(?:i |we )+(?:need|want|would like|'d like|have|am trying|try|wish) (?:to |you to )+(?:find|locate|see|know|look at|open|read|track down|figure out) (?:(?:out )?where |{the} )*(?:(?:place|file|line|spot|code|location|definition|implementation|declaration)s? (?:that |which |where |of |for )+(?:defines? |implements? )?)?(?:is )?{t}(?: (?:is )?{defined})?(?: (?:is|are|lives?|comes from))?",
            r"(?:do you know|any idea|can you say|tell me|you know|know|could you say|please say|find out|figure out|wondering|i wonder|show me|i'm wondering|curious) (?:exactly )?where (?:i can find |we (?:define|keep) |to find )?{t}(?: (?:is|are|was|lives?|gets?|sits?|comes from))?(?: {defined})*(?: in| from)?",
            r"(?:find me|find|locate|search for|search|look for|look up|lookup|show me|show code|show|open|goto|go to|jump to|track down|pinpoint|get me|navigate to|point me to|point me at|take me to|print) {t}(?: (?:is )?{defined})?",
            r"{t} (?:is )?(?:{defined} )?(?:where|in (?:which|what) file|in what module|location|definition|def|which file|declared where)(?: is it)?(?: {defined})?",
            r"(?:which|what) (?:file|module|folder|directory) (?:is )?{t}(?: (?:is |lives |sits )?in)?",
            r"(?:what|which) line is {t} on",
            r"(?:on |at )?(?:what|which) line (?:does|do) {t} (?:start|begin|sit|stand|live)(?: at| on| in)?",
            r"in (?:which|what) (?:place|file|module) (?:i|we|you|one) can find {t}",
            r"(?:definition|location) {t}",
            r"(?:can|could|may) (?:i|we) see (?:the )?(?:code|source|definition) (?:of|for) {t}",
            r"where {t}(?: (?:is|are|was|were|lives?|sits?|gets?|comes from|starts?|begins?))?(?: {defined})*",
        ),
    ),
)  # fmt: skip
