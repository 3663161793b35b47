"""Which words carry which idea, and which carry none.

A word that is in neither list may change what is asked, so a sentence with it is not read by its
gist. Words that turn a question around ("not", "without", "only", "except") stay out on purpose.
"""

from __future__ import annotations

import re

PHRASES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE), idea)
    for pattern, idea in (
        (r"how long", "LENGTH"),
        (r"how many|how often|number of|count of|amount of", "COUNT"),
        (r"env(?:ironment)? (?:var(?:iable)?s?)|env vars?", "ENV"),
        (r"(?:os|process|system)(?:'s)? env(?:ironment)?", "ENV"),
        (
            r"command[- ]line (?:options?|flags?|arguments?|switch(?:es)?)|cli (?:options?|flags?)",
            "CLI",
        ),
        (
            r"import cycles?|circular imports?|cyclic imports?|import circles?|import loops?",
            "CYCLE",
        ),
        (r"base class(?:es)?|super ?class(?:es)?|parent class(?:es)?|parent types?", "BASE"),
        (r"entry[- ]?points?|main functions?|console scripts?|executables?", "ENTRY"),
        (r"tech(?:nology|nical)? stack", "KIND PROJECT"),
        (r"in terms of (?:the )?(?:programming )?languages?", "KIND"),
        (r"public (?:apis?|interface|names?|symbols?)", "EXPORT"),
        (r"can (?:i|we|you|one|others?|someone) import from", "EXPORT"),
        (r"(?:go|goes|going) through", "SUCCEED"),
        (r"@[- ]?lines?", "DECORATOR"),
        (r"nobody (?:ever )?uses?|no one (?:ever )?uses?|nothing (?:ever )?uses?", "UNUSED"),
        (r"call ?sites?", "CALLER"),
        (r"return types?|return annotations?|return values?|result types?", "RETURN"),
        (r"most recent(?:ly)?|last time|the newest", "LAST"),
        (
            r"(?:used to be|was once|was formerly) (?:called|named)(?=\s*(?:what|how)?\W*$)"
            r"|(?:used to be|was once) what",
            "BEFORE",
        ),
        (
            r"used to be(?: called| named)?|(?:formerly|previously|once) (?:known as|called|named)",
            "ONCE",
        ),
        (r"called before|named before|previous(?:ly)? (?:name|path|called)", "BEFORE"),
        (r"git blame|to blame", "WHO"),
        (r"default values?", "DEFAULT"),
        (r"abstract methods?", "ABSTRACT"),
        (r"(?:could|can|may|might) (?:safely )?be (?:removed|dropped|deleted)", "UNUSED"),
        (r"(?:imports?|includes?) itself(?: in a circle| again| indirectly)?", "CYCLE"),
        (r"annotations? (?:or|and) decorators?|decorators? (?:or|and) annotations?", "DECORATOR"),
        (r"as (?:its|a|the) result|gives? back|gets? back|comes? back|hands? back", "RETURN"),
        (r"when (?:i|we|you) call|when calling", ""),
        (
            r"(?:field|attribute) names?|data members?|member variables?|instance variables?",
            "FIELD",
        ),
        (r"(?:parameter|argument) names?", "PARAM"),
        (r"(?:what is|what stands|what's|stands) written", "SHOW"),
        (r"command[- ]line|argument parser", "CLI"),
        (r"unused imports?|dead imports?|superfluous imports?", "UNUSED IMPORT"),
        (r"(?:never|not|un)[- ]?used?s?|does(?:n't| not) use|do(?:n't| not) use", "UNUSED"),
        (r"(?:third[- ]party|external) (?:packages?|librar(?:y|ies)|modules?)", "DEPEND"),
        (
            r"(?:build systems?|build tools?)(?: (?:and|or) languages?)?|programming languages?",
            "KIND",
        ),
        (r"string literals?|error messages?|log messages?", "TEXT"),
        (r"test (?:functions?|cases?|methods?)", "TEST"),
        (r"at (?:run ?time|runtime)|runtime", ""),
        (r"(?:git ?hub )?(?:actions? )?workflows?", "WORKFLOW"),
        (r"pull requests?", "EVENT"),
        (r"in (?:this|the) (?:repo(?:sitory)?|project|code(?:base)?|package)", ""),
        (
            r"(?:this|the|our|your) (?:repo(?:sitory)?|project|code(?:base)?|package|library"
            r"|crate)",
            "PROJECT",
        ),
    )
)

_IDEA_WORDS = {
    "WHERE": "where location locations located locate place places spot whereabouts",
    "FILE": "file files path paths",
    "LINE": "line lines",
    "DEFINE": "lived stand stands"
    " define defines defined defining definition definitions declare declares declared"
    " declaration declarations implement implements implemented implementation introduced live"
    " lives reside resides",
    "CALLER": "callers caller",
    "CALL": "call calls calling called invoke invokes invoking invoked instantiate instantiates"
    " instantiating instantiated",
    "INHERIT": "inherit inherits inheriting inherited extend extends extending extended derive"
    " derives deriving derived subclass subclassing subclassed descend descends descended",
    "OVERRIDE": "override overrides overriding overridden overriden",
    "BODY": "body",
    "OTHER": "other others",
    "SORTS": "functions classes symbols variables constants interfaces enums members structs"
    " traits types definitions",
    "CALLEE": "callees callee",
    "IMPORTER": "importers importer dependents",
    "SUBCLASS": "subclasses subclass descendants children",
    "BASE": "bases superclasses superclass supertypes ancestors",
    "PARAM": "parameter parameters param params argument arguments args signature",
    "RETURN": "return returns returned",
    "DEFAULT": "default defaults",
    "RAISE": "raise raises raised raising throw throws thrown throwing exception exceptions error"
    " errors",
    "DECORATOR": "decorate decorates annotated decorator decorators decorated",
    "FIELD": "field fields attribute attributes properties",
    "METHOD": "methods",
    "EXPORT": "export exports exported exporting",
    "IMPORT": "import imports imported importing include includes included including pull"
    " pulls pulling bring brings",
    "UNUSED": "unused superfluous",
    "USE": "mentioning refer refers referring occur occurs occurring tested testing exercising"
    " use uses used using usage usages reference references referenced cover covers"
    " covered exercise"
    " exercises touch touches hit hits",
    "TEST": "test tests",
    "EXIST": "found"
    " exist exists existed existing there present available already have has had hold"
    " holds part included include includes contained contain contains containing",
    "COMMIT": "sha hash commit commits committed revision revisions changeset",
    "LAST": "last latest newest recent recently",
    "FIRST": "first originally original initially",
    "CHANGE": "change changes changed changing modify modifies modified touch touched touches edit"
    " edited edits alter altered update updated updates affect affected",
    "ADD": "appear appears appeared appearance arrive arrived born"
    " add adds added adding create creates created new introduce introduces introduced"
    " register registers registered",
    "REMOVE": "remove removes removed delete deletes deleted drop dropped gone disappear"
    " disappeared",
    "RENAME": "rename renames renamed renaming move moves moved moving",
    "BEFORE": "original older before formerly former previously previous earlier old originally",
    "NOW": "became become becomes now new current currently today nowadays",
    "TODAY": "now current currently today nowadays",
    "NAMED": "name named names called",
    "WHO": "who whose whom author authors authored wrote written write responsible blame",
    "TAG": "tag tags tagged release releases released version versions",
    "VERSION": "constrained"
    " version versions bound bounds constraint constraints range ranges pin pinned",
    "DEPEND": "libraries packages"
    " dependency dependencies depend depends requirement requirements dep deps dependancy"
    " dependancies",
    "NEED": "necessary mandatory"
    " require requires required need needs needed support supports supported minimum minimal"
    " least allowed allow allows compatible ask asks expects expect wants installed install lowest"
    " oldest",
    "LANGUAGE": "python node nodejs rust golang java typescript javascript",
    "LICENCE": "licence license licensed licensing licenced licences licenses lisence liscence"
    " lisense"
    " liscense",
    "TRIGGER": "trigger triggers triggered start starts started run runs running kick kicks fire"
    " fires launched executed event events",
    "EVENT": "circumstances condition conditions occasion occasions event events push schedule",
    "KEY": "key setting settings option options configured configuration config configure"
    " configures property entry",
    "SET": "set sets value",
    "ENV": "env environment",
    "READ": "read reads reading pick picks taken fetched get gets access accesses accessed"
    " looks use uses used consult"
    " consults evaluate evaluates",
    "ABSTRACT": "abstract",
    "VALUE": "value",
    "THERE": "there exist exists existed existing present",
    "APPLY": "apply applies applied attached carry carries carrying wear wears above",
    "PUBLIC": "public private",
    "BUILD": "build builds compile compiles compilation",
    "SUCCEED": "succeed succeeds success successful successfully pass passes passing",
    "CLI": "flag flags switch parser",
    "TEXT": "text string message literal output phrase",
    "SHOW": "show print display see read say says contain contains content contents stand stands"
    " look looks",
    "BETWEEN": "between since after until",
    "FROM": "from",
    "TO": "to up",
    "KIND": "kind type sort",
    "PROJECT": "project repository repo package codebase library software program application app",
    "WORKFLOW": "github workflow workflows ci pipeline",
    "CYCLE": "cycle cycles circle loop",
    "SORT": "function method class module symbol variable constant interface enum member struct"
    " trait alias",
    "DIRECT": "directly",
    "MODULE": "module modules package packages",
    "ONE": "file",
    "COUNT": "counted counting tally count",
    "CHAIN": "shortest path chain route way reach reaches connected connection connect connects"
    " link links"
    " linked lead leads via through",
    "HANDLE": "handle handles handled parse parses parsed",
}

SOFT = frozenset({"TODAY", "FROM", "TO", "SHOW", "PROJECT", "CHAIN"})
"""Ideas that change nothing where a row does not ask for them."""

MEMBERS = frozenset(
    "FIELD METHOD PARAM DECORATOR SUBCLASS BASE CALLER CALLEE IMPORTER EXPORT IMPORT TEST".split()
)
"""Ideas of what a definition has: such a noun stands for things, and is no name of one."""

OF_A_NAME = frozenset({"SORT"})
"""Ideas that only say what sort of thing a name is."""


def _ideas() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for idea, words in _IDEA_WORDS.items():
        for word in words.split():
            found[word] = found.get(word, frozenset()) | {idea}
    return found


IDEAS = _ideas()

NEUTRAL = frozenset(
    """
    a an the this that these those which what is are was were be been being am do does did done
    doing can could may might will would shall should must i me my we us our you your it its he
    they them their one ones of in on at for by with into onto as if whether and or so then than
    please tell give list name find look up want wanted wish like love know knew learn knowing
    curious interested wonder wondering check checking confirm say said ask asking happen happens
    help hi hello hey dear sorry bother thanks thank hmm well ok okay just quick quickly question
    still also again ever actually really exactly precisely currently simply perhaps maybe possibly
    all every any each some whole entire complete full various different particular specific given
    certain single code codebase source here everything anything something somebody someone
    anybody anyone people person customer user team colleague colleagues report manifest but
    according get got see seen seeing show shown keep keeps keeping
    going go come comes came coming around out over about along together
    when how why many much long far often time times ago day
    need i'd i'll we'll i'm i've we're we've you're it's that's what's who's where's there's don't
    can't     trying try tried able puzzled branch history log far-reaching
    open point part spot job purpose overview summary stack trace traces traceback mention mentions
    sit sits sitting leave leaves store stores stored them
    mentioned reviewing writing changelog looking made make makes work works top bit wherever
    under off git terms executing anybody's performs perform performed
    runtime thing things begin begins command next formal declared individual respective
    """.split()
)

FILLERS = frozenset(
    """
    quite rather fairly somehow somewhere anywhere everywhere nowhere basically essentially
    literally technically frankly honestly obviously apparently presumably supposedly certainly
    definitely surely anyway anyhow though although however meanwhile right left side
    i'll we'll you'll they'll he's she's let's isn't lets gonna wanna gotta
    friend mate folks guys buddy sir team mates teammate teammates newbie newcomer intern boss
    manager reviewer developer developers dev devs engineer engineers
    eventually finally immediately shortly soon later
    kind kindly sort bunch couple lot lots bit pretty very
    useful helpful handy nice great good cool fine
    remember recall forget forgot forgotten guess suppose assume imagine reckon bet hope hoping
    figure figuring determine identify discover detect dig digging hunt hunting search searching
    grep grepping browse browsing skim skimming scan scanning inspect inspecting examine examining
    understand understanding grasp clarify explain
    able unable possible possibly necessary sure unsure certain uncertain
    itself themselves himself herself myself yourself oneself
    there's here's that'd it'd who'd
    """.split()
)
"""Words that colour a sentence and name nothing. A slip of one of them is not looked for."""
