"""Which type a thing has: of a variable, constant or field, of a parameter, of a result."""

from __future__ import annotations

from probant.inquiry.families.family import THE_RESULT, Family
from probant.vocabulary.question import Intent, Relation

INFERRED = (
    r"(?:inferred|deduced|derived|computed|resolved|actual|static|effective|concrete|exact|precise)"
)
SORT = rf"(?:(?:{INFERRED}|declared|annotated|data|variable|value|python|typescript) )*"
CHECKER = r"(?:(?:the |a |your )?(?:type ?checker|checker|compiler|language server|type inference|type oracle|ty|pyright|basedpyright|mypy|tsc|clangd)|inference|type analysis)"
BY = rf"(?: (?:according to|as inferred by|inferred by|as seen by|per|by|from) {CHECKER})"
INFER = (
    r"(?:infers?|deduces?|derives?|computes?|says?|thinks?|reports?|sees?|gives?|assigns?|tells?)"
)
PARAM = r"(?:parameter|param|argument|arg|keyword argument|kwarg)"
RETURN = r"(?:return|returned|result)(?: value)?"
NO_QUESTION = r"(?!(?:what|which|who|whom|where|how|why|when|does|do|did|is|are|list|show|give|tell|all|every|any|find|locate|search|explain|describe|compare|in|of) )"
ONE = r"(?:(?:the )?property )?(?P<t>(?:(?:the|this|our|a) )?(?:(?:local|global|instance|class|module|member|public|private) )*(?:(?:variable|constant|field|attribute|symbol|name|value|member|global|local) )?(?!(?:property|project|repo|repository|codebase|package|application|app|type|types)\b)\S+(?: (?:variable|constant|field|attribute|property))?(?: (?:of|in|from|inside|within|on|at|defined in|local to) (?:the )?(?:(?:class|file|module|package|struct|interface|function|method|folder|directory) )?\S+)*)"
"""One name with what narrows it."""

TYPES: tuple[Family, ...] = (
    Family(
        numbers=(19,),
        relation=Relation.TYPE,
        intent=Intent.LOCATE,
        example="what is the inferred return type of parse?",
        cues=("infer", "deduc", "derived", "comput", "resolved", "actual", "static", "effective", "concrete", "exact", "precise", "type checker", "compiler", "according to"),
        about=THE_RESULT,
        wordings=(
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{INFERRED} {RETURN} types? (?:of|for|from) {{t}}{BY}?",
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{RETURN} types? (?:of|for|from) {{t}}(?:,? as)? (?:inferred|deduced)(?: by {CHECKER})?",
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{RETURN} types? (?:of|for|from) {{t}}{BY}",
            rf"{{q}} (?:{RETURN} )?type {{is}} (?:inferred|deduced|computed|derived) (?:for|as) (?:the )?{RETURN} (?:type )?of {{t}}",
            rf"{{q}} {RETURN} type {{is}} (?:inferred|deduced|computed|derived) (?:for|of) {{t}}",
            rf"{{q}} (?:type )?{{does}} {{t}} return{BY}",
            r"{q} (?:type )?{is} {t} inferred to return",
            rf"{{q}} (?:type |{RETURN} type )?{{does}} {CHECKER} {INFER} (?:for |as |about )?(?:the )?{RETURN} (?:type )?(?:of|for) {{t}}",
            rf"{{q}} {RETURN} type {{does}} {CHECKER} {INFER} (?:for|of) {{t}}",
            rf"{{q}} (?:type )?{{does}} {CHECKER} {INFER} (?:that )?{{t}} returns?",
            rf"{{q}} {INFERRED} {RETURN} type {{t}} (?:has|gets|is given)",
            rf"{{q}} (?:type )?{{t}} returns?{BY}",
            rf"{{q}} would (?:the )?{RETURN} type of {{t}} be(?: inferred as)?",
            rf"{{t}}(?:'s)? {INFERRED} {RETURN} type",
        ),
    ),
    Family(
        numbers=(19,),
        relation=Relation.TYPE,
        intent=Intent.LOCATE,
        example="what is the type of the parameter timeout of fetch?",
        cues=("type",),
        wordings=(
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{SORT}type(?: annotation| hint)? of (?:{{the}} )*{PARAM} {{x}} (?:of|in|to|for|on) {{t}}{BY}?",
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{SORT}type(?: annotation| hint)? of (?:{{the}} )*{{x}} {PARAM} (?:of|in|to|for|on) {{t}}{BY}?",
            rf"{{q}} {SORT}type (?:{{does}}|has) (?:{{the}} )*{PARAM} {{x}} (?:of|in|to|for|on) {{t}}(?: have| take| expect| get)?{BY}?",
            rf"{{q}} {SORT}type (?:{{does}}|has) (?:{{the}} )*{{x}} {PARAM} (?:of|in|to|for|on) {{t}}(?: have| take| expect| get)?{BY}?",
            rf"{{q}} {SORT}type {{is}} (?:{{the}} )*{PARAM} {{x}} (?:of|in|to|for|on) {{t}}{BY}?",
            rf"{{q}} {SORT}type {{is}} (?:{{the}} )*{{x}} {PARAM} (?:of|in|to|for|on) {{t}}{BY}?",
            rf"{{q}} {SORT}type {{does}} {{t}} (?:expect|want|take|accept|declare|need|give) (?:for|as) (?:its |the )?(?:{PARAM} )?{{x}}(?: {PARAM})?",
        ),
    ),
    Family(
        numbers=(19,),
        relation=Relation.TYPE,
        intent=Intent.LOCATE,
        example="what is the inferred type of LIMIT?",
        cues=("type", "infer", "deduc"),
        wordings=(
            rf"(?:{{show}} )?(?:{{q}} {{is}} )?(?:{{the}} )*{SORT}type(?: annotation| hint)? (?:of|for) {ONE}{BY}?",
            rf"{{q}} {SORT}type {{is}} {ONE}(?: of)?{BY}?",
            rf"{{q}} {SORT}type {{is}} (?:inferred|deduced|declared|annotated|given|assigned|computed|derived|used|set) (?:for|to|of|as the type of|on) {ONE}{BY}?",
            rf"{{q}} {SORT}type {{does}} {ONE} (?:actually |really )?(?:have|hold|get|got|infer to|resolve to|carry|contain|store|take on|evaluate to|declare){BY}?",
            rf"{{q}} {SORT}type has {ONE}{BY}?",
            rf"{{q}} {SORT}type {ONE} (?:has|is|gets|holds|carries|is of|is given|is inferred as|is inferred to have){BY}?",
            rf"of (?:what|which) {SORT}type {{is}} {ONE}",
            NO_QUESTION + rf"{ONE} (?:is of|has|is) (?:what|which) {SORT}type",
            rf"{{q}} {{is}} {ONE} (?:inferred|deduced|typed|annotated|declared) (?:as|to be|to have)(?: a type)?{BY}?",
            rf"{{q}} {{is}} {ONE}'s {SORT}type",
            NO_QUESTION + rf"{ONE}'s {SORT}type",
            rf"{{q}} (?:type )?{{does}} {CHECKER} {INFER} (?:for|about|as the type of|of|to) {ONE}",
            rf"{{q}} (?:type )?{{does}} {CHECKER} {INFER} {ONE} (?:is|as|has|to be)",
            rf"{{q}} type of (?:value|thing|object|data) {{does}} {ONE} (?:have|hold|contain|store|carry|keep)",
            rf"{{q}} type of (?:value|thing|object|data) {{is}} (?:stored|kept|held|contained) in {ONE}",
            rf"how {{is}} {ONE} typed",
            rf"(?:infer|deduce) (?:the )?type of {ONE}",
        ),
    ),
)  # fmt: skip
