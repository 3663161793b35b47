"""How people ask: one table from wordings to relations. Data, not branching code.

Rows are tried in order, so the specific ones come first. A group of rows is loaded only when a
question holds one of its cues, as `index` (made from the table) tells. The reference page of
questions is generated from this table. Next: family.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from probant.inquiry.families.family import Family, Role
from probant.inquiry.families.index import CUES_OF
from probant.vocabulary.question import Relation

ORDER: tuple[tuple[str, str], ...] = (
    ("runs_changes", "CHANGES"),
    ("runs_ci", "CI"),
    ("runs_builds", "BOTH"),
    ("runs_tests", "TEST_RUNS"),
    ("runs_builds", "BUILDS"),
    ("history", "HISTORY"),
    ("types", "TYPES"),
    ("locate", "CONTENTS"),
    ("project", "PROJECT"),
    ("bodies", "BODIES"),
    ("graph", "GRAPH"),
    ("members", "MEMBERS"),
    ("relations", "RELATIONS"),
    ("structure", "STRUCTURE"),
    ("locate", "DEFINITIONS"),
    ("explain", "DESCRIBED"),
    ("locate", "LOCATE"),
    ("explain", "EXPLAIN"),
)
"""Module of this folder and its rows."""

__all__ = ["Family", "Role", "all_families", "families_for", "role_of"]


def all_families() -> tuple[Family, ...]:
    """The whole table, in order."""
    return tuple(row for module, name in ORDER for row in _rows(module, name))


def families_for(openings: str) -> Iterator[tuple[int, Family]]:
    """Rows with a cue in the question, each with its rank; `openings` has a space before words.

    A cue is the beginning of a word, or with a space behind it the whole of it.
    """
    openings, rank = f"{openings} ", 0
    for module, name in ORDER:
        rank += 1_000
        if any(f" {cue}" in openings for cue in CUES_OF[name]):
            for number, row in enumerate(_rows(module, name)):
                if any(f" {cue}" in openings for cue in row.cues):
                    yield rank + number, row


def role_of(relation: Relation | None) -> Role:
    """What a target of this relation stands for."""
    return next((row.role for row in all_families() if row.relation is relation), Role.NAME)


def _rows(module: str, name: str) -> tuple[Family, ...]:
    rows: tuple[Family, ...] = getattr(import_module(f"{__name__}.{module}"), name)
    return rows
