"""Python projects: compiled and imported, tested by pytest with results counted one by one."""

from __future__ import annotations

from pathlib import Path

from probant.runs.junit import read_junit
from probant.runs.port import BuildRun, Case, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Ended, Mount


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        return NoRun(ReasonCode.TOOL_MISSING, f"cannot build {target}{site.folder}")

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        import sys

        report = site.results / "junit.xml"
        done = site.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider",
             f"--junitxml={site.results_inside}/junit.xml",
             *(f"{t.path}::{t.name}" if t.path else f"-k={t.name}" for t in wanted.tests),
             *wanted.paths],
            mounts=[Mount(Path(p), p) for p in (sys.prefix, sys.base_prefix)],
            env={"PYTHONPATH": f"{site.project_inside}/src:{site.project_inside}"},
        )  # fmt: skip
        if done.ended is Ended.TIMEOUT:
            return NoRun(ReasonCode.TIMEOUT, "the tests did not end in time")
        read = read_junit(report)
        cases = [Case(name=one.name, result=one.result) for one in read.cases] if read else []
        return TestRun(
            command="pytest",
            cases=tuple(cases),
            exit_code=done.exit_code,
            is_whole=read is not None,
            log=done.output.decode("utf-8", "replace")[-4000:],
        )
