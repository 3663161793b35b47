"""What code does inside: exceptions raised, environment variables read, options defined, strings.

A file hint ("in config.py") is one word and becomes `Goal.member`; the options and variables
themselves are taken as they are written.
"""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import Intent, Relation

_ASK = r"(?!(?:who|what|which|where|when|how|why|does|do|did|is|are|can|could)\b)"
"""A statement does not start like a question."""

_NOT_THAT = r"(?<! that)(?<! which)(?<! who)(?<! where)"
"""“everything that raises X” speaks of nobody by name."""

_EXC = r"(?:(?:kinds? of |types? of |explicit |possible )*(?:exceptions?|errors?|panics?)(?: types?| class(?:es)?| names?)?)"
_RAISE = r"(?:raise|throw)"
_RAISES = (
    r"(?:raises|throws|(?:may|can|could|might|will|would) (?:raise|throw)|is (?:raising|throwing))"
)
_RAISED = r"(?:raised|thrown)"
_RIGHT = r"(?:,? (?:right|correct|yes|true|or not|doesn't it|isn't it|no))?"
_OFTEN = r"(?:explicitly |directly |itself |ever |actually |really |possibly |potentially |even )*"

_WHO = r"(?:who|what|(?:what|which) (?:other |else |\w+ )?(?:functions?|methods?|code|places?|modules?|files?|class(?:es)?|lines?|scripts?|parts? of the code|components?))"
_WHERE = r"(?:(?:i'm |i am |we're |we are )?(?:looking for|searching for|trying to find|trying to figure out|interested in) )?where(?: exactly| precisely| else)?(?: in (?:the|this|our|my) (?:code|codebase|code base|repo|repository|project|source|source code|sources))?"

_QUOTED = r"(?P<t>\ue000\d+\ue001)"
_DASHED = r"(?P<t>--?[\w?][\w.-]*)"
_IN = r" (?:in|inside|within|under|from) (?:the )?(?:file |module |folder |directory |package )?{x}"

_IN_CODE = _IN.replace("{x}", r"(?!\S*\.(?:toml|ini|ya?ml|json|cfg|conf|properties)\b){x}")

_ENV = r"(?:environment variables?|environment vars?|env\.? vars?|env variables?|envvars?|env-vars?|environment settings?)"
_READ = r"(?:read|used|accessed|consulted|looked up|fetched|loaded|queried|checked|referenced|retrieved|consumed|picked up|evaluated|looked at|requested|obtained)"
_TO_READ = r"(?:read|use|access|consult|look up|fetch|load|query|check|reference|retrieve|consume|pick up|evaluate|look at|get|obtain)"
_READS = r"(?:reads?|uses?|accesses|consults?|looks? up|fetches|loads?|queries|checks?|references?|retrieves?|consumes?|picks? up|evaluates?|looks? at|gets?)"
_WANTS = r"(?:read|use|access|consult|look up|fetch|load|check|reference|consume|depend on|rely on|need|require|expect|look at|support|know|understand|recogni[sz]e|honou?r|respect|accept|have|take|react to|listen to)"
_PROJECT = r"(?:project|code|codebase|code base|repo|repository|app|application|program|package|library|tool|service|software|system|cli|command|binary|script|source|server|(?:command[- ]line|cli) (?:tool|program|interface|app|application|utility|script))"
_SUBJECT = rf"(?:it|we|you|they|one|i|anything|anyone|something|any code|some code|(?:this|the|our|your|that|any|some)(?: \w+)?? {_PROJECT})"

_CLI = r"(?:(?:command[- ]line|cli|cmdline|cmd|commandline) (?:options?|flags?|switch(?:es)?|arguments?|args?|parameters?|params?))"
_OPTION = rf"(?:{_CLI}|options?|flags?|switch(?:es)?)"
_DASHED_NOUN = rf"(?:{_OPTION}|arguments?|args?|parameters?|params?)"
_OPTIONS = r"(?:options|flags|switches)"
_SET_UP = r"(?:defined|declared|registered|added|set up|specified|introduced|created|implemented|configured|located|parsed|coming from|come from)"
_SETS_UP = r"(?:defines?|declares?|registers?|adds?|sets? up|specif(?:y|ies)|introduces?|creates?|implements?|has|holds|contains)"
_HAS = r"(?:have|has|support|supports|accept|accepts|take|takes|define|defines|offer|offers|provide|provides|know|knows|understand|understands|recogni[sz]e|expose|exposes|come with|declare|declares)"

_STRING = r"(?:string literals?|string constants?|literal strings?|strings?|literals?|(?:error |log |warning |debug |info |status |exception |help )?messages?|string values?)"
_STANDS = r"(?:used|found|defined|located|written|stored|coming from|come from|comes from|appears?|appearing|occurs?|mentioned|produced|printed|logged|raised|emitted|output|set|hard-?coded|hard coded|declared|referenced|stand|stands|show up|shows up|come up|comes up|live|lives|generated|returned|sent|displayed|built|created|present)"
_HOLDS = r"(?:contains?|has|have|holds?|includes?|uses?|mentions?|prints?|logs?|emits?|defines?|outputs?|raises?|produces?|returns?|displays?|shows?|references?)"


def _anywhere_or_in(*wordings: str, inside: str = _IN) -> tuple[str, ...]:
    """Each wording with a file at its end, and without."""
    return tuple(made for wording in wordings for made in (wording + inside, wording))


_RAISED_BY = Family(
    numbers=(26,),
    relation=Relation.RAISED_BY,
    intent=Intent.NAVIGATE,
    example="who raises ConfigError?",
    cues=("rais", "thro",),
    wordings=(
        *_anywhere_or_in(
            rf"{_WHERE} {{is}} (?:the |an? )?(?:exception |error |class )?{{t}} (?:being |ever |all |actually )*{_RAISED}(?: from| by)?",
            rf"{_WHERE} (?:can|could|may|might) (?:the |an? )?(?:exception |error )?{{t}} (?:ever )?(?:be|get) {_RAISED}(?: from| by)?",
            rf"{_WHERE} (?:do|does|did) (?:{_SUBJECT}|anybody|somebody|the functions?) (?:ever )?{_RAISE} (?:the |an? )?(?:exception |error )?{{t}}",
            rf"{_WHO} (?:all |else |can |may |could |might |would |will |actually |in the code )*(?:raises?|throws?) (?:the |an? )?(?:exception |error )?{{t}}",
            r"(?:{show} )?(?:{the} )*(?:places?|sites?|lines?|spots?|locations?|code|functions?|methods?|callables?|statements?|everything|anything|everyone)(?: that| which| where| in which)* (?:raises?|throws?|raising|throwing|(?:can|may|could) (?:raise|throw)) (?:the |an? )?(?:exception |error )?{t}",
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*(?:places?|sites?|lines?|spots?|locations?|functions?|methods?) (?:where |in which |at which )+(?:the )?{{t}} {{is}} {_RAISED}",
            rf"{_WHERE} (?:the |an? )?(?:exception |error )?{{t}} (?:is|gets|was|can be|may be) (?:being |ever )*{_RAISED}(?: from| by)?",
        ),
        r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:raise|throw|raising|throwing) (?:sites?|places?|statements?|locations?|points?) (?:of|for) (?:the )?{t}",
        r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:raisers?|throwers?) of (?:the )?{t}",
        rf"(?:by )?(?:whom|what|which (?:functions?|methods?|code)) {{is}} (?:the )?{{t}} {_RAISED}(?: by)?",
        rf"(?:from|in|at) (?:where|which (?:functions?|methods?|files?|places?|lines?|modules?)) {{is}} (?:the )?{{t}} {_RAISED}",
        rf"{{t}} (?:is |gets )?{_RAISED} (?:where|by whom|by what|by who|from where|in which (?:files?|functions?|places?))",
    ),
)  # fmt: skip

_RAISES_LIST = (
    rf"{{q}} (?:{_EXC} )?(?:does|do|did|will|would|can|could|may|might|should) {{t}} {_OFTEN}{_RAISE}",
    rf"{{q}} {_EXC} (?:can|could|may|might|will|would) come out of {{t}}",
    rf"{{q}} {_EXC} (?:can|could|may|might|will|would) come out of {{t}} directly",
    rf"{{q}} (?:all )?(?:is|can be|could be|may be|might be|gets|get|can get) (?:explicitly |directly |possibly |ever )*{_RAISED} (?:by|in|inside|within|from|out of) {{t}}",
    rf"{{q}} {_EXC} (?:is|are|may be|can be|could be|might be|get|gets|was|were|will be) (?:explicitly |directly |possibly |ever )*{_RAISED} (?:by|in|inside|within|from|out of) {{t}}",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{_EXC}(?: that| which)?(?: is| are| can be| may be| could be| get| gets)? (?:explicitly )?{_RAISED} (?:by|in|inside|within|from|out of) {{t}}",
    rf"(?:{{show}} )?(?:{{the}} )*{_EXC}(?: that| which)? {{t}} {_OFTEN}{_RAISES}",
    rf"{{q}} (?:{_EXC} )?{{t}} {_OFTEN}{_RAISES}",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*(?:{_EXC}|raises|throws|raise statements?|throw statements?) (?:of|from|in|for|inside) {{t}}",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*(?:raised|thrown) {_EXC} (?:of|from|in|for|inside|by) {{t}}",
    rf"{_ASK}{{t}}{_NOT_THAT} {_RAISES} (?:what|which|which {_EXC}|what {_EXC})",
    rf"{_ASK}{{t}}{_NOT_THAT} (?:raises|throws)",
    rf"{_ASK}{{t}}(?:'s)? (?:raised |thrown )?exceptions(?: {_RAISED})?",
)

_ONE_ENV = (
    *_anywhere_or_in(
        rf"{_WHERE} {{is}} (?:the )?{_ENV} {{t}} (?:being |ever |actually |all |first )*{_READ}(?: from)?",
        rf"{_WHERE} {{is}} (?:the )?{{t}} {_ENV} (?:being |ever |actually |all |first )*{_READ}(?: from)?",
        rf"{_WHERE} (?:do|does|did|can) {_SUBJECT} {_TO_READ} (?:the )?{_ENV} {{t}}",
        rf"{_WHERE} (?:do|does|did|can) {_SUBJECT} {_TO_READ} (?:the )?{{t}} {_ENV}",
        rf"(?:in )?{_WHO} {_READS} (?:the |from the )?{_ENV} {{t}}",
        rf"(?:in )?{_WHO} {_READS} (?:the )?{{t}} {_ENV}",
        rf"(?:in )?(?:what|which) (?:source )?(?:file|module|line|place|function|files|modules|lines|places|functions) {{is}} (?:the )?{_ENV} {{t}} {_READ}(?: in| at| from)?",
        rf"(?:in )?(?:what|which) (?:source )?(?:file|module|line|place|function|files|modules|lines|places|functions) {{is}} (?:the )?{{t}} {_ENV} {_READ}(?: in| at| from)?",
        rf"(?:{{show}} )?(?:{{the}} )*(?:reads?|uses?|usages?|places?|code|lines?|accesses|access|locations?|spots?|reading|lookups?) (?:of |that |which |where |for |to |in which |using |reading )+(?:(?:we |it |they )?{_READS} )?(?:the )?{_ENV} {{t}}(?: (?:is|gets) {_READ})?",
        rf"(?:{{show}} )?(?:{{the}} )*(?:reads?|uses?|usages?|places?|code|lines?|accesses|access|locations?|spots?|reading|lookups?) (?:of |that |which |where |for |to |in which |using |reading )+(?:(?:we |it |they )?{_READS} )?(?:the )?{{t}} {_ENV}(?: (?:is|gets) {_READ})?",
        rf"{_WHERE} (?:the )?{_ENV} {{t}} (?:is|gets|was) (?:being |ever )*{_READ}",
        rf"{_WHERE} (?:the )?{{t}} {_ENV} (?:is|gets|was) (?:being |ever )*{_READ}",
    ),
    r"where {is} {t} (?:being |ever |actually )*(?:read|taken|fetched|loaded|obtained|looked up|retrieved) (?:from|in) (?:the )?(?:process )?env(?:ironment)?",
    r"where (?:do|does) .{1,20}? (?:read|take|get|fetch|load) {t} from (?:the )?(?:process )?env(?:ironment)?",
    rf"(?:find|locate|search for|look for|look up)(?: me)? (?:the )?{_ENV} {{t}}",
    rf"(?:the )?{_ENV} {{t}}(?: (?:is )?{_READ} (?:where|by what|by whom|in which file))?",
    rf"{{t}} {_ENV}",
)

_ALL_ENV = (
    rf"{{q}} {_ENV} {{does}} {_SUBJECT} (?:actually |all )*{_WANTS}(?: from)?",
    rf"{{q}} {_ENV} {{is}} (?:there|(?:being |actually )*(?:{_READ}|needed|required|supported|available|recogni[sz]ed|expected|honou?red|respected|known|relevant))(?: (?:by|in|for|from|within) {_SUBJECT})?(?: here)?",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{_ENV}(?: (?:that |which )?(?:{{is}} )?(?:{_READ}|needed|required|supported|available|recogni[sz]ed|expected|known))?(?: (?:by|in|for|of|from|within) {_SUBJECT})?",
    rf"(?:{{show}} )?(?:{{the}} )*{_ENV}(?: that| which)? {_SUBJECT} {_READS}",
    rf"{{q}} {_ENV} (?:do i|do we|must i|should i|can i|can we|could i|need to be|have to be|must be|should be|can be|may be) ?(?:need to |have to )?(?:set|be set|configure|define|export|configured|exported)?",
)

_FILE_ENV = (
    rf"{{q}} {_ENV} {{does}} (?:the )?(?:file |module |function |class |method )?{{x}} {_WANTS}(?: from)?",
    rf"{{q}} {_ENV} {{is}} {_READ} (?:by|in|inside|from|within|under) (?:the )?(?:file |module |function |class |method |folder |directory )?{{x}}",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{_ENV}(?: (?:that |which )?(?:{{is}} )?{_READ})? (?:by|in|inside|of|from|within|under) (?:the )?(?:file |module |function |class |method |folder |directory )?{{x}}",
    rf"(?:{{show}} )?(?:{{the}} )*{_ENV}(?: that| which)? {{x}} {_READS}",
)

_IS_ENV = (
    rf"(?:does|do|did|will|would|can) {_SUBJECT} (?:ever |actually |really |even )*{_WANTS} (?:the |an? )?{_ENV} (?:called |named )?{{t}}",
    rf"(?:does|do|did|will|would|can) {_SUBJECT} (?:ever |actually |really |even )*{_WANTS} (?:the |an? )?{{t}} {_ENV}",
    rf"(?:does|do|did|will|would|can) {_SUBJECT} (?:ever |actually |really |even )*{_TO_READ} {{t}} (?:from|in|out of) (?:the )?(?:process )?env(?:ironment)?",
    rf"(?:does|do|did) {_SUBJECT} (?:ever |actually |really |even )*read (?P<t>[a-z][a-z0-9]*(?:_[a-z0-9]+)+)",
    rf"is (?:the )?{_ENV} {{t}} (?:ever |actually |really |even |being )*{_READ}(?: by {_SUBJECT})?(?: anywhere| at all| somewhere)*",
    rf"is (?:the )?{{t}} {_ENV} (?:ever |actually |really |even |being )*{_READ}(?: by {_SUBJECT})?(?: anywhere| at all| somewhere)*",
    r"is {t} (?:ever |actually |really )*(?:read|taken|fetched|loaded|looked up|retrieved) (?:from|in) (?:the )?(?:process )?env(?:ironment)?",
    rf"is there (?:an? |any )?{_ENV} (?:called |named )?{{t}}",
    rf"{_ASK}(?:the )?{_ENV} {{t}} (?:is|gets) {_READ}(?: by {_SUBJECT})?{_RIGHT}",
)

_ONE_OPTION = tuple(
    wording
    for what in (rf"{_DASHED}(?: {_DASHED_NOUN})?", rf"{_QUOTED} {_OPTION}",
                 rf"{_DASHED_NOUN} {_DASHED}", rf"{_OPTION} {_QUOTED}", rf"{{t}} {_CLI}", rf"{_CLI} (?:called |named )?{{t}}")
    for wording in (
        *_anywhere_or_in(
            rf"{_WHERE} {{is}} (?:the |an? |our )?{what} (?:being |actually |first )*{_SET_UP}(?: at| in)?",
            rf"{_WHERE} (?:do|does|did) {_SUBJECT} {_SETS_UP} (?:the |an? )?{what}",
            inside=_IN_CODE,
        ),
        rf"{_WHERE} (?:is|are|does|can i find)(?: the| an?)? {what}(?: come from| live)?",
        rf"{_WHERE} (?:the )?{what} (?:is|gets|was) {_SET_UP}",
        rf"(?:in )?{_WHO} (?:{{is}} )?{_SETS_UP} (?:the |an? )?{what}",
        rf"(?:in )?(?:what|which) (?:source )?(?:file|module|line|place|function) {{is}} (?:the )?{what} {_SET_UP}(?: in| at)?",
        rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*(?:definition|declaration|location|place|line|spot|code|registration|origin) (?:of |for |that |which |where |behind |defining |adding )+(?:{_SETS_UP} )?(?:the )?{what}(?: is {_SET_UP})?",
        rf"(?:find|locate|search for|look for|look up|show)(?: me)? (?:the )?{what}(?: definition)?",
        rf"(?:the )?{what}(?: (?:is )?{_SET_UP} (?:where|in which file)| definition)?",
    )
)  # fmt: skip

_ALL_OPTIONS = (
    rf"{{q}} (?:{_CLI}|{_OPTIONS}) {{does}} {_SUBJECT} (?:all )?{_HAS}",
    rf"{{q}} (?:all )?(?:the )?{_CLI} {{is}} (?:there|{_SET_UP}|available|supported|accepted|offered|possible|known)(?: (?:by|in|for|of) {_SUBJECT})?(?: here)?",
    rf"{{q}} (?:{_CLI}|{_OPTIONS}) {{is}} (?:available|supported|accepted|offered|there|{_SET_UP}) (?:by|for|in|on) {_SUBJECT}",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*(?:available |supported |possible |defined )*{_CLI}(?: (?:that |which )?(?:{{is}} )?(?:available|supported|accepted|there|{_SET_UP}))?(?: (?:by|in|for|of|on) {_SUBJECT})?",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{_CLI}(?: that| which)? {_SUBJECT} {_HAS}",
    rf"{{q}} {_CLI} (?:can|may|could) (?:i|we|one|be) (?:pass|use|passed|used|give|given)(?: to {_SUBJECT})?",
)

_FILE_OPTIONS = (
    rf"{{q}} {_CLI} {{does}} (?:the )?(?:file |module |function |script )?{{x}} {_HAS}",
    rf"{{q}} {_CLI} {{is}} {_SET_UP} (?:by|in|inside|within|under) (?:the )?(?:file |module |function |folder )?{{x}}",
    rf"(?:{{show}} )?(?:{{the}} )*{_CLI}(?: (?:that |which )?(?:{{is}} )?{_SET_UP})? (?:by|in|inside|of|within|under) (?:the )?(?:file |module |function |folder )?{{x}}",
)

_IS_OPTION = tuple(
    wording
    for what in (rf"{_DASHED}(?: {_DASHED_NOUN})?", rf"{_QUOTED} {_OPTION}", rf"{_DASHED_NOUN} (?:called |named )?{_DASHED}",
                 rf"{_OPTION} (?:called |named )?{_QUOTED}", rf"{_CLI} (?:called |named )?{{t}}")
    for wording in (
        rf"(?:is|are) there (?:an? |any |some )?{what}(?: (?:here|anywhere|at all|defined|available))*",
        rf"(?:does|do|did) {_SUBJECT} (?:even |actually |already )*{_HAS} (?:an? |the |any )?{what}",
        rf"(?:does|do) (?:an? |the |any )?{what} (?:even |actually )?exist(?: anywhere| at all)*",
        rf"(?:can|may|could) (?:i|we|one) (?:pass|use|give) (?:an? |the )?{what}(?: to {_SUBJECT})?",
        rf"is (?:the |an? )?{what} (?:supported|accepted|available|valid|recogni[sz]ed|{_SET_UP})(?: by {_SUBJECT})?(?: anywhere| at all)*",
        rf"{_ASK}there is (?:an? |the )?{what}{_RIGHT}",
    )
)  # fmt: skip

_STRINGS = (
    *_anywhere_or_in(
        rf"{_WHERE} {{is}} (?:the )?(?:exact )?{_STRING} {_QUOTED} (?:being |ever |actually |first |all )*{_STANDS}(?: at| in| from)?",
        rf"{_WHERE} (?:do|does|did) (?:the )?(?:exact )?{_STRING} {_QUOTED} (?:appear|occur|come from|originate|show up|come up|stand|live|get {_STANDS})",
        rf"{_WHERE} (?:do|does|did) {_SUBJECT} (?:use|print|log|emit|define|mention|raise|output|return|produce|write|show|display|have|reference|set) (?:the )?(?:exact )?{_STRING} {_QUOTED}",
    ),
    rf"{_WHERE} (?:is|are|can i find) (?:the )?(?:exact )?{_STRING} {_QUOTED}",
    rf"{_WHERE} {{is}} (?:the )?{_QUOTED} (?:string|string literal|literal|message|error message|log message|string constant) (?:being |ever |first )*{_STANDS}(?: at| in| from)?",
    rf"{_WHERE} (?:is|are|can i find) (?:the )?{_QUOTED} (?:string|string literal|literal|message|error message|log message|string constant)",
    rf"(?:in )?{_WHO} {_HOLDS} (?:the )?(?:exact )?{_STRING} {_QUOTED}",
    rf"(?:in )?(?:what|which|what source|which source) (?:file|files|line|lines|place|places|module|modules|function|functions) {_HOLDS} (?:the )?(?:exact )?{_STRING} {_QUOTED}",
    rf"(?:in )?(?:what|which|what source|which source) (?:file|files|line|lines|place|places|module|modules|function|functions) {{is}} (?:the )?(?:exact )?{_STRING} {_QUOTED}(?: {_STANDS})?(?: in| at)?",
    rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*(?:places?|lines?|occurrences?|uses?|usages?|code|file|files|location|locations|source|origin|definition) (?:of |that |which |where |with |containing |using |in which |for )+(?:{_HOLDS} )?(?:{{the}} )*(?:exact )?{_STRING} {_QUOTED}(?: (?:is|gets) {_STANDS}| appears| occurs)?",
    rf"(?:grep|search|rg|look|find|locate)(?: for| me)?(?: the| all)?(?: uses of the)? (?:exact )?{_STRING} {_QUOTED}",
    rf"(?:the )?{_STRING} {_QUOTED}(?: {_STANDS})?(?: where| in which file)?",
)

_PRINTED = (
    rf"{_WHO} (?:prints?|logs?|emits?|outputs?|shows?|displays?|writes?|says?) (?:the |an? )?(?:{_STRING} |text )?{_QUOTED}",
    rf"{_WHERE} {{is}} (?:the )?(?:{_STRING} |text )?{_QUOTED} (?:being |ever )*(?:printed|logged|emitted|output|displayed|shown|written out)(?: from)?",
    rf"i(?:'m| am)? (?:see|get|got|saw|keep (?:seeing|getting)|seeing|getting) (?:an? |the |this )?(?:{_STRING} |error )?{_QUOTED}(?: in \w+(?: \w+)?)?,? (?:and |so )?(?:where|from where|which (?:file|line|code|function))(?: does| is| do)? (?:it|that|this)(?: message| string)?(?: is)? (?:come from|comes from|coming from|printed|raised|logged|originate|defined|emitted|used|produced)",
)

_ANY_ENV = (
    rf"(?:is|are) there (?:any |some )?{_ENV}(?: (?:that |which )?(?:{{is}} )?(?:{_READ}|needed|required|supported))?(?: (?:by|in) {_SUBJECT})?",
    rf"(?:does|do) {_SUBJECT} (?:ever |actually |even )*{_WANTS} (?:any |some )?{_ENV}(?: at all)?",
    rf"(?:is|are) any {_ENV} {_READ}(?: (?:by|in) {_SUBJECT})?",
)

_ANY_OPTION = (
    rf"(?:is|are) there (?:any |some )?{_CLI}(?: {_SET_UP}| at all)*(?: (?:by|in|for) {_SUBJECT})?",
    rf"(?:does|do) {_SUBJECT} (?:actually |even )*{_HAS} (?:any |some )?{_CLI}(?: at all)?",
)

_IS_STRING = (
    rf"is (?:the )?(?:exact )?(?:{_STRING}|text|phrase|words?) {_QUOTED} (?:ever |actually |really |even )*(?:{_STANDS}|there|in (?:any file|the code|the source|a file|use))(?: anywhere| at all| somewhere| in any file| in the code| by {_SUBJECT})*",
    rf"is (?:the )?(?:exact )?(?:{_STRING}|text|phrase|words?) {_QUOTED}(?: (?:anywhere|there|somewhere|at all))*(?: in (?:any file|the code|the source|any of the files))?",
    rf"(?:does|do|did) (?:the )?(?:exact )?(?:{_STRING}|text|phrase|words?) {_QUOTED} (?:ever |actually |even )*(?:appear|occur|exist|show up|come up|stand)(?: anywhere| at all| somewhere| in any file| in the code)*",
    rf"(?:does|do) (?:any (?:file|code|module|line)|{_SUBJECT}|some file) (?:ever |actually )*(?:contain|have|hold|include|use|mention|print|log|emit) (?:the )?(?:exact )?(?:{_STRING}|text|phrase|words?) {_QUOTED}",
    rf"(?:is|are) there (?:an? |any |some )?(?:(?:place|file|line|code|occurrence)s? (?:with |that contains? |containing |of |using |that uses? )(?:the )?)?(?:exact )?(?:{_STRING}|text|phrase|words?) {_QUOTED}(?: anywhere| at all| somewhere| in the code)*",
)

BODIES: tuple[Family, ...] = (
    Family(
        numbers=(12,),
        relation=Relation.EXISTS,
        intent=Intent.LOCATE,
        example='is the string "retry later" anywhere?',
        cues=("string", "literal", "message", "text", "phrase", "word"),
        role=Role.TEXT,
        polar=True,
        wordings=_IS_STRING,
    ),
    Family(
        numbers=(12,),
        relation=Relation.OCCURS_IN,
        intent=Intent.LOCATE,
        example='where is the string "retry later" used?',
        cues=("string", "literal", "message"),
        role=Role.TEXT,
        about="string",
        wordings=_STRINGS,
    ),
    Family(
        numbers=(12,),
        relation=Relation.OCCURS_IN,
        intent=Intent.LOCATE,
        example='what prints "retry later"?',
        cues=("print", "log", "emit", "output", "show", "display", "writ", "say", "i see", "i get", "i got", "i saw", "i keep", "i'm", "i am"),
        role=Role.TEXT,
        about="string",
        wordings=_PRINTED,
    ),
    Family(
        numbers=(14,),
        relation=Relation.ENV_VAR,
        intent=Intent.LOCATE,
        example="does this project read any environment variables?",
        cues=("env",),
        role=Role.TEXT,
        polar=True,
        wordings=_ANY_ENV,
    ),
    Family(
        numbers=(14,),
        relation=Relation.ENV_VAR,
        intent=Intent.LOCATE,
        example="where is DATABASE_URL read?",
        cues=("read",),
        role=Role.TEXT,
        wordings=(rf"{_WHERE} {{is}} (?P<t>[a-z][a-z0-9]*(?:_[a-z0-9]+)+) (?:being |ever |actually )*read",),
    ),
    Family(
        numbers=(15,),
        relation=Relation.CLI_OPTION,
        intent=Intent.LOCATE,
        example="are there any command line options?",
        cues=("option", "flag", "switch", "arg", "param"),
        role=Role.TEXT,
        polar=True,
        wordings=_ANY_OPTION,
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISED_BY,
        intent=Intent.NAVIGATE,
        example="at how many places is ConfigError raised?",
        cues=("rais", "thro",),
        counted=True,
        wordings=(
            rf"how (?:often|many times) {{is}} (?:the )?{{t}} (?:being )?{_RAISED}",
            rf"(?:at|in|from) how many places {{is}} (?:the )?{{t}} {_RAISED}",
            r"how many (?:places|sites|lines|statements|spots) (?:raise|throw) (?:the )?{t}",
            rf"(?:the )?(?:number|count) of (?:places|raise sites|sites|lines) (?:that (?:raise|throw) |of |for |where )(?:the )?{{t}}(?: is {_RAISED})?",
        ),
    ),
    _RAISED_BY,
    Family(
        numbers=(26,),
        relation=Relation.RAISED_BY,
        intent=Intent.NAVIGATE,
        example="is ConfigError raised anywhere?",
        cues=("rais", "thro",),
        polar=True,
        wordings=(
            rf"is (?:the )?(?:exception |error )?{{t}} (?:ever |actually |even |really )*{_RAISED}(?: (?:anywhere|at all|somewhere|by anything|by anyone|in the code|by any code))*",
            rf"(?:does|do|did) (?:{_SUBJECT}|anybody|somebody|any functions?|any methods?) (?:ever |actually )*{_RAISE} (?:the |an? )?{{t}}",
        ),
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISES,
        intent=Intent.NAVIGATE,
        example="how many exceptions does parse raise?",
        cues=("rais", "thro",),
        counted=True,
        wordings=(
            rf"how many (?:different |distinct )?{_EXC} (?:does|do|can|could|may|might) {{t}} {_OFTEN}{_RAISE}",
            rf"how many (?:different |distinct )?{_EXC} (?:is|are|can be) {_RAISED} (?:by|in|inside|from) {{t}}",
        ),
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISES,
        intent=Intent.NAVIGATE,
        example="does parse raise anything?",
        cues=("rais", "thro", "panic"),
        polar=True,
        transitive=True,
        wordings=(
            rf"(?:does|do|can|could|will|would|may|might) {{t}} {_OFTEN}{_RAISE}(?: (?:anything|something|any {_EXC}|an? {_EXC}|{_EXC}))?(?: at all)?",
            rf"(?:is|are|can|could|may|might) (?:anything|something|any {_EXC}|an? (?:exception|error)|there (?:any )?{_EXC}) (?:be |ever )*{_RAISED} (?:by|in|inside|within|from) {{t}}",
        ),
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISES,
        intent=Intent.NAVIGATE,
        example="can parse panic?",
        cues=("panic",),
        polar=True,
        transitive=True,
        about="panic",
        wordings=(
            rf"(?:does|do|can|could|will|would|may|might) {{t}} {_OFTEN}panic",
            rf"{_ASK}{{t}} (?:panics|can panic|may panic|could panic|might panic){_RIGHT}",
        ),
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISES,
        intent=Intent.NAVIGATE,
        example="can parse raise ValueError?",
        cues=("rais", "thro",),
        polar=True,
        transitive=True,
        wordings=(
            rf"(?:can|could|may|might) {{t}} {_OFTEN}{_RAISE} (?:an? |the )?{{x}}(?: exceptions?| errors?)?",
            rf"(?:can|could|may|might) (?:an? |the )?{{x}} (?:ever |actually )*be {_RAISED} (?:by|in|inside|from|out of) {{t}}",
            rf"{_ASK}{{t}} (?:can|could|may|might) {_OFTEN}{_RAISE} (?:an? |the )?{{x}}(?: exceptions?| errors?)?{_RIGHT}",
        ),
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISES,
        intent=Intent.NAVIGATE,
        example="does parse raise ValueError?",
        cues=("rais", "thro",),
        polar=True,
        wordings=(
            rf"(?:does|do|did|will|would|doesn't) {{t}} {_OFTEN}{_RAISE} (?:an? |the )?{{x}}(?: exceptions?| errors?)?(?: anywhere| at all| somewhere)*",
            rf"(?:is|are|was) (?:an? |the )?{{x}} (?:ever |actually |explicitly )*{_RAISED} (?:by|in|inside|from|within|out of) {{t}}",
            rf"{_ASK}{{t}}{_NOT_THAT} {_OFTEN}(?:raises|throws) (?!what\b|which\b)(?:an? |the )?{{x}}(?: exceptions?| errors?)?{_RIGHT}",
            rf"{_ASK}(?:an? |the )?{{x}} is {_RAISED} (?:by|in|inside|from|within) {{t}}{_RIGHT}",
        ),
    ),
    Family(
        numbers=(26,),
        relation=Relation.RAISES,
        intent=Intent.NAVIGATE,
        example="which exceptions does parse raise?",
        cues=("rais", "thro", "except", "error", "panic"),
        wordings=_RAISES_LIST,
    ),
    Family(
        numbers=(14,),
        relation=Relation.ENV_VAR,
        intent=Intent.LOCATE,
        example="how many environment variables are read?",
        cues=("env",),
        role=Role.TEXT,
        counted=True,
        wordings=(
            rf"how many (?:different |distinct )?{_ENV} {{is}} (?:there|{_READ})(?: (?:by|in|here|from) ?{_SUBJECT}?)?",
            rf"how many (?:different |distinct )?{_ENV} {{does}} {_SUBJECT} {_WANTS}",
        ),
    ),
    Family(
        numbers=(14,),
        relation=Relation.ENV_VAR,
        intent=Intent.LOCATE,
        example="is the environment variable HOME read?",
        cues=("env", "read"),
        role=Role.TEXT,
        polar=True,
        wordings=_IS_ENV,
    ),
    Family(
        numbers=(14,),
        relation=Relation.ENV_VAR,
        intent=Intent.LOCATE,
        example="which environment variables does this project read?",
        cues=("env",),
        role=Role.TEXT,
        wordings=(*_ALL_ENV, *_FILE_ENV),
    ),
    Family(
        numbers=(14,),
        relation=Relation.ENV_VAR,
        intent=Intent.LOCATE,
        example="where is the environment variable HOME read?",
        cues=("env",),
        role=Role.TEXT,
        wordings=_ONE_ENV,
    ),
    Family(
        numbers=(15,),
        relation=Relation.CLI_OPTION,
        intent=Intent.LOCATE,
        example="how many command line options are there?",
        cues=("option", "flag", "switch", "arg", "param"),
        role=Role.TEXT,
        counted=True,
        wordings=(
            rf"how many (?:different |distinct )?{_CLI} {{is}} (?:there|{_SET_UP}|available|supported)(?: (?:by|in|here|for) ?{_SUBJECT}?)?",
            rf"how many (?:different |distinct )?(?:{_CLI}|{_OPTIONS}) {{does}} {_SUBJECT} {_HAS}",
        ),
    ),
    Family(
        numbers=(15,),
        relation=Relation.CLI_OPTION,
        intent=Intent.LOCATE,
        example="is there a --verbose option?",
        cues=("-", "option", "flag", "switch", "command", "cli", "cmd"),
        role=Role.TEXT,
        polar=True,
        wordings=_IS_OPTION,
    ),
    Family(
        numbers=(15,),
        relation=Relation.CLI_OPTION,
        intent=Intent.LOCATE,
        example="what command line options are there?",
        cues=("option", "flag", "switch", "arg", "param"),
        role=Role.TEXT,
        wordings=(*_ALL_OPTIONS, *_FILE_OPTIONS),
    ),
    Family(
        numbers=(15,),
        relation=Relation.CLI_OPTION,
        intent=Intent.LOCATE,
        example="where is the --verbose option defined?",
        cues=("-", "option", "flag", "switch", "command", "cli", "cmd"),
        role=Role.TEXT,
        wordings=_ONE_OPTION,
    ),
)  # fmt: skip
