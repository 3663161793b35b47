"""Run what a text says about behaviour: tests through the engine, calls in the sandbox.

The same tools as `ask --allow-exec`: a test passes here exactly if it passes there. Every call is
made twice, each time in a copy that no call has changed. Next: call_values.py, callees.py.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Callable
from pathlib import Path

from probant.checking.behaviour import PassTrial, ThrowTrial, Trial, ValueTrial, Written
from probant.checking.calls import CallSample
from probant.checking.prover import Prover
from probant.facts.lookup import FactBook
from probant.runs.callers import caller_for
from probant.runs.calls import CallEnd, Caller, CallRequest, CallResult, make_call
from probant.runs.port import NoRun
from probant.runs.workshop import Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.assertion import Assertion, Checked, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.question import Facet, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import Citation, RepoPath
from probant.workflows.call_values import (
    is_same,
    passed_to_python,
    passed_to_script,
    shape_of,
    strings_in,
)
from probant.workflows.callees import Callee, find_callee

ProjectOf = Callable[[str], str]
"""The folder of the project that holds a file."""

Cite = Callable[[RepoPath, int, int], Citation]
"""Lines of a file of the snapshot."""

CALL_SECONDS = 30.0
"""For one call, whatever else a run may take."""

_MAX_SHOWN = 300
_SCRIPT_ERRORS = frozenset(
    "Error TypeError RangeError SyntaxError ReferenceError EvalError URIError".split()
)
_CAUSES = {
    "network": "there is no network in the sandbox",
    "input": "there is no input in the sandbox",
    "memory": "memory is limited in the sandbox",
    "rights": "not everything is allowed in the sandbox",
    "file": "not every file is there in the sandbox",
    "near file": "not every file is there in the sandbox",
    "import": "not everything it needs is installed",
}

Listing = dict[str, tuple[int, int, int]]


class _Place(Record, kw_only=True):
    """Where the calls of one project and language are made, and how it looked before them."""

    site: Worksite
    caller: Caller
    before: Listing


class SandboxRunner:
    """Runs trials on one snapshot."""

    def __init__(
        self,
        workshop: Workshop,
        book: FactBook,
        prover: Prover,
        project_of: ProjectOf,
        cite: Cite,
    ) -> None:
        self._workshop = workshop
        self._book = book
        self._prover = prover
        self._project_of = project_of
        self._cite = cite
        self._places: dict[tuple[str, str], _Place | NoRun] = {}
        self._known: dict[object, CallResult | NoRun] = {}

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
        text, kind = trial.name or trial.path, TargetKind.TEST if trial.name else TargetKind.PATH
        target = Target(text=text, kind=kind, within=trial.path or None) if text else None
        proof = self._prover.prove(
            Goal(
                question=assertion.text,
                intent=Intent.EXECUTE,
                relation=Relation.RUN,
                targets=(target,) if target else (),
                polar=True,
                facet=Facet.TESTS,
            )
        )
        if proof.outcome not in (Outcome.ANSWERED, Outcome.REFUTED):
            reason = proof.reasons[0] if proof.reasons else ReasonCode.NOT_TOLD
            return _open(assertion, reason, proof.why)
        holds = (proof.outcome is Outcome.ANSWERED) is not trial.denied
        return _decided(assertion, holds, proof.why, *proof.citations)

    def _called(
        self, assertion: Assertion, trial: ValueTrial | ThrowTrial, call: CallSample
    ) -> Checked:
        place = assertion.place or (assertion.subject.within if assertion.subject else None)
        callee = find_callee(self._book, call.function, place)
        if isinstance(callee, NoRun):
            return _open(assertion, callee.reason, callee.note)
        exception = trial.exception if isinstance(trial, ThrowTrial) else ""
        result = self._settled(callee, call, exception)
        if isinstance(result, NoRun):
            return _open(assertion, result.reason, result.note)
        fact = callee.fact
        cited = self._cite(fact.path, fact.line, fact.head.lines.last)
        name = f"`{fact.qualified_name}`"
        if result.end is CallEnd.DOES_NOT_FIT and _takes_offence(trial):
            detail = f"{name} cannot be called so: {_cut(result.text)}"
            return _decided(assertion, not trial.denied, detail, cited)
        if result.end not in (CallEnd.RETURNED, CallEnd.RAISED):
            return _open(assertion, *_not_made(result, name))
        where = f"called so, {name} at {fact.path}:{fact.line}"
        if result.end is CallEnd.RAISED:
            detail = f"{where} raised {_cut(result.text)}"
            if cause := _cause(trial, call, self._is_said(trial, result), result):
                return _open(assertion, cause[0], f"{detail}; {cause[1]}")
            return self._raised(assertion, trial, result, detail, cited)
        detail = f"{where} returned {_cut(result.text)}"
        if isinstance(trial, ValueTrial):
            return _returned(assertion, trial, result, detail, cited)
        detail = f"{detail} and raised nothing"
        if trial.call is None and not trial.denied:
            note = f"{detail}; the text tells no arguments"
            return _open(assertion, ReasonCode.UNDERSPECIFIED, note)
        return _decided(assertion, trial.denied, detail, cited)

    def _raised(
        self,
        assertion: Assertion,
        trial: ValueTrial | ThrowTrial,
        result: CallResult,
        detail: str,
        cited: Citation,
    ) -> Checked:
        if isinstance(trial, ValueTrial):
            return _decided(assertion, trial.denied, detail, cited)
        said = self._is_said(trial, result)
        if said == "unknown":
            note = f"{detail}; which class `{trial.exception}` is, nobody here knows"
            return _open(assertion, ReasonCode.MISSING_ANCHOR, note)
        return _decided(assertion, (said == "yes") is not trial.denied, detail, cited)

    def _is_said(self, trial: ValueTrial | ThrowTrial, result: CallResult) -> str:
        """Whether the exception is the one the text names: yes, no, or unknown."""
        if isinstance(trial, ValueTrial):
            return "no"
        if result.said in ("yes", "no"):
            return result.said
        last = trial.exception.rpartition(".")[2]
        if not result.said:  # JavaScript, which knows errors by their names
            if not last or last in result.kinds:
                return "yes"
            if last in _SCRIPT_ERRORS:
                return "no"
        is_ours = last == trial.exception and any(self._book.definitions(last))
        return "no" if is_ours and last not in result.kinds else "unknown"

    def _settled(self, callee: Callee, call: CallSample, exception: str) -> CallResult | NoRun:
        """What the call gives each time it is made."""
        key = (callee.fact.key, callee.via, repr(call), exception)
        if key not in self._known:
            first = self._result(callee, call, exception)
            if isinstance(first, CallResult) and first.end in (CallEnd.RETURNED, CallEnd.RAISED):
                again = self._result(callee, call, exception)
                if isinstance(again, NoRun) or _substance(again) != _substance(first):
                    name = callee.fact.qualified_name
                    note = f"`{name}` does not give the same each time it is called"
                    first = NoRun(ReasonCode.CONTRADICTION, note)
            self._known[key] = first
        return self._known[key]

    def _result(self, callee: Callee, call: CallSample, exception: str) -> CallResult | NoRun:
        path = callee.fact.path
        request = _request(callee, call, exception)
        if isinstance(request, NoRun):
            return request
        key = (self._project_of(path), path.rpartition(".")[2])
        if key not in self._places:
            self._places[key] = self._placed(key[0], path)
        place = self._places[key]
        if isinstance(place, NoRun):
            return place
        seconds = min(CALL_SECONDS, self._workshop.permission.seconds)
        site = replace(place.site, ends_at=time.monotonic() + seconds)
        found = make_call(site, place.caller, request)
        if _listing(site, len(place.before) + 1) != place.before:
            del self._places[key]
        return found

    def _placed(self, folder: str, path: str) -> _Place | NoRun:
        site = self._workshop.site(folder)
        if isinstance(site, NoRun):
            return site
        caller = caller_for(site, path)
        if isinstance(caller, NoRun):
            return caller
        return _Place(site=site, caller=caller, before=_listing(site))


def _listing(site: Worksite, max_files: int | None = None) -> Listing:
    """Every file a call could have left or changed, or so many of them that one must be new."""
    found: Listing = {}
    for root in (site.copy, site.results):
        for folder, folders, files in os.walk(root):
            if max_files is not None and len(found) >= max_files:
                return found
            for name in (*folders, *files):
                path = Path(folder, name)
                status = path.lstat()
                is_file = not stat.S_ISDIR(status.st_mode)
                told = (status.st_size, status.st_mtime_ns) if is_file else (0, 0)
                found[os.fspath(path)] = (*told, status.st_mode)
    return found


def _request(callee: Callee, call: CallSample, exception: str) -> CallRequest | NoRun:
    fact = callee.fact
    is_python = fact.path.endswith(".py")
    passed = passed_to_python if is_python else passed_to_script
    arguments = [passed(one) for one in call.arguments]
    named = [(name, passed(one)) for name, one in call.named]
    is_foreign = None in arguments or any(one is None for _, one in named)
    if is_foreign or (call.is_new if is_python else bool(named)):
        note = f"`{fact.qualified_name}` is not called so in its language"
        return NoRun(ReasonCode.UNDERSPECIFIED, note)
    return CallRequest(
        path=fact.path,
        attribute=fact.qualified_name,
        arguments=tuple(arguments),
        named=tuple(named),
        via=callee.via,
        exception=exception,
        is_new=call.is_new,
    )


def _substance(result: CallResult) -> tuple[object, ...]:
    """What has to be the same each time; its text may hold an address."""
    return result.end, repr(_ordered(result.value)), result.kinds


def _ordered(value: object) -> object:
    """A shape with the members of its sets in a fixed order."""
    match value:
        case ["set", list(items)]:
            return ["set", sorted(map(_ordered, items), key=repr)]
        case list(items):
            return [_ordered(one) for one in items]
    return value


def _takes_offence(trial: ValueTrial | ThrowTrial) -> bool:
    """Whether the text says that the arguments do not fit."""
    wanted = ("TypeError", "Exception", "BaseException")
    return isinstance(trial, ThrowTrial) and trial.call is not None and trial.exception in wanted


def _not_made(result: CallResult, name: str) -> tuple[ReasonCode, str]:
    """Why there was no call to judge."""
    match result.end:
        case CallEnd.NOT_IMPORTED if result.missing:
            note = f"its module needs {result.missing}, which is not installed"
            return ReasonCode.DEPENDENCIES_UNAVAILABLE, note
        case CallEnd.NOT_IMPORTED:
            return ReasonCode.TOOL_FAILED, f"its module cannot be loaded: {_cut(result.text)}"
        case CallEnd.DOES_NOT_FIT:
            return ReasonCode.UNDERSPECIFIED, f"{name} cannot be called so: {_cut(result.text)}"
        case CallEnd.NEEDS_INSTANCE:
            return ReasonCode.UNDERSPECIFIED, f"{name} needs an object to be called on"
    return ReasonCode.MISSING_ANCHOR, f"{name} cannot be reached by loading its module"


def _cause(
    trial: ValueTrial | ThrowTrial, call: CallSample, said: str, result: CallResult
) -> tuple[ReasonCode, str] | None:
    """Why the exception may come of where it was called rather than of what was called."""
    note = _CAUSES.get(result.surroundings)
    if note is None:
        return None
    is_said = isinstance(trial, ThrowTrial) and bool(trial.exception) and said == "yes"
    if is_said and result.surroundings == "near file":
        return None
    if result.surroundings == "import":
        asked = result.missing.partition(".")[0]
        if is_said and asked and asked in strings_in(call):
            return None
        return ReasonCode.DEPENDENCIES_UNAVAILABLE, note
    return ReasonCode.NOT_TOLD, note


def _returned(
    assertion: Assertion, trial: ValueTrial, result: CallResult, detail: str, cited: Citation
) -> Checked:
    if isinstance(trial.expected, Written):
        same = True if _squeezed(result.text) == _squeezed(trial.expected.text) else None
    else:
        same = is_same(shape_of(trial.expected.value), result.value)
    if trial.is_session and result.value == ["plain", None] and same is not True:
        note = f"{detail}; what the text shows may be printed"
        return _open(assertion, ReasonCode.NOT_TOLD, note)
    if same is None:
        is_other = result.value == ["other"] and not isinstance(trial.expected, Written)
        note = "which no literal can be" if is_other else "which may or may not be what is said"
        return _open(assertion, ReasonCode.NOT_TOLD, f"{detail}, {note}")
    return _decided(assertion, same is not trial.denied, detail, cited)


def _squeezed(text: str) -> str:
    return " ".join(text.split())


def _cut(text: str) -> str:
    return text if len(text) <= _MAX_SHOWN else f"{text[:_MAX_SHOWN]}…"


def _decided(assertion: Assertion, holds: bool, detail: str, *citations: Citation) -> Checked:
    return Checked(
        assertion=assertion,
        verdict=CheckResult.VERIFIED if holds else CheckResult.REFUTED,
        failure=None if holds else Failure.WRONG_BEHAVIOR,
        detail=detail,
        citations=citations,
    )


def _open(assertion: Assertion, reason: ReasonCode, detail: str) -> Checked:
    return Checked(
        assertion=assertion, verdict=CheckResult.UNVERIFIABLE, reason=reason, detail=detail
    )
