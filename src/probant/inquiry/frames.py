"""How people ask: one table from wordings to relations. Data, not branching code.

A frame is a regular expression over the question's words in lower case. `{t}`, `{a}` and `{b}` hold
targets and match any words; everything else is frame. Rows are tried in order, so the specific ones
come first. To teach the reader a wording, add it here; `reader` needs no change.
"""

from __future__ import annotations

from probant.vocabulary.question import Intent, Relation
from probant.vocabulary.record import Record

WORDS = {
    "q": r"(?:what|which|who|whom)",
    "who": r"(?:who|what|which (?:\w+ )?(?:functions?|methods?|code|places?|modules?|files?|classes))",
    "is": r"(?:is|are|was|were|'s|isn't|aren't)",
    "does": r"(?:does|do|did|will|would|can|could|doesn't|don't|didn't)",
    "call": r"(?:calls?|invokes?|calling|invoking|runs|triggers?)",
    "called": r"(?:called|invoked)",
    "import": r"(?:imports?|importing|depends? on|requires?|pulls? in)",
    "imported": r"(?:imported|required|pulled in)",
    "extend": r"(?:extends?|inherits?(?: from)?|subclass(?:es)?|derives?(?: from)?|extending|inheriting(?: from)?|subclassing)",
    "extended": r"(?:extended|inherited|subclassed|derived)",
    "params": r"(?:parameters?|params?|arguments?|args|inputs?|parameter names?|parameter list|argument list)",
    "take": r"(?:takes?|accepts?|haves?|has|expects?|receives?|gets?|needs?|wants?|declares?|get passed)",
    "defined": r"(?:defined|implemented|declared|located|found|written|introduced|coded|living|live|lives|kept|placed|stored|at|definition|created|situated|reside|resides|sit|sits|set up|assigned|set)",
    "show": r"(?:show me|show|list me|list|give me|give|tell me|tell|print|name|get|enumerate|display|find me|find|identify)",
    "the": r"(?:the|all|all the|all of the|every|any|a|an|me|us|me the|us the|me all|me all the|its|of)",
    "change": r"(?:change|changed|changes|touch|touched|touches|modify|modified|modifies|update|updated|updates|edit|edited|affect|affected|alter|altered)",
    "file": r"(?:files?|modules?|packages?|scripts?|source files?|paths?)",
}


class Frame(Record):
    """Wordings that all ask the same thing.

    A question in which no word starts with one of the `cues` cannot match: that saves compiling
    patterns in vain.
    """

    relation: Relation
    intent: Intent
    example: str
    cues: tuple[str, ...]
    wordings: tuple[str, ...]
    polar: bool = False


FRAMES: tuple[Frame, ...] = (
    Frame(
        Relation.LINE_AUTHOR,
        Intent.STATUS,
        "who wrote line 12 of config.py?",
        ("line", "blame", "who", "author", "the author", "git"),
        (
            r"who (?:last )?(?:wrote|authored|added|{change}|committed|introduced) (?:the )?{t}:{line}",
            r"who (?:last )?(?:wrote|authored|added|{change}|committed|introduced) (?:the )?line {line} (?:of|in) {t}",
            r"who (?:last )?(?:wrote|authored|added|{change}|committed|introduced) {t},? (?:on |at )?line {line}",
            r"(?:who is )?(?:the )?author of (?:the )?line {line} (?:of|in) {t}",
            r"(?:who is )?(?:the )?author of {t}:{line}",
            r"(?:who is )?(?:the )?author of {t},? line {line}",
            r"{t}:{line},? who (?:wrote|authored|changed) (?:that|it|this)",
            r"(?:git )?blame (?:the )?line {line} (?:of|in) {t}",
            r"(?:git )?blame (?:for )?{t}(?::|,? line ){line}",
            r"who(?:se| is| was)? (?:to blame for|responsible for|behind) line {line} (?:of|in) {t}",
        ),
    ),
    Frame(
        Relation.COMMIT_FILES,
        Intent.STATUS,
        "which files did commit 1a2b3c4 change?",
        ("commit", "revision", "chang", "touch", "modif", "updat", "edit", "affect", "alter", "files", "in ",),
        (
            r"{q} (?:{file} )?{does} (?:the )?(?:commit|revision) {t} {change}",
            r"{q} (?:{file} )?{does} (?:the )?(?:commit )?{sha} {change}",
            r"{q} (?:{file} )?{is} (?:{change} |in |part of )+(?:by |in |with )?(?:the )?(?:commit|revision) {t}",
            r"{q} (?:{file} )?{is} (?:{change} |in |part of )+(?:by |in |with )?(?:the )?{sha}",
            r"(?:{show} )?(?:{the} )*{file} (?:that )?(?:{is} |{change} |in |by |of )+(?:the )?(?:commit|revision) {t}(?: {change})?",
            r"(?:{show} )?(?:{the} )*{file} (?:that )?(?:{is} |{change} |in |by |of )+(?:the )?{sha}(?: {change})?",
            r"what (?:has )?{change} in (?:the )?(?:commit|revision) {t}",
            r"what (?:has )?{change} in {sha}",
            r"{q} (?:{file} )?{does} {t_commit} {change}",
            r"(?:{q} )?(?:{show} )?(?:{the} )*{file} (?:{is} )?(?:{change} |in )+(?:by |in )?{t_commit}",
        ),
    ),
    Frame(
        Relation.LAST_CHANGE,
        Intent.STATUS,
        "when was config.py last changed?",
        ("last", "latest", "recent", "newest",),
        (
            r"when {is} (?:the )?{t} (?:last|most recently) {change}",
            r"when (?:{is}|did) (?:someone|anyone|anybody|the last time) (?:last )?{change} {t}",
            r"(?:who|{q} (?:commit|author|developer|person)) (?:last|most recently) {change} (?:the )?{t}",
            r"(?:who|{q} (?:commit|author|developer|person)) {change} (?:the )?{t} (?:last|most recently)",
            r"(?:what {is} )?(?:the )?(?:last|latest|most recent|newest) (?:change|commit|modification|update|edit|revision) (?:of|to|on|for|in|that (?:has )?{change}|touching|changing|affecting|which {change}) (?:the )?{t}",
            r"(?:the )?(?:last|latest) time {t} {is} {change}",
            r"{t} last {change}(?: by| when| in)?(?: who| whom)?",
        ),
    ),
    Frame(
        Relation.LAST_COMMIT,
        Intent.STATUS,
        "what is the last commit?",
        ("commit", "last", "latest", "head", "recent", "newest", "current", "tip",),
        (
            r"(?:{q} {is} |{show} )?(?:{the} )*(?:last|latest|most recent|newest|head|current|final|tip) (?:git )?(?:commit|revision|change|checkin)(?: here| in (?:the )?(?:repo|repository|history|project|branch|log)| on (?:this|the|head) ?(?:branch)?| made| id| hash| sha| message)*",
            r"what (?:{is} |has been )?(?:last |most recently )?committed (?:last|most recently|latest)?",
            r"(?:{q} {is} )?head(?: at| pointing (?:to|at))?",
            r"(?:who (?:made|wrote|authored|did)|when was|what (?:is|was)) (?:the )?(?:author of |date of |message of |subject of )?(?:the )?(?:last|latest|most recent|newest) (?:git )?commit(?: made)?",
            r"(?:the )?(?:author|date|message|subject|hash|sha|id) of (?:the )?(?:last|latest|most recent|newest) (?:git )?commit",
            r"git (?:log -1|show|log -n 1)",
        ),
    ),
    Frame(
        Relation.CALLED_BY,
        Intent.NAVIGATE,
        "does anything call parse?",
        ("any", "some"),
        (
            r"{does} (?:anybody|anyone|anything|somebody|someone|something|any (?:code|function|method)) (?:ever |actually )*(?:call|invoke) {t}",
        ),
    ),
    Frame(
        Relation.EXTENDED_BY,
        Intent.NAVIGATE,
        "does anything extend Base?",
        ("any", "some"),
        (
            r"{does} (?:anybody|anyone|anything|something|any class) (?:extend|subclass|inherit from|derive from) {t}",
        ),
    ),
    Frame(
        Relation.CALLS,
        Intent.NAVIGATE,
        "does load call parse?",
        ("call", "invo", "trigger", "perform", "make",),
        (
            r"{does} {a} (?:ever |actually |really |also )*(?:call|invoke)s? (?:on |into |to |out to )?{b}",
            r"{is} {b} (?:ever |directly |actually |being )*{called} (?:by|from|in|inside|within|from within) {a}",
            r"(?:is it (?:true|correct|right) that |can you confirm (?:that )?|check (?:that|if|whether) |verify (?:that|if|whether) |verify |confirm (?:that )?)+{a} {call} {b}",
            r"is there (?:a|any) call (?:from|in) {a} (?:to|of) {b}",
        ),
        polar=True,
    ),
    Frame(
        Relation.EXTENDS,
        Intent.NAVIGATE,
        "does Engine extend Base?",
        ("extend", "inherit", "subclass", "deriv", "base", "parent", "super", "ancestor", "child", "descend", "kind", "sub", "special",),
        (
            r"{does} {a} (?:actually |really |also )*{extend} {b}",
            r"{is} {a} (?:a |an )?(?:subclass|child|child class|derived class|subtype|kind|specialization|specialisation) (?:of|from) {b}",
            r"{is} {a} {extended} from {b}",
            r"{is} {b} (?:a |the |an )?(?:base|base class|parent|parent class|superclass|super class|supertype) (?:of|for) {a}",
            r"{is} {b} {extended} (?:by|in) {a}",
            r"(?:is it (?:true|correct|right) that |can you confirm (?:that )?|check (?:that|if|whether) |verify (?:that|if|whether) |verify |confirm (?:that )?)+{a} {extend} {b}",
        ),
        polar=True,
    ),
    Frame(
        Relation.IMPORTS,
        Intent.NAVIGATE,
        "does app.py import config?",
        ("import", "depend", "requir", "pull",),
        (
            r"{does} {a} (?:directly |actually |really |also |ever )*{import} (?:anything from |something from )?{b}",
            r"{is} {b} (?:directly |ever )*{imported} (?:by|from|in|inside|into) {a}",
            r"(?:is it (?:true|correct|right) that |can you confirm (?:that )?|check (?:that|if|whether) |verify (?:that|if|whether) |verify |confirm (?:that )?)+{a} {import} {b}",
            r"is there an import of {b} in {a}",
        ),
        polar=True,
    ),
    Frame(
        Relation.CALLED_BY,
        Intent.NAVIGATE,
        "who calls parse?",
        ("call", "invo", "run", "trigger",),
        (
            r"(?:{show} )?{who} (?:is |are )?(?:actually |ever |all |code |else )*{call} (?:on |into |the )*{t}",
            r"where {is} {t} instantiated",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:callers?|call ?sites?|call sites?|invocations?|calls|invokers?) (?:of|to|for|on) {t}",
            r"(?:from )?where {is} {t} (?:being |ever |all )*{called}(?: from| by| in)?",
            r"(?:from )?where (?:do|does|did) (?:we|i|they|you|anyone|anything|the code|someone) (?:ever )?(?:call|invoke) {t}",
            r"where (?:in (?:the|this) (?:code|codebase|repo|repository|project) )?{is} {t} {called}(?: from)?",
            r"{t} (?:{is} )?{called} (?:by|from) (?:whom|who|what|where|which (?:functions?|methods?|code|places?))",
            r"by (?:whom|what|which functions?|which methods?) {is} {t} {called}",
            r"(?:from )?where {t} (?:is|gets|was|are) (?:being |ever )*{called}(?: from| by)?",
            r"(?:who|what|which \w+) {t} (?:is|gets|was) {called} (?:by|from)",
            r"(?:{q} {is} )?{t}(?:'s)? (?:callers|call sites)",
            r"who (?:all )?(?:makes? (?:a )?calls? to|has calls? to) {t}",
            r"(?:{q} )?(?:functions?|methods?|places?|code|everything|anything|all)(?: that| which)? {call} {t}",
            r"(?:{show} )?(?:every|all|each|any|the|all the) (?:places?|spots?|functions?|methods?|code|sites?)(?: in (?:the|this) \w+)?(?: where| that| which)? (?:we |i )?(?:call|calls|invoke|invokes|is calling) {t}",
            r"(?:{show} )?(?:every|all|each|any|the|all the) (?:places?|spots?|sites?|lines?) (?:where )?{t} {is} {called}",
        ),
    ),
    Frame(
        Relation.CALLS,
        Intent.NAVIGATE,
        "what does load call?",
        ("call", "invo", "trigger", "perform", "make",),
        (
            r"{q} (?:(?:other |all )?(?:functions?|methods?|things?|code|callables|helpers|calls|callees) )?{does} {t} (?:directly |actually |all |itself )*(?:call|calls|invoke|invokes|make|perform)(?: out to| into| on)?",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:callees?|outgoing calls|calls made|functions called|methods called|(?:functions?|methods?|things?|everything|anything|calls?) (?:that |which )?(?:{is} |gets? |get |made )*(?:called|invoked|made)) (?:of|by|from|in|inside|within|for) {t}",
            r"{q} (?:(?:functions?|methods?|things?) )?(?:{is}|gets?) {called} (?:by|from|in|inside|within) {t}",
            r"(?:{show} )?(?:{the} )*(?:everything|functions?|methods?|what|things?|all)(?: that| which)? {t} (?:calls|invokes)",
            r"{q} (?:(?:other |all )?(?:functions?|methods?|things?|code|callables|helpers|callees) )?{t} (?:directly |actually |itself )*(?:calls|invokes)",
            r"{t} (?:calls|invokes) (?:what|which|which functions|which methods|whom)",
            r"(?:{q} {is} )?{t}(?:'s)? callees",
        ),
    ),
    Frame(
        Relation.IMPORTS,
        Intent.NAVIGATE,
        "what does app.py import from config?",
        ("import", "depend", "requir", "pull",),
        (
            r"{q} (?:(?:names?|symbols?|things?|functions?|classes|objects) )?{does} {a} import(?:s|ed)? from {b}",
            r"(?:{q} {is} )?(?:{the} )*(?:names?|symbols?|things?|functions?|classes|what)? ?(?:that |which )?{a} imports from {b}",
            r"{q} (?:(?:names?|symbols?|things?|functions?|classes|objects) )?(?:{is}|gets?) imported from {b} (?:in|by|into|inside) {a}",
            r"{q} (?:(?:names?|symbols?|things?|functions?|classes|objects) )?(?:{is}|gets?) imported (?:in|by|into|inside) {a} from {b}",
        ),
    ),
    Frame(
        Relation.IMPORTS,
        Intent.NAVIGATE,
        "what does app.py import?",
        ("import", "depend", "requir", "pull",),
        (
            r"{q} (?:(?:other |all )?(?:{file}|things?|libraries|dependencies|names|imports) )?{does} {t} (?:directly |actually |all )*(?:import|imports|depend on|depends on|require|pull in|have)",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:imports?|imported {file}|module imports?|import statements?|{file} imported|things? imported|dependencies) (?:of|in|from|by|for|at|inside|made by) {t}",
            r"{q} (?:(?:{file}|things?|libraries|names) )?(?:{is}|gets?) {imported} (?:by|in|into|inside|from|at) {t}",
            r"(?:{show} )?(?:{the} )*(?:everything|{file}|what|things?)(?: that| which)? {t} imports",
            r"{q} (?:(?:other |all )?(?:{file}|things?|libraries|dependencies|names) )?{t} (?:directly |actually )*(?:imports|depends on|requires|pulls in)",
            r"(?:{show} )?(?:{q} {is} )?{t}(?:'s)? imports",
            r"{t} imports (?:what|which|which modules|which files)",
        ),
    ),
    Frame(
        Relation.IMPORTED_BY,
        Intent.NAVIGATE,
        "who imports config.py?",
        ("import", "depend", "requir", "pull", "users",),
        (
            r"(?:{show} )?(?:who|what|which|what other|which other)(?: {file}| code| places?)?(?: is| are)?(?: all| else| directly)* {import} (?:from )?{t}",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:importers?|dependents|reverse imports|reverse dependencies|users) of {t}",
            r"(?:from )?where {is} {t} (?:being |ever |all )*imported(?: from| by| in)?",
            r"where (?:do|does|did) (?:we|i|they|you|anyone|anything|the code) import {t}",
            r"(?:from )?where {t} (?:is|gets|was|are) (?:being |ever )*imported(?: from| by)?",
            r"{t} {is} imported (?:by|from|in) (?:whom|who|what|where|which files)",
            r"(?:in|by) (?:what|which) {file} {is} {t} imported",
            r"{t}(?:'s)? importers",
            r"(?:{show} )?(?:{the} )*(?:{file}|places|code|everything|anything)(?: that| which|,)? (?:import|imports|importing) (?:from )?{t}",
        ),
    ),
    Frame(
        Relation.EXTENDED_BY,
        Intent.NAVIGATE,
        "what are the subclasses of Base?",
        ("extend", "inherit", "subclass", "deriv", "child", "descend", "sub", "based",),
        (
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:direct )?(?:subclass(?:es)?|child(?:ren)?(?: class(?:es)?)?|derived class(?:es)?|subtypes?|inheritors) (?:of|for|from) {t}",
            r"(?:{show} )?(?:who|what|which|what other|which other)(?: class(?:es)?| types?)?(?: all| else| directly)* {extend} {t}",
            r"{q} (?:class(?:es)? |types? )?{is} (?:directly )?(?:{extended} from|subclasses of|derived from|based on|children of) {t}",
            r"(?:by )?(?:who|whom|what|which class(?:es)?) {is} {t} {extended}(?: by)?",
            r"{t} {is} {extended} by (?:whom|who|what|which|which classes)",
            r"(?:{q} {is} )?{t}(?:'s)? (?:subclasses|children|child classes|derived classes)",
            r"{q} (?:subclass(?:es)?|child classes|children|derived classes) (?:does|do) {t} have",
            r"(?:{show} )?(?:{the} )*(?:class(?:es)?|types?|everything|anything)(?: that| which)? {extend} {t}",
            r"where {t} (?:is|gets) (?:subclassed|extended|inherited)(?: from)?",
            r"where {is} {t} (?:subclassed|extended|inherited)",
        ),
    ),
    Frame(
        Relation.EXTENDS,
        Intent.NAVIGATE,
        "what are the base classes of Engine?",
        ("extend", "inherit", "subclass", "deriv", "base", "parent", "super", "ancestor", "child", "descend", "kind", "sub", "special",),
        (
            r"{q} (?:(?:other |base |parent )*(?:class(?:es)?|types?) )?{does} {t} (?:directly )?{extend}",
            r"{q} (?:base class(?:es)?|bases?|parents?|parent class(?:es)?|superclass(?:es)?|super classes|supertypes?) (?:does|do) {t} (?:have|inherit|extend|use)(?: from)?",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:direct )?(?:base class(?:es)?|bases?|parents?|parent class(?:es)?|superclass(?:es)?|super class(?:es)?|supertypes?) (?:of|for) {t}",
            r"{q} (?:class(?:es)? )?{is} {t} (?:{extended} from|a subclass of|based on|a child of|extending|inheriting from|subclassing)",
            r"(?:{q} {is} )?{t}(?:'s)? (?:base class(?:es)?|bases|parents?|parent class(?:es)?|superclass(?:es)?)",
            r"{t} (?:extends|inherits from)",
            r"from (?:what|which)(?: class(?:es)?)? {is} {t} (?:derived|subclassed)",
            r"{q} (?:(?:other |base |parent )*(?:class(?:es)?|types?) )?{t} (?:directly )?(?:extends|inherits(?: from)?|subclasses|derives(?: from)?)",
            r"{q} (?:(?:class(?:es)?|types?) )?{t} (?:is|was|gets) (?:{extended} from|based on|a subclass of|a child of)",
            r"from (?:what|which)(?: class(?:es)?)? {does} {t} (?:inherit|derive)",
            r"{t} (?:inherits from|extends|derives from) (?:what|which|which class(?:es)?|whom)",
        ),
    ),
    Frame(
        Relation.CALLS,
        Intent.NAVIGATE,
        "load calls parse?",
        ("calls", "calling", "invokes", "called", "invoked", "call "),
        (
            r"{a} (?:ever |directly |actually |really )*(?:calls|invokes|is calling) {b}(?:,? (?:right|correct|yes|true|or not|doesn't it))?",
            r"{b} (?:is|gets|was) (?:ever |directly |actually )*{called} (?:by|from|in|inside|within|from within) {a}(?:,? (?:right|correct|or not|isn't it))?",
            r"there is a call (?:from|in) {a} (?:to|of) {b}",
        ),
        polar=True,
    ),
    Frame(
        Relation.EXTENDS,
        Intent.NAVIGATE,
        "Engine is a subclass of Base",
        ("extends", "inherits", "subclass", "derive", "child", "base", "parent", "super", "extended", "ancestor", "sub"),
        (
            r"{a} (?:actually |really )*(?:extends|inherits from|subclasses|derives from) {b}(?:,? (?:right|correct|yes|true|or not|doesn't it))?",
            r"{a} is (?:a |an )?(?:subclass|child|child class|derived class|subtype) of {b}(?:,? (?:right|correct|or not|isn't it))?",
            r"{a} is {extended} from {b}(?:,? (?:right|correct|or not|isn't it))?",
            r"{b} is (?:a |the |an )?(?:base|base class|parent|parent class|superclass|super class|supertype) (?:of|for) {a}",
            r"{b} is {extended} by {a}",
        ),
        polar=True,
    ),
    Frame(
        Relation.IMPORTS,
        Intent.NAVIGATE,
        "config is imported by app.py",
        ("imports", "imported"),
        (
            r"{a} (?:directly |actually |really )*imports {b}(?:,? (?:right|correct|yes|true|or not|doesn't it))?",
            r"{b} (?:is|gets|was) (?:directly )?imported (?:by|from|in|into|inside) {a}",
        ),
        polar=True,
    ),
    Frame(
        Relation.PARAMETERS,
        Intent.LOCATE,
        "what parameters does parse take?",
        ("param", "arg", "input", "signature", "pass", "take", "accept", "expect", "receive", "want", "need", "call",),
        (
            r"{q} (?:{is} (?:the )?)?{params} {does} {t} {take}",
            r"{q} {does} {t} {take} (?:as |for )+(?:its |the |an? )?(?:{params}|input)",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:formal |function |method |call )?{params} (?:of|for|to|in|on|that|taken by|accepted by|expected by) {t}(?: {take})?",
            r"{q} {params} {is} (?:passed to|taken by|accepted by|expected by|declared by|needed by|required by|used by) {t}",
            r"{q} (?:does|do) {t} (?:take|accept|expect|receive|want|need)",
            r"(?:{q} {is} )?(?:{the} )*signature (?:of|for) {t}",
            r"{q} (?:can|should|must|do) i pass (?:to|into) {t}",
            r"{q} {params} {t} (?:takes|accepts|has|expects|receives|gets|needs|wants|declares)",
            r"what {t} (?:takes|accepts|expects|receives)(?: as (?:its )?{params})?",
            r"{q} {params} (?:can|must|should|may) (?:be passed|i pass|we pass|one pass|i give) to {t}",
            r"(?:{q} {is} )?{t}'s {params}",
            r"{t} {take} (?:which|what) {params}",
            r"{t} {params}",
            r"what (?:do|must|should|can) (?:i|we|one) (?:have to |need to )?pass (?:to|into) {t}",
            r"how (?:do i|to) call {t}",
        ),
    ),
    Frame(
        Relation.RETURNS,
        Intent.LOCATE,
        "what is the return type of parse?",
        ("return", "result", "give", "given", "hand", "annotat", "typed", "declared",),
        (
            r"{q} (?:(?:type|value|kind of (?:value|object|thing)|annotation|data type) )?{does} {t} (?:return|returns|give back|hand back|yield back)(?: as (?:a |its )?(?:type|value))?",
            r"(?:{show} )?(?:{q} {is} )?(?:{the} )*(?:annotated |declared )?(?:return|returned|result) (?:type|value|annotation|type annotation|type hint|hint)s? (?:of|for|on|from|declared by|declared for|annotated on) {t}",
            r"{q} (?:type )?{is} (?:returned|annotated as returned|given back) (?:by|from) {t}",
            r"{q} {is} {t} (?:annotated|declared) (?:to return|as returning|with as return type|as its return type)",
            r"{t}(?:'s)? (?:declared )?(?:return|result) (?:type|annotation|value|hint|type annotation)",
            r"{q} (?:(?:type|value|kind of (?:value|object|thing)|annotation|data type) )?{t} (?:returns|gives back|hands back)",
            r"{q} (?:type |return type )?{t} (?:is|was) (?:annotated|declared|typed) (?:with|as|to return)",
            r"{t} returns (?:what|which type|what type)",
            r"{q} (?:type |return type )?{is} {t} (?:annotated|declared|typed) (?:with|as|to return|for its return|for return)",
        ),
    ),
    Frame(
        Relation.PROJECT_TYPE,
        Intent.STATUS,
        "what kind of project is this?",
        ("project", "repo", "codebase", "program", "software", "code", "language", "package", "app", "library", "thing",),
        (
            r"{q} (?:kind|type|sort) of (?:a |an )?(?:project|repo|repository|codebase|program|software|code|thing|package|application|app|library) {is} (?:this|it|that|here|in here)(?: (?:one|project|repo|repository|codebase))?",
            r"{q} {is} (?:this|the) (?:project|repo|repository|codebase)(?: about| for| written in| made of| type)?",
            r"(?:{q} {is} )?(?:{the} )*(?:project|repo|repository|codebase) (?:type|kind)",
            r"{q} (?:programming )?language(?:s)? {is} (?:this|the) (?:project|repo|repository|codebase|code|it)(?: written)?(?: in)?",
            r"(?:describe|identify|classify|explain) (?:this|the) (?:project|repo|repository|codebase)",
        ),
    ),
    Frame(
        Relation.EXISTS,
        Intent.LOCATE,
        "is there a class named Engine?",
        ("there", "exist", "have", "has", "contain", "define", "include",),
        (
            r"(?:is|are|was|were) there (?:(?:a|an|any|some) )?(?:(?:thing|something|anything) (?:called|named) )?{t}(?: (?:anywhere|at all|somewhere|in here|here|defined))*",
            r"(?:does|do) {t} (?:even |really |actually )*exist(?: (?:anywhere|at all|in here|here))*",
            r"(?:do|does) (?:we|you|they|this|it|this (?:repo|repository|project|codebase|code)|the (?:repo|repository|project|codebase|code)) (?:have|has|contain|define|include) (?:a|an|any|some) {t}",
            r"exists? {t}",
        ),
        polar=True,
    ),
    Frame(
        Relation.OCCURS_IN,
        Intent.LOCATE,
        'where does the text "retry later" appear?',
        ("place", "line", "occur", "mention", "use", "usage", "using", "referenc", "appear", "text", "string", "phrase", "literal", "word", "message", "grep", "comment", "quot", "referr", "come up", "show up", "stand",),
        (
            r"(?:{show} |where {is} )?(?:{the} )*(?:places?|lines?|occurrences?|mentions?|uses|usages?|references?) (?:of|to|that mention|where) {t}(?: (?:appears?|occurs?))?",
            r"where (?:in (?:the|this) \w+ )?(?:does|do|is|are) (?:the )?(?:exact )?(?:text|string|phrase|literal|words?|message|string literal|comment) {t} (?:appears?|occurs?|found|used|mentioned|stand|stands|come up|show up|written|located|defined|come from)?",
            r"where (?:does|do) {t} (?:appear|occur|come up|show up|get mentioned|stand)",
            r"where (?:is|are) {t} (?:mentioned|used|referenced|referred to|quoted)",
            r"(?:{q}|in which|in what) (?:{file}|lines?|places?) (?:contain|contains|mention|mentions|have|has|include|includes|use|uses|hold|holds) (?:the )?(?:text|string|phrase|literal|words?|message) {t}",
            r"(?:{q}|in which|in what) (?:{file}|lines?|places?) (?:mention|mentions|uses?|references?) {t}",
            r"(?:grep|search|rg|look|find)(?: for| me)?(?: the)? (?:exact )?(?:text|string|phrase|literal|words?|message|string literal) {t}",
            r"grep (?:for )?{t}",
            r"who (?:uses|mentions|references) {t}",
            r"usages? of {t}",
        ),
    ),
    Frame(
        Relation.DEFINED_IN,
        Intent.LOCATE,
        "where is Engine defined?",
        ("",),
        (
            r"where (?:is|are) {name}(?: (?:defined|implemented|declared|located))?",  # the usual way
            r"where (?:exactly |precisely |in (?:the|this) \w+(?: base)? |on disk |abouts )*(?:is|are|was|were|'s|does|do|did|can|could|would|might|should|has|have)(?:(?: i| we| one| you| they)(?: find| look for| locate| see| define| put| keep| get| look up| go for)?)? {t}(?: (?:been|be|being|come|comes|exactly|actually))*(?: (?:{defined}|defines?|implement|implements|declare|from))*(?: (?:at|in|from|within|inside|here))?",
            r"(?:in |at )?(?:which|what) (?:source )?(?:file|module|place|line|folder|directory|class|path|files|location)(?: and line| or module)?(?: (?:exactly))? (?:is|are|was|were|does|do|can i find|holds?|has|contains?|defines?|implements?|declares?|provides?|houses) {t}(?: {defined}| live| in| reside)*(?: in| at| on)?",
            r"(?:{show} |point me to |point me at |take me to |bring me to |go to |jump to |navigate to |open |goto |lead me to )+(?:{the} )*(?:definition|implementation|declaration|source|code|location|place|file|line|spot|body|source code|def|path and line|path) (?:of|for|that defines|that implements|where|behind|containing|which defines) {t}(?: {is} {defined})?",
            r"(?:{q} {is} )?(?:{the} )*(?:definition|implementation|declaration|location|source|source code|def|path|whereabouts|home|path and line) (?:of|for) {t}",
            r"(?:i'm |i am |im |we're |we are |currently )*(?:looking|searching|hunting) for (?:{the} )*(?:(?:place|file|line|spot|code|location|definition|implementation|declaration|module|part)s? (?:that |which |where |of |in |for )+(?:defines? |implements? |declares? |contains? |holds? )?)?{t}(?: {is} {defined})?",
            r"(?:i |we )+(?:need|want|would like|'d like|have|am trying|try|wish) (?:to |you to )+(?:find|locate|see|know|look at|open|read|track down|figure out) (?:(?:out )?where |{the} )*(?:(?:place|file|line|spot|code|location|definition|implementation|declaration)s? (?:that |which |where |of |for )+(?:defines? |implements? )?)?(?:is )?{t}(?: (?:is )?{defined})?(?: (?:is|are|lives?|comes from))?",
            r"(?:do you know|any idea|can you say|tell me|you know|know|could you say|please say|find out|figure out|wondering|i wonder|show me|i'm wondering|curious) (?:exactly )?where (?:i can find |we (?:define|keep) |to find )?{t}(?: (?:is|are|was|lives?|gets?|sits?|comes from))?(?: {defined})*(?: in| from)?",
            r"(?:find me|find|locate|search for|search|look for|look up|lookup|show me|show code|show|open|goto|go to|jump to|track down|pinpoint|get me|navigate to|point me to|point me at|take me to|print) {t}(?: (?:is )?{defined})?",
            r"{t} (?:is )?(?:{defined} )?(?:where|in (?:which|what) file|in what module|location|definition|def|which file|declared where)(?: is it)?(?: {defined})?",
            r"(?:which|what) (?:file|module) (?:is )?{t}(?: (?:is )?in)?",
            r"(?:what|which) line is {t} on",
            r"in (?:which|what) (?:place|file|module) (?:i|we|you|one) can find {t}",
            r"(?:definition|location) {t}",
            r"(?:can|could|may) (?:i|we) see (?:the )?(?:code|source|definition) (?:of|for) {t}",
            r"where {t}(?: (?:is|are|was|were|lives?|sits?|gets?|comes from))?(?: {defined})*",
        ),
    ),
    Frame(
        Relation.DESCRIPTION,
        Intent.EXPLAIN,
        "explain Engine",
        ("",),
        (
            r"(?:explain|describe|summari[sz]e|walk me through|tell me about|document|talk me through|give me an overview of|overview of|outline)(?: to me| me| how| what)?(?: the)? {t}(?: (?:works?|does|is|do|do here|functions|is for))?",
            r"how (?:does|do|is|are|was|were|did) {t} (?:work|works|function|behave|implemented|configured|handled|done|managed|set up|organi[sz]ed|structured|built|made|defined|processed|computed|calculated|stored|loaded|parsed|validated|created|used|operate|operates|performed|enforced|determined|selected|chosen|resolved|represented)(?: (?:here|internally|in here|exactly|under the hood))*",
            r"what (?:does|do|did) {t} (?:do|mean|represent)(?: (?:here|exactly|internally))*",
            r"what(?: is|'s| are| was) (?:the )?(?:purpose|role|point|job|meaning|responsibility) of {t}",
            r"what(?: is|'s| are) {t}(?: (?:for|about|used for|doing|supposed to do))?",
            r"how (?:does|do|is|are) {t}",
        ),
    ),
)  # fmt: skip

OPINION = (
    r"(?:why|how come|for what reason|what is the reason|what's the reason|what's the point)\b.*",
    r"(?:should|shall|would it be|could we|may|might|ought)\b.*",
    r"(?:do|what do|would) you (?:think|believe|feel|recommend|suggest|prefer|like)\b.*",
    r"(?:is|are|was|were) (?:.* )?(?:good|bad|better|best|worse|worst|clean|ugly|elegant|well[- ]written|readable|maintainable|secure|safe|fast|slow|efficient|idiomatic|pythonic|worth|okay|ok|nice|overengineered|well designed|well structured|correct|buggy|great)\b.*",
    r"(?:which|what) (?:.* )?(?:better|best|worse|worst|nicer|cleaner|ugliest|cleanest|prettiest)\b.*",
    r"how (?:good|bad|clean|readable|maintainable|well|elegant|secure|nice)\b.*",
    r"(?:rate|judge|criticize|criticise|improve|refactor|suggest|recommend|opinion|your thoughts|thoughts)\b.*",
    r"what (?:should|would|could) (?:i|we|you|one|happen)\b.*",
)  # fmt: skip

CHAT = (
    r"(?:hi|hey|hello|hallo|howdy|greetings|good (?:morning|evening|afternoon|day|night)|yo|hiya|sup|welcome)(?: (?:there|probant|all|everyone|friend|bot|again|you|mate|team|world))*",
    r"(?:thanks|thank you|thx|cheers|ta|much appreciated|ok|okay|cool|great|nice|awesome|perfect|got it|i see|good|fine|alright|sure|yes|no|yep|nope|bye|goodbye|see you|lol|haha)(?: (?:so much|a lot|very much|you|for .*|then|later|again|everyone|job|work|thanks|bye|now))*",
    r"how (?:are you|is it going|do you do|are things|goes it|'s it going)(?: (?:today|doing|going|now))*",
    r"(?:who|what) are you",
    r"(?:what's up|whats up|tell me a joke|sing .*|what can you do|help)",
    r"(?:nice|good|glad|pleased) (?:to (?:meet|see) you|one|work|job)",
)  # fmt: skip

CUES: tuple[tuple[Relation, Intent, str], ...] = (
    (Relation.CALLED_BY, Intent.NAVIGATE, r"callers?|call sites?"),
    (Relation.CALLS, Intent.NAVIGATE, r"callees?"),
    (Relation.IMPORTED_BY, Intent.NAVIGATE, r"importers?"),
    (Relation.EXTENDED_BY, Intent.NAVIGATE, r"subclass(?:es)?|child classes|derived classes"),
    (Relation.EXTENDS, Intent.NAVIGATE, r"base class(?:es)?|superclass(?:es)?|parent class(?:es)?"),
    (Relation.PARAMETERS, Intent.LOCATE, r"parameters?|params|arguments?|args|signature"),
    (Relation.RETURNS, Intent.LOCATE, r"return (?:type|annotation|value)s?|returns"),
    (
        Relation.DEFINED_IN,
        Intent.LOCATE,
        r"defined|definition|implemented|implementation|declared|declaration|located|where",
    ),
)
"""Nouns that name one relation whatever stands around them, for wordings no frame knows.

Used only when the sentence holds exactly one thing that looks like code.
"""
