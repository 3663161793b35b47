"""Calls that happened, and what is made of answers that they contradict."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from probant.evaluation.calls.definitions import Function, Functions, python_functions
from probant.evaluation.calls.judging import Judged, judge
from probant.evaluation.calls.report import as_text, is_passed
from probant.evaluation.calls.seen import CallSite, Ran, SeenCall, read_calls
from probant.evaluation.calls.tracing import PROGRAMS
from probant.evaluation.oracles.tree import read_tree
from tests.repos import make_tree

LOADED = Function("a.py", 1, "load", 2)
MAIN = Function("a.py", 5, "main", 6)
DIRECT = SeenCall(Ran("a.py", 1, 2), CallSite("a.py", 6, 6))
BACK = SeenCall(Ran("a.py", 1, 2), CallSite("a.py", 6, 6), through="library")
RUNNER = SeenCall(Ran("a.py", 1, 2), None, through="pytest")


def said(status: str, outcome: str, *lines: int) -> Mapping[str, Any]:
    values = [{"type": "name", "path": "a.py", "line": line, "citations": []} for line in lines]
    return {
        "outcome": outcome,
        "gate": {"status": status},
        "answer": {"values": values},
        "citations": [],
    }


def judged(calls: Sequence[SeenCall], listed: Mapping[str, Any], pair: str = "answered") -> Judged:
    def ask(kind: str, targets: Sequence[str]) -> Mapping[str, Any]:
        if kind == "calls":
            return said("full_confirmed", pair)
        return listed if targets == ["a.py::load"] else said("partial_supported", "partial")

    return judge("small", Functions([LOADED, MAIN]), calls, (1, 0), ask)


@pytest.mark.parametrize("call", [DIRECT, BACK, RUNNER])
def test_nothing_calls_it_is_contradicted_by_any_call(call: SeenCall) -> None:
    found = judged([call], said("full_confirmed", "answered"))
    assert [one.said for one in found.contradictions] == ["nothing calls a.py::load"]
    assert found.contradictions[0].command == "probant query called_by a.py::load"
    assert not is_passed([found])
    assert "✗ small: nothing calls a.py::load, but" in as_text([found], {})


def test_a_whole_list_is_contradicted_by_a_call_of_the_tree_that_is_not_on_it() -> None:
    assert judged([DIRECT], said("full_confirmed", "answered", 9)).contradictions
    found = judged([BACK, RUNNER], said("full_confirmed", "answered", 9))
    assert (found.contradictions, found.n_callbacks) == ((), 2)


def test_what_is_on_the_list_or_not_confirmed_contradicts_nothing() -> None:
    assert is_passed([judged([DIRECT], said("full_confirmed", "answered", 6))])
    assert is_passed([judged([DIRECT], said("partial_supported", "partial"))])


def test_a_denied_call_that_happened_is_a_contradiction() -> None:
    found = judged([DIRECT], said("full_confirmed", "answered", 6), pair="refuted")
    assert [one.command for one in found.contradictions] == [
        "probant query calls a.py::main a.py::load"
    ]


def test_nothing_held_against_a_run_is_not_passed() -> None:
    assert not is_passed([])


PYTHON = {
    "m.py": """\
import functools


def key(x):
    return x


@functools.cache
def cached():
    return sorted([2, 1], key=key)


def steps():
    yield 1


class A:
    def method(self):
        return [cached() for _ in range(2)]


def run():
    A().method()
    list(steps())


run()
"""
}


def test_the_tracer_of_python_tells_who_called_whom(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", PYTHON)
    seen = traced(tmp_path, root, [sys.executable, str(root / "m.py")])
    functions = Functions(list(python_functions(read_tree(root))))
    told = {
        (function.name, str(call.site) if call.site else "", call.is_seen)
        for call in seen
        if (function := functions.of(call.callee))
    }
    assert told == {
        ("key", "m.py:10", True),
        ("cached", "m.py:19", True),
        ("A.method", "m.py:23", True),
        ("run", "m.py:27", True),
        ("steps", "", False),
    }
    assert functions.around(CallSite("m.py", 10, 10)) == Function(
        "m.py", 8, "cached", 10, body_line=9
    )


SCRIPT = {
    "a.js": """\
'use strict'
function add (x) {
  'use strict'
  return x + 1
}
const twice = (x) => add(x)
class Base {
  constructor () { this.m = [1, 2].map(twice) }
  get value () { return add(1) }
}
class Derived extends Base { constructor () { super(); this.empty() } empty () {} }
function run () { return new Derived().value }
run()
"""
}


@pytest.mark.skipif(
    "PROBANT_TYPESCRIPT" not in os.environ or shutil.which("node") is None,
    reason="needs node and the TypeScript compiler",
)
def test_the_tracer_of_javascript_tells_who_called_whom(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", SCRIPT)
    node = shutil.which("node") or ""
    seen = traced(tmp_path, root, [node, f"--require={PROGRAMS}/trace_node.cjs", "a.js"])
    assert {(call.callee.line, str(call.site)) for call in seen} == {
        (2, "a.js:6"), (2, "a.js:9"), (6, "a.js:8"), (8, "a.js:11"), (9, "a.js:12"),
        (11, "a.js:12"), (11, "a.js:11"), (12, "a.js:13"),
    }  # fmt: skip


def traced(tmp_path: Path, root: Path, command: Sequence[str]) -> frozenset[SeenCall]:
    results = tmp_path / "results"
    results.mkdir()
    told = {"PROBANT_TRACED": str(root), "PROBANT_TRACES": str(results)}
    env = {**os.environ, **told, "PYTHONPATH": str(PROGRAMS)}
    subprocess.run(command, cwd=root, env=env, check=True)
    return read_calls(path.read_bytes() for path in results.glob("calls-*.json"))


def test_a_line_that_was_cut_off_tells_nothing() -> None:
    whole = (
        b'{"path": "a.py", "line": 1, "last": 2, "caller": null, "through": "", "is_seen": true}'
    )
    assert len(read_calls([whole + b"\n" + whole[:40], b"", b"{}"])) == 1
