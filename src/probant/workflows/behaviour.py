"""Run what a text says about behaviour: tests through the engine, calls in the sandbox.

The same tools as `ask --allow-exec`: a test passes here exactly if it passes there.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from probant.checking.behaviour import PassTrial, ThrowTrial, Trial, ValueTrial
from probant.checking.calls import CallSample, Listed, Literal, Mapped, Members
from probant.checking.prover import Prover
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.runs.callers import caller_for
from probant.runs.calls import CallEnd, Caller, CallRequest, CallResult, Shape, make_call
from probant.runs.port import NoRun
from probant.runs.workshop import Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.assertion import Assertion, Checked, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.question import ABOUT_TESTS, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome

ProjectOf = Callable[[str], str]
"""The folder of the project that holds a file."""


class SandboxRunner:
    """Runs trials on one snapshot."""

    def __init__(
        self, workshop: Workshop, book: FactBook, prover: Prover, project_of: ProjectOf
    ) -> None:
        self._workshop = workshop
        self._book = book
        self._prover = prover
        self._project_of = project_of
        self._sites: dict[str, Worksite | NoRun] = {}
        self._callers: dict[tuple[str, str], Caller | NoRun] = {}

    def run(self, assertion: Assertion, trial: Trial) -> Checked:
        match trial:
            case PassTrial():
                return self._tested(assertion, trial)
            case ValueTrial(call=call):
                return self._called(assertion, trial, call)
            case ThrowTrial(call=call, function=function):
                sample = call or CallSample(function=function, arguments=())
                return self._called(assertion, trial, sample)

    def _tested(self, assertion: Assertion, trial: PassTrial) -> Checked:
        kind = TargetKind.TEST if trial.name else TargetKind.PATH
        target = Target(text=trial.name or trial.path, kind=kind, within=trial.path or None)
        proof = self._prover.prove(
            Goal(
                question=assertion.text,
                intent=Intent.EXECUTE,
                relation=Relation.RUN,
                targets=(target,),
                polar=True,
                about=ABOUT_TESTS,
            )
        )
        if proof.outcome not in (Outcome.ANSWERED, Outcome.REFUTED):
            reason = proof.reasons[0] if proof.reasons else ReasonCode.NOT_TOLD
            return _open(assertion, reason, proof.text)
        holds = (proof.outcome is Outcome.ANSWERED) is not trial.denied
        return _decided(assertion, holds, proof.text)

    def _called(
        self, assertion: Assertion, trial: ValueTrial | ThrowTrial, call: CallSample
    ) -> Checked:
        fact = self._function(assertion, call.function)
        if isinstance(fact, NoRun):
            return _open(assertion, fact.reason, fact.note)
        first = self._result(fact, call)
        if isinstance(first, NoRun):
            return _open(assertion, first.reason, first.note)
        if first.end not in (CallEnd.RETURNED, CallEnd.RAISED):
            return _open(assertion, *_not_made(first, fact.qualified_name))
        again = self._result(fact, call)
        if isinstance(again, NoRun) or _substance(again) != _substance(first):
            note = f"`{fact.qualified_name}` does not give the same each time it is called"
            return _open(assertion, ReasonCode.CONTRADICTION, note)
        return _judged(assertion, trial, first, fact)

    def _function(self, assertion: Assertion, name: str) -> DefFact | NoRun:
        """The one function of that name; a place the text tells decides among several."""
        last = name.rpartition(".")[2]
        place = assertion.place or (assertion.subject.within if assertion.subject else None)
        found = [
            fact
            for fact in self._book.definitions(last)
            if fact.qualified_name == name or fact.qualified_name.endswith(f".{name}")
            if place is None or fact.path.endswith(place.path)
        ]
        if len(found) == 1:
            return found[0]
        if not found:
            return NoRun(ReasonCode.MISSING_ANCHOR, f"no function {name} is defined here")
        return NoRun(ReasonCode.AMBIGUOUS_NAME, f"{len(found)} functions are called {name}")

    def _result(self, fact: DefFact, call: CallSample) -> CallResult | NoRun:
        folder = self._project_of(fact.path)
        site = self._site(folder)
        if isinstance(site, NoRun):
            return site
        key = (folder, fact.path.rpartition(".")[2])
        if key not in self._callers:
            self._callers[key] = caller_for(site, fact.path)
        caller = self._callers[key]
        if isinstance(caller, NoRun):
            return caller
        request = CallRequest(
            path=fact.path,
            attribute=fact.qualified_name,
            arguments=tuple(shape_of(one) for one in call.arguments),
            named=tuple((name, shape_of(one)) for name, one in call.named),
        )
        return make_call(site, caller, request)

    def _site(self, folder: str) -> Worksite | NoRun:
        if folder not in self._sites:
            self._sites[folder] = self._workshop.site(folder)
        return self._sites[folder]


def _substance(result: CallResult) -> tuple[object, ...]:
    """What has to be the same each time; its text may hold an address."""
    return result.end, result.value, result.kinds


def shape_of(value: Literal) -> Shape:
    """A literal as the programs in the sandbox are told of it."""
    match value:
        case None | bool() | str():
            return ["plain", value]
        case int():
            return ["int", str(value)]
        case float():
            return ["float", value.hex()]
        case complex():
            return ["complex", value.real.hex(), value.imag.hex()]
        case bytes():
            return ["bytes", value.hex()]
        case tuple():
            return ["tuple", [shape_of(one) for one in value]]
        case Listed(items):
            return ["list", [shape_of(one) for one in items]]
        case Members(items):
            return ["set", [[shape_of(one), shape_of(one)] for one in items]]
        case Mapped(pairs):
            return ["dict", [[shape_of(key), shape_of(one)] for key, one in pairs]]


def is_same(told: Shape, found: Shape) -> bool | None:
    """Whether a result is what a text says; None where that cannot be told.

    Lists and tuples are not told apart, nor the order of pairs; numbers are compared as closely as
    they are usually written down.
    """
    if not _is_shape(found) or not _is_shape(told):
        return None
    numbers = _number(told), _number(found)
    if None not in numbers:
        return math.isclose(numbers[0] or 0.0, numbers[1] or 0.0, rel_tol=1e-9, abs_tol=1e-12)
    kinds = _FAMILY.get(told[0]), _FAMILY.get(found[0])
    if None in kinds:
        return None
    if kinds[0] != kinds[1]:
        return None if _is_bool(told) or _is_bool(found) else False
    if kinds[0] == "list":
        return _all_same(list(told[1]), list(found[1]))
    if kinds[0] == "dict":
        return _same_pairs(told[1], found[1])
    return bool(told[1:] == found[1:])


_FAMILY = {
    "plain": "plain", "int": "number", "float": "number", "number": "number",
    "complex": "complex", "bytes": "bytes", "list": "list", "tuple": "list", "dict": "dict",
    "set": "dict",
}  # fmt: skip


def _is_shape(one: Shape) -> bool:
    return isinstance(one, list) and bool(one) and isinstance(one[0], str)


def _is_bool(one: Shape) -> bool:
    return bool(one[0] == "plain" and isinstance(one[1], bool))


def _number(one: Shape) -> float | None:
    try:
        match one:
            case ["int" | "number", str(text)]:
                return float(text)
            case ["float", str(text)]:
                return float.fromhex(text)
    except (ValueError, OverflowError):
        return None
    return None


def _all_same(told: list[Shape], found: list[Shape]) -> bool | None:
    if len(told) != len(found):
        return False
    each = [is_same(one, two) for one, two in zip(told, found, strict=True)]
    return False if False in each else None if None in each else True


def _same_pairs(told: Shape, found: Shape) -> bool | None:
    def key(pair: Shape) -> str:
        return repr(pair[0])

    if len(told) != len(found):
        return False
    ordered = sorted(told, key=key), sorted(found, key=key)
    flat = [[part for pair in side for part in pair] for side in ordered]
    return _all_same(flat[0], flat[1])


def _not_made(result: CallResult, name: str) -> tuple[ReasonCode, str]:
    """Why there was no call to judge."""
    match result.end:
        case CallEnd.NOT_IMPORTED if result.missing:
            note = f"its module needs {result.missing}, which is not installed"
            return ReasonCode.DEPENDENCIES_UNAVAILABLE, note
        case CallEnd.NOT_IMPORTED:
            return ReasonCode.TOOL_FAILED, f"its module cannot be loaded: {result.text}"
        case CallEnd.DOES_NOT_FIT:
            return ReasonCode.UNDERSPECIFIED, f"`{name}` cannot be called so: {result.text}"
        case CallEnd.NEEDS_INSTANCE:
            return ReasonCode.UNDERSPECIFIED, f"`{name}` needs an object to be called on"
    return ReasonCode.MISSING_ANCHOR, f"`{name}` cannot be reached by loading its module"


def _judged(
    assertion: Assertion, trial: ValueTrial | ThrowTrial, result: CallResult, fact: DefFact
) -> Checked:
    where = f"`{fact.qualified_name}` at {fact.path}:{fact.line}"
    if isinstance(trial, ValueTrial):
        if result.end is CallEnd.RAISED:
            detail = f"called so, {where} raised {result.text}"
            return _decided(assertion, trial.denied, detail)
        same = is_same(shape_of(trial.expected.value), result.value)
        detail = f"called so, {where} returned {result.text}"
        if same is None:
            return _open(assertion, ReasonCode.NOT_TOLD, f"{detail}, which no literal can be")
        return _decided(assertion, same is not trial.denied, detail)
    if result.end is CallEnd.RAISED:
        threw = trial.exception.rpartition(".")[2] in result.kinds
        detail = f"called so, {where} raised {result.text}"
        return _decided(assertion, threw is not trial.denied, detail)
    detail = f"called so, {where} returned {result.text} and raised nothing"
    if trial.call is None and not trial.denied:
        return _open(assertion, ReasonCode.UNDERSPECIFIED, f"{detail}; the text tells no arguments")
    return _decided(assertion, trial.denied, detail)


def _decided(assertion: Assertion, holds: bool, detail: str) -> Checked:
    return Checked(
        assertion=assertion,
        verdict=CheckResult.VERIFIED if holds else CheckResult.REFUTED,
        failure=None if holds else Failure.WRONG_BEHAVIOR,
        detail=detail,
    )


def _open(assertion: Assertion, reason: ReasonCode, detail: str) -> Checked:
    return Checked(
        assertion=assertion, verdict=CheckResult.UNVERIFIABLE, reason=reason, detail=detail
    )
