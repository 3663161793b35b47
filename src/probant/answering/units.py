"""What a question counts: calls and raises by their places, the functions they stand in, or files.

The noun behind "how many" decides. One that names something else is not counted by another: the
question is refused. What is counted is seen elsewhere, see `workflows.grounding`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum

from probant.vocabulary.question import Aside, Goal, Relation
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import FUNCTION_KINDS, SymbolKind
from probant.vocabulary.value import NameValue, Observation

WITH_UNITS = frozenset({Relation.CALLED_BY, Relation.RAISED_BY})
"""Relations whose values are places within something."""


class Unit(Enum):
    """What is counted."""

    PLACES = "places"
    CALLERS = "callers"
    FUNCTIONS = "functions"
    METHODS = "methods"
    FILES = "files"
    OTHER = "other"


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
    **dict.fromkeys(
        "classes types structs traits interfaces objects modules packages crates namespaces"
        " folders directories tests commits people authors libraries projects threads properties"
        " constructors lambdas closures macros components services headers".split(),
        Unit.OTHER,
    ),
}
_ASKED = re.compile(r"\b(?:how\s+many|number\s+of|amount\s+of|count(?:\s+of)?)\b", re.IGNORECASE)
_RUNNING = re.compile(r"\bat run[ -]?time\b|\bper second\b", re.IGNORECASE)
_WORD = re.compile(r"`[^`]*`|[\w.:]+")
_VERBS = frozenset("call calls invoke invokes use uses raise raises throw throws".split())
N_WORDS = 6
"""How far behind the asking words the noun is looked for."""


def unit_of(goal: Goal) -> Unit:
    """The unit of a number; places where no noun says otherwise."""
    if goal.relation not in WITH_UNITS or not goal.counted:
        return Unit.PLACES
    if _RUNNING.search(goal.question):
        return Unit.OTHER
    told = _NOUNS.get(goal.about.lower())
    if told is not None and told is not Unit.OTHER:
        return told
    asked = _ASKED.search(goal.question)
    words = _WORD.findall(goal.question, asked.end())[:N_WORDS] if asked else []
    return _unit_told([word.lower() for word in words], {one.text.lower() for one in goal.targets})


def _unit_told(words: Sequence[str], names: set[str]) -> Unit:
    for at, word in enumerate(words):
        follows = words[at + 1] if at + 1 < len(words) else ""
        if word in names:
            break
        if _NOUNS.get(follows) is Unit.PLACES and follows not in names:
            return Unit.PLACES  # "function calls", "call sites"
        if word in _NOUNS:
            return _NOUNS[word]
    return Unit.CALLERS if words[:1] and words[0] in _VERBS else Unit.PLACES


def without_other_unit(goal: Goal) -> Goal:
    """The goal; one that counts what nothing here can count makes no claim."""
    if unit_of(goal) is not Unit.OTHER:
        return goal
    return replace(goal, aside=Aside.UNDERSPECIFIED, relation=None, counted=False, about="")


def counted_as(unit: Unit, seen: Sequence[Observation]) -> int | None:
    """How many there are of the unit, each once; None where what they stand in was not told."""
    if unit is Unit.FILES:
        return len({place.path for one in seen for place in one.places})
    if unit in (Unit.PLACES, Unit.OTHER):
        return len(seen)
    if any(one.holder is None and not _is_outermost(one) for one in seen):
        return None
    holders = {one.holder for one in seen if one.holder is not None}
    if unit is Unit.CALLERS:
        outermost = {place.path for one in seen if one.holder is None for place in one.places}
        return len(holders) + len(outermost)
    kinds = FUNCTION_KINDS if unit is Unit.FUNCTIONS else {SymbolKind.METHOD.value}
    return len([one for one in holders if one.kind.value in kinds])


def _is_outermost(one: Observation) -> bool:
    """Code outside any definition."""
    return isinstance(one.value, NameValue) and one.value.name == "<module>"
