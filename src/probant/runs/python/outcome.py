"""From what a runner told, what it wrote and how it ended to one counted run, with its doubts.

1. The stream is counted; it cannot be taken back. 2. The result file and the exit code must agree.
3. What lacked something of the outside is no failure. 4. What was loaded from elsewhere is not
what was asked about.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from probant.runs.ending import stopped
from probant.runs.junit import MAX_BYTES, JUnitReport, parse_junit
from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.runs.python.bench import Bench
from probant.runs.python.interpreter import Interpreter
from probant.runs.python.missing import lack_of, own_names, refused_settings, uncompiled_part
from probant.runs.python.stream import Events, text_in
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.workspace.sandbox import Ended, Finished

MAX_LOG_CHARS = 8_000
_N_NAMED = 3
_USAGE_ERROR = 4
_FIRST_SIGNAL = 128
_REMEDY = "install it for the Python that runs the tests, for example into a .venv of the project"


class Ran(Record, kw_only=True):
    """One finished run of a runner, with everything it left behind."""

    bench: Bench
    python: Interpreter
    command: str
    events: Events
    done: Finished
    junit: Path | None
    own: frozenset[str]
    is_everything: bool
    """Whether no single tests were asked for."""
    is_complete: bool
    """Whether nothing of the project itself was left uncompiled."""


def own_names_of(bench: Bench) -> frozenset[str]:
    """What the project has, and what the user's own tree has where this is another state of it."""
    site, found = bench.site, own_names(bench.layout, bench.files.names)
    if site.tree is site.lender:
        return found
    before = f"{site.folder}/" if site.folder else ""
    paths = [str(path) for path in site.lender.files]
    known = [path[len(before) :] for path in paths if path.startswith(before)]
    return found | own_names(bench.layout, known)


def outcome_of(ran: Ran) -> TestRun | NoRun:
    events, done = ran.events, ran.done
    crashed = _crashed_case(ran)
    short = stopped(done, ran.command, events.counts())
    if short is not None and not events.count(CaseResult.FAILED):
        return short
    lacks = _lacks(ran)
    n_failed = events.count(CaseResult.FAILED) - len(lacks) + len(crashed)
    if lacks and not n_failed:
        return _lacking(ran, list(lacks.values()))
    if not events.told and done.exit_code:
        refused = _refused(ran)
        if refused is not None:
            return refused
    elsewhere = _loaded_elsewhere(ran)
    if elsewhere:
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, elsewhere)
    cases = [_without_lack(told.case, lacks.get(key)) for key, told in events.told.items()]
    doubts, note = _doubts(ran, len(lacks)), _left_out(events)
    if n_failed and events.status:
        # The runner itself told of a failure; what hides it afterwards does not make it less so.
        doubts, note = [], "; ".join(one for one in (note, *doubts) if one)
    return TestRun(
        command=ran.command,
        cases=(*cases, *crashed),
        exit_code=done.exit_code,
        is_whole=_is_whole(ran),
        doubts=tuple(doubts),
        note=note,
        log=_log(ran),
    )


def _lacks(ran: Ran) -> dict[str, str]:
    """The failed tests that lacked something of the outside, each with what."""
    found = {}
    for key, told in ran.events.told.items():
        if told.case.result is CaseResult.FAILED:
            lack = lack_of(told, ran.bench.layout, ran.own)
            if not lack and not ran.is_complete:
                lack = uncompiled_part(told.fault, ran.bench.layout)
            found[key] = lack
    return {key: lack for key, lack in found.items() if lack}


def _lacking(ran: Ran, lacks: list[str]) -> NoRun:
    named = sorted(Counter(lacks).items(), key=lambda pair: -pair[1])
    needed = ", ".join(lack for lack, _n in named[:_N_NAMED])
    more = f" and {len(named) - _N_NAMED} more" if len(named) > _N_NAMED else ""
    declared = ran.python.missing
    also = f" (declared and not installed: {', '.join(declared)})" if declared else ""
    n_passed = ran.events.count(CaseResult.PASSED)
    note = (
        f"{ran.command} with {ran.python.program}: {n_passed} passed, but {len(lacks)} could not "
        f"run without {needed}{more}{also}; {_REMEDY}"
    )
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)


def _refused(ran: Ran) -> NoRun | None:
    """Why the runner did not even begin: it was started wrongly."""
    if ran.events.first("start") is not None or ran.events.first("left") is not None:
        return None
    output = ran.done.output.decode("utf-8", "replace")
    missing = refused_settings(output)
    if missing is not None:
        return replace(missing, note=f"{missing.note}; {_REMEDY}")
    errors = [line for line in output.splitlines() if line.startswith(("ERROR", "error"))]
    if ran.done.exit_code != _USAGE_ERROR or any("not found" in line for line in errors):
        return None
    told = errors[-1] if errors else "its settings are not understood"
    return NoRun(ReasonCode.TOOL_FAILED, f"{ran.command} could not start: {told[:300]}")


def _loaded_elsewhere(ran: Ran) -> str:
    site = ran.bench.site
    # A module named like one of our own programs is shadowed by that, and by nothing else.
    places = (f"{site.inside}/", f"{site.results_inside}/", f"{ran.bench.inside}/")
    for name, origin in sorted(ran.events.origins.items()):
        if name in ran.bench.layout.packages and not f"{origin}/".startswith(places):
            return (
                f"the tests loaded {name} from {origin}, another copy than this snapshot's, so "
                "they say nothing about it; remove that copy, or test in a .venv without it"
            )
    return ""


def _crashed_case(ran: Ran) -> tuple[Case, ...]:
    """The test during which a signal ended the runner: it did not pass."""
    running, code = ran.events.running, ran.done.exit_code
    is_signal = code > _FIRST_SIGNAL or code < 0
    if not running or not is_signal or ran.done.ended is not Ended.ITSELF:
        return ()
    number = code - _FIRST_SIGNAL if code > 0 else -code
    message = f"the program was ended by signal {number} while this test ran"
    path, _, rest = running.partition("::")
    return (Case(name=rest or path, result=CaseResult.FAILED, path=path, message=message),)


def _without_lack(case: Case, lack: str | None) -> Case:
    if not lack:
        return case
    return replace(case, result=CaseResult.SKIPPED, message=f"could not run without {lack}")


def _left_out(events: Events) -> str:
    """What the project's own settings keep from being run: it may, and it is told."""
    told = []
    if events.n_deselected:
        told.append(f"{events.n_deselected} deselected by the project's settings")
    if events.n_ignored:
        files = "test file" if events.n_ignored == 1 else "test files"
        told.append(f"{events.n_ignored} {files} left out by the project's settings")
    return "; ".join(told)


def _is_whole(ran: Ran) -> bool:
    events = ran.events
    return events.status is not None and events.has_ended and not _n_left_out(events)


def _n_left_out(events: Events) -> int:
    """How many collected tests have no result."""
    n_reported = sum(key not in _uncollected(events) for key in events.told)
    return max(0, (events.n_collected or 0) - n_reported)


def _uncollected(events: Events) -> frozenset[str]:
    keys = [text_in(one, "id") or text_in(one, "path") for one in events.each("uncollected")]
    return frozenset(keys)


def _doubts(ran: Ran, n_lacking: int) -> list[str]:
    events, done = ran.events, ran.done
    found = []
    left = events.first("left")
    if left is not None:
        found.append(f"it was left by {text_in(left, 'text')[:200]}")
    if events.status is None:
        found.append("the runner ended without saying so")
    elif not events.has_ended:
        found.append("the program was left before its end")
    if events.status is not None and events.status != done.exit_code and not n_lacking:
        found.append(f"the runner ended with {events.status}, the program with {done.exit_code}")
    n_left_out = _n_left_out(events)
    if n_left_out and not events.count(CaseResult.FAILED):
        found.append(f"{n_left_out} of {events.n_collected} collected tests have no result")
    if events.n_vanished and ran.is_everything:
        n_seen = events.n_seen
        found.append(f"{events.n_vanished} of {n_seen} tests found were taken out without a word")
    overruled = [told.case.name for told in events.told.values() if told.is_overruled]
    if overruled:
        named = ", ".join(overruled[:_N_NAMED])
        n_all = len(overruled)
        found.append(f"{n_all} not reported as failed raised an error all the same: {named}")
    hollow = [told.case.name for told in events.told.values() if told.is_hollow]
    if hollow:
        named = ", ".join(hollow[:_N_NAMED])
        found.append(f"{len(hollow)} reported as passed never ran: {named}")
    if ran.junit is not None and events.told:
        raw = ran.bench.site.read_back(ran.junit, MAX_BYTES)
        found += _file_doubts(events, None if raw is None else parse_junit(raw))
    return found


def _file_doubts(events: Events, report: JUnitReport | None) -> list[str]:
    """Where the result file says something else than was told while the tests ran."""
    if report is None:
        return ["the runner wrote no result file that can be read"]
    # Parts of a test that passed are counted in the head of the file and stand nowhere else.
    n_claimed, n_cases = report.n_claimed or 0, len(report.cases)
    if n_claimed > n_cases:
        report = replace(report, n_claimed=max(n_cases, n_claimed - events.n_parts))
    if not report.is_consistent:
        return ["the result file contradicts its own counts"]
    worst: dict[tuple[str, str], CaseResult] = {}
    order = (CaseResult.FAILED, CaseResult.SKIPPED, CaseResult.PASSED)
    for case in report.cases:
        key = (case.classname, case.name)
        worst[key] = min(worst.get(key, case.result), case.result, key=order.index)
    written, told = Counter(worst.values()), Counter(t.case.result for t in events.told.values())
    if written == told:
        return []
    spelled = ", ".join(f"{written[result]} {result.value}" for result in CaseResult)
    return [f"the result file says {spelled}; while they ran it was {events.counts()}"]


def _log(ran: Ran) -> str:
    told = re.compile(rb"\n?" + re.escape(ran.events.mark) + rb"[^\n]*\n")
    text = told.sub(b"", ran.done.output).decode("utf-8", "replace")[-MAX_LOG_CHARS:]
    events = ran.events
    if events.n_collected is None or events.told:
        return text
    found = f"{ran.command}: {events.n_seen} tests found, {events.n_deselected} deselected, 0 left"
    return f"{found}\n{text}"
