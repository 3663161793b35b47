"""What a tool can yield: which class, for what, how good at best, how dear, and what it may decide.

The planner matches gaps to capabilities and knows nothing else about tools. Next: claim.py.
"""

from __future__ import annotations

from probant.vocabulary.evidence import Aspect, EvidenceClass, Quality, Signal
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Facet, Relation, Stated, Target, TargetKind
from probant.vocabulary.record import Record
from probant.vocabulary.symbol import Place


class Capability(Record, kw_only=True):
    """`relations` empty: whatever the relation; `target_kinds` empty: needs no target.

    `reads_places`: the tool works on places other entries found. `authoritative_for`: relations for
    which its word alone is proof. `lists_only`: relations it shows all of, while another tool, one
    that `decides`, says whether one thing is so. `only_leads`: what it yields helps who asks, and
    never decides, so that nobody runs it for a statement.
    """

    tool: str
    evidence_class: EvidenceClass
    aspect: Aspect
    signal: Signal
    best: Quality
    cost: int
    target_kinds: frozenset[TargetKind] = frozenset()
    relations: frozenset[Relation] = frozenset()
    reads_places: bool = False
    authoritative_for: frozenset[Relation] = frozenset()
    lists_only: frozenset[Relation] = frozenset()
    decides: bool = False
    only_leads: bool = False

    def is_for(self, relation: Relation | None, *, polar: bool, stated: bool) -> bool:
        """Whether it shows this relation, asked for, or stated, in this way."""
        if (self.relations and relation not in self.relations) or (stated and self.only_leads):
            return False
        return relation not in self.lists_only if polar else not self.decides


class Step(Record, kw_only=True):
    """One tool, run once, on these arguments. Equal steps are never run twice.

    `filters` are set only where what the tool yields is the answer itself.
    """

    tool: str
    evidence_class: EvidenceClass
    aspect: Aspect
    relation: Relation | None
    targets: tuple[Target, ...]
    polar: bool = False
    transitive: bool = False
    facet: Facet | None = None
    member: str = ""
    stated: Stated | None = None
    filters: Filters = Filters()
    places: tuple[Place, ...] = ()
