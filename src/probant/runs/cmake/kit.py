"""CMake projects: configured afresh, built, tested by CTest or by their own test programs.

The order in which tests are looked for: those CTest knows; after switching on the project's option
for tests; in a project of their own beside it; programs made with a test framework.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

from probant.runs.cmake.build import build_all, build_target
from probant.runs.cmake.configure import Configured, NotConfigured, configure
from probant.runs.cmake.ctest import Listed, listed_tests, run_ctest
from probant.runs.cmake.model import declared, test_switches
from probant.runs.native.files import read_bytes
from probant.runs.native.suites import Program, framework_of, only, run_programs
from probant.runs.port import BuildRun, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.record import replace

WITH_TESTS = ("-DBUILD_TESTING=ON",)
TEST_FOLDERS = ("tests", "test", "unit_tests", "unittests", "unittest")

_PROJECT = re.compile(rb"^\s*project\s*\(", re.MULTILINE | re.IGNORECASE)


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        first = configure(site)
        if isinstance(first, NoRun):
            return first
        if isinstance(first, NotConfigured):
            return BuildRun(
                command=first.command, exit_code=first.exit_code, n_done=0, log=first.log
            )
        if not target:
            return build_all(site, first)
        if not _knows(site, first, target):
            for other in _further(site, first):
                if isinstance(other, Configured) and _knows(site, other, target):
                    return build_target(site, other, target)
        return build_target(site, first, target)

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        first = configure(site, options=WITH_TESTS)
        if not isinstance(first, Configured):
            return _not_tested(first)
        found = _with_ctest(site, first) or _with_programs(site, first)
        if found is None:
            site.say("cmake: no tests are registered")
            return _nothing(first)
        if not isinstance(found, Configured):
            return _not_tested(found)
        quick = None if wanted.is_everything else _run_alone(site, found, wanted)
        if quick is not None:
            return quick
        built = build_all(site, found)
        if isinstance(built, NoRun):
            return built
        if built.exit_code:
            return _not_built(built)
        listed = listed_tests(site, found)
        if isinstance(listed, NoRun):
            return listed
        return _run(site, found, listed, wanted)


def _knows(site: Worksite, configured: Configured, name: str) -> bool:
    return configured.model.target(name) is not None or name in declared(site, configured.model)


def _further(site: Worksite, first: Configured) -> Iterator[Configured | NotConfigured | NoRun]:
    """The same project with its tests switched on, then the projects of its test folders."""
    switches = test_switches(first.model)
    if switches:
        options = tuple(f"-D{name}=ON" for name in switches)
        yield configure(site, options=(*WITH_TESTS, *options))
    for folder in TEST_FOLDERS:
        within = posixpath.join(site.folder, folder, "CMakeLists.txt")
        is_apart = within in site.tree.files and within not in first.model.inputs
        if is_apart and _PROJECT.search(read_bytes(site, site.copy / within)):
            yield configure(site, folder=folder, options=WITH_TESTS)


def _with_ctest(site: Worksite, first: Configured) -> Configured | NotConfigured | NoRun | None:
    """The first way to configure it in which CTest knows a test."""
    listed = listed_tests(site, first)
    if isinstance(listed, NoRun) or listed:
        return listed if isinstance(listed, NoRun) else first
    return None


def _with_programs(site: Worksite, first: Configured) -> Configured | NotConfigured | NoRun | None:
    """The first of all ways that CTest knows a test of; else that makes test programs; else why."""
    able, unable = [first], []
    for other in _further(site, first):
        if not isinstance(other, Configured):
            unable.append(other)
            continue
        able.append(other)
        if listed_tests(site, other):
            return other
    for one in reversed(able):
        if _programs(site, one):
            return one
    return unable[0] if unable else None


def _programs(site: Worksite, configured: Configured) -> list[Program]:
    found: list[Program] = []
    for target in configured.model.targets:
        framework = framework_of(site, target.sources) if target.is_program else None
        if framework is not None and target.artifacts:
            path = posixpath.join(configured.build_inside, target.artifacts[0])
            found.append(
                Program(name=target.name, path=path, sources=target.sources, framework=framework)
            )
    return found


def _run(
    site: Worksite, configured: Configured, listed: tuple[Listed, ...], wanted: Wanted
) -> TestRun | NoRun:
    if not listed:
        return _run_programs(site, configured, wanted)
    if wanted.is_everything:
        return run_ctest(site, configured)
    chosen = _chosen(configured, listed, wanted)
    if chosen:
        return run_ctest(site, configured, chosen)
    if _programs(site, configured):
        return _run_programs(site, configured, wanted)
    what = ", ".join([*(test.name for test in wanted.tests), *wanted.paths])
    return replace(_nothing(configured), log=f"ctest knows no test of its own for {what}")


def _run_alone(site: Worksite, configured: Configured, wanted: Wanted) -> TestRun | None:
    """The tests asked for with nothing built but their programs; None unless they all pass.

    A test may need what its program does not: only a run after the whole build can prove a no.
    """
    listed = listed_tests(site, configured)
    chosen = () if isinstance(listed, NoRun) else _chosen(configured, listed, wanted)
    if isinstance(listed, NoRun) or not chosen:
        return None
    makers = {
        posixpath.join(configured.build_inside, artifact): target.name
        for target in configured.model.targets
        for artifact in target.artifacts
    }
    programs = {one.program for one in listed if one.name in chosen}
    if not programs <= set(makers):
        return None
    for program in sorted(programs):
        built = build_target(site, configured, makers[program])
        if isinstance(built, NoRun) or built.exit_code:
            return None
    run = run_ctest(site, configured, chosen)
    is_passed = isinstance(run, TestRun) and run.is_whole and not run.exit_code and not run.doubts
    return run if isinstance(run, TestRun) and is_passed else None


def _chosen(configured: Configured, listed: tuple[Listed, ...], wanted: Wanted) -> tuple[str, ...]:
    found = [*_named_in(listed, wanted), *_made_of(configured, listed, wanted)]
    return tuple(dict.fromkeys(found))


def _run_programs(site: Worksite, configured: Configured, wanted: Wanted) -> TestRun | NoRun:
    run = run_programs(
        site,
        _programs(site, configured),
        cwd=configured.build_inside,
        after=f"{configured.command} && cmake --build build",
    )
    return run if isinstance(run, NoRun) else only(run, wanted)


def _named_in(listed: tuple[Listed, ...], wanted: Wanted) -> list[str]:
    """Tests of that very name; else those whose last part is it, as discovered cases have."""
    names = [one.name for one in listed]
    found: list[str] = []
    for test in wanted.tests:
        exact = [name for name in names if name == test.name]
        owned = f"{test.owner}.{test.name}" if test.owner else f".{test.name}"
        found += exact or [name for name in names if f".{name}".endswith(f".{owned.lstrip('.')}")]
    return found


def _made_of(configured: Configured, listed: tuple[Listed, ...], wanted: Wanted) -> list[str]:
    """Tests whose program is made of a file that was asked for."""
    programs = {
        posixpath.join(configured.build_inside, artifact)
        for target in configured.model.targets
        if set(target.sources) & set(wanted.paths)
        for artifact in target.artifacts
    }
    return [one.name for one in listed if one.program in programs]


def _not_tested(found: NotConfigured | NoRun) -> TestRun | NoRun:
    if isinstance(found, NoRun):
        return found
    return TestRun(
        command=found.command,
        cases=(),
        exit_code=found.exit_code,
        is_whole=False,
        is_counted=False,
        log=found.log,
    )


def _not_built(built: BuildRun) -> TestRun:
    return TestRun(
        command=built.command,
        cases=(),
        exit_code=built.exit_code,
        is_whole=False,
        is_counted=False,
        log=built.log,
    )


def _nothing(first: Configured) -> TestRun:
    command = f"{first.command} && ctest"
    return TestRun(command=command, cases=(), exit_code=0, is_whole=True)
