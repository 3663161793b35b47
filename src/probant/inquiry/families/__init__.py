"""How people ask: one table from wordings to relations. Data, not branching code.

Rows are tried in order, so the specific ones come first. The reference page of questions is
generated from this table. Next: family.py.
"""

from __future__ import annotations

from probant.inquiry.families.bodies import BODIES
from probant.inquiry.families.explain import DESCRIBED, EXPLAIN
from probant.inquiry.families.family import Family, Role
from probant.inquiry.families.graph import GRAPH
from probant.inquiry.families.history import HISTORY
from probant.inquiry.families.locate import CONTENTS, DEFINITIONS, LOCATE
from probant.inquiry.families.members import MEMBERS
from probant.inquiry.families.project import PROJECT
from probant.inquiry.families.relations import RELATIONS
from probant.inquiry.families.structure import STRUCTURE
from probant.vocabulary.question import Relation

FAMILIES: tuple[Family, ...] = (
    *HISTORY,
    *CONTENTS,
    *PROJECT,
    *BODIES,
    *GRAPH,
    *MEMBERS,
    *RELATIONS,
    *STRUCTURE,
    *DEFINITIONS,
    *DESCRIBED,
    *LOCATE,
    *EXPLAIN,
)


__all__ = ["FAMILIES", "Family", "Role", "role_of"]


def role_of(relation: Relation | None) -> Role:
    """What a target of this relation stands for."""
    return next((row.role for row in FAMILIES if row.relation is relation), Role.NAME)
