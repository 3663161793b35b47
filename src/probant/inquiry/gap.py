"""What is still missing: each requirement against the best evidence so far."""

from __future__ import annotations

from collections.abc import Sequence

from probant.vocabulary.evidence import EntryStatus, EvidenceEntry, Quality
from probant.vocabulary.requirement import Gap, Requirement


def open_gaps(
    requirements: Sequence[Requirement], entries: Sequence[EvidenceEntry]
) -> tuple[Gap, ...]:
    """Requirements not met at their minimum, in the order they are required."""
    return tuple(
        gap for requirement in requirements if (gap := _gap(requirement, entries)) is not None
    )


def _gap(requirement: Requirement, entries: Sequence[EvidenceEntry]) -> Gap | None:
    relevant = [entry for entry in entries if requirement.concerns(entry)]
    have = max((entry.settles for entry in relevant), default=Quality.NONE)
    # No tool says Verified: what is more than strong is corroboration's to give.
    if have >= min(requirement.min_quality, Quality.STRONG):
        return None
    return Gap(requirement=requirement, have=have, because=_because(relevant, have))


def _because(relevant: Sequence[EvidenceEntry], have: Quality) -> str:
    if not relevant:
        return "not looked for yet"
    for status in (EntryStatus.FAILED, EntryStatus.COULD_NOT_LOOK, EntryStatus.CONTRADICTION):
        for entry in relevant:
            if entry.status is status:
                return f"{entry.tool}: {entry.note or status.value.replace('_', ' ')}"
    best = max(relevant, key=lambda entry: entry.settles)
    if have is Quality.NONE:
        return f"{best.tool} found nothing"
    return f"{best.tool} found only {have.value} matches"
