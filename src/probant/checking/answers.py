"""An answer from outside, as text or as `probant.answer/1`, made a reply that can be compared.

Nothing in it is believed: what does not have the expected shape is read as prose. Next:
agreement.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from probant.checking.agreement import Reply
from probant.checking.document import Document
from probant.checking.prose import read_answer, words_of
from probant.checking.shelf import Shelf
from probant.checking.slots import Slots, slots_of_values
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import Citation, RepoPath
from probant.vocabulary.symbol import Definition, SymbolKind
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)

ANSWER_SCHEMA = "probant.answer/1"
_REASONS = {reason.wire: reason for reason in ReasonCode}
_KINDS = {kind.value: kind for kind in SymbolKind}


def reply_from_values(
    question: str,
    values: Iterable[Value],
    outcome: Outcome,
    reasons: Iterable[ReasonCode],
    text: str,
    citations: tuple[Citation, ...] = (),
) -> Reply:
    """An answer that is data."""
    is_settled = outcome in (Outcome.ANSWERED, Outcome.REFUTED)
    slots = Slots()
    if is_settled or outcome is Outcome.PARTIAL:
        slots = slots_of_values(values, says_none=is_settled, is_partial=outcome is Outcome.PARTIAL)
    if slots.is_empty:
        telling = (one for one in reasons if one is not ReasonCode.BELOW_MINIMUM)
        reason = next(telling, ReasonCode.BELOW_MINIMUM)
        return Reply(question=question, slots=slots, text=text, reason=reason, why=reason.meaning)
    return Reply(question=question, slots=slots, text=text, citations=citations)


def reply_from_text(question: str, document: Document, shelf: Shelf) -> Reply:
    """An answer that somebody wrote."""
    answer = _answer_json(document.text)
    if answer is not None:
        return _from_json(question, answer)
    told = read_answer(document, shelf, words_of(question))
    reason = ReasonCode.NOT_TOLD if told.slots.is_empty else None
    return Reply(
        question=question,
        slots=told.slots,
        text=document.text,
        reason=reason,
        why="it tells no yes or no, number, file, line or name" if reason else "",
        statements=told.statements,
    )


def _answer_json(text: str) -> dict[str, Any] | None:
    if not text.lstrip().startswith("{"):
        return None
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    is_answer = isinstance(document, dict) and document.get("schema") == ANSWER_SCHEMA
    return document if is_answer else None


def _from_json(question: str, answer: dict[str, Any]) -> Reply:
    said = answer.get("answer")
    said = said if isinstance(said, dict) else {}
    listed = said.get("values")
    values = [_value(one) for one in listed] if isinstance(listed, list) else []
    gate = answer.get("gate")
    codes = gate.get("reason_codes") if isinstance(gate, dict) else None
    reasons = [_REASONS[code] for code in _texts(codes) if code in _REASONS]
    outcomes = {outcome.value: outcome for outcome in Outcome}
    told = answer.get("outcome")
    outcome = outcomes.get(told, Outcome.ERROR) if isinstance(told, str) else Outcome.ERROR
    text = said.get("text")
    return reply_from_values(
        question,
        [value for value in values if value is not None],
        outcome,
        reasons,
        text if isinstance(text, str) else "",
    )


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
        case _:
            return None
