"""The same outcome again, from what a transcript stores and no model: is it what was said?

Calls the function that the live run called; the result file is only compared with, never read from.
"""

from __future__ import annotations

from typing import Any

from probant.council.deciding.outcome import Outcome, conclude
from probant.council.minutes.manifest import RESULT, Files
from probant.council.minutes.transcript import document, material_of
from probant.council.responding import disposition_out, finding_out
from probant.vocabulary.record import Record


class Compared(Record, kw_only=True):
    """One part of the outcome: as stored, as derived now."""

    part: str
    stored: Any
    derived: Any

    @property
    def is_same(self) -> bool:
        return bool(self.stored == self.derived)


class Replayed(Record, kw_only=True):
    outcome: Outcome
    parts: tuple[Compared, ...]

    @property
    def is_same(self) -> bool:
        return all(one.is_same for one in self.parts)


def replay(files: Files) -> Replayed:
    """Raises Unreadable where the files do not hold what they should."""
    outcome = conclude(material_of(files))
    stored = document(files, RESULT)
    summary = stored.get("evidence_summary")
    parts = (
        ("verdict", stored.get("verdict"), outcome.verdict.value),
        ("reasons", stored.get("verdict_reasons"), [one.value for one in outcome.reasons]),
        (
            "dispositions",
            [] if summary is None else summary,
            [disposition_out(one).model_dump(mode="json") for one in outcome.dispositions],
        ),
        (
            "findings",
            stored.get("findings"),
            [finding_out(one).model_dump(mode="json") for one in outcome.findings],
        ),
    )
    return Replayed(
        outcome=outcome,
        parts=tuple(Compared(part=part, stored=was, derived=now) for part, was, now in parts),
    )
