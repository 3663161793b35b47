"""Records there and back, and nothing that only looks like one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest

from probant.council.minutes.codec import Unreadable, plain, restore
from probant.vocabulary.record import Record


class Colour(Enum):
    RED = "red"


class Inner(Record):
    n: int
    share: float = 0.5


class Outer(Record, kw_only=True):
    names: tuple[str, ...]
    pair: tuple[str, int]
    by_name: Mapping[str, Inner]
    either: Inner | str | None
    colours: frozenset[Colour] = frozenset()
    whatever: Any = None


WHOLE = Outer(
    names=("a", "b"),
    pair=("x", 1),
    by_name={"one": Inner(1)},
    either=Inner(2, 1.0),
    colours=frozenset({Colour.RED}),
    whatever=[1, {"a": None}],
)


@pytest.mark.parametrize("either", [Inner(2), "text", None])
def test_there_and_back(either: object) -> None:
    one = Outer(names=(), pair=("x", 1), by_name={}, either=either)  # type: ignore[arg-type]
    assert restore(Outer, plain(one)) == one
    assert restore(Outer, plain(WHOLE)) == WHOLE


@pytest.mark.parametrize(
    "change",
    [
        {"names": "ab"},
        {"names": [1]},
        {"pair": ["x"]},
        {"pair": ["x", True]},
        {"by_name": []},
        {"by_name": {"one": {"n": 1, "m": 2}}},
        {"by_name": {"one": {}}},
        {"either": 5},
        {"colours": ["blue"]},
        {"more": 1},
    ],
)
def test_another_shape_is_unreadable(change: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        restore(Outer, plain(WHOLE) | change)


@pytest.mark.parametrize("data", [None, [], "x", 1])
def test_what_is_no_object_is_no_record(data: object) -> None:
    with pytest.raises(Unreadable):
        restore(Inner, data)


def test_whole_numbers_may_stand_for_others() -> None:
    assert restore(Inner, {"n": 1, "share": 1}) == Inner(1, 1.0)


def test_what_has_no_json_is_refused() -> None:
    with pytest.raises(TypeError):
        plain(object())
