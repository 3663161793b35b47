"""Tests behind `make check` or `make test`: counted where they tell their results in a known form.

Automake's result files, GoogleTest's and pytest's reports, TAP. Each but TAP is compared with what
was printed. What a makefile could have written by itself is told and never confirms; anything else
is an exit code and no more.
"""

from __future__ import annotations

import re
import secrets
from pathlib import Path

from probant.runs.ending import stopped
from probant.runs.junit import JUnitCase, parse_junit
from probant.runs.make.database import Rule, all_needs, read_database
from probant.runs.make.prepare import MAKEFILES, Prepared
from probant.runs.native.files import is_fresh, plain_files, read_bytes, read_text
from probant.runs.native.hidden import hidden_failures
from probant.runs.native.missing import missing
from probant.runs.native.programs import ENV, log_of, text_of
from probant.runs.native.tap import read_tap
from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

GOALS = ("check", "test", "tests")
SECRET_BYTES = 12

_REPORT_HANDLED = re.compile(r"GTEST_OUTPUT|PYTEST_ADDOPTS|junit-?xml|/results\b")
"""A recipe that says so itself where reports go can write them as well."""
_AUTOMAKE_DRIVER = "$(am__check_pre) $("
_RESULT_FIELD = ":test-result:"

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
    """Whether something tells of them that the makefile did not print or write itself."""


def run_tests(site: Worksite, prepared: Prepared) -> TestRun | NoRun:
    rules = read_database(site)
    goal = next((name for name in GOALS if name in rules), "")
    command = " && ".join([*([prepared.command] if prepared.command else []), f"make {goal}"])
    if not goal:
        return TestRun(command=command.strip(), cases=(), exit_code=0, is_whole=True)
    secret = secrets.token_hex(SECRET_BYTES)
    for old in _result_files(site):
        site.remove_in(old)
    since_ns = site.now_ns()
    env = {
        **ENV,
        # Both make the folder themselves: nobody can look up its name beforehand.
        "GTEST_OUTPUT": f"xml:{site.results_inside}/gtest-{secret}/",
        "PYTEST_ADDOPTS": f"--junitxml={site.results_inside}/pytest-{secret}/report.xml",
        "CTEST_OUTPUT_ON_FAILURE": "1",
    }
    done = site.run(["make", goal], env=env)
    if short := stopped(done, f"make {goal}"):
        return short
    output = text_of(done)
    if done.exit_code and (lacking := missing(site, output)):
        return lacking
    told = [
        one
        for one in (
            _automake(site, prepared, output, since_ns),
            _gtest(site, secret, output),
            _pytest(site, secret, output),
            _tap(done.stdout.decode("utf-8", "replace")),
        )
        if one is not None
    ]
    cases = tuple(case for one in told for case in one.cases)
    doubts = [doubt for one in told for doubt in one.doubts]
    is_written = all(one.is_written for one in told) and not _handles_reports(rules, goal)
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


def _handles_reports(rules: dict[str, Rule], goal: str) -> bool:
    ran = [rules[name] for name in {goal, *all_needs(rules, goal)} if name in rules]
    return any(_REPORT_HANDLED.search(rule.recipe) for rule in ran)


def _result_files(site: Worksite) -> list[Path]:
    return [path for path in plain_files(site, site.project) if path.suffix == ".trs"]


def _is_automakes(site: Worksite, trs: Path) -> bool:
    """Whether the makefile above a result file has automake's driver and no results of its own."""
    for folder in trs.relative_to(site.project).parents:
        place = site.project / folder
        made = next((name for name in MAKEFILES if site.is_file_in(place / name)), "")
        if made:
            source = read_text(site, place / "Makefile.am")
            has_driver = _AUTOMAKE_DRIVER in read_text(site, place / made)
            return has_driver and _RESULT_FIELD not in source
    return False


def _automake(site: Worksite, prepared: Prepared, output: str, since_ns: int) -> Told | None:
    cases: list[Case] = []
    is_written = bool(prepared.command)
    for path in _result_files(site):
        if not is_fresh(site, path, since_ns):
            continue
        written = read_text(site, path)
        name = path.relative_to(site.project).with_suffix("").as_posix()
        log = read_text(site, path.with_suffix(".log"))[-20_000:]
        for one in _TRS.finditer(written):
            result = _TRS_RESULTS.get(one["word"], CaseResult.FAILED)
            trace = log if result is CaseResult.FAILED else ""
            full = f"{name} {one['name']}" if one["name"] else name
            cases.append(Case(name=full, result=result, trace=trace))
        is_written = is_written and _is_automakes(site, path)
    n_told = sum(int(count) for count in _TOTAL.findall(output))
    if not cases and not n_told:
        return None
    differs = f"{n_told} tests were counted while they ran, {len(cases)} left a result"
    doubts = (differs,) if n_told != len(cases) else ()
    return Told(cases=tuple(cases), doubts=doubts, is_written=is_written)


def _gtest(site: Worksite, secret: str, output: str) -> Told | None:
    files = [
        path
        for path in plain_files(site, site.results / f"gtest-{secret}")
        if path.suffix == ".xml"
    ]
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


def _pytest(site: Worksite, secret: str, output: str) -> Told | None:
    report = parse_junit(read_bytes(site, site.results / f"pytest-{secret}" / "report.xml"))
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
