"""Runs unittest classes by our own small program where pytest is not installed."""

from __future__ import annotations

import re

from probant.runs.port import NoRun, TestRun, Wanted
from probant.runs.python.bench import Bench
from probant.runs.python.install import Surroundings, installed_place
from probant.runs.python.interpreter import Interpreter
from probant.runs.python.outcome import Ran, outcome_of, own_names_of
from probant.runs.python.pytest import pick
from probant.runs.python.stream import Events

_TEST_FILE = re.compile(r"(^|/)(test[^/]*|[^/]*_tests?)\.py$")
_USES_UNITTEST = re.compile(r"^\s*(import|from) unittest\b", re.M)
_NEEDS_PYTEST = re.compile(r"^\s*(import|from) pytest\b|^(async )?def test", re.M)


def own_runner(bench: Bench) -> str:
    """A program of the project that runs its tests in a way of its own, '' if there is none."""
    if bench.layout.has_pytest_settings:
        return ""
    return next((name for name in ("tests/runtests.py", "runtests.py", "manage.py")
                 if name in bench.files), "")  # fmt: skip


def is_unittest(bench: Bench) -> bool:
    """Whether its tests are classes of unittest, with nothing among them that only pytest runs."""
    texts = [bench.files.text(name) for name in _test_files(bench)]
    has_classes = any(_USES_UNITTEST.search(text) for text in texts)
    needs_pytest = any(_NEEDS_PYTEST.search(text) for text in texts)
    return has_classes and not needs_pytest and not bench.layout.has_pytest_settings


def run_unittest(
    bench: Bench, python: Interpreter, wanted: Wanted, around: Surroundings
) -> TestRun | NoRun:
    site = bench.site
    own = own_names_of(bench)
    before = f"{site.folder}/" if site.folder else ""
    wanted_paths = [path.removeprefix(before) for path in wanted.paths]
    wanted_paths += [test.path.removeprefix(before) for test in wanted.tests if test.path]
    files = [
        name
        for name in _test_files(bench)
        if not wanted_paths or any(name == p or name.startswith(f"{p}/") for p in wanted_paths)
    ]
    mark = bench.lay(
        {
            "top": site.project_inside,
            "files": [bench.within(name) for name in files],
            "wanted": [pick(bench, test).as_task() for test in wanted.tests],
            "packages": list(bench.layout.packages),
        }
    )
    installed = installed_place(bench, around)
    events = Events(mark, site.say, "unittest", site.inside, installed)
    done = site.run(
        [python.program, bench.program("probant_unittest")],
        env=around.env,
        mounts=(*python.mounts, bench.mount),
        on_line=events.line,
    )
    events.feed(done.output)
    asked = [*wanted.paths, *(test.name for test in wanted.tests)]
    return outcome_of(
        Ran(
            bench=bench,
            python=python,
            command=" ".join(["python -m unittest", *asked]),
            events=events,
            done=done,
            junit=None,
            own=own,
            is_everything=not wanted.tests,
            is_complete=bool(around.first) or not bench.layout.is_compiled,
        )
    )


def _test_files(bench: Bench) -> list[str]:
    return [name for name in bench.files.names if _TEST_FILE.search(name)]
