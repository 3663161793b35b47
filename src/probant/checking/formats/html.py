"""What a block of HTML inside Markdown says: the text between its tags."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from probant.checking.document import Passage, PassageKind
from probant.checking.formats.inline import without_tags
from probant.checking.formats.rows import Piece, code, stitched

_SILENT = frozenset(("</script>", "</style>", "</textarea>", "-->", "?>", "]]>", ">"))
_PREFORMATTED = "</pre>"
_BREAK = re.compile(
    r"</?(?:p|div|li|ul|ol|dl|dt|dd|td|th|tr|table|h[1-6]|summary|details|br|hr|blockquote|section)"
    r"(?=[\s/>])",
    re.I,
)


def html_passages(source: str, pieces: Sequence[Piece], end: str) -> Iterator[Passage]:
    """The passages of a block that this text ends ('' if a blank line does)."""
    if not pieces or end in _SILENT:
        return
    if end == _PREFORMATTED:
        yield from _preformatted(source, pieces)
        return
    text = stitched(source, pieces)
    edges = [0, *(match.start() for match in _BREAK.finditer(text)), len(text)]
    said = without_tags(text)
    for left, right in pairwise(edges):
        inner = said[left:right].strip()
        if inner:
            start = left + said[left:right].index(inner)
            yield Passage(kind=PassageKind.PROSE, text=inner, start=pieces[0][0] + start)


def _preformatted(source: str, pieces: Sequence[Piece]) -> Iterator[Passage]:
    for passage in code(source, pieces):
        text = without_tags(passage.text.replace("`", "'"))
        kept = "".join(
            new if new != "'" else old for new, old in zip(text, passage.text, strict=True)
        )
        if kept.strip():
            yield Passage(kind=PassageKind.CODE, text=kept, start=passage.start)
