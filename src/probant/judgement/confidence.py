"""One named level and its sentence, derived from quality, coverage and agreement. No arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from probant.judgement.corroboration import Standing
from probant.vocabulary.evidence import Quality
from probant.vocabulary.ruling import Confidence, ConfidenceLevel

LEVEL_OF_LOWEST = {
    Quality.VERIFIED: ConfidenceLevel.COMPLETE,
    Quality.STRONG: ConfidenceLevel.HIGH,
    Quality.MODERATE: ConfidenceLevel.MEDIUM,
    Quality.WEAK: ConfidenceLevel.LOW,
    Quality.NONE: ConfidenceLevel.NONE,
}


def derive_confidence(
    standings: Sequence[Standing], *, contradicted: bool = False, incomplete: bool = False
) -> Confidence:
    """The level follows the lowest quality over what is required.

    A contradiction caps at low; a list that may not be the whole list caps at medium, however well
    each of its items is proved.
    """
    if not standings:
        return Confidence(
            level=ConfidenceLevel.NONE,
            quality=Quality.NONE,
            coverage="0 of 0 required",
            agreement="nothing to agree on",
            because="none because nothing was claimed",
        )
    lowest = min(standings, key=lambda standing: standing.quality)
    level = LEVEL_OF_LOWEST[lowest.quality]
    because = _because(lowest)
    if incomplete and level > ConfidenceLevel.MEDIUM:
        level, because = ConfidenceLevel.MEDIUM, "what was found may not be all there is"
    if contradicted:
        level = min(level, ConfidenceLevel.LOW)
        because = "two observations contradict each other"
    n_met = sum(standing.is_met for standing in standings)
    agreements = dict.fromkeys(s.agreement for s in standings if s.agreement)
    return Confidence(
        level=level,
        quality=lowest.quality,
        coverage=f"{n_met} of {len(standings)} required",
        agreement="; ".join(agreements) or "no independent sources agree",
        because=f"{level.value} because {because}",
    )


def _because(lowest: Standing) -> str:
    name = lowest.requirement.evidence_class.value
    if lowest.quality is Quality.VERIFIED:
        return "every required class is verified independently or by authority"
    if lowest.quality is Quality.NONE:
        return f"there is no {name} evidence{_note(lowest)}"
    return f"{name} is only {lowest.quality.value}{_note(lowest)}"


def _note(standing: Standing) -> str:
    note = standing.best.note if standing.best else None
    return f": {note}" if note else ""
