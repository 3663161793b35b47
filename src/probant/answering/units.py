"""How many there are of what a question counts: places, the functions they stand in, or files.

Which of them is asked for stands in `Goal.unit`. What is counted is seen elsewhere, see
`workflows.grounding`.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.vocabulary.question import Unit
from probant.vocabulary.symbol import FUNCTION_KINDS, SymbolKind
from probant.vocabulary.value import NameValue, Observation


def counted_as(unit: Unit | None, seen: Sequence[Observation]) -> int | None:
    """How many there are of the unit, each once; None where what they stand in was not told."""
    if unit is Unit.FILES:
        return len({place.path for one in seen for place in one.places})
    if unit is None or unit is Unit.PLACES:
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
