"""V3: does the code do what the text says? Known only by running it, which needs permission.

What a statement wants run is read here, typed and without running anything, so that a runner gets
nothing it would have to interpret. Next: consistency.py.
"""

from __future__ import annotations

import re
from typing import Protocol, TypeAlias

from probant.checking.calls import CallSample, Told, literal_value, read_call
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

_SHOWN = re.compile(r"[A-Za-z_][\w.]*\(.*\)|<.+>", re.DOTALL)
"""How objects show themselves."""


class Written(Record):
    """A value that is no literal, as a program would show it: `Point(x=1, y=2)`."""

    text: str


class ValueTrial(Record, kw_only=True):
    """Make this call; it must return this value (or must not, where that is denied)."""

    call: CallSample
    expected: Told | Written
    denied: bool = False
    is_session: bool = False
    """Whether it is shown as typed into an interpreter, which also shows what is printed."""


class ThrowTrial(Record, kw_only=True):
    """Make this call, or any of this function where no call is told; it must throw this.

    An empty `exception` is any."""

    call: CallSample | None
    function: str
    exception: str
    denied: bool = False


class PassTrial(Record, kw_only=True):
    """Run this test, all tests of this file, or all there are; they must pass."""

    name: str
    path: str
    denied: bool = False


Trial: TypeAlias = ValueTrial | ThrowTrial | PassTrial


class Runner(Protocol):
    """Runs a trial somewhere it can do no harm, and says what became of the assertion."""

    def run(self, assertion: Assertion, trial: Trial) -> Checked: ...


class NotPermitted:
    """The runner of everybody who did not say that running is fine."""

    def run(self, assertion: Assertion, trial: Trial) -> Checked:
        detail = f"only running {told(trial)} can tell, and nothing is run without --allow-exec"
        return _unverifiable(assertion, ReasonCode.NOT_PERMITTED, detail)


def check_behaviour(assertion: Assertion, shelf: Shelf, runner: Runner) -> Checked:
    """One V3 assertion: what cannot be run, because it is not there or not told, is not run."""
    trial = read_trial(assertion)
    if trial is None:
        detail = "it does not say what to run: a call with literals in it, a test, a file of tests"
        return _unverifiable(assertion, ReasonCode.UNDERSPECIFIED, detail)
    absent = _absent(assertion, trial, shelf)
    if absent:
        detail = f"there is nothing to run: {absent}"
        return _unverifiable(assertion, ReasonCode.MISSING_ANCHOR, detail)
    return runner.run(assertion, trial)


def read_trial(assertion: Assertion) -> Trial | None:
    """What the statement wants run, or None if it leaves that open."""
    match assertion.kind:
        case ClaimKind.RETURNS_VALUE:
            return _value_trial(assertion)
        case ClaimKind.THROWS:
            return _throw_trial(assertion)
        case _:
            name = assertion.subject.text if assertion.subject else ""
            place = assertion.place or (assertion.subject.within if assertion.subject else None)
            path = place.path if place else ""
            return PassTrial(name=name, path=path, denied=assertion.denied)


def _value_trial(assertion: Assertion) -> ValueTrial | None:
    call = read_call(assertion.literal)
    expected: Told | Written | None = literal_value(assertion.expected)
    if expected is None and _SHOWN.fullmatch(assertion.expected.strip()):
        expected = Written(assertion.expected.strip())
    if call is None or expected is None:
        return None
    is_session = assertion.text.startswith(">>>")
    return ValueTrial(call=call, expected=expected, denied=assertion.denied, is_session=is_session)


def _throw_trial(assertion: Assertion) -> ThrowTrial | None:
    call = read_call(assertion.literal) if assertion.literal else None
    named = assertion.subject.text if assertion.subject else ""
    function = call.function if call is not None else named
    exception = assertion.object.text if assertion.object is not None else ""
    is_open = not exception and call is None
    if not function or is_open or (assertion.literal and call is None):
        return None
    return ThrowTrial(call=call, function=function, exception=exception, denied=assertion.denied)


def told(trial: Trial) -> str:
    """What would be run, in words."""
    match trial:
        case PassTrial(name=name, path=path):
            return f"the test {name}" if name else f"the tests of {path}" if path else "the tests"
        case ThrowTrial(call=call, function=function):
            return _shown(call) if call is not None else f"`{function}`"
        case ValueTrial(call=call):
            return _shown(call)


def _shown(call: CallSample) -> str:
    n_values = len(call.arguments) + len(call.named)
    values = f"{n_values} {'value' if n_values == 1 else 'values'}" if n_values else "nothing"
    return f"`{call.function}` with {values}"


def _absent(assertion: Assertion, trial: Trial, shelf: Shelf) -> str:
    """What of the trial is not where the text says it is; '' if it may be there."""
    place = assertion.place or (assertion.subject.within if assertion.subject else None)
    if place is None:
        return ""  # it may be the language's own, or another package's
    paths = shelf.paths_like(place.path)
    if not paths:
        return f"there is no file {place.path}"
    name = re.split(r"\.|::", _function(trial))[-1].partition("[")[0]
    if not name or any(shelf.book.status(path) for path in paths):
        return ""
    is_there = any(one.path in paths for one in shelf.book.definitions(name))
    return "" if is_there else f"{place.path} defines nothing named {name}"


def _function(trial: Trial) -> str:
    match trial:
        case PassTrial(name=name):
            return name
        case ThrowTrial(function=function):
            return function
        case ValueTrial(call=call):
            return call.function


def _unverifiable(assertion: Assertion, reason: ReasonCode, detail: str) -> Checked:
    return Checked(
        assertion=assertion, verdict=CheckResult.UNVERIFIABLE, reason=reason, detail=detail
    )
