"""Does what a finding cites stand in the snapshot: that path, those lines, that quote?

Strict where other checks are helpful: no near names, no lines nearby. What becomes of a finding
that is not grounded is weighing.py's and verdict.py's matter. Next: opinions.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from probant.council.machine.quoting import MAX_SEARCHED_CHARS, Patience, TooMuch, stands_in
from probant.errors import FileUnreadable, GitFailed, PathRefused
from probant.vocabulary.council import TOO_MUCH_TO_SEARCH, Finding, Grounding
from probant.vocabulary.source import RepoPath
from probant.workspace.paths import is_repo_path
from probant.workspace.snapshot import SourceTree

MAX_KEPT_CHARS = 32_000_000
MAX_NAMED_CHARS = 80


class Pages:
    """The files of a snapshot as lines, each read once, and why some are not read."""

    def __init__(self, tree: SourceTree, max_chars: int = MAX_SEARCHED_CHARS) -> None:
        self.tree = tree
        self.patience = Patience(max_chars)
        self._lines: dict[str, tuple[str, ...]] = {}
        self._n_kept_chars = 0

    @cached_property
    def skipped(self) -> Mapping[str, str]:
        return {one.path: one.reason for one in self.tree.skipped}

    @cached_property
    def deleted(self) -> frozenset[str]:
        """What the commit of the snapshot deletes; empty where git cannot tell."""
        git, commit = self.tree.git, self.tree.snapshot.commit
        try:
            rows = git.show_files(commit) if git is not None and commit else ()
        except GitFailed:
            return frozenset()
        return frozenset(row.path for row in rows if row.status == "D")

    def is_file(self, path: str) -> bool:
        return path in self.tree.files

    def lines(self, path: RepoPath) -> tuple[str, ...]:
        """Raises `FileUnreadable` where the snapshot's bytes cannot be had, `TooMuch` where too
        many were read already."""
        if path not in self._lines:
            self.patience.spend(self.tree.files[path].size)
            found = self.tree.lines(path)
            if self._n_kept_chars > MAX_KEPT_CHARS:
                self._lines.clear()
                self._n_kept_chars = 0
            self._n_kept_chars += sum(map(len, found))
            self._lines[path] = found
        return self._lines[path]

    def ground(self, path: str, first: int, last: int, quote: str) -> Grounding:
        """Path, then range, then quote; the first that is wrong is the reason."""
        plain = path.removeprefix("./")
        why = self._why_no_file(plain)
        if why:
            return Grounding(is_grounded=False, why=why)
        there = RepoPath(plain)
        try:
            lines = self.lines(there)
        except (FileUnreadable, PathRefused) as trouble:
            return Grounding(is_grounded=False, why=trouble.message)
        except TooMuch:
            return Grounding(is_grounded=False, why=TOO_MUCH_TO_SEARCH)
        if not 1 <= first <= last:
            return Grounding(is_grounded=False, why="no file has lines of these numbers")
        if last > len(lines):
            plural = "line" if len(lines) == 1 else "lines"
            return Grounding(is_grounded=False, why=f"{named(plain)} has {len(lines)} {plural}")
        try:
            why = stands_in(quote, lines[first - 1 : last], self.patience)
        except TooMuch:
            why = TOO_MUCH_TO_SEARCH
        if why:
            return Grounding(is_grounded=False, why=why)
        return Grounding(is_grounded=True, path=there)

    def _why_no_file(self, path: str) -> str:
        if not is_repo_path(path):
            return f"{named(path)} is not a path inside the repository"
        if self.is_file(path):
            return ""
        reason = self.skipped.get(path)
        if reason is not None:
            return f"{named(path)} was not read ({reason})"
        if path in self.deleted:
            return f"{named(path)} is not in the snapshot: the commit deletes it"
        return f"the snapshot has no file {named(path)}"


class Grounder:
    """Holds findings against a snapshot, with so much patience and no more."""

    def __init__(self, tree: SourceTree, max_chars: int = MAX_SEARCHED_CHARS) -> None:
        self._pages = Pages(tree, max_chars)

    def ground_all(self, findings: Sequence[Finding]) -> tuple[tuple[Finding, Grounding], ...]:
        """Each in its place; those that cite few lines are looked at first, so that nobody who
        cites whole files leaves the others without an answer."""
        by_size = sorted(range(len(findings)), key=lambda at: _n_cited(findings[at]))
        found = {at: self.ground(findings[at]) for at in by_size}
        return tuple((finding, found[at]) for at, finding in enumerate(findings))

    def ground(self, finding: Finding) -> Grounding:
        return self._pages.ground(
            finding.path, finding.first_line, finding.last_line, finding.quote
        )


def _n_cited(finding: Finding) -> int:
    return finding.last_line - finding.first_line


def named(path: str) -> str:
    """An untrusted path for a sentence: short, and without characters that do something."""
    shown = path if len(path) <= MAX_NAMED_CHARS else path[: MAX_NAMED_CHARS - 1] + "…"
    return shown if shown.isprintable() and shown else ascii(shown)
