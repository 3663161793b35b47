"""What a change touches: files with their lines, definitions that go, come or change.

Compares the two trees' own facts; nothing is inferred. Who uses them is change_uses.py's work.
"""

from __future__ import annotations

from typing import NamedTuple

from probant.facts.definitions import distinct
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.tools.change_proposal import Altered, Sides
from probant.tools.changes import differing, meets
from probant.vocabulary.source import RepoPath

Lines = tuple[tuple[int, int], ...]


class Touched(NamedTuple):
    """One file: lines that differ on either side, and definitions by what happens to them."""

    file: Altered
    before_lines: Lines
    after_lines: Lines
    n_added: int
    n_deleted: int
    removed: tuple[DefFact, ...]
    changed: tuple[DefFact, ...]
    """As they were before."""
    added: tuple[DefFact, ...]
    resigned: frozenset[str]
    """Of the changed ones, those that take other parameters now."""

    @property
    def told(self) -> str:
        """The file in a few words."""
        file = self.file
        if file.before is None:
            return f"{file.path} (new)"
        if file.after is None:
            return f"{file.path} (deleted)"
        name = f"{file.old_path} → {file.path}" if file.old_path else file.path
        if file.before == file.after:
            return name if file.old_path else f"{name} (its mode)"
        if not self.n_added and not self.n_deleted:
            return f"{name} (binary, or too long to compare)"
        return f"{name} (+{self.n_added} −{self.n_deleted})"


def touched_by(sides: Sides) -> tuple[Touched, ...]:
    return tuple(_touched(file, sides) for file in sides.altered)


def _touched(file: Altered, sides: Sides) -> Touched:
    old, new = _text(file.before), _text(file.after)
    after_lines, n_added, n_deleted, before_lines = differing(old.split("\n"), new.split("\n"))
    was = _definitions(sides.before.book, file.was_at) if file.before is not None else []
    now = _definitions(sides.after.book, file.path) if file.after is not None else []
    if file.after is not None and sides.after.book.status(file.path):
        was, now = [], []  # what stands in a file that does not parse is anybody's guess
    was_named = {fact.qualified_name: fact for fact in was}
    now_named = {fact.qualified_name: fact for fact in now}
    kept = [fact for fact in was if fact.qualified_name in now_named]
    inner = _innermost(kept, before_lines) | {
        fact.qualified_name for fact in kept if fact.qualified_name in _innermost(now, after_lines)
    }
    return Touched(
        file=file,
        before_lines=before_lines,
        after_lines=after_lines,
        n_added=n_added,
        n_deleted=n_deleted,
        removed=tuple(fact for fact in was if fact.qualified_name not in now_named),
        changed=tuple(fact for fact in kept if fact.qualified_name in inner),
        added=tuple(fact for fact in now if fact.qualified_name not in was_named),
        resigned=frozenset(
            fact.qualified_name
            for fact in kept
            if fact.details.parameters != now_named[fact.qualified_name].details.parameters
        ),
    )


def _text(raw: bytes | None) -> str:
    """The text to compare; '' for what has none."""
    if raw is None or b"\0" in raw:
        return ""
    return raw.decode("utf-8", "replace").replace("\r\n", "\n")


def _definitions(book: FactBook, path: RepoPath) -> list[DefFact]:
    return distinct(book.definitions_in(path))


def _innermost(facts: list[DefFact], lines: Lines) -> set[str]:
    """Names of the definitions in which lines stand, without those around them."""
    found: set[str] = set()
    for first, last in lines:
        inside = [
            fact for fact in facts if meets(((first, last),), fact.first_line, fact.last_line)
        ]
        numbers = {fact.parent for fact in inside}
        found |= {fact.qualified_name for fact in inside if fact.no not in numbers}
    return found
