"""What every tool can yield, in one table. The planner knows nothing else about tools.

Apart from the tools themselves, so that a question loads only those it uses.
"""

from __future__ import annotations

from probant.vocabulary.capability import Capability
from probant.vocabulary.evidence import Aspect, EvidenceClass, Quality, Signal
from probant.vocabulary.question import Relation, TargetKind

OF_A_DEFINITION = frozenset({Relation.PARAMETERS, Relation.RETURNS, Relation.EXTENDS})
OF_USES = frozenset({Relation.CALLED_BY, Relation.CALLS, Relation.EXTENDED_BY})
IMPORTING = frozenset({Relation.IMPORTS, Relation.IMPORTED_BY})
OF_A_PLACE = frozenset(
    {Relation.DEFINED_IN, Relation.EXISTS, Relation.DESCRIPTION, Relation.REVIEW}
)
OF_MEMBERS = frozenset(
    {
        Relation.DEFAULT,
        Relation.VALUE,
        Relation.DECORATORS,
        Relation.TRAIT,
        Relation.VISIBILITY,
        Relation.FIELDS,
        Relation.METHODS,
        Relation.ABSTRACT_METHODS,
        Relation.EXPORTS,
    }
)
OF_A_HIERARCHY = frozenset(
    {
        Relation.IMPLEMENTS,
        Relation.IMPLEMENTED_BY,
        Relation.OVERRIDES,
        Relation.OVERRIDDEN_BY,
    }
)
OF_BODIES = frozenset({Relation.RAISES, Relation.RAISED_BY, Relation.ENV_VAR, Relation.CLI_OPTION})
OF_THE_IMPORT_GRAPH = frozenset(
    {Relation.IMPORT_CYCLE, Relation.IMPORT_PATH, Relation.UNUSED_IMPORTS}
)
OF_TESTS = frozenset({Relation.TESTS, Relation.TEST_CASES})
OF_A_MANIFEST = frozenset(
    {
        Relation.DEPENDENCIES,
        Relation.LANGUAGE_VERSION,
        Relation.LICENCE,
        Relation.WORKFLOW_TRIGGERS,
        Relation.WORKFLOW_JOBS,
    }
)
OF_RUNS = frozenset({Relation.RUN, Relation.FAILURE})
OF_A_CHANGE = frozenset({Relation.CHANGE})
OF_CI = frozenset({Relation.CI_RUNS, Relation.FAILURE})
TYPED = frozenset({Relation.TYPE})
INFERRED = TYPED | {Relation.RETURNS}
OF_LINES = frozenset({Relation.LINE_COUNT, Relation.LINES})
OF_THE_PROJECT = frozenset(
    {Relation.PROJECT_TYPE, Relation.DESCRIPTION, Relation.REVIEW, Relation.CHANGE}
)
HISTORY = frozenset(
    {
        Relation.LAST_COMMIT,
        Relation.COMMIT_FILES,
        Relation.COMMIT_INFO,
        Relation.ADDED_BY,
        Relation.REMOVED_BY,
        Relation.LAST_CHANGE,
        Relation.COMMITS_TOUCHING,
        Relation.RENAMED,
        Relation.TAGS_CONTAINING,
        Relation.LINE_AUTHOR,
        Relation.EXISTED_AT,
        Relation.ADDED_BETWEEN,
        Relation.CHANGED_BETWEEN,
    }
)
WITHOUT_DEFINITIONS = frozenset({Relation.OCCURS_IN, Relation.DECORATED_BY, Relation.DESCRIBED_AS})
"""Relations whose target is no name of a definition."""

ANY = frozenset[Relation]()

SYMBOL, PATH = frozenset({TargetKind.SYMBOL}), frozenset({TargetKind.PATH})
NAME = frozenset({TargetKind.SYMBOL, TargetKind.PHRASE})
TEXT = NAME | {TargetKind.LITERAL}
LITERAL, TEST = frozenset({TargetKind.LITERAL}), frozenset({TargetKind.TEST})


def _search(
    tool: str,
    signal: Signal,
    cost: int,
    *,
    kinds: frozenset[TargetKind] = frozenset(),
    relations: frozenset[Relation] = ANY,
    aspect: Aspect = Aspect.ANCHOR,
) -> Capability:
    return Capability(
        tool=tool,
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=aspect,
        signal=signal,
        best=Quality.STRONG,
        cost=cost,
        target_kinds=kinds,
        relations=relations,
    )


def _about_project(tool: str, relations: frozenset[Relation]) -> Capability:
    return Capability(
        tool=tool,
        evidence_class=EvidenceClass.DISCOVERY,
        aspect=Aspect.RELATION,
        signal=Signal.CONTENT,
        best=Quality.STRONG,
        cost=3,
        relations=relations,
    )


def _run(
    tool: str,
    evidence_class: EvidenceClass,
    relations: frozenset[Relation],
    signal: Signal = Signal.EXECUTION,
) -> Capability:
    return Capability(
        tool=tool,
        evidence_class=evidence_class,
        aspect=Aspect.RELATION,
        signal=signal,
        best=Quality.STRONG,
        cost=20,
        relations=relations,
    )


CAPABILITIES: tuple[Capability, ...] = (
    # Targets. Of a module, the imports that name it know best.
    _search("imports", Signal.STRUCTURAL, 0, kinds=SYMBOL, relations=IMPORTING),
    _search("imports", Signal.STRUCTURAL, 2, kinds=PATH, relations=IMPORTING),
    _search("find", Signal.LEXICAL, 1, kinds=PATH),
    _search("find", Signal.LEXICAL, 1, kinds=SYMBOL, relations=IMPORTING),
    _search(
        "symbols", Signal.STRUCTURAL, 1, kinds=NAME,
        relations=frozenset(Relation) - IMPORTING - WITHOUT_DEFINITIONS,
    ),
    _search("find", Signal.LEXICAL, 2, kinds=NAME, relations=OF_A_PLACE),
    _search("symbols", Signal.STRUCTURAL, 3, kinds=NAME, relations=IMPORTING),
    _search("tests", Signal.STRUCTURAL, 1, kinds=TEST),
    _search("tests", Signal.STRUCTURAL, 3, kinds=NAME | PATH,
            relations=frozenset({Relation.TEST_CASES})),
    _search("configuration", Signal.STRUCTURAL, 1, kinds=LITERAL,
            relations=frozenset({Relation.CONFIG_KEY})),
    _search("bodies", Signal.STRUCTURAL, 1, kinds=LITERAL,
            relations=frozenset({Relation.ENV_VAR, Relation.CLI_OPTION})),
    _search("bodies", Signal.STRUCTURAL, 2, kinds=SYMBOL,
            relations=frozenset({Relation.RAISED_BY})),
    _search("types", Signal.STRUCTURAL, 2, kinds=SYMBOL, relations=TYPED),
    _search("grep", Signal.LEXICAL, 5, kinds=TEXT,
            relations=frozenset(Relation) - {Relation.CONFIG_KEY, Relation.ENV_VAR,
                                             Relation.CLI_OPTION, Relation.DESCRIBED_AS,
                                             Relation.DECORATED_BY}),
    # Was it there once? Only a lead, and only after every place a definition could be; before the
    # texts, since a mention that is left of something gone would end the search.
    _search("past", Signal.HISTORY, 4, kinds=SYMBOL | PATH,
            relations=frozenset(Relation) - WITHOUT_DEFINITIONS - HISTORY - OF_BODIES),

    _search("concepts", Signal.STRUCTURAL, 6, kinds=TEXT,
            relations=OF_A_PLACE | {Relation.DESCRIBED_AS}),
    # Relations.
    _search("symbols", Signal.STRUCTURAL, 1, relations=OF_A_DEFINITION, aspect=Aspect.RELATION),
    _search("types", Signal.STRUCTURAL, 1, relations=TYPED, aspect=Aspect.RELATION),
    # Asked only where the source does not say: starting a type checker is dear.
    _search("opinion", Signal.EXECUTION, 8, relations=INFERRED, aspect=Aspect.RELATION),
    _search("references", Signal.STRUCTURAL, 2, relations=OF_USES, aspect=Aspect.RELATION),
    _search("imports", Signal.STRUCTURAL, 2, relations=IMPORTING, aspect=Aspect.RELATION),
    _search("members", Signal.STRUCTURAL, 1, relations=OF_MEMBERS, aspect=Aspect.RELATION),
    _search("decorated", Signal.STRUCTURAL, 1, kinds=LITERAL,
            relations=frozenset({Relation.DECORATED_BY})),
    _search("contents", Signal.STRUCTURAL, 1, relations=frozenset({Relation.DEFINES}),
            aspect=Aspect.RELATION),
    _search("hierarchy", Signal.STRUCTURAL, 2, relations=OF_A_HIERARCHY, aspect=Aspect.RELATION),
    _search("bodies", Signal.STRUCTURAL, 2, relations=OF_BODIES, aspect=Aspect.RELATION),
    _search("configuration", Signal.STRUCTURAL, 2, relations=frozenset({Relation.CONFIG_KEY}),
            aspect=Aspect.RELATION),
    _search("import_graph", Signal.STRUCTURAL, 3, relations=OF_THE_IMPORT_GRAPH,
            aspect=Aspect.RELATION),
    _search("tests", Signal.STRUCTURAL, 2, relations=OF_TESTS, aspect=Aspect.RELATION),
    _search("entry_points", Signal.STRUCTURAL, 2, relations=frozenset({Relation.ENTRY_POINTS}),
            aspect=Aspect.RELATION),
    _search("neighbours", Signal.STRUCTURAL, 2, relations=frozenset({Relation.NEIGHBOURS}),
            aspect=Aspect.RELATION),
    _search("compare", Signal.STRUCTURAL, 2, relations=frozenset({Relation.COMPARE}),
            aspect=Aspect.RELATION),
    _search("lines", Signal.LEXICAL, 2, relations=frozenset({Relation.LINES}),
            aspect=Aspect.RELATION),
    _search("review", Signal.STRUCTURAL, 3, relations=frozenset({Relation.REVIEW}),
            aspect=Aspect.RELATION),
    _search("change", Signal.STRUCTURAL, 3, relations=OF_A_CHANGE, aspect=Aspect.RELATION),
    _search(
        "description", Signal.STRUCTURAL, 2, relations=frozenset({Relation.DESCRIPTION}),
        aspect=Aspect.RELATION,
    ),
    # What was found, read.
    Capability(
        tool="read",
        evidence_class=EvidenceClass.FILE_CONTENT,
        aspect=Aspect.ANCHOR,
        signal=Signal.CONTENT,
        best=Quality.STRONG,
        cost=2,
        reads_places=True,
    ),
    # A file that a change adds is nowhere but in the changed tree.
    Capability(
        tool="change",
        evidence_class=EvidenceClass.FILE_CONTENT,
        aspect=Aspect.RELATION,
        signal=Signal.CONTENT,
        best=Quality.STRONG,
        cost=4,
        relations=OF_A_CHANGE,
    ),
    # History, which only git knows, and the project.
    Capability(
        tool="git_history",
        evidence_class=EvidenceClass.GIT_LOG,
        aspect=Aspect.RELATION,
        signal=Signal.HISTORY,
        best=Quality.STRONG,
        cost=3,
        relations=HISTORY,
        authoritative_for=HISTORY,
    ),
    # What running gives: dear, so that everything else comes first.
    _run("build", EvidenceClass.BUILD, OF_RUNS),
    _run("test_run", EvidenceClass.TEST, OF_RUNS),
    # The same before and after a change.
    _run("change_build", EvidenceClass.BUILD, OF_A_CHANGE),
    _run("change_test", EvidenceClass.TEST, OF_A_CHANGE),
    _run("ci_runs", EvidenceClass.CI_WORKFLOW, OF_CI, Signal.REMOTE),
    _about_project("discovery", OF_THE_PROJECT),
    _about_project("manifests", OF_A_MANIFEST),
    _about_project("lines", frozenset({Relation.LINE_COUNT})),
)  # fmt: skip
