"""Source code, of which the comments and docstrings speak.

Their signs are markup. A run of line comments is read as one text, a comment block or a docstring
as another: comment_text.py. Where they stand: scanner.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from probant.checking.document import Passage
from probant.checking.formats.comment_text import CommentText, block_text, docstring_text, line_text
from probant.checking.formats.scanner import Sign, comments_in
from probant.facts.languages import language_of

_READERS = {Sign.LINE: line_text, Sign.BLOCK: block_text, Sign.DOCSTRING: docstring_text}


def read_comments(text: str, name: str, *, is_part: bool = False) -> list[Passage]:
    """The passages of the comments of a file of this name; none if it is in no known language."""
    language = language_of(name)
    if language is None:
        return []
    comments = (
        said
        for found in comments_in(text, language, is_part=is_part)
        for said in _READERS[found.sign](text, found.start, found.end)
    )
    passages: list[Passage] = []
    for said in _merged(text, comments):
        passages += said.passages(text, language)
    return passages


def _merged(text: str, comments: Iterable[CommentText]) -> Iterator[CommentText]:
    """Line comments that follow each other at one column are one text."""
    pending: CommentText | None = None
    for comment in comments:
        if pending is not None and pending.goes_on_in(comment, text):
            pending.rows += comment.rows
            continue
        if pending is not None:
            yield pending
        pending = comment
    if pending is not None:
        yield pending
