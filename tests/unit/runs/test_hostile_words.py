"""What programs of the target print or write need not have the shape it should have."""

from __future__ import annotations

import json

import pytest

from probant.runs.calls import is_shape
from probant.runs.cmake import model
from probant.runs.go import kit as go_kit
from probant.runs.go import tests as go_tests
from probant.runs.python import interpreter
from probant.workflows.call_values import is_same
from probant.workspace.sandbox import Ended, Finished

NESTED = "[" * 50_000
TOLD = {"version": "3", "has": {}, "missing": [], "unsuitable": {}, "unbuildable": [],
        "untested": [], "is_fitting": True, "own_version": None}  # fmt: skip
GOOD = [
    ["plain", None], ["plain", "a"], ["int", "0x1f"], ["int", "-12"], ["float", "0x1p+1"],
    ["complex", "0x1p+1", "0x1p+1"], ["list", [["int", "1"]]], ["huge"], ["other"], ["undefined"],
    ["dict", [[["plain", "a"], ["set", [["plain", True]]]]]],
]  # fmt: skip
BAD = [
    None, 5, "plain", [], ["list"], ["plain"], ["plain", []], ["dict", 5], ["dict", [1]],
    ["dict", [[["plain", 1]]]], ["int", 5], ["int", "x"], ["int", "9" * 5000], ["float", None],
    ["number", []], ["set", [[1]]], ["complex", "1"], ["none", 1], [["list"], []],
]  # fmt: skip


def finished(output: str) -> Finished:
    raw = output.encode()
    return Finished(exit_code=1, output=raw, stdout=raw, ended=Ended.ITSELF)


def test_shapes_of_values() -> None:
    assert [one for one in GOOD if not is_shape(one)] == []
    assert [one for one in BAD if is_shape(one)] == []
    deep: object = ["list", []]
    for _ in range(100):
        deep = ["list", [deep]]
    assert not is_shape(deep)


@pytest.mark.parametrize("told", GOOD)
def test_a_value_of_the_right_shape_can_always_be_compared(told: object) -> None:
    assert [is_same(told, found) in (True, False, None) for found in GOOD] == [True] * len(GOOD)


@pytest.mark.parametrize(
    "more",
    [{"missing": [1]}, {"unbuildable": [["a"]]}, {"untested": [None]}, {"own_version": []},
     {"version": 3}, {"has": []}],
)  # fmt: skip
def test_an_interpreter_that_tells_nonsense_is_none(more: dict[str, object]) -> None:
    mark = b"\x1emark "
    assert interpreter._told(mark + json.dumps(TOLD).encode(), mark) == TOLD
    assert interpreter._told(mark + json.dumps({**TOLD, **more}).encode(), mark) is None
    assert interpreter._told(mark + NESTED.encode(), mark) is None


def test_a_go_stream_of_nonsense() -> None:
    lines = [{"Action": "build-output", "ImportPath": 5, "Output": "x"}, {"Package": []}]
    told = "\n".join([*map(json.dumps, lines), '{"a":' + NESTED])
    assert go_tests._streams(finished(told)) == {}
    assert go_kit._printed(finished(told)) == "x"


@pytest.mark.parametrize("index", [{}, [], {"cmake": []}, {"cmake": {"version": 3}}, None])
def test_a_reply_of_cmake_without_a_version(index: object) -> None:
    assert model._version(index) == (0, 0)
