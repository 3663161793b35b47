"""One answer as the evaluation sees it: `probant.answer/1`, read strictly.

What does not have the promised shape is malformed and counts as an error, never as a refusal.
Next: grading/scoring.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from probant.evaluation.questions.truth import Outcome

SCHEMA = "probant.answer/1"

E = TypeVar("E", bound=Enum)


class Level(Enum):
    """Confidence levels in rising order."""

    NONE = "none"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    COMPLETE = "complete"


class MalformedResponseError(ValueError):
    """The mapping is no `probant.answer/1`; the message says where."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Value:
    """One entry of `answer.values` or `leads`; fields its type does not have are None."""

    type: str
    name: str | None
    qualified_name: str | None
    path: str | None
    line: int | None
    text: str | None
    boolean: bool | None
    count: int | None = None
    sha: str | None = None
    run: tuple[int, int, int] | None = None
    """How many passed, failed and were skipped."""
    citations: tuple[int, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CitedLines:
    path: str
    start_line: int
    end_line: int
    quote: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Response:
    outcome: Outcome
    values: tuple[Value, ...]
    leads: tuple[Value, ...]
    citations: tuple[CitedLines, ...]
    level: Level
    gate_status: str
    reason_codes: tuple[str, ...]
    recovery_attempts: int
    steps: tuple[str, ...] = ()
    """The tools that were used, in order."""
    relation: str | None = None
    """What the question was understood to ask for."""
    n_claims: int = 0
    n_unverified_claims: int = 0


REQUIRED_FIELDS: Mapping[str, tuple[str, ...]] = {
    "location": ("name", "path", "line"),
    "boolean": ("value",),
    "name": ("name",),
    "text": ("text",),
    "path": ("path",),
    "count": ("count",),
    "commit": ("sha",),
    "run": ("target", "passed", "failed", "skipped"),
}


def parse_response(answer: Mapping[str, object]) -> Response:
    """Read `answer`; raises MalformedResponseError where it breaks the contract."""
    if answer.get("schema") != SCHEMA:
        raise MalformedResponseError(f"schema is {answer.get('schema')!r}, not {SCHEMA!r}")
    citations = tuple(_citation(entry) for entry in _mappings(answer, "citations"))
    confidence = _mapping(answer, "confidence")
    gate = _mapping(answer, "gate")
    trace = _mapping(answer, "trace")
    claims = _mappings(answer, "claims") if "claims" in answer else []
    goal = answer.get("goal")
    return Response(
        outcome=_member(Outcome, answer, "outcome"),
        values=_values(_mapping(answer, "answer"), "values", len(citations)),
        leads=_values(answer, "leads", len(citations)),
        citations=citations,
        level=_member(Level, confidence, "level"),
        gate_status=_text(gate, "status"),
        reason_codes=tuple(_strings(gate, "reason_codes")),
        recovery_attempts=_number(trace, "recovery_attempts"),
        steps=tuple(_text(step, "tool") for step in _mappings(trace, "steps")),
        relation=_optional_text(goal, "relation") if isinstance(goal, Mapping) else None,
        n_claims=len(claims),
        n_unverified_claims=sum(claim.get("verdict") != "verified" for claim in claims),
    )


def _values(holder: Mapping[str, object], key: str, n_citations: int) -> tuple[Value, ...]:
    return tuple(_value(entry, n_citations) for entry in _mappings(holder, key))


def _value(entry: Mapping[str, object], n_citations: int) -> Value:
    kind = _text(entry, "type")
    if kind not in REQUIRED_FIELDS:
        raise MalformedResponseError(f"unknown value type {kind!r}")
    for field in REQUIRED_FIELDS[kind]:
        if entry.get(field) is None:
            raise MalformedResponseError(f"a {kind} value without {field}")
    boolean = entry.get("value")
    if kind == "boolean" and not isinstance(boolean, bool):
        raise MalformedResponseError("a boolean value that is neither true nor false")
    cited = entry.get("citations", [])
    if not isinstance(cited, Sequence) or not all(_is_index(c, n_citations) for c in cited):
        raise MalformedResponseError("a value cites something that is not listed")
    return Value(
        type=kind,
        name=_optional_text(entry, "name"),
        qualified_name=_optional_text(entry, "qualified_name"),
        path=_optional_text(entry, "path"),
        line=_number(entry, "line") if entry.get("line") is not None else None,
        text=_optional_text(entry, "text"),
        boolean=boolean if isinstance(boolean, bool) else None,
        count=_number(entry, "count") if entry.get("count") is not None else None,
        sha=_optional_text(entry, "sha"),
        run=_run(entry) if kind == "run" else None,
        citations=tuple(cited),
    )


def _run(entry: Mapping[str, object]) -> tuple[int, int, int]:
    return _number(entry, "passed"), _number(entry, "failed"), _number(entry, "skipped")


def _citation(entry: Mapping[str, object]) -> CitedLines:
    return CitedLines(
        path=_text(entry, "path"),
        start_line=_number(entry, "start_line"),
        end_line=_number(entry, "end_line"),
        quote=_text(entry, "quote"),
    )


def _is_index(entry: object, n_citations: int) -> bool:
    return isinstance(entry, int) and not isinstance(entry, bool) and 0 <= entry < n_citations


def _member(kind: type[E], holder: Mapping[str, object], key: str) -> E:
    try:
        return kind(holder.get(key))
    except ValueError as error:
        raise MalformedResponseError(f"{key} is {holder.get(key)!r}") from error


def _mapping(holder: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = holder.get(key)
    if not isinstance(value, Mapping):
        raise MalformedResponseError(f"{key} is no object")
    return value


def _mappings(holder: Mapping[str, object], key: str) -> list[Mapping[str, object]]:
    entries = holder.get(key)
    if not isinstance(entries, list) or not all(isinstance(e, Mapping) for e in entries):
        raise MalformedResponseError(f"{key} is no list of objects")
    return entries


def _strings(holder: Mapping[str, object], key: str) -> list[str]:
    entries = holder.get(key)
    if not isinstance(entries, list) or not all(isinstance(e, str) for e in entries):
        raise MalformedResponseError(f"{key} is no list of strings")
    return entries


def _text(holder: Mapping[str, object], key: str) -> str:
    value = holder.get(key)
    if not isinstance(value, str):
        raise MalformedResponseError(f"{key} is no string")
    return value


def _optional_text(holder: Mapping[str, object], key: str) -> str | None:
    return None if holder.get(key) is None else _text(holder, key)


def _number(holder: Mapping[str, object], key: str) -> int:
    value = holder.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedResponseError(f"{key} is no whole number")
    return value
