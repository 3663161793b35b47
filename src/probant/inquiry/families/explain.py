"""What code is said to do, what a thing is and how it works, and what to look at in a change."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import Intent, Relation

_FUNCTION = r"(?:functions?|methods?|funcs?|routines?|subroutines?|procedures?|helpers?(?: functions?)?|callables?)"
_CLASS = r"(?:class(?:es)?|structs?|types?|interfaces?|traits?|objects?)"
_CODE = r"(?:code|piece of code|bit of code|part of (?:the|this) (?:code|codebase|program|project)|part|place|spot|section|logic|module|file|component|handler|thing|bit|one)"
_SEEK = r"(?:(?:i'm |i am |im |we're |we are |currently )*(?:looking|searching|hunting|on the lookout) for |(?:i |we )(?:need|want|would like|'d like)(?: to (?:find|locate|see|know))? |(?:{show}|point me (?:to|at)|take me to|locate|look for|search for|where is|where's|where are|what is|what's|is there|do we have|there is|there's|which is) )*"
_THIS = r"(?:this|the following|exactly this|just this|this job|something like this|that|so)"
_DOES = r"(?:does|do|performs?|implements?|is used to|is used for|is responsible for|is there to|takes care of|is meant to|serves to|handles?|deals with|is for|fulfils?|fulfills?)"
_SAYS = r"(?:job|purpose|task|description|docstring|documentation|doc|responsibility|summary|role) (?:is|says|reads|would be|was|states)(?: to| that it)?"
_WE = r"(?:we|i|they|you|it|this (?:project|repo|repository|library|package|codebase|program)|the (?:project|repo|library|package|code|codebase|program|app|application|server|client|system|tool))"
_LED = r"(?:.*? )?"
_DESCRIPTION = "(?P<t>\\S+ \\S.*)"
"""At least two words: one alone is a name."""

_NOT_A_RELATION = r"(?!(?:calls?|called|imports?|imported|extends?|inherits?|subclass(?:es)?|implements?|overrides?|overridden|raises?|throws?|is|are|was|were|has|have|does|do|did|named|called|defined|uses?|in|on|of|at|mentions?|references?|contains?|defines?|tests?|changed|can|should|takes?|accepts?) )"
"""Verbs that ask how definitions relate, not what one does."""

_PLAIN = "(?P<t>(?:[a-z][a-z0-9'/-]*|\ue000\\d+\ue001)(?: [a-z0-9][a-z0-9'/+#-]*)*)"
"""Plain words, or something quoted: an identifier has its own questions."""

_DONE = r"(?!(?:defined|declared|implemented|located|introduced|placed|stored|used|called|invoked|imported|required|extended|inherited|subclassed|derived|created|situated|mentioned|referenced|referred|quoted|assigned|instantiated|overridden|raised|tested|exported|configured|documented|described|deprecated|named|changed|added|removed|deleted|modified|touched|updated|committed|renamed|edited|based|decorated|abstracted|typed|annotated|nested|need|authored|handled|tagged|imported|depended|skipped|set up|shared|supported|included|expected|accepted|passed|declared|received|needed|wanted|affected|altered|pulled|triggered|run|enforced|defined|exposed|released|installed|listed|registered|published|licensed|pinned|bounded|counted|failed|executed) ?)[a-z-]+ed"
"""What is done to a thing, unless it asks for a relation. No list: it must not draw slips."""

DESCRIBED: tuple[Family, ...] = (
    Family(
        numbers=(64,),
        relation=Relation.DESCRIBED_AS,
        intent=Intent.LOCATE,
        example="which function does the following: remove duplicates from a list?",
        cues=("function", "method", "func", "routine", "subroutine", "procedure", "helper", "callable"),
        role=Role.TEXT,
        about="function",
        wordings=(
            rf"{_LED}{_FUNCTION} (?:(?:is it |is that |that|which|who) )*(?:does|do|performs?) {_THIS},? {_DESCRIPTION}",
            rf"{_LED}{_FUNCTION} for {_THIS},? {_DESCRIPTION}",
            rf"{_LED}{_FUNCTION} (?:is |that is |which is )*(?:described|documented|summari[sz]ed|explained) (?:by|as|with|like(?: this)?)(?: the words?)? {{t}}",
            rf"{_LED}{_FUNCTION} whose {_SAYS} {_DESCRIPTION}",
            rf"{_LED}{_FUNCTION} (?:with|that has|having|which has) (?:this|the following|such a|the|a) (?:purpose|description|docstring|job|documentation|summary|task) {_DESCRIPTION}",
            rf"(?:what is|what's|tell me) (?:the )?(?:name of )?(?:the )?{_FUNCTION}(?: called| named)? (?:that|which) (?:does {_THIS} |{_NOT_A_RELATION}){_DESCRIPTION}",
            rf"{_SEEK}(?:{{the}} )*{_FUNCTION} (?:that|which) (?:is (?:used|meant|there|responsible) (?:to|for) |does the |will |can )?{_NOT_A_RELATION}{_DESCRIPTION}",
            rf"{_SEEK}(?:{{the}} )*{_FUNCTION} (?:to|for) {_NOT_A_RELATION}{_DESCRIPTION}",
            rf"(?:which|what)(?: of the| of these)? {_FUNCTION} (?:is it that |is (?:used|meant|there|responsible) (?:to|for) |takes care of |would )?{_NOT_A_RELATION}{_DESCRIPTION}",
            rf"(?:which|what) {_FUNCTION} (?:do i|do we|should i|can i|does one) (?:use|call|need) to {_DESCRIPTION}",
        ),
    ),
    Family(
        numbers=(64,),
        relation=Relation.DESCRIBED_AS,
        intent=Intent.LOCATE,
        example="which class keeps a pool of open connections?",
        cues=("class", "struct", "type", "interface", "trait", "object"),
        role=Role.TEXT,
        about="class",
        wordings=(
            rf"{_LED}{_CLASS} (?:that|which) (?:does|do|performs?) {_THIS},? {_DESCRIPTION}",
            rf"{_LED}{_CLASS} (?:is |that is )*(?:described|documented) (?:by|as|with) {{t}}",
            rf"{_LED}{_CLASS} whose {_SAYS} {_DESCRIPTION}",
            rf"{_SEEK}(?:{{the}} )*{_CLASS} (?:that|which) (?:is (?:used|meant|responsible) (?:to|for) |will |can )?{_NOT_A_RELATION}{_DESCRIPTION}",
            rf"(?:which|what) {_CLASS} (?:is (?:used|meant|there|responsible) (?:to|for) |takes care of |represents |holds |keeps |models |stores ){_NOT_A_RELATION}{_DESCRIPTION}",
        ),
    ),
    Family(
        numbers=(64,),
        relation=Relation.DESCRIBED_AS,
        intent=Intent.LOCATE,
        example="where is authentication handled?",
        cues=("handl", "deal", "dealt", "care", "logic", "code for", "code behind", "part", "place", "done", "tak", "carried", "happen", "piece", "responsible", "code that", "code which", "manage", "perform", "carry", "goes"),
        role=Role.TEXT,
        about="concept",
        wordings=(
            rf"(?:where|how and where)(?: in (?:the|this) \w+)? (?:is|are|does|do|gets?) (?:the )?{_PLAIN} (?:being )?(?:handled|dealt with|taken care of|done|happen|happening|take place|taking place|carried out|go on|going on)",
            rf"{_SEEK}(?:{{the}} )*{_CODE} (?:that|which|where) (?:we |it )?(?:does|do|handles?|deals? with|takes? care of|manages?|performs?|is responsible for|is in charge of|is concerned with|cares about|is about) (?:the )?{_PLAIN}",
            rf"{_SEEK}(?:{{the}} )*(?:code|source|logic|implementation code|machinery|part|piece of code) (?:for|behind|around|of) (?:the )?{_PLAIN}",
            rf"where (?:do|does|did) {_WE} (?:handle|deal with|take care of|manage|perform|carry out|do) (?:the )?{_PLAIN}",
            rf"where (?:the )?{_PLAIN} (?:happens?|takes? place|is (?:handled|done|dealt with|taken care of|carried out)|gets (?:handled|done)|goes on)",
            rf"how (?:is|are) (?:the )?{_PLAIN} (?:handled|done|dealt with),? and where",
            rf"{_SEEK}(?:{{the}} )*{_PLAIN} (?:logic|code|machinery|stuff|functionality)(?: (?:implemented|located|defined|found|live))?",
            rf"(?:what|who|(?:which|what) (?:code|part|module|file|component)) (?:handles|deals with|takes care of|is responsible for|is in charge of|does) (?:the )?{_PLAIN}",
        ),
    ),
    Family(
        numbers=(64,),
        relation=Relation.DESCRIBED_AS,
        intent=Intent.LOCATE,
        example="where do we parse the config file?",
        cues=("where",),
        role=Role.TEXT,
        wordings=(
            rf"where (?:do|does|did) {_WE} (?:actually |really )*(?!(?:find|define|keep|put|look|locate|see|get|have|use|mention|call|import|invoke|implement|declare|go|document|test|come|live|set|store|reference|extend|subclass|override|raise|throw|instantiate) ){_DESCRIPTION}",
            rf"where (?:is|are|gets?) (?P<t>.+ {_DONE}(?: (?:from|to|into|by|with|for|in|against|as|on|before|after) .+)?)",
        ),
    ),
    Family(
        numbers=(64,),
        relation=Relation.DESCRIBED_AS,
        intent=Intent.LOCATE,
        example="I'm looking for the code that removes duplicates",
        cues=("code", "part that", "part which", "place that", "place which", "place where", "part where", "logic", "section", "spot"),
        role=Role.TEXT,
        wordings=(
            rf"{_SEEK}(?:{{the}} )*{_CODE} (?:that|which) (?!(?:defines?|implements?|declares?|contains?|holds?|is|are|was|has|have|calls?|imports?|uses?|mentions?|references?|extends?) ){_DESCRIPTION}",
            rf"{_SEEK}(?:{{the}} )*(?:code|part|place|spot|section|point) where (?:we |it |the code )?(?!(?:is|are|was) ){_DESCRIPTION}",
            rf"(?:what|which) (?:code|part of the code|piece of code) (?!(?:calls?|imports?|uses?|is|are|mentions?|references?|extends?|defines?|implements?|has|have|does|do) ){_DESCRIPTION}",
        ),
    ),
)  # fmt: skip
"""Descriptions. Tried before names are looked for, after everything that asks for a relation."""

EXPLAIN: tuple[Family, ...] = (
    Family(
        numbers=(),
        relation=Relation.REVIEW,
        intent=Intent.REVIEW,
        example="review my changes",
        cues=("review", "look", "check", "summar", "walk", "change", "what did i", "what have i", "dirty", "uncommitted", "unstaged", "staged", "modif", "working tree"),
        wordings=(
            r"(?:code )?(?:review|look (?:at|over|through)|check|inspect|go (?:over|through)|walk (?:me )?through|summari[sz]e|describe|explain|show(?: me)?)(?: me| to me)? (?:the |my |our |all |these |this |of )*(?:(?:current|local|uncommitted|unstaged|staged|pending|dirty|latest local) )*(?:changes?|modifications?|edits?|diff|work|working tree|working copy|dirty files)(?: (?:so far|i made|i've made|i have made|we made|not committed yet|not yet committed|in (?:the|my) working tree|in (?:the|my) work tree|since (?:the )?(?:last commit|head)))?",
            r"what (?:did|have|has|do) (?:i|we) (?:change|changed|modify|modified|edit|edited|touch|touched)(?: (?:so far|here|locally|since (?:the )?(?:last commit|head)|in (?:the|my) working (?:tree|copy)|without committing|but not committed))*",
            r"what (?:should|must|do|can) (?:i|we|one|a reviewer) (?:look at|check|review|pay attention to|watch(?: for)?|read) in (?:this|the|my|these|our) (?:change|changes|diff|working tree|edits?)",
            r"what (?:is|are|has|have)(?: been)? (?:the )?(?:changed|modified|edited|uncommitted changes|local changes|uncommitted|dirty|not committed(?: yet)?)(?: (?:locally|in (?:the|my) (?:working tree|working copy|work tree)|here|since (?:the )?(?:last commit|head)))*",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.REVIEW,
        intent=Intent.REVIEW,
        example="review commit 1a2b3c4",
        cues=("review", "look", "inspect", "go ", "walk", "what ", "summar", "explain", "describe"),
        role=Role.REVISION,
        wordings=(
            r"(?:code )?(?:review|look (?:at|over|through)|inspect|go (?:over|through)|walk me through|summari[sz]e|describe|explain)(?: me| to me)? (?:the )?(?:changes? (?:of|in|made (?:by|in)) (?:the )?)?(?:commit|revision|change) (?P<t>\S+)",
            r"(?:code )?(?:review|look (?:at|over|through)|inspect|go (?:over|through)|walk me through|summari[sz]e|describe|explain)(?: me| to me)? (?:the )?(?:changes? (?:of|in|made (?:by|in)) (?:the )?)?{sha}",
            r"(?:code )?(?:review|look (?:at|over|through)|inspect|go (?:over|through)|walk me through|summari[sz]e|describe|explain)(?: me| to me)? (?:the )?(?:changes? (?:of|in|made (?:by|in)) (?:the )?)?(?P<t>(?:last|latest|most recent) commit)",
            r"what (?:should|must|do|can) (?:i|we|one|a reviewer) (?:look at|check|review|pay attention to|watch(?: for)?|read) in (?:the )?commit (?P<t>\S+)",
            r"what (?:should|must|do|can) (?:i|we|one|a reviewer) (?:look at|check|review|pay attention to|watch(?: for)?|read) in (?:the )?(?P<t>(?:last|latest|most recent) commit)",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.REVIEW,
        intent=Intent.REVIEW,
        example="review src/app.py",
        cues=("review", "inspect", "audit", "what should", "what must", "code review"),
        wordings=(
            r"(?:code )?(?:review|inspect|audit)(?: of| for)?(?: me)? (?:the )?(?:file |module |source file )?{t}",
            r"(?:do|give me|make|write) (?:a |the )?(?:code )?review (?:of|for) (?:the )?(?:file |module )?{t}",
            r"what (?:should|must|do|can) (?:i|we|one|a reviewer) (?:look at|check|review|pay attention to|watch(?: for)?|know)(?: (?:when|while|before))? (?:in|reviewing|changing|about|touching) (?:the )?(?:file |module )?{t}",
        ),
    ),
    Family(
        numbers=(),
        relation=Relation.DESCRIPTION,
        intent=Intent.EXPLAIN,
        example="explain Engine",
        cues=("",),
        wordings=(
            r"(?:explain|describe|summari[sz]e|walk me through|tell me about|document|talk me through|give me an overview of|overview of|outline)(?: to me| me| how| what)?(?: the)? {t}(?: (?:works?|does|is|do|do here|functions|is for))?",
            r"how (?:does|do|is|are|was|were|did) {t} (?:work|works|function|behave|implemented|configured|handled|done|set up|built|made|operate|operates|chosen|[a-z]+ed)(?: (?:here|internally|in here|exactly|under the hood))*",
            r"what (?:does|do|did) {t} (?:do|mean|represent)(?: (?:here|exactly|internally))*",
            r"what(?: is|'s| are| was) (?:the )?(?:purpose|role|point|job|meaning|responsibility) of {t}",
            r"what(?: is|'s| are) {t}(?: (?:for|about|used for|doing|supposed to do))?",
            r"how (?:does|do|is|are) {t}",
            r"about {t}",
            r"what (?:kind|sort|type) of (?:a )?(?:thing|symbol|object|entity) is {t}",

            r"(?:can|could) (?:you|someone) (?:explain|describe)(?: to me)? (?:what|how) {t} (?:does|works|is)",
            r"(?:what|how) {t} (?:does|works)(?: (?:here|exactly|internally))*",
            r"(?:i (?:want|need|would like|'d like) to |help me )(?:understand|learn about|know more about)(?: what| how)?(?: the)? {t}(?: (?:works?|does|is))?",
        ),
    ),
)  # fmt: skip
