"""What makers of false statements share: the true ones, names that are nowhere, a way to change.

Makes none itself. Next: mutations_places.py, mutations_relations.py,
mutations_heads.py.
"""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Mapping
from dataclasses import replace

from probant.evaluation.statements.facts import CheckFacts, Ground
from probant.evaluation.statements.reading import CheckReading
from probant.evaluation.statements.statement import Told

PLACE = frozenset({"wrong_structure", "missing_identifier"})
STRUCTURE = frozenset({"wrong_structure"})
MAX_ATTEMPTS = 12

Makers = Mapping[str, tuple[tuple[str, Callable[[Ground], Told | None]], ...]]
"""Sort of the true statement → mutations, each with what makes it or finds that it cannot."""


class Mutator:
    def __init__(self, facts: CheckFacts) -> None:
        self._facts = facts
        self._reading: CheckReading = facts.reading
        self._rng: random.Random = facts.reading.rng

    def _absent(self, name: str) -> str | None:
        """A name like `name` of which the bytes of the tree hold no spelling."""
        if len(name) < 5:
            return None
        for _ in range(MAX_ATTEMPTS):
            at = self._rng.randrange(1, len(name) - 1)
            letter = self._rng.choice(string.ascii_lowercase)
            changed = self._rng.choice(
                (
                    name[:at] + letter + name[at + 1 :],
                    name[:at] + letter + name[at:],
                    f"{name}_{self._rng.choice(('all', 'safe', 'once', 'many', 'raw'))}",
                )
            )
            if self._reading.raw.is_absent(changed):
                return changed
        return None


def made(
    ground: Ground, mutation: str, failures: frozenset[str], proof: str, **changed: str | None
) -> Told | None:
    """The statement with these slots changed; None if one of them could not be."""
    known = {slot: value for slot, value in changed.items() if value is not None}
    if len(known) < len(changed):
        return None
    slots = {**ground.told.slot, **known}
    if slots == ground.told.slot:
        raise ValueError(f"{mutation} changed nothing")
    return replace(
        ground.told,
        slots=tuple(sorted(slots.items())),
        mutation=mutation,
        failures=failures,
        proof=proof,
    )
