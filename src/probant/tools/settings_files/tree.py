"""What every configuration file is: tables of keys, lists and texts, with their lines.

`Node` is the same for all formats, so that whoever looks for a key need not know which it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

KeyPath = tuple[str, ...]

MAX_DEPTH = 60
MAX_BYTES = 512_000
"""No configuration a person keeps up is longer; a longer file is told as not read."""


class NotUnderstood(Exception):
    """The file is not what its name says; the text tells why."""


@dataclass(slots=True)
class Scalar:
    """A text, a number, a truth value, without its quotes."""

    text: str
    line: int
    quoted: bool = False
    more: list[str] = field(default_factory=list)
    """Further lines of a text that goes on: line `line + 1` and so on."""


@dataclass(slots=True)
class Entry:
    """A key and what it is set to."""

    key: str
    line: int
    node: Node


@dataclass(slots=True)
class Table:
    """Keys in the order they are written; one that is written twice stands twice."""

    line: int
    entries: list[Entry] = field(default_factory=list)
    _last: dict[str, Entry] = field(default_factory=dict)

    def add(self, key: str, line: int, node: Node) -> Entry:
        made = Entry(key, line, node)
        self.entries.append(made)
        self._last[key] = made
        return made

    def entry(self, key: str) -> Entry | None:
        """The entry of a key; of two with one name, the later one counts."""
        return self._last.get(key)


@dataclass(slots=True)
class Items:
    """A list; `headed` if each item is a table under a header of its own."""

    line: int
    items: list[Node] = field(default_factory=list)
    headed: bool = False


Node: TypeAlias = Scalar | Table | Items


class Key(NamedTuple):
    """One key of a file: its path from the root, its line, what it is set to."""

    path: KeyPath
    line: int
    node: Node


def find(node: Node | None, *path: str) -> Entry | None:
    """The entry a path of keys leads to."""
    entry: Entry | None = None
    for key in path:
        if not isinstance(node, Table):
            return None
        entry = node.entry(key)
        if entry is None:
            return None
        node = entry.node
    return entry


def table_at(node: Node | None, *path: str) -> Table | None:
    entry = find(node, *path)
    return entry.node if entry is not None and isinstance(entry.node, Table) else None


def text_at(node: Node | None, *path: str) -> Scalar | None:
    entry = find(node, *path)
    return entry.node if entry is not None and isinstance(entry.node, Scalar) else None


def texts_of(node: Node | None) -> list[Scalar]:
    """The texts of a list; a text alone is a list of one."""
    if isinstance(node, Scalar):
        return [node]
    if isinstance(node, Items):
        return [one for one in node.items if isinstance(one, Scalar)]
    return []


def all_keys(node: Node, path: KeyPath = ()) -> Iterator[Key]:
    """Every key below a node, in order; items of a list count as their list's key."""
    if isinstance(node, Items):
        for item in node.items:
            yield from all_keys(item, path)
    elif isinstance(node, Table):
        for entry in node.entries:
            below = (*path, entry.key)
            if isinstance(entry.node, Items) and entry.node.headed:
                for item in entry.node.items:
                    yield Key(below, item.line, item)
            else:
                yield Key(below, entry.line, entry.node)
            yield from all_keys(entry.node, below)


def told(node: Node, *, max_chars: int = 120) -> str:
    """What a node is set to, in one line."""
    if isinstance(node, Scalar):
        said = " ".join(node.text.split())
        return said if len(said) <= max_chars else said[: max_chars - 1] + "…"
    if isinstance(node, Table):
        return f"a table of {len(node.entries)} keys"
    texts = texts_of(node)
    if len(texts) != len(node.items):
        return f"a list of {len(node.items)} items"
    said = ", ".join(told(one, max_chars=max_chars) for one in texts[:20])
    return f"[{said}]" if len(said) <= max_chars else f"a list of {len(node.items)} items"
