"""What manifests say, as values: projects, workspaces, ways to run tests, and what was not read.

Every statement carries the line that shows it. Next: survey.py makes these.
"""

from __future__ import annotations

from probant.vocabulary.project import Ecosystem
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place

__all__ = [
    "Bound", "Ecosystem", "Language", "Manifest", "Project", "Runner", "Said", "Survey",
    "Workspace",
]  # fmt: skip


class Language(Record):
    """A language a manifest speaks of, and the line that does."""

    name: str
    at: Place


class Runner(Record):
    """A command that runs the tests of a folder; `by` is the framework behind it, if named."""

    command: str
    by: str
    at: Place

    @property
    def words(self) -> str:
        return f"{self.command} ({self.by})" if self.by else self.command


class Workspace(Record):
    """Folders that one manifest ties together, as written: patterns relative to its folder."""

    kind: str
    ecosystem: Ecosystem
    at: Place
    patterns: tuple[str, ...]


class Said(Record, kw_only=True):
    """All that one manifest says. It makes a project if it names languages or says so itself."""

    ecosystem: Ecosystem
    languages: tuple[Language, ...] = ()
    runners: tuple[Runner, ...] = ()
    workspace: Workspace | None = None
    trouble: str = ""
    is_project: bool = False


class Manifest(Record):
    """One file whose name says that somebody's tool reads it."""

    path: RepoPath
    text: str

    @property
    def folder(self) -> str:
        return self.path.rpartition("/")[0]

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]

    def shows(self, line: int | None, text: str) -> Place:
        """The place of a statement; where its line is not known, the head of the file."""
        if line is None:
            return Place(self.path, LineRange(1, 1))
        return Place(self.path, LineRange(line, line), text)


class Project(Record, kw_only=True):
    """A folder with manifests of one ecosystem. The folder '' is the tree itself.

    `is_understood` is False where all is known from a name, since what stands under it is broken.
    """

    folder: str
    ecosystem: Ecosystem
    languages: tuple[Language, ...]
    is_understood: bool = True

    @property
    def where(self) -> str:
        return self.folder or "."


class Bound(Record):
    """A workspace with what its patterns lead to."""

    workspace: Workspace
    members: tuple[str, ...]
    unmatched: tuple[str, ...]


class Survey(Record, kw_only=True):
    """Everything the manifests of a tree say."""

    projects: tuple[Project, ...]
    runners: tuple[Runner, ...]
    workspaces: tuple[Bound, ...]
    troubles: tuple[str, ...]
    n_read: int
