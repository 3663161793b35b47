"""From the service's JSON to values. Whatever is not what it should be is left out or refused.

Text is made plain and short here, so that nothing behind this module meets a control character.
"""

from __future__ import annotations

import json
import re

from probant.ci.port import Annotation, Job, JobStep, Run, State

MAX_TEXT_CHARS = 300
MAX_STEPS = 500
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+")
_SHA = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")

Json = dict[str, object]


def parsed(body: bytes) -> object:
    """The document; ValueError with words where it is none."""
    try:
        return json.loads(body)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    except ValueError as error:
        raise ValueError("it is not JSON") from error


def rows(document: object, key: str) -> list[Json]:
    """The objects of a list that stands under `key`, or, without one, is the document itself."""
    found = document.get(key) if isinstance(document, dict) else document
    if key and not isinstance(document, dict):
        found = None
    if not isinstance(found, list):
        raise ValueError(f"it has no list of {key.replace('_', ' ') or 'rows'}")
    return [row for row in found if isinstance(row, dict)]


def run_of(row: Json) -> Run | None:
    """One run; None if it does not say which."""
    sha = _text(row, "head_sha")
    if _number(row, "id") is None or not _SHA.fullmatch(sha):
        return None
    path = _text(row, "path").partition("@")[0]
    return Run(
        name=_text(row, "name") or path.rpartition("/")[2] or "a workflow",
        state=_state(row),
        id=_number(row, "id") or 0,
        number=_number(row, "run_number") or 0,
        attempt=_number(row, "run_attempt") or 1,
        workflow=_number(row, "workflow_id") or 0,
        path=path,
        event=_text(row, "event"),
        branch=_text(row, "head_branch"),
        sha=sha,
        started=_text(row, "run_started_at") or _text(row, "created_at"),
    )


def job_of(row: Json) -> Job | None:
    identity = _number(row, "id")
    if identity is None:
        return None
    steps = row.get("steps")
    known = [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    return Job(
        name=_text(row, "name") or "a job",
        state=_state(row),
        id=identity,
        steps=tuple(
            JobStep(
                name=_text(step, "name") or "a step",
                state=_state(step),
                number=_number(step, "number") or 0,
                started=_text(step, "started_at"),
                completed=_text(step, "completed_at"),
            )
            for step in known[:MAX_STEPS]
        ),
    )


def annotation_of(row: Json) -> Annotation | None:
    path, line = row.get("path"), _number(row, "start_line")
    if not isinstance(path, str) or line is None:
        return None
    return Annotation(
        path=path[:1_000],
        line=line,
        level=_text(row, "annotation_level"),
        message=_text(row, "message"),
    )


def plain(text: str) -> str:
    """One line of printable text, not too long."""
    told = " ".join(_UNPRINTABLE.sub(" ", text[: 4 * MAX_TEXT_CHARS]).split())
    return told if len(told) <= MAX_TEXT_CHARS else f"{told[:MAX_TEXT_CHARS]}…"


def _state(row: Json) -> State:
    return State(_text(row, "status"), _text(row, "conclusion"))


def _text(row: Json, key: str) -> str:
    value = row.get(key)
    return plain(value) if isinstance(value, str) else ""


def _number(row: Json, key: str) -> int | None:
    value = row.get(key)
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return value if is_number and isinstance(value, int) and 0 <= value < 2**63 else None
