"""Where in a model's reply its JSON may stand: in fenced blocks, or bare at the very end.

Follows the reading of Markdown: what stands in a longer fence, a quotation, indented code or a
comment is no block. Whose words a block is made of is replies.py's matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.council.hearing.reply_json import closing
from probant.vocabulary.record import Record

MAX_UNCLOSED = 2
"""How many braces that nothing closes may stand before the bare object at the end of a reply."""

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})[ \t]*([^\n]*)")
_COMMENT = re.compile(r" {0,3}<!--")
_QUOTED = re.compile(r" {4}| {0,3}[>\t]")
_OBJECT = re.compile(r'\{\s*["}]')
_NEAR_JSON = frozenset({"json5", "jsonc", ""})
_VERDICT = re.compile(r"\bverdict[\"']?\s*:")
_MARKS = re.compile(r"(?m)^[ \t]*(?:>[ \t]?)+")
MAX_LOOKED_AT = 20
"""Objects behind the last block that are looked at for a verdict."""
_AFTER = " \t\r\n`~"
"""What may follow a bare object: also the fence of a block that was not opened on its own line."""


class Block(Record):
    """Text that may be the reply's JSON, and where in the reply it begins, its fence included."""

    text: str
    start: int
    end: int
    """Where the reply goes on after it."""


def find_blocks(reply: str) -> tuple[Block, ...]:
    """In the order of the reply. Untagged blocks that do not begin with a brace are code."""
    found: list[Block] = []
    tail = 0
    for tag, start, text, after in _regions(reply):
        if tag == "json" or (tag == "" and text.startswith("{")):
            found.append(Block(text, start, after))
        tail = after
    bare = _bare_object(reply, tail)
    return (*found, bare) if bare else tuple(found)


def may_be_blocks(reply: str, start: int) -> Iterator[Block]:
    """What looks like an answer from `start` on, though it has not the form of one: fenced in
    another way, quoted, tagged, or cut off. Too many of them are one to the end of the reply."""
    outside, at = "", start
    for tag, begin, text, after in _regions(reply[start:]):
        outside += reply[at : start + begin]
        at = start + after
        if tag in _NEAR_JSON and text[:1] in ("{", "["):
            yield Block(text, start + begin, at)
    plain, at = _MARKS.sub("", outside + reply[at:]), 0
    for _ in range(MAX_LOOKED_AT):
        named, opened = _VERDICT.search(plain, at), plain.find("{", at)
        if not named or not 0 <= opened < named.start():
            return
        at = closing(plain, opened) or len(plain)
        if at > named.start():
            yield Block(plain[opened:at], start, len(reply))
    yield Block(plain, start, len(reply))


def _regions(reply: str) -> Iterator[tuple[str | None, int, str, int]]:
    """Fenced blocks and comments: tag (None for a comment), start, content, where it is over."""
    lines = _lines(reply)
    for at, line in lines:
        if _COMMENT.match(line):
            begin, end = at, reply.find("-->", at)
            after = len(reply) if end < 0 else end
            # The line in which the comment ends is read no further.
            while at + len(line) < after:
                at, line = next(lines)
            yield None, begin, "", at + len(line)
        elif opened := _opened(line):
            fence, tag = opened
            begin, end, after = at + len(line), len(reply), len(reply)
            for inner, text in lines:
                if _closes(text, fence):
                    end, after = inner, inner + len(text)
                    break
            yield tag, at, reply[begin:end].strip(), after


def _lines(reply: str) -> Iterator[tuple[int, str]]:
    at = 0
    for line in re.findall(r"[^\n]*\n|[^\n]+", reply):
        yield at, line
        at += len(line)


def _opened(line: str) -> tuple[str, str] | None:
    found = _FENCE.match(line)
    if not found or (found[1][0] == "`" and "`" in found[2]):
        return None
    words = found[2].split()
    return found[1], words[0].lower() if words else ""


def _closes(line: str, fence: str) -> bool:
    found = _FENCE.match(line)
    return bool(found and found[1].startswith(fence) and not found[2].strip())


def _bare_object(reply: str, tail: int) -> Block | None:
    """The outermost object that ends where the reply ends, outside of every fence."""
    text = reply[tail:].rstrip(_AFTER)
    if not text.endswith("}"):
        return None
    at, n_unclosed = 0, 0
    while n_unclosed < MAX_UNCLOSED and (found := _OBJECT.search(text, at)):
        start, end = found.start(), closing(text, found.start())
        if end == len(text):
            begin = tail + start
            return None if _is_quoted(reply, begin) else Block(text[start:], begin, len(reply))
        n_unclosed += end is None
        at = end or start + 1
    return None


def _is_quoted(reply: str, at: int) -> bool:
    """Whether the line stands in a quotation or in indented code; the first line never does."""
    before = reply[:at]
    line = before[before.rfind("\n") + 1 :]
    return bool(_QUOTED.match(line) and before.strip())
