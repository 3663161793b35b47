"""What a name can turn out to mean, across files. How that is found out is `resolver`'s work."""

from __future__ import annotations

from typing import TypeAlias

from probant.facts.rows import DefFact
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath


class Defined(Record):
    """One definition of the repository."""

    fact: DefFact


class Module(Record):
    """A file of the repository, as a module."""

    path: RepoPath


class Instance(Record):
    """A value whose class is known."""

    fact: DefFact


class Outside(Record):
    """Certainly not defined in the repository: a builtin, the standard library, a dependency."""

    name: str


class Uncertain(Record):
    """Could be several things, or cannot be told from the text."""

    why: str


Bound: TypeAlias = Defined | Module | Instance | Outside | Uncertain

MISSING = Uncertain("no such name")
CIRCULAR = Uncertain("circular import")
A_VALUE = Uncertain("a value is called")
