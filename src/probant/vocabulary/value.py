"""Typed answer values, and an observation: one value with the places that show it.

The wire form of these is made in `surfaces.wire` only. Next: evidence.py.
"""

from __future__ import annotations

from typing import TypeAlias

from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Definition, Place


class LocationValue(Record):
    definition: Definition


class BooleanValue(Record):
    value: bool


class NameValue(Record):
    name: str
    path: RepoPath | None = None
    line: int | None = None


class TextValue(Record):
    text: str


class PathValue(Record):
    path: RepoPath


class CountValue(Record):
    count: int


class CommitValue(Record):
    sha: str
    subject: str
    author: str
    date: str


class RunValue(Record):
    """What one run gave. A build counts as one thing that passed or failed."""

    target: str
    passed: int
    failed: int
    skipped: int
    exit_code: int


Value: TypeAlias = (
    LocationValue
    | BooleanValue
    | NameValue
    | TextValue
    | PathValue
    | CountValue
    | CommitValue
    | RunValue
)


class Observation(Record):
    """One value a tool saw, the places that show it, and the statement it makes.

    `holder` is the definition the places stand in, where the tool tells it. `stands_at` is where
    the value itself stands, if that is not where it is shown: a callee is defined elsewhere.
    """

    value: Value
    places: tuple[Place, ...]
    statement: str
    holder: Definition | None = None
    stands_at: Place | None = None
