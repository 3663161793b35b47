"""One claim in words, the same in every form; nothing of it raw."""

from __future__ import annotations

from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped, flowing
from probant.vocabulary.assertion import Checked, MarkedSentence

MAX_CLAIM = 160
MAX_DETAIL = 400


def claim_of(one: Checked) -> str:
    """What the text says, on one line."""
    said = clipped(flowing(one.assertion.text), MAX_CLAIM)
    return one_line(said) or one.assertion.kind.wire


def detail_of(one: Checked) -> str:
    return one_line(clipped(flowing(one.detail), MAX_DETAIL))


def code_of(one: Checked) -> str:
    """The failure of a refuted claim, the reason of an unverifiable one."""
    if one.failure is not None:
        return one.failure.value
    return one.reason.wire if one.reason is not None else ""


def suggestion_of(one: Checked) -> str:
    return one_line(clipped(one.suggestion or "", MAX_CLAIM))


def sentence_of(one: Checked) -> str:
    """Claim, what is the case, and what to write instead."""
    hint = f" → {suggestion_of(one)}" if one.suggestion else ""
    return f"{claim_of(one)}: {detail_of(one)}{hint}"


def unread_of(one: MarkedSentence) -> str:
    """What of a sentence was not read, piece by piece."""
    pieces = (clipped(flowing(piece), MAX_CLAIM) for piece in one.unread)
    return one_line(clipped("; ".join(pieces), MAX_DETAIL))


def sentence_text(one: MarkedSentence) -> str:
    return one_line(clipped(flowing(one.text), MAX_CLAIM))
