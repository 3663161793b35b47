"""Questions about a git history (families 43 to 52, U11, U18), each with what git says.

In a made-up history the script's own log must say the same, else the fact is dropped. Never through
the engine's mirror. Next: questions/generate.py words a sample of these.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial, reduce
from pathlib import PurePosixPath
from typing import TypeVar

from probant.evaluation.arms.history_log import ScriptedHistory
from probant.evaluation.oracles.git_plumbing import GitHistory
from probant.evaluation.oracles.history import Doubt, History, agreed
from probant.evaluation.oracles.raw_bytes import RawBytes
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.project_truth import Author
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    NameSet,
    Nothing,
    Outcome,
    Paths,
    Truth,
    Verified,
)
from probant.evaluation.sources.fact import Fact, Source
from probant.evaluation.sources.history.symbols import defined_names, only_lines

MAX_PER_FAMILY = 40
MAX_FILES_OF_COMMIT = 12
MAX_ADDED = 25
MAX_TAGS = 25
N_RECENT = 600
N_TAGS_READ = 3
MAX_FILES_AT_TAG = 3_000

T = TypeVar("T")


def history_of(tree: Tree, rng: random.Random, script: ScriptedHistory | None = None) -> Source:
    return HistoryFacts(tree, rng, script)


class HistoryFacts:
    """Facts of the clone that `tree` was read from."""

    def __init__(
        self, tree: Tree, rng: random.Random, script: ScriptedHistory | None = None
    ) -> None:
        self._tree = tree
        self._rng = rng
        self._git = GitHistory(tree.root)
        self._script = script
        self._tellers: list[History] = [self._git, *([] if script is None else [script])]
        self.dropped: list[Dropped] = []

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        makers: Mapping[str, Callable[[], Iterator[Fact]]] = {
            "43": self._last_commit,
            "44": self._files_of_commit,
            "45": partial(self._of_path, "45", _added_by),
            "46": partial(self._of_path, "46", _last_change),
            "47": self._n_commits,
            "48": partial(self._renamed, is_old_asked=False),
            "48.OLD": partial(self._renamed, is_old_asked=True),
            "49": self._tags_with,
            "50": self._line_authors,
            "51": self._existed,
            "52": self._added_between,
            "U11": self._deleted,
            "U18": self._unknown_commits,
            "U18.NO": self._wrong_commits,
        }
        return {family: list(maker()) for family, maker in makers.items()}

    def _last_commit(self) -> Iterator[Fact]:
        head = self._git.head()
        if self._script is None or self._script.head() == head:
            yield history_fact(Commits((head,)))

    def _files_of_commit(self) -> Iterator[Fact]:
        for sha in self._some(self._git.plain_commits):
            changes = self._told("44", sha, [teller.changes_of(sha) for teller in self._tellers])
            if changes is not None and 0 < len(changes) <= MAX_FILES_OF_COMMIT:
                paths = frozenset(change.path for change in changes)
                yield history_fact(Paths(paths), x=self._git.shortened(sha))

    def _of_path(self, family: str, ask: Callable[[History, str], str | Doubt]) -> Iterator[Fact]:
        for path in self._some(self._paths):
            found = self._told(family, path, [ask(teller, path) for teller in self._tellers])
            if found is not None:
                yield history_fact(Commits((found,)), x=path)

    def _n_commits(self) -> Iterator[Fact]:
        folders = {str(parent) for path in self._paths for parent in PurePosixPath(path).parents}
        asked = [*self._some(self._paths), *self._some(sorted(folders - {"."}))]
        for path in asked:
            found = self._told("47", path, [teller.n_commits(path) for teller in self._tellers])
            if found is not None:
                yield history_fact(Count(found), x=path)

    def _renamed(self, *, is_old_asked: bool) -> Iterator[Fact]:
        moves = self._git.renames
        if self._script is not None:
            moves = tuple(move for move in moves if move in self._script.moves)
        for old, new in self._some(moves):
            known, asked = (new, old) if is_old_asked else (old, new)
            yield history_fact(Paths(frozenset({asked})), x=known)

    def _tags_with(self) -> Iterator[Fact]:
        if not self._git.tags:
            return
        for sha in self._some(self._git.plain_commits[-N_RECENT:]):
            found = self._told("49", sha, [teller.tags_with(sha) for teller in self._tellers])
            if found and len(found) <= MAX_TAGS:
                yield history_fact(NameSet(found), x=self._git.shortened(sha))

    def _line_authors(self) -> Iterator[Fact]:
        for path in self._some(self._paths):
            lines = only_lines(self._tree.files[path])
            if not lines:
                continue
            line = self._rng.choice(lines)
            place = f"{path}:{line}"
            found = self._told(
                "50", place, [teller.line_author(path, line) for teller in self._tellers]
            )
            if found is not None:
                yield history_fact(Author(found.name, found.sha), x=path, y=str(line))

    def _existed(self) -> Iterator[Fact]:
        """Files and functions, some there at the tag and some not yet or no longer."""
        tags = list(self._git.tags)
        for tag in self._rng.sample(tags, min(len(tags), N_TAGS_READ * 2)):
            then = self._git.paths_at(tag)
            if self._script is not None and self._script.paths_at(tag) != then:
                self.dropped.append(Dropped("51", tag, "the script and git disagree"))
                continue
            old = self._rng.sample(sorted(then), min(len(then), 4))
            absent = self._rng.sample(self._paths, len(self._paths))
            new = [path for path in absent if path not in then][:4]
            for path in old:
                yield _existence(True, path, tag)
            for path in new:
                yield _existence(False, path, tag)
        for tag in self._rng.sample(tags, min(len(tags), N_TAGS_READ)):
            yield from self._symbols_at(tag)

    def _symbols_at(self, tag: str) -> Iterator[Fact]:
        if len(self._git.paths_at(tag)) > MAX_FILES_AT_TAG:
            return
        then = self._git.files_at(tag)
        names_then = defined_names(then)
        raw = RawBytes(then)
        names_now = defined_names(self._tree.files)
        known = sorted(name for name in names_then if len(name) > 5 and not name.startswith("__"))
        for name in self._rng.sample(known, min(len(known), 4)):
            yield _existence(True, name, tag)
        absent = [name for name in sorted(names_now) if len(name) > 5 and raw.is_absent(name)]
        for name in self._rng.sample(absent, min(len(absent), 4)):
            yield _existence(False, name, tag)

    def _added_between(self) -> Iterator[Fact]:
        tags = self._git.tags
        pairs = [(old, new) for i, old in enumerate(tags) for new in tags[i + 1 : i + 4]]
        for old, new in self._some(pairs):
            found = self._told(
                "52", f"{old}..{new}", [teller.added_between(old, new) for teller in self._tellers]
            )
            if found and len(found) <= MAX_ADDED:
                yield history_fact(Paths(found), x=old, y=new)

    def _deleted(self) -> Iterator[Fact]:
        """Names of deleted files and functions that nothing at HEAD spells any more."""
        raw = RawBytes.of(self._tree)
        if self._script is not None:
            gone = list(self._script.deleted_files)
            names = list(self._script.deleted_functions)
        else:
            gone = [
                (path, self._git.content_at(f"{sha}^", path))
                for sha, path in self._some(self._git.deletions)
            ]
            names = []
        names += [PurePosixPath(path).name for path, _ in gone]
        for path, content in gone:
            names += sorted(defined_names({path: content}))[:3]
        for name in dict.fromkeys(names):
            if len(name) > 5 and raw.is_absent(name):
                yield _unanswerable(Nothing(), Outcome.INSUFFICIENT_EVIDENCE, x=name)

    def _unknown_commits(self) -> Iterator[Fact]:
        """A real abbreviation with one digit changed, that begins no object's name."""
        for sha in self._some(self._git.commits):
            at = self._rng.randrange(8)
            digit = self._rng.choice("0123456789abcdef")
            wrong = sha[:at] + digit + sha[at + 1 : 8]
            if not wrong.isdigit() and not self._git.is_known(wrong):
                yield _unanswerable(Nothing(), Outcome.INSUFFICIENT_EVIDENCE, x=wrong)

    def _wrong_commits(self) -> Iterator[Fact]:
        """A commit and a file that it left alone."""
        for sha in self._some(self._git.plain_commits):
            changes = self._told(
                "U18.NO", sha, [teller.changes_of(sha) for teller in self._tellers]
            )
            others = sorted(set(self._paths) - {change.path for change in changes or ()})
            if changes and others:
                yield _unanswerable(
                    Denial(),
                    Outcome.REFUTED,
                    Outcome.INSUFFICIENT_EVIDENCE,
                    x=self._git.shortened(sha),
                    y=self._rng.choice(others),
                )

    def _told(self, family: str, subject: str, readings: Sequence[T | Doubt]) -> T | None:
        """What every teller says; None, and listed, where one doubts or two differ."""
        found = reduce(agreed, readings)
        if isinstance(found, Doubt):
            self.dropped.append(Dropped(family, subject, found.reason))
            return None
        return found

    @cached_property
    def _paths(self) -> list[str]:
        """Tracked files by paths that can stand in a sentence."""
        tracked = self._git.paths_at("HEAD")
        return [
            path
            for path in self._tree.files
            if path in tracked and not any(character.isspace() for character in path)
        ]

    def _some(self, found: Sequence[T]) -> list[T]:
        return self._rng.sample(list(found), min(len(found), MAX_PER_FAMILY))


def history_fact(truth: Truth, **targets: str) -> Fact:
    acceptable = frozenset({Outcome.ANSWERED})
    return Fact(tuple(sorted(targets.items())), truth, acceptable, Verified.HISTORY)


def _added_by(teller: History, path: str) -> str | Doubt:
    return teller.added_by(path)


def _last_change(teller: History, path: str) -> str | Doubt:
    return teller.last_change(path)


def _existence(value: bool, thing: str, tag: str) -> Fact:
    outcome = Outcome.ANSWERED if value else Outcome.REFUTED
    targets = (("x", thing), ("y", tag))
    return Fact(targets, Boolean(value), frozenset({outcome}), Verified.HISTORY)


def _unanswerable(truth: Truth, *acceptable: Outcome, **targets: str) -> Fact:
    return Fact(tuple(sorted(targets.items())), truth, frozenset(acceptable), Verified.HISTORY)
