"""Which block of a reply counts: the last one that is its own words.

A block that stands in a text the voice was shown is a quotation, whoever wrote it there and why.
What the block says is replies.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache

from probant.council.hearing.reply_blocks import Block, find_blocks
from probant.council.hearing.reply_json import NotRead, compact, read_object

MAX_REPLY_CHARS = 1_000_000
MAX_BLOCKS = 50
"""How many blocks from its end a reply is looked through for one of its own."""

_BLANKS = re.compile(r"\s+")
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|(["\\/bfnrt]))')


def own_object(
    text: str, forbidden: Iterable[str], reviews: Iterable[str]
) -> tuple[dict[str, object], str]:
    """The last block that is not copied, and the prose before it."""
    if len(text) > MAX_REPLY_CHARS:
        raise NotRead(f"the reply is longer than {MAX_REPLY_CHARS} characters")
    reply = text.removeprefix("\ufeff")
    blocks = find_blocks(reply)[-MAX_BLOCKS:]
    if not blocks:
        raise NotRead("the reply has no JSON block")
    own = _not_within(blocks, forbidden)
    if not own:
        raise NotRead("every JSON block of the reply is copied from what it was shown")
    last = (_not_within(own, reviews) or own)[-1]
    prose = reply[: last.start].encode(errors="replace").decode()
    return read_object(last.text), prose.strip()


def _not_within(blocks: Sequence[Block], texts: Iterable[str]) -> list[Block]:
    """Those that stand in none of the texts, whatever became of blanks and escapes."""
    shown = {form for text in texts for form in _forms(text)}
    return [block for block in blocks if not _is_within(block, shown)]


def _is_within(block: Block, shown: Iterable[str]) -> bool:
    said = {_squeezed(block.text)}
    with suppress(NotRead):
        said.add(_squeezed(compact(read_object(block.text))))
    return any(words in text for text in shown for words in said)


@lru_cache(maxsize=64)  # the same texts are shown to every voice
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
