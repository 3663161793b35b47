"""What a manifest declares: dependencies, versions, licence, and what it says of the project.

Values only, each with the line that shows it. Readers are in python_declared.py and its siblings;
declaring.py runs them over a tree.
"""

from __future__ import annotations

from enum import Enum

from probant.tools.projects.records import Ecosystem
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place

MAX_TEXT_CHARS = 200
MAX_LINE_CHARS = 2_000
"""Nobody writes a longer line to name one dependency; patterns are kept from such."""


class Group(Enum):
    """For what something is needed."""

    RUNTIME = "dependency"
    OPTIONAL = "optional dependency"
    PEER = "peer dependency"
    DEVELOPMENT = "development dependency"
    BUILD = "build dependency"
    INDIRECT = "indirect dependency"
    MANAGED = "managed dependency"
    """Its version is fixed here for those that need it; this alone needs nothing."""


class Need(Record, kw_only=True):
    """One dependency. `bound` is as written, empty for none; `label` names its group or extra."""

    name: str
    bound: str
    group: Group
    at: Place
    label: str = ""
    also: str = ""
    """Another name it goes by: a Maven artifact without its group, a crate that is renamed."""
    is_exact: bool = False


class Version(Record, kw_only=True):
    """The version of a language, as written. `is_firm` is False for what only hints at it."""

    language: str
    bound: str
    at: Place
    key: str
    is_firm: bool = True


class Fact(Record, kw_only=True):
    """Something a manifest says of its project: its name, version, licence, authors."""

    kind: str
    text: str
    at: Place


class Topic(Enum):
    """What something unknown could change."""

    NEEDS = "dependencies"
    EXTRAS = "optional dependencies"
    LANGUAGE = "language version"
    FACTS = "what it says of the project"


class Unknown(Record):
    """What a manifest leaves to something that is not read, and what that concerns."""

    why: str
    topics: frozenset[Topic]


EVERYTHING = frozenset(Topic)


class Declared(Record, kw_only=True):
    """All that one manifest declares. `unknown` says what keeps it from being the whole."""

    path: RepoPath
    ecosystem: Ecosystem
    head: Place
    needs: tuple[Need, ...] = ()
    versions: tuple[Version, ...] = ()
    facts: tuple[Fact, ...] = ()
    unknown: tuple[Unknown, ...] = ()
    includes: tuple[str, ...] = ()
    """Files beside it, from which its dependencies are read."""
    trouble: str = ""

    @property
    def folder(self) -> str:
        return self.path.rpartition("/")[0]

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]

    def doubts(self, *topics: Topic) -> list[str]:
        """Why what it says on these topics may not be all."""
        if self.trouble:
            return [f"{self.path}: {self.trouble}"]
        return [f"{self.path}: {one.why}" for one in self.unknown if one.topics & set(topics)]


class Page:
    """A manifest's lines, so that a place is claimed only where its word really stands."""

    def __init__(self, path: RepoPath, text: str) -> None:
        self.path = path
        self.text = text
        self._lines = text.split("\n")

    @property
    def folder(self) -> str:
        return self.path.rpartition("/")[0]

    @property
    def head(self) -> Place:
        return Place(self.path, LineRange(1, 1))

    def at(self, line: int, word: str = "") -> Place:
        line = min(max(line, 1), len(self._lines))
        stands = word in self._lines[line - 1] and "\n" not in word
        return Place(self.path, LineRange(line, line), word if stands else "")

    def fact(self, kind: str, text: str, line: int) -> Fact:
        said = " ".join(text.split())[:MAX_TEXT_CHARS]
        return Fact(kind=kind, text=said, at=self.at(line, said))
