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
    CallSample,
    Listed,
    Mapped,
    Told,
    literal_value,
    read_call,
)
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from tests.unit.checking.bench import says, shelf_of

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
)
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
