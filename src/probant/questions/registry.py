"""Every kind of question, and what looks kinds up by relation, name, label or prover.

The modules are found by the names of the relations; an architecture test holds that they match.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from probant.questions.kind import Form, Kind
from probant.vocabulary.question import Goal, Relation


def _kind(relation: Relation) -> Kind:
    kind: Kind = import_module(f"probant.questions.{relation.value}").KIND
    return kind


KINDS: Mapping[Relation, Kind] = {relation: _kind(relation) for relation in Relation}
"""In the order in which `probant query --list` shows them."""

PRODUCED = frozenset(relation for relation, kind in KINDS.items() if kind.is_produced)
"""Relations whose evidence has to be produced by somebody running something."""

SUMMED = frozenset(relation for relation, kind in KINDS.items() if kind.is_summed)
"""Relations with more values than a sentence bears: their sums are values of their own."""


TOLD_UNCITED = frozenset(relation for relation, kind in KINDS.items() if kind.is_told_uncited)
"""Relations whose statements say more than their values: how often, since when."""


def proved_by(tool: str) -> frozenset[Relation]:
    """The relations that a tool observes."""
    return frozenset(relation for relation, kind in KINDS.items() if tool in kind.proved_by)


def is_proved_by_anchor(goal: Goal) -> bool:
    """Whether finding the target itself settles the question."""
    return (
        goal.relation is not None
        and KINDS[goal.relation].is_proved_by_anchor
        and bool(goal.targets)
    )


@cache
def forms_by_label() -> Mapping[str, tuple[Kind, Form]]:
    """What each label of `learning/` asks."""
    return {form.label: (kind, form) for kind in KINDS.values() for form in kind.forms}


@cache
def forms_by_name() -> Mapping[str, tuple[tuple[Kind, Form], ...]]:
    """The forms that `probant query NAME` chooses from; a relation names its kind too."""
    found: dict[str, list[tuple[Kind, Form]]] = {}
    for kind in KINDS.values():
        for form in kind.forms:
            found.setdefault(form.kind, []).append((kind, form))
    for relation, kind in KINDS.items():
        found.setdefault(relation.value, [(kind, form) for form in kind.forms])
    return {name: tuple(forms) for name, forms in found.items()}
