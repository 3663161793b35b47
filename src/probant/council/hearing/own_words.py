"""Which block of a reply counts: the last one that is its own words.

A block that stands in a text the voice was shown is a quotation, whoever wrote it there and why.
What the block says is replies.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probant.council.hearing.reply_blocks import Block, find_blocks, may_be_blocks
from probant.council.hearing.reply_json import NotRead, compact, read_object
from probant.vocabulary.record import Record

MAX_REPLY_CHARS = 400_000
"""Twice what its block may take; a reply is read while other models wait for their turn."""
MAX_BLOCKS = 20
"""How many blocks from its end a reply is looked through for one of its own."""
MIN_QUOTED = 20
"""Characters of something unreadable, below which it is not taken for a copy."""

_BLANKS = re.compile(r"\s+")
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|(["\\/bfnrt]))')


class Shown(Record):
    """Texts that a voice was shown, in the forms in which it may repeat them.

    Made once for all voices that were shown the same, since the texts may be long.
    """

    forms: tuple[str, ...] = ()

    @classmethod
    def of(cls, texts: Iterable[str] | Shown) -> Shown:
        if isinstance(texts, Shown):
            return texts
        return cls(tuple(dict.fromkeys(form for text in texts for form in _forms(text))))

    def holds(self, words: str) -> bool:
        """Whether they stand in one of the texts, whatever became of blanks and escapes."""
        said = _squeezed(words)
        return any(said in form for form in self.forms)


Texts = Iterable[str] | Shown


def own_object(text: str, forbidden: Texts, reviews: Texts) -> tuple[dict[str, object], str]:
    """The last block that is not copied, and the prose before it."""
    if len(text) > MAX_REPLY_CHARS:
        raise NotRead(f"the reply is longer than {MAX_REPLY_CHARS} characters")
    reply = text.removeprefix("\ufeff")
    blocks = find_blocks(reply)[-MAX_BLOCKS:]
    if not blocks:
        raise NotRead("the reply has no JSON block")
    shown, said = Shown.of(forbidden), Shown.of(reviews)
    last = _last_own(blocks, shown, said)
    if last is None:
        raise NotRead("every JSON block of the reply is copied from what it was shown")
    for later in may_be_blocks(reply, last.end):
        # It may take back what the block says: better nothing than what was taken back.
        if not _is_within(later, shown) and not _is_within(later, said):
            raise NotRead("after its last JSON block the reply has another that cannot be read")
    prose = reply[: last.start].encode(errors="replace").decode()
    return read_object(last.text), prose.strip()


def _last_own(blocks: tuple[Block, ...], forbidden: Shown, reviews: Shown) -> Block | None:
    """One that is in none of the reviews either; if there is none, one that is."""
    second_best = None
    for block in reversed(blocks):
        if not _is_within(block, forbidden):
            if not _is_within(block, reviews):
                return block
            second_best = second_best or block
    return second_best


def _is_within(block: Block, shown: Shown) -> bool:
    try:
        whole = compact(read_object(block.text))
    except NotRead:
        # A few signs, or a beginning, stand in every text: they are no quotation.
        return len(_squeezed(block.text)) >= MIN_QUOTED and shown.holds(block.text)
    return shown.holds(block.text) or shown.holds(whole)


def _forms(text: str) -> tuple[str, str, str]:
    once = _unescaped(text)
    return _squeezed(text), _squeezed(once), _squeezed(_unescaped(once))


def _squeezed(text: str) -> str:
    return _BLANKS.sub("", text)


def _unescaped(text: str) -> str:
    """As a reader sees a string of JSON; blanks do not matter, so escaped ones vanish."""
    return _ESCAPE.sub(
        lambda found: chr(int(found[1], 16)) if found[1] else found[2].strip("bfnrt"), text
    )
