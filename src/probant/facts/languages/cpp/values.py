"""What an expression of C or C++ can stand for besides what all languages know.

A namespace, and values of the library that lead to values of the repository.
"""

from __future__ import annotations

from typing import TypeAlias

from probant.facts.bound import Bound
from probant.vocabulary.record import Record


class Space(Record):
    """A namespace, by its dotted name; '' is the global one."""

    name: str


class Handle(Record):
    """A smart pointer: `->` leads to what it holds, `.` to the library's own members."""

    held: Bound


class Row(Record):
    """A container of the library: an index and a few of its members lead to what it holds."""

    held: Bound | Handle


Value: TypeAlias = Bound | Space | Handle | Row
Typed: TypeAlias = Bound | Handle | Row
