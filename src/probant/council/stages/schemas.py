"""JSON schemas of the replies, for endpoints that can hold a model to one.

In the form that strict modes take: every field required, no others. What comes back is read by
replies.py all the same. The chairman writes prose first and therefore has none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from probant.vocabulary.council import DIMENSIONS, Bearing, Severity, Status, Verdict

Schema = Mapping[str, object]

_SAYABLE = (Status.ACKNOWLEDGED, Status.CONFIRMED, Status.REJECTED, Status.UNRESOLVED)
"""What a model may say of an item; the other statuses are code's."""

_TEXT: Schema = {"type": "string"}
_NUMBER: Schema = {"type": "integer"}


def review_schema() -> Schema:
    """A reviewer's reply."""
    finding = {
        "severity": _one_of(reversed(Severity)),
        "path": _TEXT,
        "start_line": _NUMBER,
        "end_line": _NUMBER,
        "quote": _TEXT,
        "description": _TEXT,
        "dimension": _TEXT,
    }
    disposition = {
        "evidence_id": _TEXT,
        "source": _TEXT,
        "strength": _one_of(Bearing),
        "status": _one_of(_SAYABLE),
        "council_rationale": _TEXT,
    }
    return _object(
        {
            "summary": _TEXT,
            "findings": _list(_object(finding)),
            "evidence_dispositions": _list(_object(disposition)),
            "suspicious_evidence": _list(_object({"evidence_id": _TEXT, "quote": _TEXT})),
            # Last, so that a model that writes in this order has thought before it decides.
            "verdict": _one_of(Verdict),
        }
    )


def ballot_schema(labels: Iterable[str]) -> Schema:
    """A cross-review of the reviews under these labels."""
    named = tuple(labels)
    evaluation = _object({**dict.fromkeys(DIMENSIONS, _NUMBER), "notes": _TEXT})
    return _object(
        {
            "evaluations": _object(dict.fromkeys(named, evaluation)),
            "ranking": _list({"type": "string", "enum": list(named)}),
        }
    )


def _object(fields: Mapping[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": dict(fields),
        "required": list(fields),
        "additionalProperties": False,
    }


def _list(of: Schema) -> Schema:
    return {"type": "array", "items": of}


def _one_of(words: Iterable[Enum]) -> Schema:
    return {"type": "string", "enum": [one.value for one in words]}
