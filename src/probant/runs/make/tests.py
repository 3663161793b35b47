"""Tests behind `make check` or `make test`: counted where they tell their results in a known form.

Automake's result files, GoogleTest's and pytest's reports, TAP. Each but TAP is compared with what
was printed; TAP is printed and nothing else. Anything else is an exit code and no more.
"""

from __future__ import annotations

import re
from pathlib import Path

from probant.runs.ending import stopped
from probant.runs.junit import JUnitCase, parse_junit
from probant.runs.make.database import read_database
from probant.runs.make.prepare import Prepared
from probant.runs.native.files import is_fresh, plain_files, read_bytes, read_text, stamp
from probant.runs.native.hidden import hidden_failures
from probant.runs.native.missing import missing
from probant.runs.native.programs import ENV, log_of, text_of
from probant.runs.native.tap import read_tap
from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

GOALS = ("check", "test", "tests")

_TRS = re.compile(r"^:test-result: (?P<word>[A-Z]+)(?: (?P<name>[^\n]*))?$", re.MULTILINE)
_TRS_RESULTS = {
    "PASS": CaseResult.PASSED,
    "XFAIL": CaseResult.PASSED,
    "SKIP": CaseResult.SKIPPED,
}
_TOTAL = re.compile(r"^# TOTAL: +(\d+)$", re.MULTILINE)
_GTEST_RAN = re.compile(r"^\[=+\] (\d+) tests? from .* ran\.", re.MULTILINE)
_PYTEST_END = re.compile(r"^(?:=+ )?(?:\d+ \w+, )*\d+ \w+ in [\d.]+s(?: .*)?$", re.MULTILINE)
_PYTEST_COUNT = re.compile(r"(\d+) (?:passed|failed|skipped|xfailed|xpassed|errors?)\b")


class Told(Record, kw_only=True):
    """Cases of one form, and why they may not be all."""

    cases: tuple[Case, ...]
    doubts: tuple[str, ...] = ()
    is_written: bool = True
    """Whether something besides what was printed tells of them."""


def run_tests(site: Worksite, prepared: Prepared) -> TestRun | NoRun:
    rules = read_database(site)
    goal = next((name for name in GOALS if name in rules), "")
    command = " && ".join([*([prepared.command] if prepared.command else []), f"make {goal}"])
    if not goal:
        return TestRun(command=command.strip(), cases=(), exit_code=0, is_whole=True)
    reports = site.results / "gtest"
    reports.mkdir(mode=0o777, exist_ok=True)
    for old in _result_files(site):
        old.unlink()
    since_ns = stamp(site)
    env = {
        **ENV,
        "GTEST_OUTPUT": f"xml:{site.results_inside}/gtest/",
        "PYTEST_ADDOPTS": f"--junitxml={site.results_inside}/pytest.xml",
        "CTEST_OUTPUT_ON_FAILURE": "1",
    }
    done = site.run(["make", goal], env=env)
    if short := stopped(done, f"make {goal}"):
        return short
    output = text_of(done)
    if done.exit_code and (lacking := missing(site, output)):
        return lacking
    told = _told(site, output, done.stdout.decode("utf-8", "replace"), since_ns)
    cases = tuple(case for one in told for case in one.cases)
    doubts = [doubt for one in told for doubt in one.doubts]
    is_written = all(one.is_written for one in told)
    if not is_written and not done.exit_code and _n_failed(cases):
        doubts.append(f"{_n_failed(cases)} printed 'not ok', and make ended with 0")
    return TestRun(
        command=command,
        cases=cases,
        exit_code=done.exit_code,
        is_whole=bool(cases) and is_written and not doubts,
        is_counted=bool(told),
        doubts=(*doubts, *(() if done.exit_code else hidden_failures(output))),
        log=log_of(done),
    )


def _told(site: Worksite, output: str, stdout: str, since_ns: int) -> list[Told]:
    found = [
        _automake(site, output, since_ns),
        _gtest(site, output),
        _pytest(site, output),
        _tap(stdout),
    ]
    return [one for one in found if one is not None]


def _result_files(site: Worksite) -> list[Path]:
    return [path for path in plain_files(site, site.project) if path.suffix == ".trs"]


def _automake(site: Worksite, output: str, since_ns: int) -> Told | None:
    cases: list[Case] = []
    for path in _result_files(site):
        if not is_fresh(path, since_ns):
            continue
        written = read_text(site, path)
        name = path.relative_to(site.project).with_suffix("").as_posix()
        log = read_text(site, path.with_suffix(".log"))[-20_000:]
        for one in _TRS.finditer(written):
            result = _TRS_RESULTS.get(one["word"], CaseResult.FAILED)
            trace = log if result is CaseResult.FAILED else ""
            full = f"{name} {one['name']}" if one["name"] else name
            cases.append(Case(name=full, result=result, trace=trace))
    n_told = sum(int(count) for count in _TOTAL.findall(output))
    if not cases and not n_told:
        return None
    differs = f"{n_told} tests were counted while they ran, {len(cases)} left a result"
    return Told(cases=tuple(cases), doubts=(differs,) if n_told != len(cases) else ())


def _gtest(site: Worksite, output: str) -> Told | None:
    files = sorted((site.results / "gtest").glob("*.xml"))
    read = [report for path in files if (report := parse_junit(read_bytes(site, path))) is not None]
    if not read:
        return None
    cases = tuple(_junit_case(one) for report in read for one in report.cases)
    n_ran = sum(case.result is not CaseResult.SKIPPED for case in cases)
    n_told = sum(int(count) for count in _GTEST_RAN.findall(output))
    doubts = [] if len(read) == len(files) else ["a report of GoogleTest cannot be read"]
    if n_told not in (n_ran, len(cases)):
        doubts.append(f"GoogleTest printed {n_told} tests and reported {n_ran}")
    return Told(cases=cases, doubts=tuple(doubts))


def _pytest(site: Worksite, output: str) -> Told | None:
    report = parse_junit(read_bytes(site, site.results / "pytest.xml"))
    if report is None:
        return None
    cases = tuple(_junit_case(one) for one in report.cases)
    ends = _PYTEST_END.findall(output) and [m.group() for m in _PYTEST_END.finditer(output)]
    n_told = sum(int(count) for end in ends for count in _PYTEST_COUNT.findall(end))
    doubts = [] if report.is_consistent else ["the report of pytest contradicts itself"]
    if n_told != len(cases):
        # Each run of pytest writes over the report of the one before.
        doubts.append(f"pytest printed {n_told} tests and reported {len(cases)}")
    return Told(cases=cases, doubts=tuple(doubts))


def _junit_case(one: JUnitCase) -> Case:
    result = CaseResult.SKIPPED if one.status == "notrun" else one.result
    name = f"{one.classname}.{one.name}" if one.classname else one.name
    return Case(name=name, result=result, message=one.message, trace=one.trace)


def _tap(stdout: str) -> Told | None:
    read = read_tap(stdout)
    return Told(cases=read.cases, doubts=read.doubts, is_written=False) if read else None


def _n_failed(cases: tuple[Case, ...]) -> int:
    return sum(case.result is CaseResult.FAILED for case in cases)
