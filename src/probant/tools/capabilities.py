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
OF_A_PLACE = frozenset({Relation.DEFINED_IN, Relation.EXISTS, Relation.DESCRIPTION})
HISTORY = frozenset(
    {Relation.LAST_COMMIT, Relation.COMMIT_FILES, Relation.LAST_CHANGE, Relation.LINE_AUTHOR}
)
ANY = frozenset[Relation]()

SYMBOL, PATH = frozenset({TargetKind.SYMBOL}), frozenset({TargetKind.PATH})
NAME = frozenset({TargetKind.SYMBOL, TargetKind.PHRASE})
TEXT = NAME | {TargetKind.LITERAL}


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


CAPABILITIES: tuple[Capability, ...] = (
    # Targets. Of a module, the imports that name it know best.
    _search("imports", Signal.STRUCTURAL, 0, kinds=SYMBOL, relations=IMPORTING),
    _search("imports", Signal.STRUCTURAL, 2, kinds=PATH, relations=IMPORTING),
    _search("find", Signal.LEXICAL, 1, kinds=PATH),
    _search("find", Signal.LEXICAL, 1, kinds=SYMBOL, relations=IMPORTING),
    _search(
        "symbols", Signal.STRUCTURAL, 1, kinds=NAME,
        relations=frozenset(Relation) - IMPORTING - {Relation.OCCURS_IN},
    ),
    _search("find", Signal.LEXICAL, 2, kinds=NAME, relations=OF_A_PLACE),
    _search("symbols", Signal.STRUCTURAL, 3, kinds=NAME, relations=IMPORTING),
    _search("grep", Signal.LEXICAL, 5, kinds=TEXT),
    # Relations.
    _search("symbols", Signal.STRUCTURAL, 1, relations=OF_A_DEFINITION, aspect=Aspect.RELATION),
    _search("references", Signal.STRUCTURAL, 2, relations=OF_USES, aspect=Aspect.RELATION),
    _search("imports", Signal.STRUCTURAL, 2, relations=IMPORTING, aspect=Aspect.RELATION),
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
    Capability(
        tool="discovery",
        evidence_class=EvidenceClass.DISCOVERY,
        aspect=Aspect.RELATION,
        signal=Signal.CONTENT,
        best=Quality.STRONG,
        cost=3,
    ),
)  # fmt: skip
