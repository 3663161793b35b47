"""What a question counts: calls and raises by their places, the functions they stand in, or files.

The noun behind "how many" decides. One that names something else is not counted by another: the
question is refused. How it is counted is `answering.units`' work.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from probant.questions.registry import KINDS
from probant.vocabulary.question import Aside, Goal, Unit
from probant.vocabulary.record import replace

_NOUNS: Mapping[str, Unit] = {
    **dict.fromkeys(
        "times places sites site calls callsites spots locations lines invocations"
        " occurrences usages uses references refs raises throws statements ways".split(),
        Unit.PLACES,
    ),
    **dict.fromkeys("callers invokers raisers throwers users".split(), Unit.CALLERS),
    **dict.fromkeys(
        "functions funcs routines procedures subroutines fns defs callables".split(),
        Unit.FUNCTIONS,
    ),
    **dict.fromkeys(["methods"], Unit.METHODS),
    **dict.fromkeys(["files"], Unit.FILES),
}
_OTHERS = frozenset(
    "classes types structs traits interfaces objects modules packages crates namespaces"
    " folders directories tests commits people authors libraries projects threads properties"
    " constructors lambdas closures macros components services headers".split()
)
"""Nouns for what nothing here counts."""

_ASKED = re.compile(r"\b(?:how\s+many|number\s+of|amount\s+of|count(?:\s+of)?)\b", re.IGNORECASE)
_RUNNING = re.compile(r"\bat run[ -]?time\b|\bper second\b", re.IGNORECASE)
_WORD = re.compile(r"`[^`]*`|[\w.:]+")
_VERBS = frozenset("call calls invoke invokes use uses raise raises throw throws".split())
N_WORDS = 6
"""How far behind the asking words the noun is looked for."""


def with_unit(goal: Goal) -> Goal:
    """The goal with what it counts; one that counts what nothing here can makes no claim."""
    if goal.relation is None or not goal.counted or goal.unit is not None:
        return goal
    if not KINDS[goal.relation].answers.by_unit:
        return goal
    unit = _unit_of(goal)
    if unit is not None:
        return replace(goal, unit=unit)
    return replace(goal, aside=Aside.UNDERSPECIFIED, relation=None, counted=False, facet=None,
                   member="")  # fmt: skip


def _unit_of(goal: Goal) -> Unit | None:
    """The unit of a number; places where no noun says otherwise, None for any other noun."""
    if _RUNNING.search(goal.question):
        return None
    if (unit := _NOUNS.get(goal.member.lower())) is not None:
        return unit
    asked = _ASKED.search(goal.question)
    words = _WORD.findall(goal.question, asked.end())[:N_WORDS] if asked else []
    return _unit_said([word.lower() for word in words], {one.text.lower() for one in goal.targets})


def _unit_said(words: Sequence[str], names: set[str]) -> Unit | None:
    for at, word in enumerate(words):
        follows = words[at + 1] if at + 1 < len(words) else ""
        if word in names:
            break
        if _NOUNS.get(follows) is Unit.PLACES and follows not in names:
            return Unit.PLACES  # "function calls", "call sites"
        if word in _OTHERS:
            return None
        if word in _NOUNS:
            return _NOUNS[word]
    return Unit.CALLERS if words[:1] and words[0] in _VERBS else Unit.PLACES
