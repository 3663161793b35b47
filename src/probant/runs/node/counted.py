"""One runner, run and counted: its line, its stream, what it wrote, and what is left in doubt."""

from __future__ import annotations

import posixpath
import re

from probant.runs.ending import stopped
from probant.runs.node.bench import Bench, log_of
from probant.runs.node.plan import Part
from probant.runs.node.results import doubts_of, read_written
from probant.runs.node.runners import (
    RUNNERS,
    Setting,
    arguments,
    can_name,
    line_of,
    plain_name,
)
from probant.runs.node.stream import Stream, Told, Trouble, frame_line
from probant.runs.node.tampering import tampering
from probant.runs.node.tap import TapStream
from probant.runs.port import Case, CaseResult, NoRun, Wanted
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.workspace.sandbox import Finished

_NO_TESTS = re.compile(
    r"no tests? (?:files? )?(?:were )?found|No test files|no tests? to run"
    r"|Couldn't find any files to test|Could not find '",
    re.IGNORECASE,
)
_READ_ONLY = re.compile(r"\bEROFS\b|read-only file system", re.IGNORECASE)
_USES_RUNNER = re.compile(r"['\"]node:test['\"]|process\s*\.\s*(?:exit|reallyExit)\b")


class Outcome(Record, kw_only=True):
    """What one runner gave."""

    cases: tuple[Case, ...]
    exit_code: int
    is_whole: bool
    is_counted: bool
    doubts: tuple[str, ...]
    log: str


def run_part(bench: Bench, part: Part, wanted: Wanted, secret: str) -> Outcome | NoRun:
    """Run it; tests asked for by name that a filter did not find are looked for without it."""
    lack = _lack(bench, part)
    if lack is not None:
        return lack
    outcome = _run(bench, part, wanted, secret)
    is_named = bool(wanted.tests) and can_name(part.runner, wanted)
    if isinstance(outcome, Outcome) and is_named and not outcome.cases:
        paths = tuple(test.path for test in wanted.tests if test.path)
        whole = _run(bench, part, Wanted(paths=paths), f"{secret}a")
        if isinstance(whole, NoRun):
            return whole
        outcome, is_named = replace(whole, cases=_only(whole.cases, wanted)), False
    if isinstance(outcome, NoRun) or (narrowed := _narrowed(outcome, wanted)) is None:
        return outcome
    files = Wanted(paths=tuple(dict.fromkeys(test.path for test in narrowed.tests)))
    again = _run(bench, part, narrowed if is_named else files, f"{secret}b")
    return again if isinstance(again, NoRun) else replace(again, cases=_only(again.cases, wanted))


def _narrowed(outcome: Outcome, wanted: Wanted) -> Wanted | None:
    """Only the files that hold what is wanted, where something else spoilt the exit code."""
    is_spoilt = outcome.exit_code or outcome.doubts
    if not is_spoilt or not outcome.cases or any(test.path for test in wanted.tests):
        return None
    if any(case.result is CaseResult.FAILED or not case.path for case in outcome.cases):
        return None
    paths = dict.fromkeys(case.path for case in outcome.cases)
    return Wanted(tests=tuple(replace(t, path=path) for t in wanted.tests for path in paths))


def _lack(bench: Bench, part: Part) -> NoRun | None:
    """A runner that is not installed cannot be asked."""
    program = part.launcher[0].text
    if program in ("node", "nodejs") or "/" in program:
        return None
    if bench.installed.program(program, part.folder):
        return None
    return bench.not_installed(program)


def _run(bench: Bench, part: Part, wanted: Wanted, secret: str) -> Outcome | NoRun:
    runner = RUNNERS[part.runner]
    site = bench.site
    setting = Setting(
        reporters=bench.reporters.inside, results=site.results_inside, root=site.inside
    )
    paths = _paths(bench, part, wanted)
    launcher = " ".join(word.raw for word in (*part.env, *part.launcher))
    own = arguments(runner, part.args, paths)
    line = line_of(part.runner, launcher, own, setting, wanted, paths)
    name = "node --test" if part.runner == "node" else part.runner
    stream: Stream | TapStream = (
        TapStream(site.inside, site.say, name)
        if runner.is_tap
        else Stream(secret, site.inside, site.say, name)
    )
    last = site.results / runner.last_file if runner.last_file else None
    if last is not None:
        site.remove_in(last)
    site.say(f"{name}: starting")
    env = {"PROBANT_REPORT": f"{secret}|{site.results_inside}/{runner.last_file}"}
    done = bench.run(line, part.folder, env=env, on_line=stream.line)
    halted = stopped(done, name)
    if halted is not None:
        return halted
    raw = site.read_back(last) if last is not None else None
    return _outcome(bench, part, stream.told(), raw, done, wanted)


def _paths(bench: Bench, part: Part, wanted: Wanted) -> tuple[str, ...]:
    """Files and folders that are wanted, as the runner writes them."""
    paths = dict.fromkeys([*wanted.paths, *(test.path for test in wanted.tests if test.path)])
    if wanted.tests and not all(test.path for test in wanted.tests):
        return ()
    if part.runner in ("node", "jest") and any(
        bench.site.is_folder_in(bench.site.copy / p) for p in paths
    ):
        return ()  # these take files only; what is not below the folder is left out afterwards
    return tuple(posixpath.relpath(path, part.folder or ".") for path in paths)


def _outcome(
    bench: Bench, part: Part, told: Told, raw: bytes | None, done: Finished, wanted: Wanted
) -> Outcome | NoRun:
    log = log_of(done)
    failing = [case for case in told.cases if case.result is CaseResult.FAILED]
    if done.exit_code or failing or told.troubles:
        unseen = _unseen(bench, part, told, failing, log)
        if unseen is not None:
            return unseen
    runner = RUNNERS[part.runner]
    written = read_written(raw, part.runner)
    doubts = list(doubts_of(told, written, done.exit_code, is_written=not runner.is_tap))
    doubts += [*_silent(bench, told), *tampering(bench, part)]
    cases = _only((*told.cases, *(_as_case(one, part) for one in told.troubles)), wanted)
    is_empty = not told.cases and not told.troubles
    has_none = is_empty and bool(_NO_TESTS.search(log))
    return Outcome(
        cases=cases,
        exit_code=0 if has_none else done.exit_code,
        # TAP stands among what the tests print themselves: nothing else tells of its end.
        is_whole=told.is_ended and not runner.is_tap,
        # A runner that gives up before its first test has told nothing but its exit code.
        is_counted=not (is_empty and not told.is_ended and done.exit_code and not has_none),
        doubts=() if has_none else tuple(doubts),
        log=log,
    )


def _unseen(bench: Bench, part: Part, told: Told, failing: list[Case], log: str) -> NoRun | None:
    """Failures that say nothing about the code: something it needs is not here."""
    texts = [case.message + case.trace for case in failing]
    texts += [trouble.message + trouble.trace for trouble in told.troubles]
    lacks = bench.lacking(part.package)
    missing = next((name for text in (*texts, log) if (name := bench.missed(text, lacks))), "")
    if missing:
        return bench.not_installed(missing)
    if not told.cases and _READ_ONLY.search(log):
        note = f"{part.runner} wants to write where it may only read"
        return NoRun(ReasonCode.TOOL_FAILED, note)
    return None


def _silent(bench: Bench, told: Told) -> list[str]:
    """Files that have tests in them, ended well, and told of none."""
    return [
        f"{path} ended without telling of a test"
        for path in told.empty_files
        if path and _USES_RUNNER.search(bench.scene.text_of(path))
    ]


def _as_case(trouble: Trouble, part: Part) -> Case:
    return Case(
        name=trouble.path or part.runner,
        result=CaseResult.FAILED,
        path=trouble.path,
        line=frame_line(trouble.trace, trouble.path),
        message=trouble.message,
        trace=trouble.trace,
    )


def _only(cases: tuple[Case, ...], wanted: Wanted) -> tuple[Case, ...]:
    if wanted.is_everything:
        return cases
    return tuple(case for case in cases if _is_wanted(case, wanted))


def _is_wanted(case: Case, wanted: Wanted) -> bool:
    if any(case.path == path or case.path.startswith(f"{path}/") for path in wanted.paths):
        return True
    for test in wanted.tests:
        is_here = not test.path or not case.path or case.path == test.path
        # A file that cannot be loaded takes its tests with it.
        is_file = bool(test.path) and case.path == test.path == case.name
        names = {plain_name(test.name), plain_name(f"{test.owner} {test.name}")}
        is_called = any(case.name == name or case.name.endswith(f" {name}") for name in names)
        if is_here and (is_called or is_file):
            return True
    return False
