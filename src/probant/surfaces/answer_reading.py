"""`probant.answer/1` read back, from whoever wrote it: the other direction of wire.py.

Nothing in it is believed to have the right shape.
"""

from __future__ import annotations

import json
from typing import Any

from probant.checking.answers import AnswerData
from probant.surfaces.wire import ANSWER_SCHEMA
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Definition, SymbolKind
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    RunValue,
    TextValue,
    Value,
)

_REASONS = {reason.wire: reason for reason in ReasonCode}
_KINDS = {kind.value: kind for kind in SymbolKind}


def answer_data(text: str) -> AnswerData | None:
    """The data of `probant.answer/1`; None for any other text. Odd parts of it are left out."""
    answer = _answer_json(text)
    if answer is None:
        return None
    said = answer.get("answer")
    said = said if isinstance(said, dict) else {}
    values = [_value(one) for one in _listed(answer)]
    gate = answer.get("gate")
    codes = gate.get("reason_codes") if isinstance(gate, dict) else None
    reasons = [_REASONS[code] for code in _texts(codes) if code in _REASONS]
    outcomes = {outcome.value: outcome for outcome in Outcome}
    told = answer.get("outcome")
    outcome = outcomes.get(told, Outcome.ERROR) if isinstance(told, str) else Outcome.ERROR
    words = said.get("text")
    return AnswerData(
        values=tuple(value for value in values if value is not None),
        outcome=outcome,
        reasons=tuple(reasons),
        text=words if isinstance(words, str) else "",
    )


def _listed(answer: dict[str, Any]) -> list[object]:
    """The values of an answer; of several questions in one, those of all of them."""
    said = answer.get("answer")
    listed = said.get("values") if isinstance(said, dict) else None
    parts = answer.get("parts")
    found: list[object] = list(listed) if isinstance(listed, list) else []
    for part in parts if isinstance(parts, list) and not found else []:
        found += _listed(part) if isinstance(part, dict) else []
    return found


def _answer_json(text: str) -> dict[str, Any] | None:
    if not text.lstrip().startswith("{"):
        return None
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    is_answer = isinstance(document, dict) and document.get("schema") == ANSWER_SCHEMA
    return document if is_answer else None


def _texts(items: object) -> list[str]:
    return [one for one in items if isinstance(one, str)] if isinstance(items, list) else []


def _value(told: object) -> Value | None:
    """One value of an answer; None for what is no value."""
    if not isinstance(told, dict):
        return None
    match told:
        case {"type": "location", "name": str(name), "path": str(path), "line": int(line)}:
            qualified, kind = told.get("qualified_name"), told.get("kind")
            return LocationValue(
                Definition(
                    path=RepoPath(path),
                    line=line,
                    name=name,
                    qualified_name=qualified if isinstance(qualified, str) else name,
                    kind=_KINDS.get(kind, SymbolKind.TEXT)
                    if isinstance(kind, str)
                    else SymbolKind.TEXT,
                )
            )
        case {"type": "boolean", "value": bool(truth)}:
            return BooleanValue(truth)
        case {"type": "name", "name": str(name)}:
            where, row = told.get("path"), told.get("line")
            return NameValue(
                name,
                RepoPath(where) if isinstance(where, str) else None,
                row if isinstance(row, int) else None,
            )
        case {"type": "text", "text": str(text)}:
            return TextValue(text)
        case {"type": "path", "path": str(path)}:
            return PathValue(RepoPath(path))
        case {"type": "count", "count": int(count)}:
            return CountValue(count)
        case {"type": "commit", "sha": str(sha)}:
            return CommitValue(sha, "", "", "")
        case {"type": "run", "target": str(target), "exit_code": int(exit_code)}:
            counts = [told.get(name) for name in ("passed", "failed", "skipped")]
            passed, failed, skipped = (n if isinstance(n, int) else 0 for n in counts)
            return RunValue(target, passed, failed, skipped, exit_code)
        case _:
            return None
