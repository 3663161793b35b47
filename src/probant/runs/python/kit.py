"""Python projects: compiled, imported and built; tested by pytest or unittest, one by one.

Which Python, in which surroundings: interpreter.py. What the results are worth:
outcome.py.
"""

from __future__ import annotations

from probant.runs.port import BuildRun, NoRun, TestRun, Wanted
from probant.runs.python.bench import make_bench
from probant.runs.python.build import build
from probant.runs.python.install import surroundings
from probant.runs.python.interpreter import backend_modules, choose
from probant.runs.python.pytest import run_pytest
from probant.runs.python.unittest import is_unittest, own_runner, run_unittest
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        return build(make_bench(site), target)

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        bench = make_bench(site)
        program = own_runner(bench)
        if program:
            note = (
                f"its tests are run by its own program {program}, which does not tell them one "
                "by one; run it yourself"
            )
            return NoRun(ReasonCode.TOOL_MISSING, note)
        runner = "unittest" if is_unittest(bench) else "pytest"
        modules = (runner, "pytest", "pip", *backend_modules(bench.layout))
        python = choose(bench, modules)
        if isinstance(python, NoRun):
            return python
        around = surroundings(bench, python)
        if python.has("pytest"):
            return run_pytest(bench, python, wanted, around)
        if runner == "unittest":
            return run_unittest(bench, python, wanted, around)
        note = (
            f"pytest is not installed for {python.program}; install it into a .venv of the "
            "project, or activate an environment that has it"
        )
        return NoRun(ReasonCode.TOOL_MISSING, note)
