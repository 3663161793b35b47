"""Frozen records: built by name or position, equal by value, never changed."""

from __future__ import annotations

import copy
import pickle

import pytest

from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind


class Point(Record, order=True):
    x: int
    y: int = 0

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("x is negative")


class Named(Record, kw_only=True):
    name: str


class Other(Record):
    x: int
    y: int = 0


def test_fields_come_by_position_by_name_or_by_default() -> None:
    assert Point(1) == Point(1, 0) == Point(x=1) == Point(1, y=0)
    assert Point(1).astuple() == (1, 0)


@pytest.mark.parametrize(
    ("args", "given"),
    [((), {}), ((1, 2, 3), {}), ((1,), {"z": 1}), ((1,), {"x": 1}), ((), {"y": 1})],
)
def test_wrong_fields_are_refused(args: tuple[int, ...], given: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        Point(*args, **given)


def test_a_keyword_record_takes_no_positions() -> None:
    assert Named(name="a").name == "a"
    with pytest.raises(TypeError):
        Named("a")  # type: ignore[call-arg]


def test_a_record_may_refuse_its_values() -> None:
    with pytest.raises(ValueError, match="negative"):
        Point(-1)
    with pytest.raises(ValueError, match="negative"):
        replace(Point(1), x=-1)


def test_a_record_is_frozen() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.x
    with pytest.raises(AttributeError):
        point.z = 2


def test_equality_is_by_type_and_value() -> None:
    assert Point(1) != Other(1)
    assert Point(1) != (1, 0)
    assert len({Point(1), Point(1), Point(2), Other(1)}) == 3


def test_order_is_by_fields_and_within_one_type() -> None:
    assert sorted([Point(2), Point(1, 5), Point(1)]) == [Point(1), Point(1, 5), Point(2)]
    with pytest.raises(TypeError):
        assert Point(1) < Other(2)  # type: ignore[operator]
    with pytest.raises(TypeError):
        sorted([Other(2), Other(1)])  # type: ignore[type-var]


def test_copies_and_pickles_are_equal() -> None:
    point = Point(1, 2)
    assert replace(point, y=3) == Point(1, 3)
    assert copy.deepcopy(point) == point
    assert pickle.loads(pickle.dumps(point)) == point  # noqa: S301 - made a line above


def test_a_record_shows_and_matches_its_fields() -> None:
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)


def test_a_definition_stands_on_the_line_of_its_name() -> None:
    definition = Definition(
        path=RepoPath("a.py"), line=3, name="f", qualified_name="A.f", kind=SymbolKind.METHOD
    )
    assert definition.place == Place(RepoPath("a.py"), LineRange(3, 3), "f")
