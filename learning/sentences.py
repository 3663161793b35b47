"""Sentences whose kind is known, with names put in where they have holes.

A file holds blocks: `== kind`, sentences that ask it, `--`, sentences that only sound like it;
`== other` is what only rules can read, `== none` what nobody answers. A hole
such as `{name}` is filled with something of that sort.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from probant.inquiry.families import all_families
from probant.inquiry.likeness.kinds import KINDS, NO_KIND, OTHER_KIND, TURNED

FOLDER = Path(__file__).parent / "sentences"

FILLINGS: dict[str, tuple[str, ...]] = {
    "name": ("fetch_rows", "RowStore"),
    "owner": ("TableReader",),
    "name2": ("fetch_all_rows",),
    "param": ("batch_size",),
    "caller": ("load_table",),
    "callee": ("fetch_rows",),
    "sub": ("CachedStore",),
    "base": ("BaseStore",),
    "file": ("pkg/rows.py", "rows.py", "pkg.rows"),
    "file2": ("pkg/store.py",),
    "text": ("no such row",),
    "key": ("max_rows", "tool.rows"),
    "env": ("ROWS_HOME",),
    "option": ("--max-rows",),
    "package": ("numexpr_x",),
    "commit": ("3f2a9c1",),
    "tag": ("v1.2.0",),
    "tag2": ("v1.3.0",),
    "line": ("42",),
    "language": ("Python", "Go", "Node", "Rust", "Java"),
}
TRAITS = (
    "async",
    "a generator",
    "static",
    "abstract",
    "a coroutine",
    "a property",
    "a classmethod",
)
VISIBLE = ("public", "private", "protected", "exported", "internal")
HOLE = re.compile(r"\{(\w+)\}")
_ONLY_WORKFLOWS = ("ci.yml", "release.yml", ".github/workflows/ci.yml")
_IN_ORDER: dict[str, tuple[str, str]] = {
    "locate-method": ("name", "owner"),
    "locate-nested": ("name", "owner"),
    "default": ("param", "name"),
    "does-call": ("caller", "callee"),
    "does-extend": ("sub", "base"),
    "does-import": ("file", "file2"),
    "import-path": ("file", "file2"),
    "added-between": ("tag", "tag2"),
}
"""Kinds with two slots of one sort: which hole is which."""

_NO_KINDS = {"none": NO_KIND, "other": OTHER_KIND}


@dataclass(frozen=True, slots=True)
class Sentence:
    kind: str
    text: str
    """With holes."""

    def filled(self) -> Iterator[str]:
        """The sentence with every filling of its widest hole."""
        choices = {hole: self._fillings(hole) for hole in HOLE.findall(self.text)}
        n_ways = max((len(ways) for ways in choices.values()), default=1)
        for way in range(n_ways):
            text = self.text
            for hole, ones in choices.items():
                text = text.replace(f"{{{hole}}}", ones[way % len(ones)])
            yield text

    def _fillings(self, hole: str) -> tuple[str, ...]:
        if hole == "adj":
            return VISIBLE if self.kind == "is-visible" else TRAITS
        if hole == "file" and self.kind == "workflow-triggers":
            return _ONLY_WORKFLOWS
        return FILLINGS[hole]

    @property
    def label(self) -> str:
        """The kind, and whether its two slots stand the other way round."""
        if self.kind not in _IN_ORDER:
            return self.kind
        first, second = _IN_ORDER[self.kind]
        is_turned = self.text.find(f"{{{second}}}") < self.text.find(f"{{{first}}}")
        return self.kind + TURNED if is_turned else self.kind


def sentences(folder: Path = FOLDER) -> Iterator[Sentence]:
    for path in sorted(folder.glob("*.txt")):
        yield from sentences_in(path)


def examples() -> Iterator[Sentence]:
    """The rules' own examples: they can be answered, whatever they ask."""
    for family in all_families():
        yield Sentence(OTHER_KIND, family.example)


def sentences_in(path: Path) -> Iterator[Sentence]:
    kind, is_near_miss = "", False
    for line in path.read_text(encoding="utf-8").splitlines():
        said = line.strip()
        if said.startswith("== "):
            kind, is_near_miss = said[3:], False
            if kind not in (*_NO_KINDS, *KINDS) and not kind.startswith("other "):
                raise ValueError(f"{path.name}: no kind is called {kind}")
        elif said == "--":
            is_near_miss = True
        elif said:
            asked = _NO_KINDS.get(kind.split(" ")[0], kind)
            yield Sentence(NO_KIND if is_near_miss else asked, said)
