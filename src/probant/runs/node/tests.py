"""Tests of an npm project: the runners its script starts, each started so that it can be counted.

A script that no known runner is behind is run as it is, and only its exit code is told.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

from probant.runs.ending import stopped
from probant.runs.node.bench import Bench, log_of, open_bench
from probant.runs.node.counted import Outcome, run_part
from probant.runs.node.needs import missing_program
from probant.runs.node.plan import Does, Part, parts_of
from probant.runs.node.shell import Word
from probant.runs.port import Case, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace

_PLACEHOLDER = re.compile(r"no tests? (?:specified|yet|defined|configured)", re.IGNORECASE)
_BROWSERS = re.compile(r"\b(?:cypress|playwright|karma|wdio|testcafe|puppeteer|detox|ng test)\b")
_NOT_FOUND_CODE = 127
_BARE_RUNNERS = ("vitest", "jest", "mocha", "ava", "jasmine")
_SECRET_BYTES = 12


class Plan(Record, kw_only=True):
    """What to run in order, what of the script is not run, and packages nothing is known of."""

    steps: tuple[Part, ...]
    left_out: tuple[str, ...]
    unknown: tuple[Part, ...]
    script: str


def test_project(site: Worksite, wanted: Wanted) -> TestRun | NoRun:
    bench = open_bench(site)
    if bench is None:
        return _nothing("there is no package.json that can be read")
    if isinstance(bench, NoRun):
        return bench
    script = bench.package.scripts.get("test", "")
    if _PLACEHOLDER.search(script):
        return _nothing(f"the test script is a placeholder: {script}")
    parts = _parts(bench)
    if parts == ():
        return _nothing("package.json has no test script, and no test runner is declared")
    plan = _plan(parts, bench, wanted) if parts is not None else None
    if plan is None or not plan.steps:
        return _uncounted(bench)
    return _run_plan(bench, plan, wanted)


def _nothing(why: str) -> TestRun:
    return TestRun(command="npm test", cases=(), exit_code=0, is_whole=True, log=why)


def _parts(bench: Bench) -> tuple[Part, ...] | None:
    """The commands of the test script; without one, those of the members, or a declared runner."""
    package, scene = bench.package, bench.scene
    if "test" in package.scripts:
        return parts_of(package, "test", scene)
    found: list[Part] = []
    for member in bench.members:
        if "test" in member.scripts and not _PLACEHOLDER.search(member.scripts["test"]):
            parts = parts_of(member, "test", scene)
            if parts is None:
                return None
            found += parts
    if found:
        return tuple(found)
    runner = next((name for name in _BARE_RUNNERS if name in package.needs), "")
    if not runner:
        return ()
    word = Word(runner, runner)
    return (
        Part(
            package=package, folder=package.folder, joined_by="", does=Does.TESTS, raw=runner,
            runner=runner, launcher=(word,),
        ),
    )  # fmt: skip


def _plan(parts: Sequence[Part], bench: Bench, wanted: Wanted) -> Plan | None:
    """What comes before a runner may have to be done for it; what comes after it has not."""
    tests = [part for part in parts if part.does is Does.TESTS and part.joined_by != "|"]
    counted = {part.package.folder for part in tests}
    unknown = [
        part
        for part in parts
        if part.does is Does.OTHER
        and part.package.folder not in counted
        and part.script.startswith("test")
    ]
    chosen = _around(tests, wanted)
    last = max((parts.index(part) for part in chosen), default=-1)
    steps: list[Part] = []
    left_out: list[str] = []
    for at, part in enumerate(parts):
        is_needed = part.does in (Does.COMPILES, Does.OTHER) and at < last
        is_aside = part.joined_by in ("||", "|") or part in unknown
        if part in chosen or (is_needed and not is_aside and part not in tests):
            steps.append(part)
        elif part.does not in (Does.NOTHING, Does.TESTS) and part not in unknown:
            left_out.append(part.raw)
    is_all = len(chosen) == len(tests)
    script = "test" if "test" in bench.package.scripts else ""
    return Plan(
        steps=tuple(steps) if chosen else (),
        left_out=tuple(left_out),
        unknown=tuple(unknown) if is_all else (),
        script=script,
    )


def _around(tests: Sequence[Part], wanted: Wanted) -> list[Part]:
    """Only runners of the packages that hold what is wanted, where that tells them apart."""
    paths = [*wanted.paths, *(test.path for test in wanted.tests if test.path)]
    if not paths:
        return list(tests)
    held = [
        part
        for part in tests
        if any(path.startswith(f"{part.folder}/") for path in paths) and part.folder
    ]
    return held or list(tests)


def _run_plan(bench: Bench, plan: Plan, wanted: Wanted) -> TestRun | NoRun:
    outcomes: list[tuple[Part, Outcome]] = []
    not_run: list[tuple[Part, NoRun]] = []
    broken: list[str] = []
    for part in plan.steps:
        if part.does is not Does.TESTS:
            failed = _prepare(bench, part)
            if isinstance(failed, NoRun):
                return failed
            if isinstance(failed, TestRun):
                return failed
            broken += [failed] if failed else []
            continue
        outcome = run_part(bench, part, wanted, secrets.token_hex(_SECRET_BYTES))
        if isinstance(outcome, NoRun):
            not_run.append((part, outcome))
        else:
            outcomes.append((part, outcome))
    if not outcomes:
        return not_run[0][1]
    if broken and any(case.result.value == "failed" for _, one in outcomes for case in one.cases):
        return NoRun(ReasonCode.TOOL_FAILED, f"what comes before the tests failed: {broken[0]}")
    return _together(plan, outcomes, not_run, broken)


def _prepare(bench: Bench, part: Part) -> TestRun | NoRun | str:
    """Do what has to come before. A compiler that fails is a result; else what went wrong."""
    bench.site.say(f"npm: {part.raw}")
    exports = "".join(f"export {word.raw}; " for word in part.env)
    done = bench.run(exports + part.raw, part.folder)
    halted = stopped(done, part.raw)
    if halted is not None:
        return halted
    if done.exit_code == 0:
        return ""
    log = log_of(done)
    lacks = bench.lacking(part.package)
    if missing := bench.missed(log, lacks) or (
        missing_program(log) if done.exit_code == _NOT_FOUND_CODE else ""
    ):
        return bench.not_installed(missing)
    if part.does is Does.COMPILES:
        return TestRun(
            command=f"npm test ({part.raw})", cases=(), exit_code=done.exit_code, is_whole=False,
            is_counted=False, log=log,
            doubts=("what the tests are made from does not compile",),
        )  # fmt: skip
    return f"{part.raw} ended with exit code {done.exit_code}"


def _together(
    plan: Plan, outcomes: Sequence[tuple[Part, Outcome]], not_run: Sequence[tuple[Part, NoRun]],
    broken: Sequence[str],
) -> TestRun:  # fmt: skip
    """One run of all of them; names say whose test it is where there are several packages."""
    folders = {part.package.folder for part, _ in outcomes} | {p.package.folder for p, _ in not_run}
    is_many = len(folders) > 1

    def whose(part: Part) -> str:
        return f"{part.package.name}: " if is_many else ""

    cases: list[Case] = []
    doubts: list[str] = []
    for part, one in outcomes:
        cases += [replace(case, name=whose(part) + case.name) for case in one.cases]
        doubts += [whose(part) + doubt for doubt in one.doubts]
    doubts += [f"{whose(part)}{one.note}" for part, one in not_run]
    doubts += [
        f"{part.package.name}: {part.raw} is no runner known here, and was not run"
        for part in plan.unknown
    ]
    doubts += broken
    return TestRun(
        command=_command(plan, [part for part, _ in outcomes]),
        cases=tuple(cases),
        exit_code=next((one.exit_code for _, one in outcomes if one.exit_code), 0),
        is_whole=all(one.is_whole for _, one in outcomes) and not not_run,
        is_counted=all(one.is_counted for _, one in outcomes),
        doubts=tuple(dict.fromkeys(doubts)),
        log="\n".join(one.log for _, one in outcomes),
    )


def _command(plan: Plan, parts: Sequence[Part]) -> str:
    names = {"node": "node --test"}
    runners = ", ".join(dict.fromkeys(names.get(part.runner, part.runner) for part in parts))
    without = f"; without {', '.join(dict.fromkeys(plan.left_out))}" if plan.left_out else ""
    return f"npm test ({runners}{without})" if plan.script else runners + without


def _uncounted(bench: Bench) -> TestRun | NoRun:
    """The script as it is: an exit code, and nothing that could be counted."""
    script = bench.package.scripts.get("test", "")
    if "npm" not in bench.toolchain.managers:
        return NoRun(ReasonCode.TOOL_MISSING, "npm is not installed")
    bench.site.say("npm: npm test")
    done = bench.run("exec npm test", bench.package.folder)
    halted = stopped(done, "npm test")
    if halted is not None:
        return halted
    log = log_of(done)
    if done.exit_code:
        lacks = bench.lacking(bench.package)
        missing = bench.missed(log, lacks) or (
            missing_program(log) if done.exit_code == _NOT_FOUND_CODE else ""
        )
        if missing:
            return bench.not_installed(missing)
        if browser := _BROWSERS.search(script):
            note = (
                f"{browser.group()} needs a browser, which is not there where nothing can be seen"
            )
            return NoRun(ReasonCode.TOOL_FAILED, note)
    return TestRun(
        command="npm test", cases=(), exit_code=done.exit_code, is_whole=True, is_counted=False,
        log=log,
    )  # fmt: skip
