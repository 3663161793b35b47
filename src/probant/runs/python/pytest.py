"""Runs pytest in the sandbox with its own settings, told event by event and written as a file.

Single tests are picked from what was collected, by their exact names. What comes of it is judged
in outcome.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from probant.runs.port import NoRun, TestRun, Wanted, WantedTest
from probant.runs.python.bench import Bench
from probant.runs.python.install import Surroundings, installed_place
from probant.runs.python.interpreter import Interpreter
from probant.runs.python.outcome import Ran, outcome_of, own_names_of
from probant.runs.python.stream import Events
from probant.vocabulary.record import Record

_JUNIT = "junit.xml"


class Picked(Record, kw_only=True):
    """One wanted test in the form the runners look for."""

    names: tuple[str, ...]
    is_whole: bool
    """Whether `names` are all there are, from the file down."""
    parameters: str
    path: str
    """Absolute inside the sandbox; '' if any file will do."""

    def as_task(self) -> dict[str, Any]:
        return {
            "names": list(self.names),
            "is_whole": self.is_whole,
            "parameters": self.parameters,
            "path": self.path,
        }


def run_pytest(
    bench: Bench, python: Interpreter, wanted: Wanted, around: Surroundings
) -> TestRun | NoRun:
    site = bench.site
    own = own_names_of(bench)
    picked = [pick(bench, test) for test in wanted.tests]
    places = list(dict.fromkeys(_places(bench, wanted, picked)))
    is_itself = bench.layout.name == "pytest"
    mark = bench.lay(
        {
            "copy": site.inside,
            "first": list(around.first),
            "packages": [name for name in bench.layout.packages if is_itself or name != "pytest"],
            "is_pytest_itself": is_itself,
            "wanted": [one.as_task() for one in picked],
        }
    )
    installed = installed_place(bench, around)
    events = Events(mark, site.say, "pytest", site.inside, installed)
    argv = [
        python.program,
        bench.program("probant_start"),
        "-p",
        "probant_pytest",
        f"--junitxml={site.results_inside}/{_JUNIT}",
        *places,
    ]
    mounts = (*python.mounts, bench.mount)
    done = site.run(argv, env=around.env, mounts=mounts, on_line=events.line)
    events.feed(done.output)
    asked = [*wanted.paths, *(test.name for test in wanted.tests)]
    return outcome_of(
        Ran(
            bench=bench,
            python=python,
            command=" ".join(["pytest", *asked]),
            events=events,
            done=done,
            junit=site.results / _JUNIT,
            own=own,
            is_everything=not wanted.tests,
            is_complete=bool(around.first) or not bench.layout.is_compiled,
        )
    )


def pick(bench: Bench, test: WantedTest) -> Picked:
    """`TestX::test_a[1]`, `TestX.test_a`, `tests/test_x.py::test_a`: all are names of one test."""
    plain, bracket, rest = test.name.partition("[")
    parts = [part for part in plain.split("::") if part]
    path = test.path
    is_whole = len(parts) > 1 and parts[0].endswith(".py")
    if is_whole:
        path = path or _as_path(bench, parts[0])
        parts = parts[1:]
    if len(parts) == 1 and re.fullmatch(r"[A-Za-z_][\w.]*", parts[0]):
        parts = parts[0].split(".") if not parts[0].endswith(".py") else parts
    if test.owner and test.owner not in parts:
        parts = [*test.owner.split("."), *parts]
    return Picked(
        names=tuple(parts),
        is_whole=is_whole,
        parameters=bracket + rest,
        path=f"{bench.site.inside}/{path}" if path else "",
    )


def _as_path(bench: Bench, told: str) -> str:
    """A file by its path or by its name alone, relative to the repository; '' if it is not one."""
    site = bench.site
    before = f"{site.folder}/" if site.folder else ""
    names = [before + name for name in bench.files.names]
    fitting = [name for name in names if name == told or name.endswith(f"/{told}")]
    return fitting[0] if len(fitting) == 1 else told if told in fitting else ""


def _places(bench: Bench, wanted: Wanted, picked: list[Picked]) -> Iterator[str]:
    """What pytest is to collect: the wanted files, or those that define the wanted name."""
    yield from (f"{bench.site.inside}/{path}" for path in wanted.paths)
    for one in picked:
        if one.path:
            yield one.path
            continue
        name = one.names[-1]
        defining = re.compile(rf"\b(def|class)\s+{re.escape(name)}\b")
        for file in bench.files.names:
            if not file.endswith(".py"):
                continue
            if file.rpartition("/")[2] == name or defining.search(bench.files.text(file)):
                yield bench.within(file)
