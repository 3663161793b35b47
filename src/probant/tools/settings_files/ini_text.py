"""INI files, Java properties and environment files with lines.

Keys of a section stand below its name, keys of a properties file below the parts of their own.
"""

from __future__ import annotations

import re

from probant.tools.settings_files.tree import MAX_DEPTH, Entry, NotUnderstood, Scalar, Table

_SECTION = re.compile(r"\s*\[([^\[\]\n]+(?:\[[^\]\n]*\][^\[\]\n]*)*)\]\s*(?:[#;].*)?$")
_SIGN = re.compile(r"[=:]")
_EXPORT = re.compile(r"export\s+")
_BARE = re.compile(r"\s*[\w.@/-]+\s*$")
_PROPERTY = re.compile(r"\s*((?:[^\\=:\s]|\\.)+)\s*(?:[=:]\s*|\s+|$)(.*)$")


def read_ini_tree(text: str) -> Table:
    """Sections and their keys; a line indented deeper than its key goes on with its value."""
    root = Table(1)
    table = root
    entry: Entry | None = None
    indent = 0
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        bare = line.strip()
        depth = len(line) - len(line.lstrip())
        if not bare or bare[0] in "#;":
            _go_on(entry, "")
        elif entry is not None and depth > indent:
            _go_on(entry, bare)
        elif section := _SECTION.match(line):
            entry = None
            table = Table(number)
            root.add(section[1].strip(), number, table)
        elif (pair := _pair(bare)) is not None:
            entry = table.add(pair[0], number, Scalar(pair[1], number))
            indent = depth
        elif _BARE.match(line):  # a key without a value is one, too
            entry = table.add(bare, number, Scalar("", number))
            indent = depth
        else:
            raise NotUnderstood(f"line {number}: neither a section nor a key")
    return root


def _pair(bare: str) -> tuple[str, str] | None:
    """Key and value at the first sign between them."""
    sign = _SIGN.search(bare)
    if sign is None or bare[0] == "[":
        return None
    key = _EXPORT.sub("", bare[: sign.start()].strip(), count=1)
    return (key, bare[sign.end() :].strip()) if key else None


def _go_on(entry: Entry | None, text: str) -> None:
    if entry is not None and isinstance(entry.node, Scalar):
        entry.node.more.append(text)


def read_properties_tree(text: str) -> Table:
    """`a.b = c`: a key of many parts is a path."""
    root = Table(1)
    lines = text.replace("\r\n", "\n").split("\n")
    at = 0
    while at < len(lines):
        first, line = at, lines[at]
        at += 1
        if not line.strip() or line.lstrip()[0] in "#!":
            continue
        while line.endswith("\\") and at < len(lines):
            line = line[:-1] + lines[at].lstrip()
            at += 1
        pair = _PROPERTY.match(line)
        if pair is None:
            raise NotUnderstood(f"line {first + 1}: not a property")
        table = root
        *outer, last = pair[1].split(".")
        if len(outer) > MAX_DEPTH:
            raise NotUnderstood(f"line {first + 1}: a key of too many parts")
        for key in outer:
            table = _below(table, key, first + 1)
        table.add(last, first + 1, Scalar(pair[2].strip(), first + 1))
    return root


def _below(table: Table, key: str, line: int) -> Table:
    entry = table.entry(key)
    if entry is not None and isinstance(entry.node, Table):
        return entry.node
    made = Table(line)
    table.add(key, line, made)
    return made
