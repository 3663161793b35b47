"""Whatever a transcript was resealed with: the same outcome, another one, or one line of why."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from probant.council.minutes.codec import Unreadable
from probant.council.minutes.replay import PARTS, replay
from tests.unit.council.keeping import files_in_memory, minutes

FILES = files_in_memory(minutes())
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 1e308, 10**30, "", "x", "\ud800", [], {}, [[]], [None], {"a": 1},
    "\x1b[31m", [{}], "critical",
)  # fmt: skip


def changed(name: str, place: tuple[Any, ...], value: Any) -> dict[str, bytes]:
    data = json.loads(FILES[name])
    inner = data
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = copy.deepcopy(value)
    return FILES | {name: json.dumps(data).encode()}


def places(value: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    steps = range(len(value)) if isinstance(value, list) else value
    for step in steps if isinstance(value, (dict, list)) else ():
        yield (*above, step)
        yield from places(value[step], (*above, step))


def test_what_is_as_it_was_gives_the_same() -> None:
    got = replay(FILES)
    assert got.is_same
    assert [one.part for one in got.parts] == list(PARTS)


def test_a_negative_index_in_the_evidence_is_one_line() -> None:
    with pytest.raises(Unreadable) as caught:
        replay(changed("evidence.json", ("items", 0, "request_index"), -1))
    assert str(caught.value) == "what is stored gives no valid result"


@pytest.mark.parametrize("warnings", [None, "x", [1], [{"reason": "none"}], [{}]])
def test_warnings_that_are_none_are_unreadable(warnings: object) -> None:
    with pytest.raises(Unreadable):
        replay(changed("evidence.json", ("warnings",), warnings))


def test_hostile_values_anywhere_are_unreadable_or_another_outcome() -> None:
    draw = random.Random(7)
    names = sorted(name for name in FILES if name.endswith(".json"))
    spots = [(name, place) for name in names for place in places(json.loads(FILES[name]))]
    n_unreadable = 0
    for _ in range(1500):
        name, place = draw.choice(spots)
        try:
            replay(changed(name, place, draw.choice(ODD)))
        except Unreadable as why:
            n_unreadable += 1
            assert "\n" not in str(why)
    assert n_unreadable > 100
