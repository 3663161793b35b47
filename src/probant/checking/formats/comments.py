"""Source code, of which the comments and docstrings speak.

Where they stand is told by the language's own parser; their signs are markup. A run of line
comments is read as one text, a comment block or a docstring as another: comment_text.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from probant.checking.document import Passage
from probant.checking.formats.comment_text import CommentText, block_text, docstring_text, line_text
from probant.facts.languages import language_of, module, suffix_of
from probant.facts.reading.depth import is_too_deep

_TYPES = {"rust": ("line_comment", "block_comment"), "java": ("line_comment", "block_comment")}
_DOCSTRING = "(expression_statement . (string) @docstring .)"


def read_comments(text: str, name: str) -> list[Passage]:
    """The passages of the comments of a file of this name; none if it is in no known language."""
    language = language_of(name)
    if language is None:
        return []
    found: list[Passage] = []
    for said in _merged(text, _comment_texts(text, name, language)):
        found += said.passages(text, language)
    return found


def _comment_texts(text: str, name: str, language: str) -> Iterator[CommentText]:
    from probant.facts.reading.grammar import parse

    source = text.encode("utf-8", "replace")
    if is_too_deep(source):
        return
    query = " ".join(f"({kind}) @comment" for kind in _TYPES.get(language, ("comment",)))
    if language == "python":
        query += _DOCSTRING
    _, captures = parse(source, *_grammar(language, name, query))
    nodes = [(node, kind == "docstring") for kind, nodes in captures.items() for node in nodes]
    place = _Places(text)
    for node, is_docstring in sorted(nodes, key=lambda one: one[0].start_byte):
        start, end = place.of(node.start_point), place.of(node.end_point)
        if is_docstring:
            yield from docstring_text(text, start, end)
        elif text.startswith("/*", start):
            yield from block_text(text, start, end)
        else:
            yield from line_text(text, start)


def _grammar(language: str, name: str, query: str) -> tuple[str, str, str]:
    grammar = module(language).GRAMMAR
    if isinstance(grammar, str):
        return grammar, query, "language"
    package, dialect = grammar
    if language == "typescript" and suffix_of(name) != ".tsx":
        dialect = "language_typescript"
    return package, query, dialect


class _Places:
    """From the parser's rows and bytes to characters of the text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._is_ascii = text.isascii()
        self._starts = [0]
        at = text.find("\n")
        while at >= 0:
            self._starts.append(at + 1)
            at = text.find("\n", at + 1)
        self._row = -1
        self._line = b""

    def of(self, point: tuple[int, int]) -> int:
        row, n_bytes = point
        start = self._starts[row]
        if self._is_ascii:
            return start + n_bytes
        if row != self._row:
            end = self._text.find("\n", start)
            line = self._text[start : end if end >= 0 else len(self._text)]
            self._row, self._line = row, line.encode("utf-8", "replace")
        return start + len(self._line[:n_bytes].decode("utf-8", "replace"))


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
