"""What a follow-up may reuse of an answer. A table over the ruling, nothing hidden."""

from __future__ import annotations

from collections.abc import Collection

from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Carryover, TruthStatus


def carryover_of(
    status: TruthStatus, reasons: Collection[ReasonCode], *, n_objects: int
) -> Carryover:
    """`n_objects`: how many things the answer settled on."""
    match status:
        case TruthStatus.FULL_CONFIRMED:
            return Carryover.FULL if n_objects == 1 else Carryover.ROOT_ONLY
        case TruthStatus.PARTIAL_SUPPORTED:
            return Carryover.OBJECT_ONLY if n_objects == 1 else Carryover.META_ONLY
        case TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL:
            if ReasonCode.AMBIGUOUS_NAME in reasons:
                return Carryover.META_ONLY
            if ReasonCode.WINDOW_REVISION in reasons:
                return Carryover.ROOT_ONLY
            return Carryover.OBJECT_ONLY if n_objects == 1 else Carryover.META_ONLY
    return Carryover.NONE
