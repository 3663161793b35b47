"""What the project says of itself: its type, licence, dependencies, versions, configuration."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import Intent, Relation

_THIS = r"(?:this|the|our|your|my)(?: \w+)?? ?(?:project|repo|repository|codebase|package|library|app|application|program|code|crate|module|tool|it)"
_IT = rf"(?:it|this|we|you|they|one|{_THIS})"
_MANIFEST = r"(?:\S*(?:pyproject\.toml|setup\.cfg|setup\.py|pipfile|requirements\S*\.txt|package\.json|cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|cmakelists\.txt)|\ue000\d+\ue001)"
_IN_MANIFEST = r"(?:in|of|from|by|inside|within|under)(?: the)?(?: (?:file|manifest|package|crate|member|folder|directory|workspace|subproject|sub-project|module))?"
_SCOPE = rf"(?: {_IN_MANIFEST} (?P<t>{_MANIFEST}))"
_MEMBER = r"(?: (?:in|of|from|by|under|inside) (?:the )?(?:package|crate|member|folder|directory|workspace member|subproject|sub-project|workspace|manifest) (?P<t>\S+))"
_HERE = rf"(?: (?:of|in|for|by|does|do|that) {_IT}(?: (?:have|has|need|needs|use|uses|declare|declares|list|lists|require|requires))?)?"
_DEPS = r"(?:dependenc(?:y|ies)|deps|requirements|third[- ]party (?:packages|libraries|dependencies)|external (?:dependencies|packages|libraries)|required packages|direct dependencies|runtime dependencies|run-?time requirements|declared dependencies)"
_NEED = r"(?:depends? on|requires?|needs?|relies on|rely on|pulls? in)"
_ASK = r"(?:{q} {is} |{q} |{show} |list |which are )?(?:{the} )*"
_LANG = r"(?P<x>python|py|cpython|python3|node\.js|nodejs|node|javascript|rust|rustc|go|golang|java|jdk|jvm|jre|c\+\+|cpp|cxx|c|msrv|edition)"
_PLAIN_WORD = (
    r"(?!(?:it|this|that|the|we|you|they|one|my|our|your|there|each|every|all|any)\b)[\w@+-]+"
)
_DEV = r"(?:dev|development|developer|test|testing|tests|build|optional|peer|indirect|transitive)"


def _needs(kind: str) -> tuple[str, ...]:
    """Ways to ask for the dependencies of one kind: `kind` is how people call it."""
    return (
        rf"{_ASK}{kind}[- ]?{_DEPS}{_HERE}(?: (?:here|there|declared|listed|are there|exist))*",
        rf"{_ASK}{kind}[- ]?{_DEPS}(?: (?:declared|listed|given|are|specified))*{_SCOPE}",
        rf"{_ASK}{kind}[- ]?{_DEPS}(?: (?:declared|listed|given|are|specified))*{_MEMBER}",
        rf"{{q}} {kind}[- ]?{_DEPS} (?:does|do|are|is) {_IT} (?:have|has|need|use|declare|list|require)",
        rf"(?:what|which packages|which libraries) (?:does|do|are|is) {_IT} (?:need|needs|require|use|needed|required|used) (?:for|in|during|at) {kind}(?:ing|ment|elopment)?(?: time| purposes)?",
    )


DEPENDENCIES: tuple[Family, ...] = (
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="which version of requests is required?",
        cues=("version", "bound", "constraint", "specifier", "range", "pin"),
        role=Role.TEXT,
        about="its bound",
        wordings=(
            rf"{{q}} (?:minimum |minimal |maximum |exact |lowest |oldest )?(?:version|versions|version bound|version range|version constraint|version specifier|bound|range|constraint) (?:of|for|on) (?:the )?(?:package |library |dependency |crate |module )?{{t}} (?:does|do) {_IT} (?:require|need|use|depend on|want|accept|ask for|pin|specify|declare)",
            rf"{{q}} (?:minimum |minimal |maximum |exact |lowest |oldest )?(?:version|versions|version bound|version range|version constraint|version specifier) (?:of|for) (?:the )?(?:package |library |dependency |crate |module )?{{t}} (?:{{is}} )?(?:required|needed|used|allowed|pinned|specified|declared|demanded|wanted|requested|asked for|accepted)(?: by {_IT})?",
            r"{q} {is} (?:the )?(?:required |declared |minimum |minimal |pinned )?(?:version|version bound|version range|version constraint|version specifier|bound|constraint) (?:of|for|on) (?:the )?(?:package |library |dependency |crate )?{t} (?:dependency|requirement|package)",
            r"{q} {is} (?:the )?(?:required|declared|minimum|minimal|pinned|needed) (?:version|version bound|version range|version constraint|version specifier|bound|constraint) (?:of|for|on) (?:the )?(?:package |library |dependency |crate )?{t}",
            r"{q} {is} (?:the )?(?:version bound|version range|version constraint|version specifier|bound|constraint|version requirement) (?:of|for|on) (?:the )?(?:package |library |dependency |crate )?{t}",
            r"(?:version bound|version range|version constraint|version specifier|bound|constraint|required version|version requirement) (?:of|for|on) (?:the )?(?:package |library |dependency |crate )?{t}",
            r"{t} (?:version bound|version range|version constraint|version specifier|dependency bound|version requirement|required version)",
            r"(?:to )?{q} version {is} {t} (?:pinned|bound|constrained|restricted|fixed|required|limited)(?: to)?",
            r"how {is} {t} (?:pinned|version[- ]bound|constrained|bounded)",
            rf"{{q}} version of {{t}} (?:is in|do we have in|stands in|is declared in|is listed in) (?P<b>{_MANIFEST})",
            r"{q} (?:version|bound|constraint) (?:of|for) {t} (?:does|do|is required by|is declared in|is needed by) (?:the )?(?:package |crate |folder )?{b}(?: (?:require|need|declare|use))?",
        ),
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="is requests pinned?",
        cues=("pin", "exact"),
        role=Role.TEXT,
        polar=True,
        about="its pin",
        wordings=(
            r"{is} (?:the )?(?:version of |dependency |package |dependency on )?{t} (?:pinned|locked|fixed)(?: (?:to|at) (?:an?|one) (?:exact |specific |fixed )?version)?(?: (?:exactly|down))?",
            rf"(?:does|do) {_IT} pin (?:the )?(?:version of |dependency )?{{t}}",
            r"{t} is pinned(?: (?:right|correct|isn't it))?",
        ),
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="does it depend on numpy?",
        cues=("depend", "require", "need", "rely", "relies", "pull"),
        role=Role.TEXT,
        polar=True,
        wordings=(
            rf"(?:does|do) {_IT} (?:directly |really |actually )?{_NEED} (?:the )?(?:package |library |crate |module )?{{t}}(?: (?:as (?:a|an) (?:{_DEV} |runtime )?dependency|at all|package|library|crate))?",
            rf"{{is}} {{t}} (?:a|an|one of the|among the|in the|part of the|listed as a|listed as an|declared as a|declared as an|one of its|one of our|among its) (?:{_DEV} |direct |declared |runtime |required )?(?:dependenc(?:y|ies)|requirements?|deps)(?: (?:of|for|in) {_IT})?",
            rf"{{is}} {{t}} (?:required|needed) by {_IT}",
            rf"(?:this project|the project|it|this package) {_NEED} {{t}}(?: right| correct| doesn't it| does it not)",
            rf"{{is}} there (?:a|any) (?:{_DEV} |runtime )?(?:dependency|requirement) on {{t}}",
            rf"(?:does|do) {_IT} (?:have|declare|list) (?:a|any) (?:{_DEV} |runtime )?(?:dependency|requirement) on {{t}}",
            rf"(?:does|do) {_IT} (?:have|declare|list) {{t}} as (?:a|an) (?:{_DEV} |runtime )?(?:dependency|requirement)",
            rf"does (?:the )?(?:package |crate |manifest |member )?(?P<b>{_MANIFEST}) (?:list|declare|name|require|depend on|contain|have) {{t}}(?: as (?:a|an) (?:{_DEV} |runtime )?dependency)?",
        ),
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="does it use numpy?",
        cues=("use",),
        role=Role.TEXT,
        polar=True,
        about="its use",
        wordings=(
            rf"(?:does|do) {_IT} (?:actually |really )?use (?:the (?:package|library|crate|framework) )?(?!(?:any|some|an?|the|it|this|that|python|javascript|typescript|go|golang|rust|java|kotlin|scala|ruby|php|swift)\b)(?P<t>[\w@][\w@./+-]*)",
        ),
    ),
    *(
        Family(
            numbers=(57,),
            relation=Relation.DEPENDENCIES,
            intent=Intent.STATUS,
            example=example,
            cues=("dep", "requirement", "need", "require", "third", "external"),
            role=Role.TEXT,
            about=about,
            wordings=_needs(kind),
        )
        for kind, about, example in (
            (r"(?:dev|development|developer|dev-only)", "for development", "what are the dev dependencies?"),
            (r"(?:test|tests|testing)", "for tests", "which test dependencies are there?"),
            (r"(?:build|build-time|build time|build[- ]system)", "for building", "what are the build dependencies?"),
            (r"(?:optional|extra)", "optional ones", "what are the optional dependencies?"),
            (r"(?:peer)", "peers", "what are the peer dependencies?"),
            (r"(?:indirect|transitive)", "indirect ones", "what are the indirect dependencies?"),
        )
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="what does the extra docs need?",
        cues=("extra", "group"),
        role=Role.TEXT,
        wordings=(
            rf"{_ASK}(?:optional )?(?:{_DEPS}|packages) (?:of|in|for|from|under|belonging to) (?:the )?(?:extra|extras|dependency group|group|optional group|dependency-group) {{x}}",
            rf"{_ASK}(?:optional )?(?:{_DEPS}|packages) (?:of|in|for|from|under|belonging to) (?:the )?{{x}} (?:extra|group|dependency group)",
            r"{q} (?:does|do) (?:the )?(?:extra|dependency group|group) {x} (?:need|require|install|contain|depend on|pull in|include|bring in|add)",
            r"{q} (?:does|do) (?:the )?{x} (?:extra|dependency group|group) (?:need|require|install|contain|depend on|pull in|include|bring in|add)",
            r"{q} (?:packages |dependencies |requirements )?(?:are|is) in (?:the )?(?:extra|dependency group|group) {x}",
            r"{q} (?:packages |dependencies |requirements )?(?:are|is) in (?:the )?{x} (?:extra|dependency group|group)",
        ),
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="which extras does the project have?",
        cues=("extra", "group"),
        role=Role.TEXT,
        about="the extras",
        wordings=(
            rf"{_ASK}(?:extras|optional extras|dependency groups|extra groups)(?: (?:does|do|of|in|for) {_IT}(?: (?:have|has|define|declare|offer|provide))?)?(?: (?:are there|are defined|are declared|exist))?",
        ),
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="how many dependencies does this project have?",
        cues=("how many", "number", "count"),
        role=Role.TEXT,
        counted=True,
        wordings=(
            rf"how many {_DEPS} (?:does|do|are|has|have) {_IT} (?:have|has|declare|need|got|declared)",
            rf"how many {_DEPS} (?:are there|are declared|exist)(?: (?:in|for) {_IT})?",
            rf"(?:{{q}} {{is}} )?(?:the )?(?:number|count) of {_DEPS}{_HERE}",
        ),
    ),
    Family(
        numbers=(57,),
        relation=Relation.DEPENDENCIES,
        intent=Intent.STATUS,
        example="what does this project depend on?",
        cues=("dep", "requirement", "require", "need", "third", "external", "rel", "pull", "package", "librar"),
        role=Role.TEXT,
        wordings=(
            rf"(?:what|(?:what|which) (?:packages|libraries|modules|crates|third[- ]party \w+|external \w+|other packages|other crates|dependencies)) (?:does|do) {_IT} (?:directly |actually |really )?{_NEED}(?: (?:to run|at runtime|at run time|in production))?",
            rf"(?:what|(?:what|which) (?:packages|libraries|crates)) {_IT} {_NEED}",
            rf"(?:what|which) (?:other |further )?(?:packages|libraries|crates|modules|dependencies) (?:get|gets|are|is|will be|would be|come|comes) (?:also |automatically )?(?:installed|pulled in|downloaded|fetched|brought in)?(?: ?(?:along|together|in))? ?(?:with|by|for|when installing|when i install|when you install|if i install|if you install) (?:this one|{_IT})",
            rf"(?:what|which) (?:other |further )?(?:packages|libraries|crates|modules|dependencies) (?:does|do) (?:installing {_IT}|pip install|npm install) (?:also )?(?:install|pull in|bring in|bring along|download|fetch)",
            rf"{{q}} {_DEPS} (?:does|do) (?P<t>{_PLAIN_WORD}) (?:have|need|declare|list|require|use|bring)",
            rf"{{q}} {{is}} (?:the )?(?:{_DEPS}) of (?P<t>{_PLAIN_WORD})",
            rf"(?:{{show}} )?(?:the )?{_DEPS} of (?P<t>{_PLAIN_WORD})",
            rf"(?:what|which) (?:other )?(?:packages|libraries|crates) (?:does|do) (?P<t>{_PLAIN_WORD}) {_NEED}",
            rf"{_ASK}{_DEPS}{_HERE}(?: (?:are there|declared|listed))*",
            rf"{_ASK}{_DEPS} (?:does|do) {_IT} (?:have|need|declare|list|require|use|bring)",
            rf"{_ASK}(?:project|package)(?:'s)? {_DEPS}",
            rf"{_ASK}{_DEPS}(?: (?:are|is))?(?: (?:declared|listed|given|specified|named|required))*{_SCOPE}",
            rf"{_ASK}{_DEPS}(?: (?:are|is))?(?: (?:declared|listed|given|specified|named|required))*{_MEMBER}",
            rf"{{q}} {_DEPS} (?:does|do) (?P<t>{_MANIFEST}) (?:list|declare|have|name|require|contain)",
            r"what (?:does|do) (?:the )?(?:file |manifest )?(?P<t>\S*(?:pyproject\.toml|setup\.cfg|requirements\S*\.txt|package\.json|cargo\.toml|go\.mod|pom\.xml)) (?:require|depend on|need)",
            r"what (?:does|do) (?:the )?(?:package|crate|workspace member|member|subproject) {t} (?:depend on|require|need)",
            rf"(?:packages|libraries|crates) (?:required|needed|used) by {_IT}",
            rf"(?:what|which) (?:packages|libraries|crates|dependencies) (?:are|is) (?:required|needed|declared|listed)(?: by {_IT})?",
            rf"(?:what|which) (?:third[- ]party|external) (?:packages|libraries|crates|code|modules) (?:does|do) {_IT} use",
        ),
    ),
)  # fmt: skip

VERSIONS: tuple[Family, ...] = (
    Family(
        numbers=(58,),
        relation=Relation.LANGUAGE_VERSION,
        intent=Intent.STATUS,
        example="which version of CMake is required?",
        cues=("cmake",),
        role=Role.TEXT,
        wordings=(
            rf"(?:{{q}} {{is}} |{{show}} )?(?:the )?(?:minimum|minimal|min|lowest|oldest|required|needed|minimum required) (?:required |supported |version of )?(?P<x>cmake)(?: version)?(?: (?:required|needed|supported|of {_IT}|for {_IT}))?",
            rf"{{q}} (?:minimum |minimal |min |lowest |oldest )?(?:version of )?(?P<x>cmake)(?: version)? (?:(?:is|does|do) )?(?:{_IT} )?(?:required?|needed|need|want|expect|expected|requires|needs|demand)(?: (?:by|for) {_IT})?",
            r"(?P<x>cmake) version(?: required| needed)?",
            r"(?P<x>cmake)[ _]minimum[ _](?:required|version)",
        ),
    ),
    Family(
        numbers=(58,),
        relation=Relation.LANGUAGE_VERSION,
        intent=Intent.STATUS,
        example="does it support Python 3.9?",
        cues=("python", "py", "cpython", "node", "rust", "go", "golang", "java", "jdk", "jvm", "c++", "cpp"),
        role=Role.TEXT,
        polar=True,
        wordings=(
            rf"(?:does|do|will|would|can) {_IT} (?:still )?(?:support|run on|work on|work with|run with|run under|allow|accept|install on|take|be used with|compile with|build with) (?P<x>(?:python|py|cpython|node\.js|nodejs|node|rust|go|golang|java|jdk) ?v?\d[\d.]*)",
            rf"{{is}} (?P<x>(?:python|py|cpython|node\.js|nodejs|node|rust|go|golang|java|jdk) ?v?\d[\d.]*) (?:still )?(?:supported|allowed|enough|ok|accepted|sufficient)(?: by {_IT})?",
        ),
    ),
    Family(
        numbers=(58,),
        relation=Relation.LANGUAGE_VERSION,
        intent=Intent.STATUS,
        example="which Rust edition does this crate use?",
        cues=("edition",),
        role=Role.TEXT,
        wordings=(
            rf"{{q}} (?:rust )?(?P<x>edition)(?: of rust)? (?:is|does|do) {_IT}(?: (?:on|use|uses|have|need|in|require|target))?",
            r"{q} (?:rust )?(?P<x>edition)(?: of rust)? {is} (?:used|set|required|declared)",
            rf"{{q}} {{is}} (?:the )?(?:rust )?(?P<x>edition) (?:of|for|used by|in) {_IT}",
            r"{q} {is} the rust (?P<x>edition)",
            r"(?:{q} |the )?rust (?P<x>edition)",
            r"(?:which|what) (?P<x>edition)(?: is it| is this)?",
        ),
    ),
    Family(
        numbers=(58,),
        relation=Relation.LANGUAGE_VERSION,
        intent=Intent.STATUS,
        example="which Python version is required?",
        cues=("version", "python", "py", "node", "rust", "go", "java", "jdk", "c++", "cpp", "msrv", "edition", "standard", "requires-python", "c "),
        role=Role.TEXT,
        wordings=(
            rf"{{q}} (?:minimum |minimal |min |lowest |oldest |earliest |exact |supported )?(?:versions? of )?{_LANG} ?(?:version|versions|release|standard|edition|language version|toolchain)? (?:{{is}}|does|do) (?:{_IT} )?(?:required?|needed|need|supported?|used?|expected?|demanded|targeted|target|requires|allowed|allow|want|run on|use|written for|compiled for|written in|set|specified|declared)(?: (?:by|for|in) {_IT}| on| for)?",
            rf"{{q}} {{is}} (?:the )?(?:minimum |minimal |min |lowest |oldest |required |supported |needed |earliest )*(?:versions? of )?{_LANG} (?:version|versions|release|standard|edition|language version|bound|requirement)(?: (?:required|needed|supported|requirement|bound|used|for {_IT}|of {_IT}|by {_IT}|required by {_IT}|supported by {_IT}))?",
            rf"{{q}} {{is}} (?:the )?(?:(?:minimum|minimal|min|lowest|oldest|required|supported|needed|earliest) )+(?:versions? of )?{_LANG}(?: (?:for|of|required by|supported by) {_IT})?",
            rf"{{q}} {{is}} (?:the )?(?:required |supported )?versions? of {_LANG}(?: (?:required|needed|supported|used|for {_IT}|of {_IT}|required by {_IT}|supported by {_IT}))?",
            rf"(?:{{show}} )?(?:the )?(?:minimum |minimal |min |lowest |oldest |required |supported |needed )*{_LANG} (?:version|versions|requirement|bound|standard|edition)(?: (?:required|needed|supported|used|of {_IT}|for {_IT}|required by {_IT}))?",
            rf"(?:minimum|minimal|min|lowest|oldest|required) (?:supported |required )?(?:version of )?{_LANG}(?: version)?",
            rf"{{q}} {_LANG} (?:does|do) {_IT} (?:need|require|support|run on|target|use|want)",
            rf"(?:on|with|for) {{q}} (?:versions? of )?{_LANG} ?(?:versions?)? (?:does|do|can|will) {_IT} (?:run|work|build|compile|be used|install)",
            rf"how (?:old|new|recent) (?:a )?{_LANG} (?:does|do|can|must|may) {_IT} (?:need|require|support|be|use)",
            rf"{_LANG} version",
            r"(?:the )?(?P<x>msrv)",
            rf"{{q}} (?:is|'s) (?:the )?(?P<x>msrv) (?:of|for) {_IT}",
            r"{q} (?:is|'s) (?:the )?(?P<x>msrv)",
        ),
    ),
    Family(
        numbers=(58,),
        relation=Relation.LANGUAGE_VERSION,
        intent=Intent.STATUS,
        example="which language version does this project require?",
        cues=("language", "interpreter", "compiler", "runtime"),
        role=Role.TEXT,
        wordings=(
            rf"{{q}} (?:minimum |minimal )?(?:language|interpreter|compiler|runtime) versions? (?:does|do|is|are) (?:{_IT} )?(?:require|required|need|needed|support|supported|target|use)(?: by {_IT})?",
            rf"{{q}} {{is}} (?:the )?(?:minimum |minimal |required |supported )*(?:language|interpreter|compiler|runtime) versions?(?: (?:required|needed|supported|of {_IT}|for {_IT}))?",
            rf"{{q}} versions? of (?:the|its) (?:language|interpreter|compiler|runtime) (?:does|do|is|are) (?:{_IT} )?(?:require|required|need|needed|support|supported)",
            r"(?:required |minimum )?language version",
        ),
    ),
)  # fmt: skip

_LICENCE = r"(?:licen[sc]e|licen[sc]ing|licen[sc]es|licensing terms)"

LICENCES: tuple[Family, ...] = (
    Family(
        numbers=(63,),
        relation=Relation.LICENCE,
        intent=Intent.STATUS,
        example="is this MIT licensed?",
        cues=("licen", "gpl", "mit", "open source", "apache", "bsd"),
        polar=True,
        wordings=(
            rf"(?:is|are) {_IT} (?:under |released under |published under |distributed under |available under |covered by )?(?:the |an? )?(?P<x>[\w.+-]+(?: (?:software|public|2\.0|v?\d))*?)(?:[- ]{_LICENCE}|[- ]licen[sc]ed)",
            rf"(?:is|are) {_IT} (?:licen[sc]ed|released|published|distributed) under (?:the |an? )?(?P<x>[\w.+-]+(?: (?:2\.0|v?\d))?)(?: {_LICENCE})?",
            rf"(?:is|are) (?:the )?{_LICENCE}(?: of {_IT})? (?:the |an? )?(?P<x>[\w.+-]+(?: (?:2\.0|v?\d))?)(?: {_LICENCE})?",
            rf"(?:does|do) {_IT} (?:use|have|carry) (?:the |an? )?(?P<x>[\w.+-]+(?: (?:2\.0|v?\d))?) {_LICENCE}",
        ),
    ),
    Family(
        numbers=(63,),
        relation=Relation.LICENCE,
        intent=Intent.STATUS,
        example="which licence does this project have?",
        cues=("licen",),
        role=Role.TEXT,
        wordings=(
            rf"{{q}} (?:kind of |type of |sort of |open source |software |spdx )?{_LICENCE}(?: identifier| id)? (?:{{is}}|does|do|has|have|applies|covers?|governs?)(?: to)?(?: {_IT})?(?: (?:have|has|use|uses|under|released under|published under|distributed under|licen[sc]ed under|carry|come with|declare|apply|apply to))?(?: {_IT})?",
            rf"{{q}} {{is}} (?:the )?(?:project |package |software |spdx |declared )?{_LICENCE}(?: identifier| id)?(?: (?:of|for|in|here|used by) ?(?:{_IT})?)?",
            rf"(?:{{show}} )?(?:the )?(?:project'?s? |package'?s? |its |software )?{_LICENCE}(?: (?:of|for) {_IT})?",
            rf"(?:under )?{{q}} (?:open source )?{_LICENCE} {{is}} {_IT} (?:under|released|published|distributed|licen[sc]ed|available|provided)(?: under)?",
            rf"under (?:what|which) (?:{_LICENCE}|terms) {{is}} {_IT}(?: (?:under|released|published|distributed|licen[sc]ed|available))?",
            rf"how {{is}} {_IT} licen[sc]ed",
            rf"{{q}} (?:open source )?{_LICENCE}(?: (?:is|are) (?:used|this|it|there|declared|named|in use|in force))?(?: (?:here|by {_IT}))?",
            rf"{{q}} {_LICENCE} (?:does|do|is) {{t}} (?:have|use|under|released under|distributed under|published under|carry)",
            rf"{{q}} {{is}} {_IT} licen[sc]ed (?:under|as|with)",
            rf"{{q}} {_LICENCE} (?:does|is) (?:declared |given |named )?(?:in |by )?(?P<t>{_MANIFEST})(?: (?:declare|name|give|say|state))?",
            rf"(?:{{q}} {{is}} |{{q}} |{{show}} |which are )(?:{{the}} )*{_LICENCE}(?: (?:declared|given|named|stated))?{_SCOPE}",
            rf"(?:the )?{_LICENCE} (?:declared|given|named|stated){_SCOPE}",
            rf"the {_LICENCE}{_SCOPE}",
            rf"{_ASK}{_LICENCE}{_MEMBER}",
        ),
    ),
)  # fmt: skip

_EVENT = r"(?P<x>(?:an? |the |every |each |new |any )?(?:push(?:es)?|pull[ _-]requests?(?:[ _-]target)?|prs?|schedules?|cron(?: job)?|manual(?:ly)?|by hand|workflow_dispatch|workflow_call|workflow_run|releases?|issues?|issue_comment|merge_group|merge queue|tags?|create|delete|deployment|fork|repository_dispatch|commits?))"
_FLOW = r"(?:workflow|workflows|github workflow|github action|github actions workflow|actions workflow|action|ci workflow|pipeline|ci pipeline|job|workflow file)"
_RUN = r"(?:runs?|triggers?|triggered|executed?|executes|starts?|started|fires?|fired|launch|launched|kicked off|kick off|invoked|activated|run)"

TRIGGERS: tuple[Family, ...] = (
    *(
        Family(
            numbers=(59,),
            relation=Relation.WORKFLOW_TRIGGERS,
            intent=Intent.STATUS,
            example=example,
            cues=("workflow", "action", "pipeline"),
            role=Role.WORKFLOW,
            counted=counted,
            about="every workflow",
            wordings=(
                rf"{ask}(?:github |ci |github actions |actions )*(?:workflows|pipelines|workflow files)(?: (?:here|in here|in {_IT}|of {_IT}))?",
                rf"{{q}} (?:github |ci |github actions )*(?:workflows|pipelines|workflow files) (?:exist|are there|are defined|are set up|do we have|does it have|are configured|there are)(?: (?:here|in {_IT}))?" if not counted else rf"(?:the )?(?:number|count) of (?:github |ci )*workflows(?: (?:in|of) {_IT})?",
                rf"{{q}} (?:github |ci |github actions )*(?:workflows|pipelines|workflow files) (?:does|do) {_IT} (?:have|define|use|run|contain|declare)" if not counted else rf"how many (?:github |ci |github actions )*(?:workflows|pipelines|workflow files) (?:exist|are there|are defined|do we have|(?:does|do) {_IT} (?:have|define|use))(?: (?:here|in {_IT}))?",
            ),
        )
        for counted, ask, example in (
            (False, r"(?:{show} |what are |which are )(?:{the} )*", "which workflows exist?"),
            (True, r"(?:count )(?:{the} )*", "how many workflows are there?"),
        )
    ),
    Family(
        numbers=(59,),
        relation=Relation.WORKFLOW_TRIGGERS,
        intent=Intent.STATUS,
        example="does ci.yml run on pull requests?",
        cues=("run", "trigger", "start", "fire", "execut", "launch"),
        role=Role.WORKFLOW,
        polar=True,
        wordings=(
            rf"(?:does|do|is|are|will|can) (?:the )?(?:{_FLOW} )?{{t}} (?:{_FLOW} )?(?:be |get )?(?:also )?{_RUN} (?:on|by|for|upon|at|when there is|through) {_EVENT}",
            rf"(?:does|do) (?:an? |the |every |each )?{_EVENT} (?:trigger|start|run|launch|fire|kick off) (?:the )?(?:{_FLOW} )?{{t}}(?: {_FLOW})?",
            rf"(?:can|is|may) (?:i |we |one )?(?:the )?(?:{_FLOW} )?{{t}} (?:{_FLOW} )?(?:be )?(?:run|started|triggered|launched|dispatched) (?P<x>manually|by hand|by schedule|on a schedule|by cron)",
            rf"{{t}} (?:{_FLOW} )?(?:runs|is triggered|is run|starts) (?:on|by|for) {_EVENT}(?: (?:right|correct|doesn't it))",
        ),
    ),
    Family(
        numbers=(59,),
        relation=Relation.WORKFLOW_TRIGGERS,
        intent=Intent.STATUS,
        example="which workflows run on push?",
        cues=("workflow", "action", "pipeline", "job"),
        role=Role.WORKFLOW,
        wordings=(
            rf"{{q}} (?:{_FLOW}|ci jobs?|github actions) (?:{{is}} |get |gets |do we |does it )?{_RUN} (?:on|by|for|upon|at|when there is|after|with) {_EVENT}",
            rf"{{q}} (?:{_FLOW}|ci jobs?|github actions) (?:{{is}} |get |gets |can be |may be |could be )?{_RUN} (?P<x>manually|by hand)",
            rf"{{q}} (?:{_FLOW}|ci jobs?|github actions) (?:does|do) (?:an? |the )?{_EVENT} (?:trigger|start|run|launch)",
            rf"(?:{{show}} )?(?:{{the}} )*(?:{_FLOW}) (?:that |which )?(?:{{is}} )?(?:{_RUN}|running|triggered) (?:on|by|for) {_EVENT}",
            rf"(?:{{show}} )?(?:{{the}} )*(?:{_FLOW}) (?:for|on|with) {_EVENT}",
            rf"{{q}} (?:has|have) (?:a|an|the) {_EVENT} trigger",
        ),
    ),
    Family(
        numbers=(59,),
        relation=Relation.WORKFLOW_TRIGGERS,
        intent=Intent.STATUS,
        example="what triggers the workflows?",
        cues=("workflow", "action", "pipeline", "ci "),
        role=Role.WORKFLOW,
        wordings=(
            r"{q} (?:events? )?(?:triggers?|starts?) (?:the |our |all |all the )?(?:workflows|github actions|ci workflows|pipelines)",
            rf"when (?:do|are) (?:the |our |all |all the )?(?:workflows|github actions|ci workflows|pipelines) (?:be )?{_RUN}",
            r"(?:{show} )?(?:{the} )*(?:workflow triggers|triggers of (?:the |all |all the )?(?:workflows|github actions))",
            r"{q} (?:are )?(?:the )?workflow triggers",
        ),
    ),
    Family(
        numbers=(59,),
        relation=Relation.WORKFLOW_TRIGGERS,
        intent=Intent.STATUS,
        example="what triggers the CI workflow?",
        cues=("trigger", "run", "event", "workflow", "start", "fire", "launch", "execut"),
        role=Role.WORKFLOW,
        wordings=(
            rf"{{q}} (?:events? |things? )?(?:triggers?|starts?|fires?|launches|kicks? off|activates?|sets? off) (?:the )?(?:{_FLOW} )(?:called |named |in |file )?{{t}}",
            rf"{{q}} (?:events? |things? )?(?:triggers?|starts?|fires?|launches|kicks? off|activates?|sets? off) (?:the )?{{t}} {_FLOW}",
            r"{q} (?:events? |things? )?(?:triggers?|starts?|fires?|launches|kicks? off|activates?|sets? off) (?:the )?(?P<t>\S+\.ya?ml|\ue000\d+\ue001|ci|continuous integration)",
            rf"{{q}} (?:is|are) (?:the )?(?:triggers?|events?|trigger events?) (?:of|for|that (?:start|trigger|run)) (?:the )?(?:{_FLOW} )?{{t}}(?: {_FLOW})?",
            rf"(?:{{show}} )?(?:{{the}} )*(?:workflow |ci )?(?:triggers?|trigger events?) (?:of|for|in) (?:the )?(?:{_FLOW} )?{{t}}(?: {_FLOW})?",
            rf"when (?:does|do|is|are|will|would) (?:the )?(?:{_FLOW} )(?:called |named |in )?{{t}} (?:be |get )?{_RUN}",
            rf"when (?:does|do|is|are|will|would) (?:the )?{{t}} {_FLOW} (?:be |get )?{_RUN}",
            rf"when (?:does|do|is|are|will|would) (?:the )?(?P<t>\S+\.ya?ml|\ue000\d+\ue001|ci) (?:be |get )?{_RUN}",
            rf"when (?:does|will|would) (?:the )?(?P<t>{_PLAIN_WORD}(?: [\w@+-]+){{0,3}}) run",
            rf"(?:on|by|upon|for) (?:which|what) (?:github )?events? (?:does|do|is|are) (?:the )?(?:{_FLOW} )?{{t}} (?:{_FLOW} )?(?:be |get )?{_RUN}(?: on)?",
            rf"{{q}} (?:github )?events? (?:does|do|is|are) (?:the )?(?:{_FLOW} )?{{t}} (?:{_FLOW} )?(?:be |get )?(?:{_RUN}|listen|listening|react|respond) (?:on|by|to|for)",
            rf"(?:how|by what) {{is}} (?:the )?(?:{_FLOW} )?{{t}} {_FLOW} {_RUN}",
            rf"{{t}} (?:{_FLOW} )?(?:triggers|trigger events)",
        ),
    ),
)  # fmt: skip

_FLOWS_OWN = r"(?:(?:the |our )?(?:workflow |pipeline |workflow file )?(?:called |named )?{t}(?: (?:workflow|pipeline))?)"
_OF_CI = r"(?:ci |github |github actions |actions |workflow )"

WORKFLOW_JOBS: tuple[Family, ...] = (
    *(
        Family(
            numbers=(),
            relation=Relation.WORKFLOW_JOBS,
            intent=Intent.STATUS,
            example=example,
            cues=("job",),
            role=Role.WORKFLOW,
            counted=counted,
            wordings=(
                rf"{which} {_OF_CI}*jobs (?:does|do|will|would) {_FLOWS_OWN} (?:have|has|define|run|contain|consist of|declare|start)",
                rf"{which} {_OF_CI}*jobs (?:are|are there|are defined|exist|run) (?:in|by|for) {_FLOWS_OWN}",
                rf"{which} {_OF_CI}+jobs (?:exist|are there|are defined|are set up|do we have|there are)(?: (?:here|in {_IT}))?",
                *(() if counted else (
                    rf"(?:{{show}} |what are |which are )(?:{{the}} )*{_OF_CI}*jobs (?:of|in|defined in|for) {_FLOWS_OWN}",
                    rf"(?:{{show}} |what are |which are )(?:{{the}} |all )*{_OF_CI}+jobs(?: (?:here|in {_IT}))?",
                )),
            ),
        )
        for which, counted, example in (
            (r"{q}", False, "which jobs does ci.yml have?"),
            (r"how many", True, "how many jobs does ci.yml have?"),
        )
    ),
    Family(
        numbers=(),
        relation=Relation.WORKFLOW_JOBS,
        intent=Intent.STATUS,
        example="what is in the matrix of ci.yml?",
        cues=("matrix",),
        role=Role.WORKFLOW,
        about="the matrix",
        wordings=(
            rf"(?:{{show}} |what is |what's |which is )?(?:in )?(?:the |our )?(?:build |test |job |ci |workflow |strategy )*matrix (?:of|in|for) (?:the )?(?:job )?{_FLOWS_OWN}",
            rf"(?:{{show}} |what is |what's |which is )(?:in )?(?:the |our )?(?:{_OF_CI}|build |test |strategy )+matrix",
            rf"(?:what|which) (?:values|versions|cells|dimensions|axes|combinations|entries) (?:are|stand|does it have) (?:in|of) (?:the )?(?:build |test |job |ci |workflow )*matrix(?: (?:of|in|for) (?:the )?(?:job )?{_FLOWS_OWN})?",
            rf"(?:what|which) matrix (?:does|do) (?:the )?(?:job )?{_FLOWS_OWN} (?:have|use|run over|run on|define)",
        ),
    ),
)  # fmt: skip

_KEY = r"(?:config(?:uration)?|settings?|toml|yaml|json|ini) (?:key|option|setting|entry|value|field|property|parameter)|(?:key|setting|config entry|configuration|property|config section)"
_FILES = r"\S+\.(?:toml|json|jsonc|json5|ya?ml|ini|cfg|conf|properties|env)|\.[a-z]\S*rc|\.editorconfig|\.env\S*|\.flake8|setup\.cfg|\ue000\d+\ue001"

CONFIG: tuple[Family, ...] = (
    Family(
        numbers=(13,),
        relation=Relation.CONFIG_KEY,
        intent=Intent.LOCATE,
        example="is there a key tool.ruff.line-length?",
        cues=("key", "setting", "config"),
        role=Role.TEXT,
        polar=True,
        wordings=(
            rf"{{is}} there (?:a |an |any )?(?:{_KEY})(?: (?:called|named))? {{t}}(?: (?:anywhere|at all|set|defined|configured))*",
            rf"(?:does|do) (?:a |the |any )?(?:{_KEY})(?: (?:called|named))? {{t}} exist(?: (?:anywhere|at all))*",
            rf"(?:does|do) (?P<x>{_FILES}) (?:have|set|define|contain|configure) (?:a |the )?(?:{_KEY})(?: (?:called|named))? {{t}}",
            rf"{{is}} (?:the )?(?:{_KEY}) {{t}} (?:set|configured|defined|present)(?: (?:anywhere|at all|somewhere))?",
            rf"(?:does|do) {_IT} (?:have|set|define|configure) (?:a |the )?(?:{_KEY})(?: (?:called|named))? {{t}}",
        ),
    ),
    Family(
        numbers=(13,),
        relation=Relation.CONFIG_KEY,
        intent=Intent.LOCATE,
        example="what is the value of tool.ruff.line-length in pyproject.toml?",
        cues=("value", "set to", "configured to", "set in", "configured", "setting"),
        role=Role.TEXT,
        wordings=(
            rf"{{q}} {{is}} (?:the )?(?:configured |current )?value of (?:the )?(?:{_KEY}) {{t}}",
            rf"{{q}} {{is}} (?:the )?(?:configured |current )?value of (?P<t>\S+(?: (?:in|of|from|under|inside) (?:the )?(?:file )?(?:{_FILES})))",
            r"{q} {is} (?:the )?(?:configured|current) value (?:of|for) {t}",
            rf"(?:to )?{{q}} (?:value )?{{is}} (?:the )?(?:{_KEY}) {{t}} (?:set|configured)(?: to| as)?",
            rf"(?:to )?{{q}} (?:value )?{{is}} (?P<t>\S+(?: (?:in|of|from|under|inside) (?:the )?(?:file )?(?:{_FILES}))) (?:set|configured) (?:to|as)",
            r"(?:to )?{q} (?:value )?{is} {t} (?:set|configured) (?:to|as) (?:in|by) (?:the )?(?:config|configuration|settings)",
            r"(?:to )?{q} (?:value )?{is} (?P<t>\S*[-\ue000]\S*) (?:set|configured) (?:to|as)",
            r"(?:to )?{q} (?:value )?{is} {name} configured (?:to|as)",
            r"(?:to )?{q} (?:value )?{is} (?P<t>(?:tool|project|package|options|metadata|scripts|engines|compileroptions|jobs|profile)\.\S+) set (?:to|as)",
            rf"(?:to )?{{q}} (?:value )?{{is}} (?P<t>\S+) (?:set|configured) (?:to|as) in (?P<x>{_FILES})",
            rf"{{q}} (?:does|do) (?P<x>{_FILES}) set {{t}} to",
            rf"(?:the )?value of (?:the )?(?:{_KEY}) {{t}}",
        ),
    ),
    Family(
        numbers=(13,),
        relation=Relation.CONFIG_KEY,
        intent=Intent.LOCATE,
        example="where is the key tool.ruff.line-length set?",
        cues=("key", "config", "setting", "set", "entry", "property", "toml", "yaml", "json", "ini"),
        role=Role.TEXT,
        wordings=(
            rf"where (?:exactly )?{{is}} (?:the )?(?:{_KEY}|option) {{name}} \S+ (?:in|inside|within) (?P<x>{_FILES})",
            rf"where (?:exactly |in (?:the|this) \w+ )?(?:{{is}}|does|do|can i find|do we|do i) (?:the |a |an )?(?:{_KEY})(?: (?:called|named))? {{t}}(?: (?:set|defined|configured|specified|declared|given|located|come from|live|stand|found|stored))*",
            r"where (?:exactly |in (?:the|this) \w+ )?{is} {name} (?:configured|set in the config(?:uration)?|set in (?:the )?settings|set up in the config(?:uration)?)(?: (?:in the (?:config|configuration|settings)))?",
            r"where (?:exactly |in (?:the|this) \w+ )?{is} (?:the )?{t} (?:key|setting|config key|configuration key|config setting|config option|config entry|config value) (?:set|defined|configured|specified|declared|located|stored|found)",
            rf"where (?:do|does|did) (?:we|you|they|{_IT}) configure (?:the )?(?:{_KEY} )?{{t}}",
            rf"where (?:do|does|did) (?:we|you|they|{_IT}) set (?:the )?(?:{_KEY}) {{t}}",
            rf"(?:in )?(?:which|what) (?:config(?:uration)?|settings?|toml|yaml|json|ini)? ?files? (?:sets?|configures?|defines?|contains?|has|have|holds?) (?:the )?(?:{_KEY})(?: (?:called|named))? {{t}}",
            rf"(?:in )?(?:which|what) (?:config(?:uration)?|settings?|toml|yaml|json|ini)? ?files? {{is}} (?:the )?(?:{_KEY}) {{t}} (?:set|defined|configured|specified)",
            r"(?:in )?(?:which|what) files? {is} {name} configured",
            r"(?:which|what) (?:files? )?configures {t}",
            rf"(?:{{show}} |locate |go to |open )+(?:me )?(?:where )?(?:the )?(?:{_KEY})(?: (?:called|named))? {{t}}(?: (?:is )?(?:set|defined|configured))?",
            rf"(?:{{show}} )?(?:the )?(?:line|place|file|location|definition)(?: and line)? (?:that sets|where|which sets|of) (?:the )?(?:{_KEY}) {{t}}(?: {{is}} (?:set|defined|configured))?",
            rf"(?:{_KEY}) {{t}}(?: (?:where|location|is set where))?",
            r"where (?:exactly )?{is} (?P<t>[^-\s]\S*-\S*) set",
            rf"(?:{{show}} |point me to |take me to )*where (?:the )?(?:{_KEY}|option) {{name}} is \S+ (?:in|inside|within) (?P<x>{_FILES})",
            r"where (?:exactly )?{is} (?P<t>(?:tool|project|options|metadata|scripts|engines|compileroptions)\.\S+) set",
            rf"where (?:exactly )?{{is}} {{t}} set (?:in|inside|within) (?P<x>{_FILES})",
            rf"(?:on )?(?:which|what) line (?:of|in) (?P<x>{_FILES}) {{is}} (?:the )?(?:{_KEY} )?{{t}}(?: (?:set|defined|configured))?",
            rf"(?:on )?(?:which|what) line (?:of|in) (?P<x>{_FILES}) (?:sets|defines|configures) (?:the )?(?:{_KEY} )?{{t}}",
        ),
    ),
)  # fmt: skip

_OWN = rf"(?:of|for) (?:{_THIS})|(?:of|for) it"


def _told(kind: str, about: str, example: str, cues: tuple[str, ...], *more: str) -> Family:
    """What a manifest says of the project as a whole."""
    return Family(
        numbers=(13,),
        relation=Relation.CONFIG_KEY,
        intent=Intent.LOCATE,
        example=example,
        cues=cues,
        about=about,
        wordings=(
            rf"{{q}} {{is}} (?:the )?(?:current )?{kind} (?:{_OWN})",
            rf"{{q}} {{is}} (?:the |this )?(?:project|package|library|crate)(?:'s)? (?:current )?{kind}",
            rf"(?:{{show}} )?(?:the )?(?:current )?{kind} (?:{_OWN})",
            rf"(?:{{show}} )?(?:the )?(?:project|package|crate)(?:'s)? {kind}",
            *more,
        ),
    )


ABOUT: tuple[Family, ...] = (
    _told(r"(?:version|version number)", "version", "what is the version of this project?", ("version",),
          rf"{{q}} version (?:is|does) {_IT}(?: (?:at|have|on))?",
          r"(?:at )?{q} version {is} (?:this|the) (?:project|package|library|crate)(?: at)?"),
    _told(r"(?:name|package name|distribution name)", "name", "what is the name of this project?", ("name", "called"),
          rf"{{q}} {{is}} {_THIS} (?:called|named)"),
    _told(r"(?:go )?module path", "module path", "what is the module path of this project?", ("module",),
          r"{q} (?:go )?module (?:path|name) (?:does|do|is) (?:declared in |given in |set in |in |by )?(?:the )?(?:file )?go\.mod(?: (?:declare|have|set|give|name|define|specify|state))?",
          r"(?:{q} {is} )?(?:the )?(?:go )?module (?:path|name)(?: (?:declared|given|set))? (?:in|of|by|from) (?:the )?(?:file )?go\.mod",
          r"{q} module (?:does|is) go\.mod (?:declare|name|for)",
          r"{q} module (?:{is} )?(?:declared|named) (?:in|by) go\.mod",
          r"(?:{q} {is} )?(?:the )?go module path"),
    _told(r"(?:description|summary|short description)", "description", "what is the description of this project?", ("descr", "summary", "short")),
    _told(r"(?:homepage|home page|website|project url)", "homepage", "what is the homepage of this project?", ("home", "website", "project url")),
    _told(r"(?:repository url|source url|repository address)", "repository", "what is the repository url of this project?", ("repository", "source")),
    _told(r"(?:authors?|author names?)", "authors", "who are the authors of this project?", ("author", "wrote", "creat", "made"),
          rf"who (?:is|are|was|were) (?:the )?authors?(?: (?:{_OWN}))?",
          r"who (?:wrote|authored|created|made) (?:this|the) (?:project|package|library|crate)"),
    _told(r"(?:maintainers?|maintainer names?)", "maintainers", "who maintains this project?", ("maintain",),
          rf"who (?:is|are) (?:the )?maintainers?(?: (?:{_OWN}))?",
          rf"who maintains {_THIS}"),
)  # fmt: skip

_NOUN = r"(?:project|repo|repository|codebase|program|software|code|code base|thing|package|application|app|library)"

TYPES: tuple[Family, ...] = (
    Family(
        numbers=(61,),
        relation=Relation.PROJECT_TYPE,
        intent=Intent.STATUS,
        example="is this a Python project?",
        cues=("project", "repo", "codebase", "written", "package", "library", "code"),
        polar=True,
        wordings=(
            rf"(?:is|are) {_IT} (?:an? )?(?P<x>python|javascript|js|typescript|ts|go|golang|rust|java|kotlin|c|c\+\+|cpp|scala|ruby|php|swift|c#) {_NOUN}",
            rf"(?:is|are) {_IT} (?:mainly |mostly |primarily )?(?:written|implemented|coded|programmed) in (?P<x>python|javascript|js|typescript|ts|go|golang|rust|java|kotlin|c|c\+\+|cpp|scala|ruby|php|swift|c#)",
            rf"(?:this|it) is (?:an? )?(?P<x>python|javascript|js|typescript|ts|go|golang|rust|java|kotlin|c|c\+\+|cpp) {_NOUN}(?: (?:right|correct|isn't it))",
        ),
    ),
    Family(
        numbers=(61,),
        relation=Relation.PROJECT_TYPE,
        intent=Intent.STATUS,
        example="what build system does this project use?",
        cues=("build",),
        about="the build system",
        wordings=(
            rf"{{q}} (?:kind of |type of )?(?:build system|build tool|build backend|build tooling)(?:s)? (?:{{is}}|does|do) (?:{_IT} )?(?:use|uses|used|built with|have|rely on)?(?: (?:here|by {_IT}|in {_IT}))?",
            rf"{{q}} {{is}} (?:the )?(?:build system|build tool|build backend)(?: (?:of|for|used by|in) {_IT})?",
            rf"(?:{{show}} )?(?:the )?(?:build system|build tool|build backend)(?: (?:of|for|used by) {_IT})?",
            rf"(?:how|with what|with which tool) {{is}} {_IT} built",
        ),
    ),
    Family(
        numbers=(61,),
        relation=Relation.PROJECT_TYPE,
        intent=Intent.STATUS,
        example="what kind of project is this?",
        cues=("project", "repo", "codebase", "program", "software", "code", "language", "package", "app", "library", "thing",),
        wordings=(
            r"{q} (?:kind|type|sort) of (?:a |an )?(?:project|repo|repository|codebase|program|software|code|thing|package|application|app|library) {is} (?:this|it|that|here|in here)(?: (?:one|project|repo|repository|codebase))?",
            r"{q} {is} (?:this|the) (?:project|repo|repository|codebase)(?: about| for| written in| made of| type)?",
            r"(?:{q} {is} )?(?:{the} )*(?:project|repo|repository|codebase) (?:type|kind)",
            r"(?:the )?(?:kind|type|sort) of (?:a |an )?(?:project|repo|repository|codebase|program|software|package|application|app|library)(?: {is} (?:this|it|that)(?: (?:one|project|repo|repository|codebase))?| this is| it is)?",
            r"{q} (?:programming )?language(?:s)? {is} (?:this|the) (?:project|repo|repository|codebase|code|it)(?: written)?(?: in)?",
            r"(?:describe|identify|classify|explain) (?:this|the) (?:project|repo|repository|codebase)",
            rf"(?:in )?{{q}} (?:programming )?languages? {{is}} {_IT} (?:mainly |mostly |primarily )?(?:written|implemented|coded|programmed)(?: in)?",
            rf"{{q}} (?:programming )?languages? (?:does|do) {_IT} (?:use|uses|contain)",
            rf"{{q}} (?:programming )?languages? (?:are|is) (?:used|there)(?: (?:here|in {_IT}))?",
            rf"{{q}} {{is}} (?:the )?(?:main |primary |programming |implementation )?language(?:s)?(?: (?:of|in|used in|used by|for) {_IT})?",
            rf"{{q}} {{is}} {_IT} (?:written|implemented|coded|programmed) in",
        ),
    ),
)  # fmt: skip

_MANIFEST_KEY = r"(?:name|version|description|edition|rust-version|requires-python|main|type|module|types|engines|workspaces|packagemanager|build-backend)"

IN_FILE: tuple[Family, ...] = (
    Family(
        numbers=(13,),
        relation=Relation.CONFIG_KEY,
        intent=Intent.LOCATE,
        example="which version does package.json declare?",
        cues=("declare", "set", "give", "state", "specif", "say", "name", "have"),
        role=Role.TEXT,
        wordings=(
            rf"{{q}} (?P<t>{_MANIFEST_KEY}) (?:does|do) (?:the )?(?:file )?(?P<x>{_FILES}) (?:declare|set|give|state|specify|say|name|have|define|list)",
            rf"{{q}} (?P<t>{_MANIFEST_KEY}) {{is}} (?:declared|set|given|stated|specified|named) (?:in|by) (?:the )?(?:file )?(?P<x>{_FILES})",
        ),
    ),
    Family(
        numbers=(13,),
        relation=Relation.CONFIG_KEY,
        intent=Intent.LOCATE,
        example="line-length in pyproject.toml",
        cues=("in ",),
        role=Role.TEXT,
        wordings=(
            rf"(?:{{q}} {{is}} |{{show}} )?(?:the )?(?!(?:lines?|loc|imports?|tests?|functions?|class(?:es)?|methods?|keys?|comments?|dependenc\w+|it|this|that|everything|changes?|commits?|text|code|errors?|there|is|are)(?![\w.-]))(?P<t>\ue000\d+\ue001|[\w@\[][\w.@/\[\]-]*) in (?:the )?(?:file )?(?P<x>{_FILES})",
        ),
    ),
)  # fmt: skip

PROJECT: tuple[Family, ...] = (
    *WORKFLOW_JOBS,
    *TRIGGERS,
    *LICENCES,
    *VERSIONS,
    *CONFIG,
    *ABOUT,
    *DEPENDENCIES,
    *TYPES,
    *IN_FILE,
)
