"""What is asked about Python beyond places and calls: each truth by hand, each doubt listed."""

from __future__ import annotations

import random

import pytest

from probant.evaluation.questions.truth import (
    Boolean,
    Count,
    Locations,
    Mentions,
    Names,
    NameSet,
    PathSteps,
    Text,
    Truth,
)
from probant.evaluation.sources.fact import Fact
from probant.evaluation.sources.python.source import PythonSource
from tests.unit.evaluation.trees import tree_of

FILES = {
    "harbour/__init__.py": "from .crane import Crane\n\n__all__ = ['Crane']\n",
    "harbour/crane.py": """\
        import abc
        import enum
        from typing import TypeAlias

        from . import winch

        MAX_TONNES = 40
        Load: TypeAlias = dict[str, int]


        class Colour(enum.Enum):
            RED = 1
            BLUE = 2
            _hidden = 3


        class Crane(abc.ABC):
            height: int

            def __init__(self) -> None:
                self.busy = False

            @abc.abstractmethod
            def lift(self, load: Load, speed: int = 3, *, slowly: bool = True) -> None: ...

            def lower(self) -> None:
                raise winch.JammedError("stuck") from None

            @staticmethod
            def inspect_all(): ...


        class TowerCrane(Crane):
            def lift(self, load, speed=3, *, slowly=True): ...

            def rotate(self): ...


        def outer_loop():
            def innermost(): ...

            return innermost


        async def unload(): ...


        def crates():
            yield 1


        def _secret(): ...
        """,
    "harbour/winch.py": """\
        import os
        import functools

        from . import rope


        class JammedError(Exception): ...


        @functools.lru_cache
        def reel_in(): ...
        """,
    "harbour/rope.py": "def splice(): ...\n",
    "harbour/tide.py": "from . import moon\n",
    "harbour/moon.py": "from . import tide\n",
    "tests/test_crane.py": """\
        from harbour.crane import TowerCrane


        def test_tower_rotates():
            TowerCrane().rotate()


        class TestTower:
            def test_lifts(self):
                TowerCrane().lift({})


        def helper(): ...
        """,
}
SOURCE = PythonSource(tree_of(FILES), random.Random(3))
FACTS = SOURCE.facts()


def asked(family: str) -> dict[tuple[str, ...], Fact]:
    return {tuple(dict(fact.targets).values()): fact for fact in FACTS[family]}


def at(path: str, line: int, qualified: str) -> Locations:
    return Locations((((path, line), qualified),))


CRANE = "harbour/crane.py"


@pytest.mark.parametrize(
    ("family", "words", "truth"),
    [
        ("4", ("MAX_TONNES",), at(CRANE, 7, "MAX_TONNES")),
        ("5", ("Load",), at(CRANE, 8, "Load")),
        ("6", ("Colour.RED",), at(CRANE, 12, "Colour.RED")),
        ("8", ("innermost", "outer_loop"), at(CRANE, 40, "outer_loop.innermost")),
        ("9", ("functools.lru_cache",), at("harbour/winch.py", 11, "reel_in")),
        ("17", ("Crane.lift", "speed"), Text("3")),
        ("17", ("Crane.lift", "slowly"), Text("True")),
        ("22", ("Crane",), at(CRANE, 24, "Crane.lift")),
        ("24", ("reel_in",), Names(("functools.lru_cache",), is_once_enough=True)),
        ("25", ("__init__.py",), NameSet(frozenset({"Crane"}))),
        ("27", ("async", "unload"), Boolean(True)),
        ("27", ("a generator", "crates"), Boolean(True)),
        ("27", ("a generator", "unload"), Boolean(False)),
        ("28", ("Crane",), NameSet(frozenset({"height", "busy"}))),
        ("29", ("private", "_secret"), Boolean(True)),
        ("29", ("public", "outer_loop"), Boolean(True)),
        ("30", ("Crane",), Count(4)),
        ("37", ("tide.py",), Boolean(True)),
        ("37", ("rope.py",), Boolean(False)),
        ("41", ("winch.py",), NameSet(frozenset({"os", "rope"}))),
        ("53", ("test_tower_rotates",), Boolean(True)),
        ("54", ("test_crane.py",), Count(2)),
    ],
)
def test_truth_by_family(family: str, words: tuple[str, ...], truth: Truth) -> None:
    assert asked(family)[words].truth == truth


def test_exceptions_are_named_as_written() -> None:
    found = {words: fact.truth for words, fact in asked("26").items()}
    assert list(found.values()) == [NameSet(frozenset({"winch.JammedError"}))]


def test_every_definition_of_a_shared_name() -> None:
    truth = asked("7")[("lift",)].truth
    assert isinstance(truth, Locations)
    assert [name for _, name in truth.qualified_by_place] == ["Crane.lift", "TowerCrane.lift"]


def test_overrides_are_those_of_the_subclasses() -> None:
    truth = asked("38")[("Crane.lift",)].truth
    assert truth == at(CRANE, 34, "TowerCrane.lift")


def test_tests_are_those_that_name_the_symbol() -> None:
    truth = asked("39")[("TowerCrane",)].truth
    assert isinstance(truth, Locations)
    names = [name for _, name in truth.qualified_by_place]
    assert names == ["test_tower_rotates", "TestTower.test_lifts"]


def test_the_only_shortest_import_path_is_told_with_both_ends() -> None:
    truth = asked("40")[("__init__.py", "winch.py")].truth
    assert truth == PathSteps(("harbour/__init__.py", CRANE, "harbour/winch.py"))


def test_compared_signatures_must_name_what_differs() -> None:
    truths = [fact.truth for fact in asked("66").values()]
    assert all(isinstance(truth, Mentions) and truth.words for truth in truths)


@pytest.mark.parametrize(
    ("family", "subject", "reason"),
    [
        ("6", "Colour._hidden", "private name"),
        ("22", "TowerCrane", "inherits"),
        ("28", "TowerCrane", "inherits"),
        ("41", "harbour/__init__.py", "meant for others"),
    ],
)
def test_doubts_are_listed(family: str, subject: str, reason: str) -> None:
    reasons = [d.reason for d in SOURCE.dropped if (d.fact, d.subject) == (family, subject)]
    assert any(reason in found for found in reasons)
    assert (subject,) not in asked(family)
