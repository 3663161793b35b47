"""What can be asked of a history, whoever tells it: git itself, or the script that wrote it.

Pure records and one abstract teller; a teller that is not sure says so with a doubt.
Next: git_plumbing.py and arms/history_script.py tell, sources/history/facts.py asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TypeVar

from probant.evaluation.oracles.python_ast import Doubt

__all__ = ["Change", "Doubt", "History", "LineAuthor", "agreed"]

T = TypeVar("T")


@dataclass(frozen=True, order=True, slots=True)
class Change:
    """One file of one commit; `status` is git's letter, `old` the former path of a rename."""

    status: str
    path: str
    old: str | None = None


@dataclass(frozen=True, slots=True)
class LineAuthor:
    name: str
    sha: str


class History(ABC):
    """One line of commits up to HEAD; hashes are whole."""

    @abstractmethod
    def head(self) -> str: ...

    @abstractmethod
    def changes_of(self, sha: str) -> tuple[Change, ...] | Doubt: ...

    @abstractmethod
    def added_by(self, path: str) -> str | Doubt: ...

    @abstractmethod
    def last_change(self, path: str) -> str | Doubt: ...

    @abstractmethod
    def n_commits(self, path: str) -> int | Doubt:
        """How many commits touched a file, or anything below a folder."""

    @abstractmethod
    def tags_with(self, sha: str) -> frozenset[str] | Doubt: ...

    @abstractmethod
    def line_author(self, path: str, line: int) -> LineAuthor | Doubt: ...

    @abstractmethod
    def paths_at(self, rev: str) -> frozenset[str]: ...

    @abstractmethod
    def added_between(self, old: str, new: str) -> frozenset[str] | Doubt: ...


def agreed(first: T | Doubt, second: T | Doubt) -> T | Doubt:
    """What both tellers say; a doubt of either, or a difference, is a doubt."""
    if isinstance(first, Doubt):
        return first
    if isinstance(second, Doubt):
        return second
    return first if first == second else Doubt("the script and git disagree")
