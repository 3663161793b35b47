"""What every tool can yield, in one table. The planner knows nothing else about tools.

Apart from the tools themselves, so that a question loads only those it uses. Which relations a tool
shows, the kinds say (`Kind.proved_by`).
"""

from __future__ import annotations

from probant.questions.registry import proved_by
from probant.vocabulary.capability import Capability
from probant.vocabulary.evidence import Aspect, EvidenceClass, Quality, Signal
from probant.vocabulary.question import Relation, TargetKind

IMPORTING, HISTORY = proved_by("imports"), proved_by("git_history")
OF_A_PLACE = frozenset(
    {Relation.DEFINED_IN, Relation.EXISTS, Relation.DESCRIPTION, Relation.REVIEW}
)
WITHOUT_DEFINITIONS = frozenset({Relation.OCCURS_IN, Relation.DECORATED_BY, Relation.DESCRIBED_AS})
"""Relations whose target is no name of a definition."""

DECIDED = proved_by("statements")
"""Relations of which `statements` says whether one thing is so."""

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
    only_leads: bool = False,
) -> Capability:
    """What finds a target."""
    return Capability(
        tool=tool,
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=Aspect.ANCHOR,
        signal=signal,
        best=Quality.STRONG,
        cost=cost,
        target_kinds=kinds,
        relations=relations,
        only_leads=only_leads,
    )


def _proof(
    tool: str,
    signal: Signal,
    cost: int,
    evidence_class: EvidenceClass = EvidenceClass.FILE_SEARCH,
    *,
    relations: frozenset[Relation] = ANY,
    authoritative_for: frozenset[Relation] = ANY,
) -> Capability:
    """What shows a relation: those whose kinds name the tool, unless said otherwise."""
    return Capability(
        tool=tool,
        evidence_class=evidence_class,
        aspect=Aspect.RELATION,
        signal=signal,
        best=Quality.STRONG,
        cost=cost,
        relations=relations or proved_by(tool),
        authoritative_for=authoritative_for,
        lists_only=DECIDED,
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
    _search("contents", Signal.STRUCTURAL, 3, kinds=PATH,
            relations=frozenset({Relation.DEFINES})),
    _search("configuration", Signal.STRUCTURAL, 1, kinds=LITERAL,
            relations=frozenset({Relation.CONFIG_KEY})),
    _search("bodies", Signal.STRUCTURAL, 1, kinds=LITERAL,
            relations=frozenset({Relation.ENV_VAR, Relation.CLI_OPTION})),
    _search("bodies", Signal.STRUCTURAL, 2, kinds=SYMBOL,
            relations=frozenset({Relation.RAISED_BY})),
    _search("types", Signal.STRUCTURAL, 2, kinds=SYMBOL, relations=proved_by("types")),
    _search("grep", Signal.LEXICAL, 5, kinds=TEXT,
            relations=frozenset(Relation) - {Relation.CONFIG_KEY, Relation.ENV_VAR,
                                             Relation.CLI_OPTION, Relation.DESCRIBED_AS,
                                             Relation.DECORATED_BY}),
    # Was it there once? Only a lead, and only after every place a definition could be; before the
    # texts, since a mention that is left of something gone would end the search.
    _search("past", Signal.HISTORY, 4, kinds=SYMBOL | PATH,
            relations=frozenset(Relation) - WITHOUT_DEFINITIONS - HISTORY - proved_by("bodies"),
            only_leads=True),

    _search("described", Signal.STRUCTURAL, 6, kinds=TEXT,
            relations=frozenset({Relation.DESCRIBED_AS})),
    # A module is known by its file where something is said to be in it.
    _search("imports", Signal.STRUCTURAL, 3, kinds=SYMBOL,
            relations=frozenset({Relation.DEFINES, Relation.EXPORTS})),
    # Relations. Whether one thing is so is decided in one place, whoever asks.
    Capability(
        tool="statements",
        evidence_class=EvidenceClass.FILE_SEARCH,
        aspect=Aspect.RELATION,
        signal=Signal.STRUCTURAL,
        best=Quality.STRONG,
        cost=1,
        relations=DECIDED,
        decides=True,
    ),
    _proof("symbols", Signal.STRUCTURAL, 1),
    _proof("types", Signal.STRUCTURAL, 1),
    # Asked only where the source does not say: starting a type checker is dear.
    _proof("opinion", Signal.EXECUTION, 8),
    _proof("references", Signal.STRUCTURAL, 2),
    _proof("imports", Signal.STRUCTURAL, 2),
    _proof("members", Signal.STRUCTURAL, 1),
    _search("decorated", Signal.STRUCTURAL, 1, kinds=LITERAL,
            relations=frozenset({Relation.DECORATED_BY})),
    _proof("contents", Signal.STRUCTURAL, 1),
    _proof("hierarchy", Signal.STRUCTURAL, 2),
    _proof("bodies", Signal.STRUCTURAL, 2),
    _proof("configuration", Signal.STRUCTURAL, 2),
    _proof("import_graph", Signal.STRUCTURAL, 3),
    _proof("tests", Signal.STRUCTURAL, 2),
    _proof("entry_points", Signal.STRUCTURAL, 2),
    _proof("neighbours", Signal.STRUCTURAL, 2),
    _proof("defaults", Signal.STRUCTURAL, 2),
    _proof("marks", Signal.STRUCTURAL, 2),
    _proof("secrets", Signal.LEXICAL, 2),
    _proof("documents", Signal.CONTENT, 2),
    _proof("file_heads", Signal.CONTENT, 2),
    _proof("comments", Signal.STRUCTURAL, 2),
    _proof("topics", Signal.STRUCTURAL, 2),
    _proof("handlers", Signal.STRUCTURAL, 2),
    _proof("routes", Signal.STRUCTURAL, 2),
    _proof("record_types", Signal.STRUCTURAL, 2),
    _proof("compare", Signal.STRUCTURAL, 2),
    _proof("lines", Signal.LEXICAL, 2, relations=frozenset({Relation.LINES})),
    _proof("measures", Signal.STRUCTURAL, 2),
    _proof("signatures", Signal.STRUCTURAL, 2),
    _proof("global_state", Signal.STRUCTURAL, 3),
    _proof("uncalled", Signal.STRUCTURAL, 3),
    _proof("unreferenced", Signal.STRUCTURAL, 3),
    _proof("without_tests", Signal.STRUCTURAL, 2),
    _proof("review", Signal.STRUCTURAL, 3),
    _proof("change", Signal.STRUCTURAL, 3),
    _proof("description", Signal.STRUCTURAL, 2),
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
    _proof("change", Signal.CONTENT, 4, EvidenceClass.FILE_CONTENT),
    # History, which only git knows, and the project.
    _proof("git_history", Signal.HISTORY, 3, EvidenceClass.GIT_LOG, authoritative_for=HISTORY),
    # What running gives: dear, so that everything else comes first.
    _proof("build", Signal.EXECUTION, 20, EvidenceClass.BUILD),
    _proof("test_run", Signal.EXECUTION, 20, EvidenceClass.TEST),
    # The same before and after a change.
    _proof("change_build", Signal.EXECUTION, 20, EvidenceClass.BUILD),
    _proof("change_test", Signal.EXECUTION, 20, EvidenceClass.TEST),
    _proof("ci_runs", Signal.REMOTE, 20, EvidenceClass.CI_WORKFLOW),
    _proof("discovery", Signal.CONTENT, 3, EvidenceClass.DISCOVERY),
    _proof("manifests", Signal.CONTENT, 3, EvidenceClass.DISCOVERY),
    _proof("lines", Signal.CONTENT, 3, EvidenceClass.DISCOVERY,
           relations=frozenset({Relation.LINE_COUNT})),
)  # fmt: skip
