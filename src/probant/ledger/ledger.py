"""The evidence of one investigation: it only grows, and remembers which step brought what."""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EntryStatus, EvidenceEntry
from probant.vocabulary.record import Record


class StepStatus(Enum):
    OK = "ok"
    EMPTY = "empty"
    COULD_NOT_LOOK = "could_not_look"
    FAILED = "failed"


class StepRecord(Record):
    """One step and the entries it added."""

    step: Step
    entries: tuple[EvidenceEntry, ...]

    @property
    def status(self) -> StepStatus:
        statuses = {entry.status for entry in self.entries}
        if EntryStatus.FAILED in statuses:
            return StepStatus.FAILED
        if EntryStatus.COULD_NOT_LOOK in statuses:
            return StepStatus.COULD_NOT_LOOK
        return StepStatus.OK if EntryStatus.OBSERVED in statuses else StepStatus.EMPTY


class Ledger:
    """Appends; never changes or removes."""

    def __init__(self) -> None:
        self._records: list[StepRecord] = []
        self._notes: list[EvidenceEntry] = []

    @property
    def records(self) -> tuple[StepRecord, ...]:
        return tuple(self._records)

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(record.step for record in self._records)

    @property
    def entries(self) -> tuple[EvidenceEntry, ...]:
        seen = [entry for record in self._records for entry in record.entries]
        return (*seen, *self._notes)

    def append(self, step: Step, entries: tuple[EvidenceEntry, ...]) -> None:
        if step in self.steps:
            raise ValueError(f"step already taken: {step.tool}")
        if not entries:
            raise ValueError(f"{step.tool} returned nothing, not even that it found nothing")
        self._records.append(StepRecord(step, entries))

    def note(self, entries: tuple[EvidenceEntry, ...]) -> None:
        """Entries no tool made: contradictions found by corroboration."""
        self._notes += entries
