"""YAML with lines: the part of it in which people write configuration.

Block and flow tables and lists, quoted and plain texts, texts of several lines. Anchors, aliases
and tags stay what they are, texts; nothing is followed or built. What is written in no known way
(keys behind a question mark, templates) makes the file one that was not understood.
"""

from __future__ import annotations

import re

from probant.tools.settings_files.tree import (
    MAX_DEPTH,
    Items,
    Node,
    NotUnderstood,
    Scalar,
    Table,
)

MAX_PROPERTIES = 2
"""A value has at most an anchor and a tag."""

_PROPERTY = re.compile(r"(?:[&!][^\s,\[\]{}]*)(?:[ \t]+|$)")
_BLOCK_TEXT = re.compile(r"[|>][+-]?[1-9]?[+-]?[ \t]*(?:#.*)?$")
_MARKER = re.compile(r"(?:---|\.\.\.)(?=[ \t]|$)")
_COMMENT = re.compile(r"(?:^|[ \t])#.*$")
_KEY_END = re.compile(r":(?=[ \t]|$)|[ \t]#")
_QUOTED_KEY = re.compile(r"(?:\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*')[ \t]*:(?=[ \t]|$)")
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_PLAIN_IN_FLOW = re.compile(r"(?:[^,\[\]{}:#\s]|:(?![ \t,\[\]{}]|$)|(?<![ \t])#|[ \t]+(?![ \t#]))+")
_NAMED = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "\n": ""}


def read_yaml_tree(text: str) -> Node:
    """The whole file; of several documents the keys of all, one after the other."""
    lines = text.replace("\r\n", "\n").split("\n")
    documents = [one for one in _documents(lines) if not isinstance(one, Scalar) or one.text]
    if len(documents) == 1:
        return documents[0]
    whole = Table(1)
    for one in documents:
        if isinstance(one, Table):
            for entry in one.entries:
                whole.add(entry.key, entry.line, entry.node)
    return whole


def _documents(lines: list[str]) -> list[Node]:
    found: list[Node] = []
    reading = _Reading(lines)
    while reading.has_more():
        found.append(reading.document())
    return found


class _Reading:
    """One pass over the lines, from the outside in. A dash that was read becomes a space."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = 0

    def has_more(self) -> bool:
        """Passes over blank lines, comments, markers and directives between documents."""
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if marker := _MARKER.match(line):
                rest = line[marker.end() :]
                if rest.strip() and not rest.strip().startswith("#"):
                    self._lines[self._at] = " " * marker.end() + rest
                    return True
            elif not _is_blank(line) and not line.startswith("%"):
                return True
            self._at += 1
        return False

    def document(self) -> Node:
        node = self._block(0, 0)
        self._skip_blank()
        if self._at < len(self._lines) and not _MARKER.match(self._lines[self._at]):
            raise NotUnderstood(f"line {self._at + 1}: not where it belongs")
        return node

    # Lines

    def _skip_blank(self) -> None:
        while self._at < len(self._lines) and _is_blank(self._lines[self._at]):
            self._at += 1

    def _indent(self) -> int:
        """Of the next line that says something; -1 at the end of the document."""
        self._skip_blank()
        if self._at >= len(self._lines):
            return -1
        line = self._lines[self._at]
        if _MARKER.match(line):
            return -1
        spaces = len(line) - len(line.lstrip(" "))
        if line[spaces] == "\t":
            raise NotUnderstood(f"line {self._at + 1}: indented by a tab")
        return spaces

    # Blocks

    def _block(self, least: int, depth: int) -> Node:
        """What stands at the next line, if that is indented by at least so much."""
        if depth > MAX_DEPTH:
            raise NotUnderstood("nested too deep")
        indent = self._indent()
        if indent < least:
            return Scalar("", self._at + 1)
        content = self._lines[self._at][indent:]
        if prefix := _PROPERTY.match(content):
            rest = content[prefix.end() :]
            self._lines[self._at] = " " * (indent + prefix.end()) + rest
            if not rest.strip():
                self._at += 1
            return self._block(least, depth + 1)
        if _is_item(content):
            return self._sequence(indent, depth)
        if _key_of(content) is not None:
            return self._mapping(indent, depth)
        return self._inline(self._at, indent, least - 1, depth)

    def _sequence(self, indent: int, depth: int) -> Items:
        found = Items(self._at + 1)
        while self._indent() == indent and _is_item(self._lines[self._at][indent:]):
            line = self._lines[self._at]
            rest = line[indent + 1 :]
            column = indent + 1 + len(rest) - len(rest.lstrip(" \t"))
            self._lines[self._at] = " " * column + rest.lstrip(" \t")
            found.items.append(self._value(self._at, column, indent, depth, own_line=True))
        if self._indent() > indent:
            raise NotUnderstood(f"line {self._at + 1}: indented too far")
        return found

    def _mapping(self, indent: int, depth: int) -> Table:
        found = Table(self._at + 1)
        while self._indent() == indent:
            content = self._lines[self._at][indent:]
            key = _key_of(content)
            if key is None:
                if _is_item(content):
                    break
                raise NotUnderstood(f"line {self._at + 1}: no key")
            name, end = key
            line = self._at
            rest = content[end:]
            column = indent + end + len(rest) - len(rest.lstrip(" \t"))
            found.add(name, line + 1, self._value(line, column, indent, depth, own_line=False))
        if self._indent() > indent:
            raise NotUnderstood(f"line {self._at + 1}: indented too far")
        return found

    def _value(self, row: int, column: int, outer: int, depth: int, *, own_line: bool) -> Node:
        """What stands behind a dash or a colon, or below it."""
        if depth > MAX_DEPTH:
            raise NotUnderstood("nested too deep")
        content = self._lines[row][column:]
        for _ in range(MAX_PROPERTIES):
            if prefix := _PROPERTY.match(content):
                column += prefix.end()
                content = content[prefix.end() :]
                if own_line:
                    self._lines[row] = " " * column + content
        if not content or content.startswith("#"):
            self._at = row + 1
            return self._below(row, outer, depth, own_line=own_line)
        if _BLOCK_TEXT.match(content):
            return self._long_text(row, outer)
        if own_line and (_is_item(content) or _key_of(content) is not None):
            return self._block(column, depth + 1)
        return self._inline(row, column, outer, depth)

    def _below(self, row: int, outer: int, depth: int, *, own_line: bool) -> Node:
        indent = self._indent()
        if indent > outer:
            return self._block(outer + 1, depth + 1)
        if indent == outer and not own_line and _is_item(self._lines[self._at][indent:]):
            return self._sequence(indent, depth + 1)  # a list may stand right below its key
        return Scalar("", row + 1)

    def _long_text(self, row: int, outer: int) -> Scalar:
        self._at = row + 1
        taken: list[str] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.strip() and (_MARKER.match(line) or _spaces(line) <= outer):
                break
            taken.append(line.strip())
            self._at += 1
        return Scalar("\n".join(taken).rstrip("\n"), row + 2, quoted=True)

    # Texts, and what stands in braces and brackets

    def _inline(self, row: int, column: int, outer: int, depth: int) -> Node:
        sign = self._lines[row][column]
        if sign in "{[\"'":
            flow = _Flow(self._lines, row, column)
            node = flow.value(depth)
            rest = self._lines[flow.row][flow.column :]
            if rest.strip() and not _COMMENT.match(rest):
                raise NotUnderstood(f"line {flow.row + 1}: more than one value")
            self._at = flow.row + 1
            return node
        if sign in "?@`%|>" or self._lines[row][column:].startswith("- "):
            raise NotUnderstood(f"line {row + 1}: written in a way that is not read")
        return self._plain(row, column, outer)

    def _plain(self, row: int, column: int, outer: int) -> Scalar:
        """A text without quotes; lines that are indented deeper go on with it."""
        taken: list[str] = []
        more = self._lines[row][column:]
        self._at = row
        while True:
            bare = _COMMENT.sub("", more).strip()
            if _KEY_END.search(bare):
                raise NotUnderstood(f"line {self._at + 1}: a key inside a text")
            taken.append(bare)
            self._at += 1
            if _COMMENT.search(more) or self._indent() <= outer:
                return Scalar(" ".join(taken), row + 1)
            more = self._lines[self._at]


class _Flow:
    """Values in braces, brackets or quotes, over as many lines as they take."""

    def __init__(self, lines: list[str], row: int, column: int) -> None:
        self._lines = lines
        self.row = row
        self.column = column

    def value(self, depth: int) -> Node:
        if depth > MAX_DEPTH:
            raise NotUnderstood("nested too deep")
        self._skip()
        for _ in range(MAX_PROPERTIES):
            if prefix := _PROPERTY.match(self._lines[self.row], self.column):
                self.column = prefix.end()
                self._skip()
        line = self.row + 1
        match self._sign():
            case "{":
                return self._table(Table(line), depth)
            case "[":
                return self._items(Items(line), depth)
            case '"' | "'":
                return Scalar(self._quoted(), line, quoted=True)
        return Scalar(self._plain(), line)

    def _sign(self) -> str:
        return self._lines[self.row][self.column : self.column + 1]

    def _skip(self) -> None:
        """To the next sign, over line ends and comments."""
        while True:
            line = self._lines[self.row]
            while self.column < len(line) and line[self.column] in " \t":
                self.column += 1
            if self._sign() not in ("", "#"):
                return
            self.row += 1
            self.column = 0
            if self.row >= len(self._lines):
                self.row -= 1
                raise NotUnderstood("a bracket without end")

    def _table(self, found: Table, depth: int) -> Table:
        self.column += 1
        while True:
            self._skip()
            if self._sign() == "}":
                self.column += 1
                return found
            line = self.row + 1
            key = self.value(depth + 1)
            if not isinstance(key, Scalar) or not key.text:
                raise NotUnderstood(f"line {line}: a key that is no text")
            found.add(key.text, line, self._after_colon(depth))
            self._between("}")

    def _after_colon(self, depth: int) -> Node:
        self._skip()
        if self._sign() != ":":
            return Scalar("", self.row + 1)
        self.column += 1
        self._skip()
        return Scalar("", self.row + 1) if self._sign() in ",}]" else self.value(depth + 1)

    def _items(self, found: Items, depth: int) -> Items:
        self.column += 1
        while True:
            self._skip()
            if self._sign() == "]":
                self.column += 1
                return found
            item = self.value(depth + 1)
            self._skip()
            if self._sign() == ":" and isinstance(item, Scalar):  # [a: b] is a list of one table
                pair = Table(item.line)
                pair.add(item.text, item.line, self._after_colon(depth))
                item = pair
            found.items.append(item)
            self._between("]")

    def _between(self, end: str) -> None:
        self._skip()
        if self._sign() == ",":
            self.column += 1
        elif self._sign() != end:
            raise NotUnderstood(f"line {self.row + 1}: {end!r} was expected")

    def _quoted(self) -> str:
        mark = self._sign()
        taken: list[str] = []
        start = self.column + 1
        while True:
            line = self._lines[self.row]
            end = _closing(line, start, mark)
            if end is not None:
                taken.append(line[start:end])
                self.column = end + 1
                return _unescaped("\n".join(taken), mark)
            taken.append(line[start:])
            self.row += 1
            start = 0
            if self.row >= len(self._lines):
                raise NotUnderstood("a text without end")

    def _plain(self) -> str:
        match = _PLAIN_IN_FLOW.match(self._lines[self.row], self.column)
        if match is None:
            raise NotUnderstood(f"line {self.row + 1}: nothing where a value was expected")
        self.column = match.end()
        return match.group().strip()


def _is_blank(line: str) -> bool:
    bare = line.strip()
    return not bare or bare.startswith("#")


def _spaces(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _is_item(content: str) -> bool:
    return content == "-" or content.startswith(("- ", "-\t"))


def _key_of(content: str) -> tuple[str, int] | None:
    """The key a line begins with, and where its value begins."""
    if quoted := _QUOTED_KEY.match(content):
        text = quoted.group()[:-1].rstrip()
        return _unescaped(text[1:-1], text[0]), quoted.end()
    if not content or content[0] in "\"'#&*!|>%@`{}[]," or content.startswith(("? ", "- ", ": ")):
        return None
    end = _KEY_END.search(content)
    if end is None or end.group() != ":":
        return None
    return content[: end.start()].strip(), end.end()


def _closing(line: str, start: int, mark: str) -> int | None:
    at = start
    while at < len(line):
        if line[at] == mark:
            if mark == "'" and line[at + 1 : at + 2] == "'":
                at += 2
                continue
            return at
        at += 2 if line[at] == "\\" and mark == '"' else 1
    return None


def _unescaped(text: str, mark: str) -> str:
    if mark == "'":
        return text.replace("''", "'")

    def plain(match: re.Match[str]) -> str:
        code = match[1] or match[2]
        return chr(int(code, 16)) if code else _NAMED.get(match[3], match[3])

    return _ESCAPE.sub(plain, text)
