"""How surely to speak: the lower of what the gate granted and what the caller wished."""

from __future__ import annotations

from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Ruling, TruthMode


def apply_policy(ruling: Ruling, wished: TruthMode) -> Ruling:
    """Lowers the truth mode if asked; keeps every reason code."""
    return replace(ruling, truth_mode=min(ruling.truth_mode, wished))
