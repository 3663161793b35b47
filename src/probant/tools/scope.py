"""Where a question looks: everywhere, in a file or folder it names, or in a definition.

Shared by the tools that read bodies. Yields places, not evidence.
"""

from __future__ import annotations

from collections.abc import Iterable

from probant.facts.definitions import Definitions
from probant.tools.parsed import stands_in
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree


class Scope(Record, kw_only=True):
    """`hint` '' is everywhere; `ranges` are the lines of definitions, where one was named."""

    hint: str = ""
    ranges: tuple[tuple[RepoPath, int, int], ...] = ()

    def holds_file(self, path: RepoPath) -> bool:
        if self.ranges:
            return any(path == one for one, _, _ in self.ranges)
        return stands_in(path, self.hint)

    def holds(self, path: RepoPath, line: int) -> bool:
        if self.ranges:
            return any(path == one and first <= line <= last for one, first, last in self.ranges)
        return stands_in(path, self.hint)

    def files(self, paths: Iterable[RepoPath]) -> list[RepoPath]:
        return [path for path in paths if self.holds_file(path)]


def scope_of(hint: str, tree: SourceTree, definitions: Definitions) -> Scope | None:
    """What a hint means here; None where nothing is called so."""
    if not hint or any(stands_in(path, hint) for path in tree.files):
        return Scope(hint=hint)
    name = hint.removesuffix("()")
    facts = definitions.of(Target(text=name, kind=TargetKind.SYMBOL)).fitting
    if not facts:
        return None
    return Scope(hint=hint, ranges=tuple((f.path, f.first_line, f.last_line) for f in facts))
