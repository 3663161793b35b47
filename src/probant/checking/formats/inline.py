"""What stands inside a passage of Markdown without being said: tags, comments, escapes.

Code spans are left as they are. Tags and comments become blanks; the backslash of an escape is
dropped, because `my\\_file.py` is one name.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Iterator

from probant.checking.document import Passage, PassageKind
from probant.checking.formats.rows import Piece, blanked

_RUN = re.compile(r"(?<!`)`+")
_TAG = re.compile(
    r"</?(?:a|abbr|align|article|aside|b|big|blockquote|br|caption|center|cite|code|col|colgroup|dd"
    r"|del|details|dfn|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html"
    r"|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|p|picture|pre|q|s|samp"
    r"|section|select|small|source|span|strike|strong|sub|summary|sup|svg|path|table|tbody|td|tfoot"
    r"|th|thead|title|tr|tt|u|ul|var|video|audio|wbr)(?:\s[^<>]*|/)?>",
    re.I,
)
_ESCAPE = re.compile(r"\\[!-/:-@\[-`{-~]")
_BOX = re.compile(r"\[[ xX]\]\s+|\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:\s+|$)")


def cleaned(kind: PassageKind, text: str, start: int) -> Passage:
    """The passage that says this text, without what is not said."""
    if box := _BOX.match(text):
        start += box.end()
        text = text[box.end() :]
    if "<" in text:
        text = without_tags(text)
    if "\\" in text and (kept := _unescaped(text)) is not None:
        return Passage(
            kind=kind,
            text="".join(text[n] for n in kept),
            start=start + kept[0],
            offsets=tuple(start + n for n in kept),
        )
    return Passage(kind=kind, text=text, start=start)


def without_tags(text: str) -> str:
    """Tags and comments blanked out, unless they stand in a code span."""
    spans = code_spans(text)
    places = [*_comments(text), *(match.span() for match in _TAG.finditer(text))]
    said: list[str] = []
    at = 0
    for start, end in sorted(places):
        if start >= at and not _holds(spans, start):
            said += [text[at:start], blanked(text[start:end])]
            at = end
    return "".join([*said, text[at:]])


def _comments(text: str) -> Iterator[Piece]:
    """By hand: a pattern would look for the end of each comment anew."""
    start = text.find("<!--")
    while start >= 0:
        end = text.find("-->", start + 4)
        if end < 0:
            return
        yield start, end + 3
        start = text.find("<!--", end + 3)


def code_spans(text: str) -> list[Piece]:
    """Where code spans stand, backticks included: a run of them up to the next of its length."""
    if "`" not in text:
        return []
    runs = [(match.start(), match.end()) for match in _RUN.finditer(text)]
    by_length: dict[int, deque[int]] = defaultdict(deque)
    for start, end in runs:
        by_length[end - start].append(start)
    found: list[Piece] = []
    at = 0
    for start, end in runs:
        alike = by_length[end - start]
        if start < at:
            continue
        while alike and alike[0] <= start:
            alike.popleft()
        if alike and not _is_escaped(text, start):
            at = alike[0] + end - start
            found.append((start, at))
    return found


def _is_escaped(text: str, place: int) -> bool:
    n_signs = 0
    while place > n_signs and text[place - n_signs - 1] == "\\":
        n_signs += 1
    return n_signs % 2 == 1


def _unescaped(text: str) -> list[int] | None:
    """The places of all characters but the backslashes of escapes; None if there are none."""
    spans = code_spans(text)
    dropped = {
        match.start() for match in _ESCAPE.finditer(text) if not _holds(spans, match.start())
    }
    if not dropped:
        return None
    return [n for n in range(len(text)) if n not in dropped]


def _holds(spans: list[Piece], place: int) -> bool:
    low, high = 0, len(spans)
    while low < high:
        middle = (low + high) // 2
        if spans[middle][1] <= place:
            low = middle + 1
        else:
            high = middle
    return low < len(spans) and spans[low][0] <= place
