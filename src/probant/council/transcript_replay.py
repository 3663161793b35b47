"""The same outcome again, from what a transcript stores and no model: is it what was said?

Calls the function that the live run called; the result file is only compared with, never read from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from probant.council.manifest import RESULT, Files
from probant.council.outcome import Outcome, conclude
from probant.council.transcript import document, material_of
from probant.vocabulary.council import Disposition, WeighedFinding
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
            _only(summary or [], _DISPOSITION),
            [_disposition(one) for one in outcome.dispositions],
        ),
        (
            "findings",
            _only(stored.get("findings"), _FINDING),
            [_finding(one) for one in outcome.findings],
        ),
    )
    return Replayed(
        outcome=outcome,
        parts=tuple(Compared(part=part, stored=was, derived=now) for part, was, now in parts),
    )


_DISPOSITION = ("evidence_id", "request_index", "status", "council_confirmed", "council_rationale")
_FINDING = ("severity", "path", "start_line", "end_line", "quote", "grounded", "reported_by")


def _only(stored: Any, names: tuple[str, ...]) -> Any:
    """The members that are compared; what has another shape is left as it is and will differ."""
    if not isinstance(stored, list) or not all(isinstance(one, Mapping) for one in stored):
        return stored
    return [{name: one.get(name) for name in names} for one in stored]


def _disposition(one: Disposition) -> dict[str, Any]:
    values = (
        one.item.evidence_id, one.item.request_index, one.status.value, one.is_confirmed,
        one.rationale,
    )  # fmt: skip
    return dict(zip(_DISPOSITION, values, strict=True))


def _finding(one: WeighedFinding) -> dict[str, Any]:
    found = one.finding
    values = (
        found.severity.value, found.path, found.first_line, found.last_line, found.quote,
        one.grounding.is_grounded, list(one.reported_by),
    )  # fmt: skip
    return dict(zip(_FINDING, values, strict=True))
