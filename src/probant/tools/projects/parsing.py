"""Manifests as data, with the lines their parts stand on.

They are untrusted: no DTD, no code, bounded depth, and every way to be broken is one error. What
they mean is the readers' work, how much of a file is read is survey.py's.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple
from xml.parsers import expat

from probant.tools.settings_files.tree import MAX_DEPTH, KeyPath, NotUnderstood

MAX_ELEMENTS = 20_000

MAX_KEY_PARTS = 40
"""The TOML parser's time grows with the square of a dotted key's parts."""

# JSON


_JSON_SIGN = re.compile(
    r'"(?:[^"\\]|\\.|\\\Z)*"?|//[^\n]*|/\*(?:.*?\*/|.*)|\n|[{}\[\]:,]|[^\s"{}\[\]:,/]+|/',
    re.DOTALL,
)


def read_json(text: str, *, with_comments: bool = False) -> dict[str, Any]:
    """An object; comments and trailing commas are let through where the format allows them."""
    try:
        found = json.loads(_plain_json(text) if with_comments else text)
    except RecursionError:
        raise NotUnderstood("nested too deep") from None
    except json.JSONDecodeError as error:
        raise NotUnderstood(f"line {error.lineno}: {error.msg}") from None
    except ValueError as error:  # a number with too many digits
        raise NotUnderstood(str(error)) from None
    if not isinstance(found, dict):
        raise NotUnderstood("not a JSON object")
    return found


def _plain_json(text: str) -> str:
    kept: list[str] = []
    comma = -1
    for sign in _JSON_SIGN.findall(text):
        if sign.startswith(("//", "/*")):
            kept.append("\n" * sign.count("\n"))
            continue
        if sign in ("}", "]") and comma >= 0:
            kept[comma] = ""
        if sign.strip():
            comma = len(kept) if sign == "," else -1
        kept.append(sign)
    return "".join(kept)


def json_lines(text: str) -> dict[KeyPath, int]:
    """The line of every key of nested objects, by its path; arrays count as their key."""
    found: dict[KeyPath, int] = {}
    open_keys: list[str] = []
    kinds: list[str] = []
    key, line = "", 1
    signs = _JSON_SIGN.findall(text)
    for at, sign in enumerate(signs):
        if sign in ("{", "["):
            kinds.append(sign)
            open_keys.append(key)
            key = ""
        elif sign in ("}", "]"):
            key = open_keys.pop() if open_keys else ""
            del kinds[-1:]
        elif sign.startswith('"') and kinds[-1:] == ["{"] and signs[at + 1 : at + 2] == [":"]:
            key = sign[1:-1]
            if len(kinds) <= MAX_DEPTH:
                found.setdefault((*(k for k in open_keys if k), key), line)
        line += sign.count("\n")
    return found


# TOML


_TOML_HEADER = re.compile(r"\s*\[\[?([^\[\]#]+)\]")
_TOML_WORD = r"(?:[\w-]+|\"[^\"]*\"|'[^']*')"
_TOML_KEY = re.compile(rf"\s*({_TOML_WORD}(?:\s*\.\s*{_TOML_WORD})*)\s*=")
_TOML_PART = re.compile(_TOML_WORD)
_QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")


def read_toml(text: str) -> dict[str, Any]:
    if any(_QUOTED.sub("", line).count(".") > MAX_KEY_PARTS for line in text.split("\n")):
        raise NotUnderstood(f"a key of more than {MAX_KEY_PARTS} parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise NotUnderstood("nested too deep") from None
    except ValueError as error:
        raise NotUnderstood(str(error)) from None


def toml_lines(text: str) -> dict[KeyPath, int]:
    """The line of every table header and key, by its path. Multi-line strings are passed over."""
    found: dict[KeyPath, int] = {}
    table: KeyPath = ()
    inside = ""
    for number, line in enumerate(text.split("\n"), 1):
        was_inside = inside
        inside = _quotes_after(line, inside)
        if was_inside:
            continue
        if header := _TOML_HEADER.match(line):
            table = _toml_path(header[1])
            for length in range(1, len(table) + 1):
                found.setdefault(table[:length], number)
        elif key := _TOML_KEY.match(line):
            found.setdefault(table + _toml_path(key[1]), number)
    return found


def _toml_path(text: str) -> KeyPath:
    return tuple(part.strip("\"'") for part in _TOML_PART.findall(text))


def _quotes_after(line: str, inside: str) -> str:
    """Which multi-line quotes are open at the end of the line."""
    at = 0
    while True:
        if inside:
            at = line.find(inside, at)
            if at < 0:
                return inside
            at, inside = at + 3, ""
            continue
        starts = [(where, q) for q in ('"""', "'''") if (where := line.find(q, at)) >= 0]
        if not starts:
            return ""
        at, inside = min(starts)
        at += 3


# XML


class Element(NamedTuple):
    """One element that is closed again: names from the root on, its text, its first line."""

    names: KeyPath
    text: str
    line: int


def read_xml(text: str) -> list[Element]:
    """Every element, without namespaces, in the order they end. A DTD is refused, never read."""
    parser = expat.ParserCreate()
    reading = _Reading(parser)
    parser.StartDoctypeDeclHandler = reading.refuse
    parser.EntityDeclHandler = reading.refuse
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.data
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        raise NotUnderstood(f"line {error.lineno}: {expat.ErrorString(error.code)}") from None
    return reading.found


class _Reading:
    def __init__(self, parser: expat.XMLParserType) -> None:
        self._parser = parser
        self._open: list[tuple[str, int, list[str]]] = []
        self.found: list[Element] = []

    def refuse(self, *_: object) -> None:
        raise NotUnderstood("it has a document type, which is not read")

    def start(self, name: str, _attributes: Mapping[str, str]) -> None:
        if len(self._open) >= MAX_DEPTH or len(self.found) >= MAX_ELEMENTS:
            raise NotUnderstood("nested too deep, or too long")
        self._open.append((name.rpartition(":")[2], self._parser.CurrentLineNumber, []))

    def data(self, text: str) -> None:
        if self._open:
            self._open[-1][2].append(text)

    def end(self, _name: str) -> None:
        names = tuple(name for name, _, _ in self._open)
        _, line, texts = self._open.pop()
        self.found.append(Element(names, "".join(texts).strip(), line))


# Plain lines, and code in braces


def line_with(text: str, word: str, *, after: int = 1) -> int | None:
    """The first line, from `after` on, where the word stands whole."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    for number, line in enumerate(text.split("\n"), 1):
        if number >= after and pattern.search(line):
            return number
    return None


def ini_sections(text: str) -> Iterator[tuple[str, int]]:
    """`[section]` headers with their lines."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("[") and "]" in line:
            yield line[1 : line.index("]")].strip(), number


class Token(NamedTuple):
    """A word, a sign, or a quoted text without its quotes."""

    text: str
    line: int
    quoted: bool = False


_SCRIPT_SIGN = re.compile(
    r"//[^\n]*|/\*(?:.*?\*/|.*)|\"(?:[^\"\\\n]|\\.)*\"?|'(?:[^'\\\n]|\\.)*'?|[\w.-]+|\n|[^\s\w]",
    re.DOTALL,
)


def script_tokens(text: str) -> Iterator[Token]:
    """Words and texts of a Groovy or Kotlin script, without its comments."""
    line = 1
    for sign in _SCRIPT_SIGN.findall(text):
        if sign[0] in "\"'":
            yield Token(sign[1:-1] if sign[-1:] == sign[0] else sign[1:], line, True)
        elif sign != "\n" and not sign.startswith(("//", "/*")):
            yield Token(sign, line)
        line += sign.count("\n")
