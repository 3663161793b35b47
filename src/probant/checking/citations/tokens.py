"""Which words of a text are paths: by how they end, how they are set apart, or since they exist.

Not what stands around them: lines are numbers.py's, links are links.py's work.
"""

from __future__ import annotations

import re
from typing import NamedTuple, Protocol

from probant.checking.citations.endings import (
    DATA,
    NAMES,
    OWNERS,
    PRODUCTS,
    RARE,
    SOFT,
    SOURCE,
    TOP_LEVEL_DOMAINS,
    ending,
)

MAX_PATH_CHARS = 1_000

RUN = re.compile(r"(?<![\w@+~%-])[\w@+~%-]*[./\\][\w./\\@+~%-]*")
"""A run of characters that paths are made of, with a dot or a separator in it. The look behind lets
it begin only where a word begins, so that a long word is read once."""

_ESCAPED = re.compile(r"\\(?=[_*~])")
_PLACEHOLDER = "path/to/"
_DRIVE = re.compile(r"(?<![\w])[A-Za-z]:$")
_VERSION = re.compile(r"[vV]?\d+(?:\.\w+)*\.?$")
_OPEN_ENDED = frozenset("*{[<$%?")
_LINE_BEHIND = re.compile(r":[Ll]?\d|#[Ll]\d")


class Known(Protocol):
    """What may be asked about the repository while a text is read."""

    def has_file(self, path: str) -> bool: ...

    def has_name(self, name: str) -> bool: ...

    def has_text(self, path: str, text: str) -> bool: ...


class Nothing:
    """For a text that is read without any repository."""

    def has_file(self, path: str) -> bool:  # noqa: ARG002 - the protocol's
        return False

    def has_name(self, name: str) -> bool:  # noqa: ARG002 - the protocol's
        return False

    def has_text(self, path: str, text: str) -> bool:  # noqa: ARG002 - the protocol's
        return False


class Path(NamedTuple):
    """A path as written from `start` to `end`, and with plain separators."""

    text: str
    start: int
    end: int


def path_at(text: str, found: re.Match[str], known: Known, is_marked: bool) -> Path | None:
    """The path a run of characters is; `is_marked` if code marks enclose exactly this run."""
    start, end = found.span()
    while end > start and text[end - 1] in ".-+~%":
        end -= 1
    while start < end and text[start] in "-+%":
        start += 1
    if not 2 <= end - start <= MAX_PATH_CHARS or _is_open(text, start, end, is_marked):
        return None
    if text[start] == "\\" and _DRIVE.search(text[max(0, start - 2) : start]):
        start -= 2
    plain = plain_path(text[start:end])
    has_line = _LINE_BEHIND.match(text, end) is not None
    return Path(plain, start, end) if _is_path(plain, known, is_marked, has_line) else None


def plain_path(written: str) -> str:
    """With '/' between its parts, and without the escapes of Markdown."""
    return _ESCAPED.sub("", written).replace("\\", "/")


def is_name(word: str, known: Known) -> bool:
    """Whether a word in code marks, without dot or separator, names a file."""
    return word.lower() in NAMES and known.has_file(word)


def _is_open(text: str, start: int, end: int, is_marked: bool) -> bool:
    """Whether the run is only a part of something: a pattern, a placeholder, a call."""
    before, behind = text[start - 1 : start], text[end : end + 1]
    if behind == "(" and not text[end + 1 : end + 2].isdigit():
        return not text[start:end].endswith("/") or is_marked
    if behind == "*" and before == "*" and text[start] not in "./\\":
        return False
    if before == "<" and behind == ">":
        return False
    if before in _OPEN_ENDED or (before in tuple(">}]") and text[start] in "./\\-"):
        return not (before == "[" and text[start] not in "./\\")
    if behind in _OPEN_ENDED:
        return not (behind == "[" and text[end - 1] not in "/\\")
    return before == "@" or behind == "@" or (before == "=" and behind == "=")


def _is_path(path: str, known: Known, is_marked: bool, has_line: bool) -> bool:
    folder, _, name = path.rpartition("/")
    if "..." in path or "//" in path or path.startswith("www.") or not path.strip("./~"):
        return False
    if not folder and not path.startswith("/"):
        return _is_file_name(name, known, is_marked, has_line)
    if (_PLACEHOLDER in path or path[0] == "@") and not known.has_file(path):
        return False  # the latter is a package of somebody, "@scope/name/file.js"
    head = path.partition("/")[0]
    if ending(head) in TOP_LEVEL_DOMAINS and not known.has_file(path):
        return False
    if not name:
        return (is_marked and not path.startswith("/")) or known.has_file(path)
    if ending(name) in SOURCE or ending(name) in DATA:
        return True
    if _VERSION.match(name) and not known.has_file(path):
        return False
    return has_line or known.has_file(path)


def _is_file_name(name: str, known: Known, is_marked: bool, has_line: bool) -> bool:
    """The same for a word without a folder before it."""
    end = ending(name)
    if not end:
        return known.has_file(name) or (has_line and name[:1] == "." and len(name) > 2)
    first = name.partition(".")[0]
    if end not in SOURCE and end not in DATA:
        return known.has_file(name)
    if first in OWNERS or name.lower() in PRODUCTS:
        return known.has_file(name)
    if has_line or known.has_file(name):
        return True
    if all(known.has_name(part) for part in name.split(".")):
        return False  # a member of something: `Robot.go`
    is_plain_word = first.replace("_", "a").isalnum() and name.count(".") == 1
    if end in RARE or (end in SOFT and is_plain_word) or not name.endswith(end):
        return False
    if not is_marked and name[:1].isupper() and end == "js":
        return False
    return not _VERSION.match(first) or end in SOURCE
