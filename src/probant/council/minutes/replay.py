"""The same outcome again, from what a transcript stores and no model: is it what was said?

Calls the function that the live run called; the result file is only compared with, never read from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from probant.council.deciding.outcome import Outcome, conclude
from probant.council.minutes.codec import Unreadable
from probant.council.minutes.manifest import RESULT, Files
from probant.council.minutes.transcript import document, material_of, submission_warnings_of
from probant.council.responding import (
    confidence_out,
    disposition_out,
    finding_out,
    measures_out,
    ranking_out,
    suspicion_out,
    voice_out,
    warning_out,
)
from probant.vocabulary.council import EvidenceWarning
from probant.vocabulary.json_text import encodable
from probant.vocabulary.record import Record

PARTS: Mapping[str, str] = {
    "verdict": "verdict",
    "reasons": "verdict_reasons",
    "rationale": "rationale",
    "confidence": "confidence",
    "dispositions": "evidence_summary",
    "findings": "findings",
    "warnings": "evidence_warnings",
    "suspicions": "suspicious_evidence",
    "measures": "measures",
    "ranking": "ranking",
    "reviewers": "reviewers",
}
"""What is derived again, and where it stands in the result."""


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
    try:
        derived = _derived(outcome, submission_warnings_of(files))
    except ValueError as odd:
        # Records take what the response does not, such as a negative index.
        raise Unreadable("what is stored gives no valid result") from odd
    return Replayed(
        outcome=outcome,
        parts=tuple(
            Compared(part=part, stored=_given(stored, member), derived=derived[part])
            for part, member in PARTS.items()
        ),
    )


def _given(stored: Mapping[str, Any], member: str) -> Any:
    """Without evidence there is no summary, and no disposition either."""
    given = stored.get(member)
    return [] if given is None and member == "evidence_summary" else given


def _derived(outcome: Outcome, warnings: tuple[EvidenceWarning, ...]) -> dict[str, Any]:
    """By the names of `PARTS`."""
    return {
        "verdict": outcome.verdict.value,
        "reasons": [one.value for one in outcome.reasons],
        "rationale": encodable(outcome.rationale),
        "confidence": _plain(confidence_out(outcome.confidence)),
        "dispositions": [_plain(disposition_out(one)) for one in outcome.dispositions],
        "findings": [_plain(finding_out(one)) for one in outcome.findings],
        "warnings": [_plain(warning_out(one)) for one in (*warnings, *outcome.warnings)],
        "suspicions": [_plain(suspicion_out(one)) for one in outcome.suspicions],
        "measures": _plain(measures_out(outcome.measures)),
        "ranking": [_plain(one) for one in ranking_out(outcome.ranking)],
        "reviewers": [_plain(voice_out(one)) for one in outcome.reviews],
    }


class _Wire(Protocol):
    def model_dump(self, *, mode: str) -> dict[str, Any]: ...


def _plain(part: _Wire) -> dict[str, Any]:
    return part.model_dump(mode="json")
