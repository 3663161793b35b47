"""Traits that Rust types derive: `#[derive(Debug)]` implements Debug as an `impl` would.

Read from the attributes above a definition. One under a condition (`cfg_attr`) may not be there.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.workspace.snapshot import SourceTree

_DERIVE = re.compile(r"#\s*\[\s*derive\s*\(([^)]*)\)")
_ANY_DERIVE = re.compile(r"\bderive\s*\(([^)]*)\)")
_NAME = re.compile(r"[A-Za-z_][\w:]*")


class Deriving(NamedTuple):
    """Types that derive a trait, and those that do under a condition."""

    certain: list[DefFact]
    conditional: list[DefFact]


_NOBODY = Deriving([], [])


def derived_in(text: str, first_line: int) -> list[tuple[str, int]]:
    """Traits the attributes of a type derive, as written, each with its line."""
    return _named(_DERIVE, text, first_line)


class Derives:
    """Which types of one snapshot derive which traits."""

    def __init__(self, tree: SourceTree, book: FactBook) -> None:
        self._tree = tree
        self._book = book

    def of(self, trait: str) -> Deriving:
        return self._by_trait.get(trait, _NOBODY)

    @cached_property
    def _by_trait(self) -> dict[str, Deriving]:
        if "rust" not in self._book.languages():
            return {}
        found: dict[str, Deriving] = {}
        marked = (*self._book.definitions_detailed("derive"),
                  *self._book.definitions_detailed("cfg_attr"))  # fmt: skip
        for fact in dict.fromkeys(fact for fact in marked if family_of(fact.path) == "rust"):
            text = _above(self._tree, fact)
            certain = _last_names(_DERIVE, text)
            for name in certain:
                found.setdefault(name, Deriving([], [])).certain.append(fact)
            for name in _last_names(_ANY_DERIVE, text) - certain:
                found.setdefault(name, Deriving([], [])).conditional.append(fact)
        return found


def _last_names(pattern: re.Pattern[str], text: str) -> set[str]:
    return {name.rpartition("::")[2] for name, _ in _named(pattern, text, 1)}


def _named(pattern: re.Pattern[str], text: str, first_line: int) -> list[tuple[str, int]]:
    plain = re.sub(r"//[^\n]*", lambda match: " " * len(match[0]), text)
    return [
        (name[0], first_line + plain.count("\n", 0, group.start(1) + name.start()))
        for group in pattern.finditer(plain)
        for name in _NAME.finditer(group[1])
    ]


def _above(tree: SourceTree, fact: DefFact) -> str:
    try:
        return "\n".join(tree.lines(fact.path)[fact.first_line - 1 : fact.line])
    except FileUnreadable:
        return ""
