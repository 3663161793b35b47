"""Code with colours and line numbers, as markup that was escaped token by token.

Pygments says what a token is; which tokens are links is told by the caller. Lines end at line feeds
only, as everywhere else. What is too large for a lexer is shown plain.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape
from pygments.lexers import get_lexer_by_name
from pygments.token import Token
from pygments.util import ClassNotFound

from probant.surfaces.cli.text import printable
from probant.vocabulary.record import Record

MAX_CHARS = 200_000
MAX_LINE_CHARS = 1_000
"""A lexer's patterns can be slow on lines like these, and nobody reads them."""
MAX_SECONDS = 2.0
"""What takes a lexer longer is made to: it is shown plain."""

LEXERS = {
    "py": "python", "pyi": "python", "ts": "typescript", "tsx": "typescript", "js": "javascript",
    "jsx": "javascript", "mjs": "javascript", "cjs": "javascript", "c": "c", "h": "cpp",
    "cc": "cpp", "cpp": "cpp", "cxx": "cpp", "hpp": "cpp", "go": "go", "rs": "rust",
    "java": "java", "json": "json", "toml": "toml", "yaml": "yaml", "yml": "yaml", "ini": "ini",
    "cfg": "ini", "sh": "bash", "css": "css", "html": "html", "sql": "sql",
}  # fmt: skip
_CLASSES: tuple[tuple[Any, str], ...] = (
    (Token.Comment, "c"), (Token.Literal.String, "s"), (Token.Literal.Number, "m"),
    (Token.Keyword, "k"), (Token.Operator.Word, "k"), (Token.Name.Decorator, "d"),
    (Token.Name.Function, "f"), (Token.Name.Class, "f"), (Token.Name.Tag, "k"),
    (Token.Name.Builtin, "b"), (Token.Name.Exception, "b"),
)  # fmt: skip

LinkOf = Callable[[int, str], "Link | None"]
"""(line, word) → where it leads."""


class Link(Record):
    """Where a name leads, and what one finds there."""

    href: str
    title: str


class CodeLine(Record):
    number: int
    markup: Markup


def highlighted(
    text: str, path: str, first_line: int = 1, link_of: LinkOf | None = None
) -> tuple[CodeLine, ...]:
    """The lines of a text, coloured by what the name of its file says."""
    parts: list[list[Markup]] = [[]]
    for sort, value in _tokens(text, path):
        for number, piece in enumerate(value.split("\n")):
            if number:
                parts.append([])
            if piece:
                line = first_line + len(parts) - 1
                link = link_of(line, piece) if link_of is not None else None
                parts[-1].append(_marked(sort, piece, link))
    return tuple(
        CodeLine(number, Markup("").join(line)) for number, line in enumerate(parts, first_line)
    )


def _marked(sort: Any, text: str, link: Link | None) -> Markup:
    shown = escape(printable(text))
    name = next((name for kind, name in _CLASSES if sort in kind), "")
    if name:
        shown = Markup('<span class="{}">{}</span>').format(name, shown)
    if link is not None:
        shown = Markup('<a href="{}" title="{}">{}</a>').format(
            link.href, printable(link.title), shown
        )
    return shown


def _tokens(text: str, path: str) -> Iterator[tuple[Any, str]]:
    """Nothing is added, dropped or changed: the pieces make up the text."""
    lexer = _lexer(path.rpartition(".")[2].lower())
    is_long = len(text) > MAX_CHARS or max(map(len, text.split("\n"))) > MAX_LINE_CHARS
    if lexer is None or is_long:
        yield Token.Text, text
        return
    found: list[tuple[Any, str]] = []
    until = time.monotonic() + MAX_SECONDS
    for _, sort, value in lexer.get_tokens_unprocessed(text):
        found.append((sort, value))
        if time.monotonic() > until:
            break
    yield from found if "".join(value for _, value in found) == text else [(Token.Text, text)]


@lru_cache(maxsize=64)
def _lexer(extension: str) -> Any:
    try:
        return get_lexer_by_name(LEXERS[extension]) if extension in LEXERS else None
    except ClassNotFound:
        return None
