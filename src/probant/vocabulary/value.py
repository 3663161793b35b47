"""Typed answer values, and an observation: one value with the places that show it.

The wire form of these is made in `surfaces.wire` only. Next: evidence.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Definition, Place


@dataclass(frozen=True, slots=True)
class LocationValue:
    definition: Definition


@dataclass(frozen=True, slots=True)
class BooleanValue:
    value: bool


@dataclass(frozen=True, slots=True)
class NameValue:
    name: str
    path: RepoPath | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True)
class TextValue:
    text: str


@dataclass(frozen=True, slots=True)
class PathValue:
    path: RepoPath


@dataclass(frozen=True, slots=True)
class CountValue:
    count: int


@dataclass(frozen=True, slots=True)
class CommitValue:
    sha: str
    subject: str
    author: str
    date: str


Value: TypeAlias = (
    LocationValue | BooleanValue | NameValue | TextValue | PathValue | CountValue | CommitValue
)


@dataclass(frozen=True, slots=True)
class Observation:
    """One value a tool saw, the places that show it, and the statement it makes."""

    value: Value
    places: tuple[Place, ...]
    statement: str
