"""Reads a question without a repository: what English does not explain names something."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from probant.questions.asking import goal_of_query
from probant.reading.things import NoNames, Prominence
from probant.reading.understanding import understand
from probant.vocabulary.question import Goal
from probant.wiring.reader import reading_model

TODAY = date(2026, 3, 4)


class SomeNames(NoNames):
    """Knows the names a test speaks of; `A.b` is a member of `A`."""

    def __init__(self, *names: str, paths: Sequence[str] = ()) -> None:
        self._names = frozenset(name.rpartition(".")[2] for name in names) or USUAL
        self._members = frozenset(name for name in names if "." in name)
        self._paths = frozenset(paths)

    def path(self, text: str) -> bool:
        return text in self._paths

    def symbol(self, name: str) -> Prominence:
        last = name.rpartition(".")[2]
        return Prominence.UNIQUE if last in self._names else Prominence.NONE

    def member(self, owner: str, name: str) -> bool:
        return f"{owner}.{name}" in self._members

    def package(self, text: str) -> bool:
        return text in ("numpy", "requests", "attrs")


USUAL = frozenset(
    "Engine engine load parse run save fetch Base Child Shape Circle start stop Store".split()
)


def asked(query: str) -> Goal:
    """The goal of a typed query, `calls main load`: where the wording is not what is tested."""
    kind, *targets = query.split()
    return goal_of_query(kind, targets)


def read_question(text: str, *names: str) -> Goal:
    """The goal of a question that asks one thing."""
    (understood,) = understand(text, reading_model(), SomeNames(*names), TODAY)
    return understood.goal
