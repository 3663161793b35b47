"""What would have to be run is read without running it; and nothing runs unasked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from probant.checking.behaviour import (
    NotPermitted,
    PassTrial,
    ThrowTrial,
    Trial,
    ValueTrial,
    check_behaviour,
    read_trial,
)
from probant.checking.calls import (
    Bare,
    CallSample,
    Listed,
    Mapped,
    Members,
    Told,
    Undefined,
    literal_value,
    read_call,
)
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from tests.unit.checking.bench import says, shelf_of
from tests.unit.checking.reads import said

FILES = {
    "money.py": "def total(items):\n    return sum(items)\n",
    "test_money.py": "def test_total():\n    assert True\n",
    "broken.py": "def half(:\n",
}
K = ClaimKind


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    with shelf_of(tmp_path_factory.mktemp("behaviour"), FILES) as made:
        yield made


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("total([1, 2])", CallSample(function="total", arguments=(Listed((1, 2)),))),
        ('`f(2, "x")`', CallSample(function="f", arguments=(2, "x"))),
        ("a.b(-1.5, None)", CallSample(function="a.b", arguments=(-1.5, None))),
        ("mod::f(true, null)", CallSample(function="mod.f", arguments=(True, None))),
        ("f(x=1)", CallSample(function="f", arguments=(), named=(("x", 1),))),
        ("f({'a': [1]})", CallSample(function="f", arguments=(Mapped((("a", Listed((1,))),)),))),
        ("f()", CallSample(function="f", arguments=())),
        ("f([true, null], {2, 1})",
         CallSample(function="f", arguments=(Listed((True, None)), Members((1, 2))))),
        ("f({a: undefined});",
         CallSample(function="f", arguments=(Mapped(((Bare("a"), Undefined()),)),))),
        ("new Box(-1)", CallSample(function="Box", arguments=(-1,), is_new=True)),
        ("await f(1+2j)", CallSample(function="f", arguments=(1 + 2j,))),
        ("f({[1]: 2})", None),
        ("f({**x})", None),
        ("f(1 + 2)", None),
        ("f(...)", None),
        ("f(f'{x}')", None),
        ("f(x)", None),
        ("f(*[1])", None),
        ("f(**{'a': 1})", None),
        ("f(g(1))", None),
        ("f(1)(2)", None),
        ("f(1) + 2", None),
        ("f(__import__('os'))", None),
        ("f(open('x'))", None),
        ("f(1", None),
        ("f(\0)", None),
        ("2(1)", None),
        ("", None),
        ("f(" + "(" * 900 + ")" * 900 + ")", None),
        ("f(" + "1," * 5_000 + ")", None),
    ],
)  # fmt: skip
def test_a_call_is_read_without_running_it(written: str, expected: CallSample | None) -> None:
    assert read_call(written) == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [("4", Told(4)), ("`None`", Told(None)), ("null", Told(None)),
     ("[1, 'a']", Told(Listed((1, "a")))),
     ("a string", None), ("x", None), ("", None)],
)  # fmt: skip
def test_a_value_is_told_apart_from_no_value(written: str, expected: Told | None) -> None:
    assert literal_value(written) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            says(1, K.RETURNS_VALUE, literal="total([1])", expected="1"),
            ValueTrial(
                call=CallSample(function="total", arguments=(Listed((1,)),)), expected=Told(1)
            ),
        ),
        (
            says(1, K.THROWS, object="ValueError", literal="total('x')", denied=True),
            ThrowTrial(
                call=CallSample(function="total", arguments=("x",)),
                function="total",
                exception="ValueError",
                denied=True,
            ),
        ),
        (
            says(1, K.THROWS, "total", "ValueError"),
            ThrowTrial(call=None, function="total", exception="ValueError"),
        ),
        (says(1, K.TEST_PASSES, place="test_money.py"), PassTrial(name="", path="test_money.py")),
        (says(1, K.THROWS, object="ValueError", literal="total(x)"), None),
        (says(1, K.RETURNS_VALUE, literal="total([1])", expected="something nice"), None),
        (says(1, K.TEST_PASSES), PassTrial(name="", path="")),
    ],
)
def test_a_statement_becomes_a_typed_trial(said: Assertion, expected: Trial | None) -> None:
    assert read_trial(said) == expected


READ = [
    ('f(2) returns "aa".', 'returns_value f(2) "aa"'),
    ("f('it') returns 'aa'.", "returns_value f('it') 'aa'"),
    ("`f(2)` returns [1, (2, 3)].", "returns_value f(2) [1, (2, 3)]"),
    ("`f(2)` returns {'a': -1}.", "returns_value f(2) {'a': -1}"),
    ("f(-2) returns -4.", "returns_value f(-2) -4"),
    ("`f(2)` returns 1.5e3.", "returns_value f(2) 1.5e3"),
    ("`f(2)` returns the string 'a b'.", "returns_value f(2) 'a b'"),
    ("Calling `f(2)` results in 4.", "returns_value f(2) 4"),
    ("`f(2)` = 4", "returns_value f(2) 4"),
    ("`f(2)` => `4`", "returns_value f(2) 4"),
    ("`f(2) -> 4`", "returns_value f(2) 4"),
    ("`f(2) // => 4`", "returns_value f(2) 4"),
    ("`f(2) === 4`", "returns_value f(2) 4"),
    ("`f(2) == 4` is false.", ""),
    ("Whether `f(2) == 4` is open.", ""),
    ("The result of `f(2)` is 4.", "returns_value f(2) 4"),
    ("Calling `f` with `[2]` gives 4.", "returns_value f([2]) 4"),
    ("`f` returns `4` when called with `2`.", "returns_value f(2) 4"),
    ("`f(2)` will return 4.", "returns_value f(2) 4"),
    ("`f(2)` won't return 5.", "not returns_value f(2) 5"),
    ("`f(100000000000000000001)` returns `100000000000000000001`.",
     "returns_value f(100000000000000000001) 100000000000000000001"),
    ("`f(2)` returns `Point(1, 2)`.", "returns_value f(2) Point(1, 2)"),
    ("In `a.py`, `f(2)` returns 4.", "returns_value a.py f(2) 4"),
    ("`f(2)` returns [1, x].", ""),
    ("`f(2)` returns 4, 5.", ""),
    ("`f(2)` returns 4% more.", ""),
    ("`f(2)` returns 4 values.", ""),
    ("`f(2)` returns 4 or 5.", ""),
    ("`f(2)` returns 4 on success.", ""),
    ("`f(2)` returns 4 in Python 2.", ""),
    ("`f(2)` may return 4.", ""),
    ("`f(2)` can return 4.", ""),
    ("`f(2)` would return 4.", ""),
    ("`f(2)` used to return 4.", ""),
    ("`f(2)` usually returns 4.", ""),
    ("Does `f(2)` return 4?", ""),
    ("`f(2)` is 4 lines long.", ""),
    ("The function (see 2) returns 4.", ""),
    ("`f(-1)` raises.", "throws f(-1)"),
    ("Calling `f(-1)` throws an error.", "throws f(-1)"),
    ("`f(-1)` never raises an exception.", "not throws f(-1)"),
    ("Calling `f` with -1 raises a ValueError.", "throws ValueError f(-1)"),
    ("`f(-1)` will raise `ValueError`.", "throws ValueError f(-1)"),
    ("`new Box(-1)` throws `RangeError`.", "throws RangeError new Box(-1)"),
    ("`f(-1)` might raise `ValueError`.", ""),
    ("`f(-1)` raises the question.", ""),
    ("`f(-1)` throws away its result.", ""),
    ("`f(-1)` raises `ValueError` if asked.", ""),
    ("All tests pass.", "test_passes"),
    ("The whole test suite is green, at last.", "test_passes"),
    ("The test suite fails.", "not test_passes"),
    ("The test `adds_up` passes.", "test_passes adds_up"),
    ("`test_a` and `test_b` pass.", "test_passes test_a|test_passes test_b"),
    ("All tests pass in CI.", ""),
    ("All tests pass on Windows.", ""),
    ("When all tests pass, merge.", ""),
    ("We merge after all tests pass.", ""),
    ("Please ensure all tests pass.", ""),
    ("- [ ] All tests pass.", ""),
]  # fmt: skip
BLOCKS = [
    (">>> f(2)\n4", "returns_value f(2) 4"),
    (">>> f(2) # doctest: +ELLIPSIS\n[1, ...]", ""),
    (">>> f(x)\n4", ""),
    (">>> f(2)\n>>> f(3)\n\n6", ""),
    (">>> from m import g as f\n>>> f(2)\n4", "returns_value m.g(2) 4"),
    (">>> import m\n>>> m.f(2)\n'a'", "returns_value m.f(2) 'a'"),
    (">>> box.f(2)\n4", ""),
    (">>> f(-1)\nTraceback (most recent call last):\n  ...\nm.Bad: no", "throws m.Bad f(-1)"),
    ("def f(n): return n\nf(2)  # => 4", ""),
    ("f(2)  # => 4\nf(3)  # returns 6\nf(4)  # 8", "returns_value f(2) 4|returns_value f(3) 6"),
    ("console.log(f(2)); // => {a: 1}", "returns_value f(2) {a: 1}"),
    ("import { f } from 'elsewhere';\nf(2) // => 4", ""),
    ("const { f } = require('./here');\nf(2) // -> 4", "returns_value f(2) 4"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), READ)
def test_what_is_said_about_behaviour_is_read(text: str, expected: str) -> None:
    assert said(text, "f", "g") == (expected.split("|") if expected else [])


@pytest.mark.parametrize(("code", "expected"), BLOCKS)
def test_what_a_block_shows_of_calls_is_read(code: str, expected: str) -> None:
    found = said(f"So it goes:\n\n```\n{code}\n```\n", "f", "g")
    assert found == (expected.split("|") if expected else [])


def test_a_block_of_another_time_shows_nothing() -> None:
    block = "```\n>>> f(2)\n4\n```\n"
    assert said(f"It used to be:\n\n{block}", "f") == []
    assert said(f"# Changelog\n\nNow:\n\n{block}", "f") == []


def test_nothing_runs_unasked(shelf: Shelf) -> None:
    said = says(1, K.RETURNS_VALUE, literal="total([1, 2])", expected="3")
    found = check_behaviour(said, shelf, NotPermitted())
    assert (found.verdict, found.reason) == (CheckResult.UNVERIFIABLE, ReasonCode.NOT_PERMITTED)
    assert "--allow-exec" in found.detail
    assert "`total` with 1 value" in found.detail


@pytest.mark.parametrize(
    ("said", "reason", "detail"),
    [
        (says(1, K.TEST_PASSES, "test_gone", place="test_money.py"), ReasonCode.MISSING_ANCHOR,
         "test_money.py defines nothing named test_gone"),
        (says(1, K.TEST_PASSES, "test_total[a-1]", place="test_money.py"),
         ReasonCode.NOT_PERMITTED, "the test test_total"),
        (says(1, K.TEST_PASSES, place="tests/none.py"), ReasonCode.MISSING_ANCHOR,
         "there is no file tests/none.py"),
        (says(1, K.TEST_PASSES, "test_half", place="broken.py"), ReasonCode.NOT_PERMITTED, "test"),
        (says(1, K.RETURNS_VALUE, literal='len("ab")', expected="2"), ReasonCode.NOT_PERMITTED,
         "`len`"),
        (says(1, K.RETURNS_VALUE, literal="total(x)", expected="2"), ReasonCode.UNDERSPECIFIED,
         "does not say what to run"),
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_to_be_missing(
    shelf: Shelf, said: Assertion, reason: ReasonCode, detail: str
) -> None:
    found = check_behaviour(said, shelf, NotPermitted())
    assert (found.verdict, found.reason) == (CheckResult.UNVERIFIABLE, reason)
    assert detail in found.detail


def test_a_runner_is_given_the_trial(shelf: Shelf) -> None:
    class Running:
        """A runner that has run."""

        def run(self, assertion: Assertion, trial: Trial) -> Checked:
            assert isinstance(trial, ValueTrial)
            holds = trial.call.arguments == (Listed((1, 2)),) and trial.expected == Told(3)
            assert holds
            return Checked(assertion=assertion, verdict=CheckResult.VERIFIED, detail="it did")

    said = says(1, K.RETURNS_VALUE, literal="total([1, 2])", expected="3")
    assert check_behaviour(said, shelf, Running()).verdict is CheckResult.VERIFIED
