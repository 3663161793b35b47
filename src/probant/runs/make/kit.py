"""Projects with a makefile: configured where they ask for it, built and tested by make.

A build.ninja that stands alone is built by ninja, which knows no tests.
"""

from __future__ import annotations

from probant.runs.make.build import make
from probant.runs.make.ninja import is_ninja_alone, ninja
from probant.runs.make.prepare import Unprepared, prepare
from probant.runs.make.tests import run_tests
from probant.runs.native.programs import not_installed, system_program
from probant.runs.native.suites import only
from probant.runs.port import BuildRun, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        if is_ninja_alone(site):
            return ninja(site, target)
        if system_program(site, "make") is None:
            return not_installed("make")
        ready = prepare(site)
        if isinstance(ready, Unprepared):
            return BuildRun(
                command=ready.command, exit_code=ready.exit_code, n_done=0, log=ready.log
            )
        return ready if isinstance(ready, NoRun) else make(site, ready, target)

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        if is_ninja_alone(site):
            return TestRun(command="ninja", cases=(), exit_code=0, is_whole=True)
        if system_program(site, "make") is None:
            return not_installed("make")
        ready = prepare(site)
        if isinstance(ready, Unprepared):
            return TestRun(
                command=ready.command,
                cases=(),
                exit_code=ready.exit_code,
                is_whole=False,
                is_counted=False,
                log=ready.log,
            )
        if isinstance(ready, NoRun):
            return ready
        run = run_tests(site, ready)
        return run if isinstance(run, NoRun) else only(run, wanted)
