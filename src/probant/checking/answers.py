"""An answer from outside, written or as data, made a reply that can be compared.

Nothing in it is believed. What data looks like is the surfaces' knowledge: they hand a reader in;
what that does not know is read as prose. Next: agreement.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from probant.checking.agreement import Reply
from probant.checking.document import Document
from probant.checking.prose import read_answer, words_of
from probant.checking.shelf import Shelf
from probant.checking.slots import Slots, slots_of_values
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import Citation
from probant.vocabulary.value import Value


class AnswerData(Record, kw_only=True):
    """What an answer says that is data."""

    values: tuple[Value, ...]
    outcome: Outcome
    reasons: tuple[ReasonCode, ...]
    text: str


ReadData = Callable[[str], AnswerData | None]
"""An answer's data; None where a text is none of that form."""


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


def reply_from_text(question: str, document: Document, shelf: Shelf, read: ReadData) -> Reply:
    """An answer that somebody wrote."""
    data = read(document.text)
    if data is not None:
        return reply_from_values(question, data.values, data.outcome, data.reasons, data.text)
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
