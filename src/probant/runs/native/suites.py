"""Test programs that no runner knows of: run one by one, counted by their framework's own report.

Which framework is seen from what the sources include. The list of cases before has to agree with
the report after; programs of other frameworks are run, but not counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from probant.runs.ending import stopped
from probant.runs.junit import JUnitCase, parse_junit
from probant.runs.native.files import read_bytes
from probant.runs.native.places import Places, place_of, places_of, plain_name
from probant.runs.native.programs import ENV, log_of
from probant.runs.port import Case, CaseResult, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record, replace
from probant.workspace.sandbox import Finished


class Framework(Record, kw_only=True):
    """`sign` is what sources include; without `report` nothing is counted."""

    name: str
    sign: re.Pattern[bytes]
    listing: tuple[str, ...] = ()
    report: Callable[[str], tuple[str, ...]] | None = None


class Program(Record, kw_only=True):
    """A test program as the sandbox sees it, and the sources it was made of."""

    name: str
    path: str
    sources: tuple[str, ...]
    framework: Framework


FRAMEWORKS = (
    Framework(
        name="Boost.Test",
        sign=re.compile(rb'#\s*include\s*[<"]boost/test/'),
        listing=("--list_content=HRF",),
        report=lambda path: (
            "--log_format=JUNIT", f"--log_sink={path}", "--log_level=test_suite",
            "--report_level=short", "--color_output=no",
        ),
    ),
    Framework(
        name="GoogleTest",
        sign=re.compile(rb'#\s*include\s*[<"]g(?:test/gtest|mock/gmock)\.h'),
        listing=("--gtest_list_tests",),
        report=lambda path: (f"--gtest_output=xml:{path}", "--gtest_color=no"),
    ),
    Framework(
        name="Catch2",
        sign=re.compile(rb'#\s*include\s*[<"](?:catch2/|catch\.hpp|catch_amalgamated)'),
    ),
    Framework(name="doctest", sign=re.compile(rb'#\s*include\s*[<"](?:doctest/)?doctest\.h')),
)  # fmt: skip


def framework_of(site: Worksite, sources: Sequence[str]) -> Framework | None:
    """What the sources are tests with; None where they are none of it."""
    for path in sources:
        written = read_bytes(site, site.copy / path)
        for framework in FRAMEWORKS:
            if framework.sign.search(written):
                return framework
    return None


def run_programs(
    site: Worksite, programs: Sequence[Program], *, cwd: str, after: str
) -> TestRun | NoRun:
    """Run each program; their cases together are one run. `after` is what built them."""
    runs: list[TestRun] = []
    for number, program in enumerate(programs):
        run = _run(site, program, number, cwd)
        if isinstance(run, NoRun):
            return run
        runs.append(run)
        n_passed, n_failed = (
            sum(run.count(result) for run in runs)
            for result in (CaseResult.PASSED, CaseResult.FAILED)
        )
        site.say(f"{program.name}: {n_passed} passed, {n_failed} failed")
    return TestRun(
        command=" && ".join([after, *(run.command for run in runs)]),
        cases=tuple(case for run in runs for case in run.cases),
        exit_code=next((run.exit_code for run in runs if run.exit_code), 0),
        is_whole=all(run.is_whole for run in runs),
        is_counted=all(run.is_counted for run in runs),
        doubts=tuple(dict.fromkeys(doubt for run in runs for doubt in run.doubts)),
        log="\n".join(run.log for run in runs),
    )


def _run(site: Worksite, program: Program, number: int, cwd: str) -> TestRun | NoRun:
    framework = program.framework
    report = f"suite-{number}.xml"
    options: tuple[str, ...] = ()
    n_listed = None
    if framework.report is not None:
        listing = site.run([program.path, *framework.listing], cwd=cwd, env=ENV)
        if short := stopped(listing, f"listing the tests of {program.name}"):
            return short
        n_listed = _n_listed(framework, listing)
        options = framework.report(f"{site.results_inside}/{report}")
    done = site.run([program.path, *options], cwd=cwd, env=ENV)
    if short := stopped(done, program.name):
        return short
    read = parse_junit(read_bytes(site, site.results / report)) if options else None
    places = places_of(site, program.sources)
    cases = tuple(_case(one, places) for one in read.cases) if read else ()
    is_counted = read is not None and n_listed is not None
    doubts = []
    if is_counted and n_listed != len(cases):
        doubts.append(f"{program.name} lists {n_listed} tests and reports {len(cases)}")
    return TestRun(
        command=f"build/{program.path.removeprefix(cwd).lstrip('/')}",
        cases=cases,
        exit_code=done.exit_code,
        is_whole=is_counted and not doubts,
        is_counted=is_counted,
        doubts=tuple(doubts),
        log=log_of(done),
    )


def _n_listed(framework: Framework, listing: Finished) -> int | None:
    """How many cases the program says it has; None if it does not know how to say."""
    if listing.exit_code:
        return None
    lines = [line for line in listing.output.decode("utf-8", "replace").split("\n") if line.strip()]
    if framework.name == "GoogleTest":
        return sum(line.startswith("  ") for line in lines)
    depths = [len(line) - len(line.lstrip()) for line in lines]
    return sum(depth >= after for depth, after in zip(depths, [*depths[1:], 0], strict=True))


def _case(one: JUnitCase, places: Places) -> Case:
    result = one.result
    if one.status == "notrun" or (one.name.startswith("DISABLED_") and not one.kind):
        result = CaseResult.SKIPPED
    name = f"{one.classname}.{one.name}" if one.classname else one.name
    path, line = place_of(places, name)
    return Case(
        name=name,
        result=result,
        path=path,
        line=line,
        message=one.message,
        trace=one.trace or (one.output if result is CaseResult.FAILED else ""),
    )


def only(run: TestRun, wanted: Wanted) -> TestRun:
    """The cases that were asked for, of a run that cannot be told to run fewer; maybe none."""
    if wanted.is_everything or not run.is_counted:
        return run
    kept = tuple(case for case in run.cases if _is_wanted(case, wanted))
    is_failed = any(case.result is CaseResult.FAILED for case in kept)
    return replace(run, cases=kept, exit_code=run.exit_code if is_failed else 0)


def _is_wanted(case: Case, wanted: Wanted) -> bool:
    names = {test.name: test.owner for test in wanted.tests}
    return _is_named(case.name, names) or bool(case.path and case.path in wanted.paths)


def _is_named(case: str, names: Mapping[str, str]) -> bool:
    parts = plain_name(case).split(".")
    return any(
        case == name or (parts[-1] == name and (not owner or owner in parts[:-1]))
        for name, owner in names.items()
    )
