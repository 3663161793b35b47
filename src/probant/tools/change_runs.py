"""Builds and tests of both sides of a change, and what came of each test on either side.

Comparing only: what ran is the kits' matter, how good a run is run_grades.py's. Next:
change_build.py and change_test.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, Case, CaseResult, Kit, NoRun, TestRun, Wanted
from probant.runs.supervised import built, tested
from probant.runs.worksite import Worksite
from probant.tools.projects.records import Project
from probant.tools.registry import Toolbox
from probant.tools.run_projects import projects_for
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

Run = TypeVar("Run")

Which = tuple[str, str]
"""A project on both sides: its folder, and its kind, since one folder may have several."""

Key = tuple[Which, str, str]
"""A test on both sides: its project, its file, its name."""

Results = dict[Key, frozenset[CaseResult]]


class Ran(Record, kw_only=True):
    """One project of one side, run as often as asked for."""

    project: Project
    tests: tuple[TestRun, ...]


class Side(Record, kw_only=True):
    """All projects of one side: what ran, and why the rest did not."""

    ran: tuple[Ran, ...]
    not_run: tuple[NoRun, ...]

    @property
    def results(self) -> Results:
        """What every test came to, over all runs."""
        found: dict[Key, set[CaseResult]] = {}
        for one in self.ran:
            for run in one.tests:
                for case in run.cases:
                    found.setdefault(_key(one.project, case), set()).add(case.result)
        return {key: frozenset(results) for key, results in found.items()}


class Compared(Record, kw_only=True):
    """Tests by what the change does to them."""

    regressed: tuple[Key, ...]
    """They passed before and fail after."""
    new_failing: tuple[Key, ...]
    failed_before: tuple[Key, ...]
    """They fail after, as they or what stood for them did before."""
    gone: tuple[Key, ...]
    """They passed before and do not run any more."""
    flaky: tuple[Key, ...]
    """On one side they both passed and failed."""
    fixed: tuple[Key, ...]


def compare(before: Side, after: Side) -> Compared:
    """Test by test; where one is run with parameters, they are as many as they were."""
    old, new = _aligned(before.results, after.results)
    flaky = {key for side in (old, new) for key, seen in side.items() if _is_flaky(seen)}
    failing = [key for key, seen in new.items() if CaseResult.FAILED in seen and key not in flaky]
    passed = {key for key, seen in old.items() if CaseResult.PASSED in seen and key not in flaky}
    ended = {key for key, seen in new.items() if seen - {CaseResult.SKIPPED}}
    failed = {key for key, seen in old.items() if CaseResult.FAILED in seen and key not in flaky}
    unknown = [key for key in failing if key not in passed and key not in failed]
    shown_now = {key for key in unknown if _was_broken(key, old, new)}
    return Compared(
        regressed=tuple(key for key in failing if key in passed),
        new_failing=tuple(key for key in unknown if key not in shown_now),
        failed_before=tuple(key for key in failing if key in failed or key in shown_now),
        gone=tuple(key for key in old if key in passed and key not in ended),
        flaky=tuple(sorted(flaky)),
        fixed=tuple(key for key in old if key in failed and new.get(key) == _PASSED),
    )


def _was_broken(key: Key, old: Results, new: Results) -> bool:
    """Whether something failed in a test's place that is gone: a file, or all that is compiled.

    Only where nothing else was there: beside tests that ran, a new one that fails is new.
    """
    project, path, _ = key
    for place in (path, f"{path.rpartition('/')[0]}/", ""):
        there = [one for one in old if one[0] == project and _stands_in(one[1], place)]
        is_broken = there and all(old[one] == _FAILED for one in there)
        if is_broken and any(one not in new for one in there):
            return True
    return False


def _stands_in(path: str, place: str) -> bool:
    """Whether a file is this one, or stands in this folder itself; '' is everywhere."""
    if place.endswith("/"):
        return f"{path.rpartition('/')[0]}/" == place
    return not place or path == place


def _aligned(old: Results, new: Results) -> tuple[Results, Results]:
    """Parameters that are told otherwise in every run: the same results make the same tests."""
    fresh: dict[tuple[Key, frozenset[CaseResult]], list[Key]] = {}
    for key, seen in new.items():
        if key not in old and "[" in key[2]:
            fresh.setdefault((_base(key), seen), []).append(key)
    renamed: dict[Key, Key] = {}
    for key, seen in old.items():
        twins = fresh.get((_base(key), seen)) if key not in new else None
        if twins:
            renamed[twins.pop(0)] = key
    return old, {renamed.get(key, key): seen for key, seen in new.items()}


def _base(key: Key) -> Key:
    return key[0], key[1], key[2].partition("[")[0]


_PASSED = frozenset({CaseResult.PASSED})
_FAILED = frozenset({CaseResult.FAILED})


def _is_flaky(seen: frozenset[CaseResult]) -> bool:
    return {CaseResult.PASSED, CaseResult.FAILED} <= seen


def _key(project: Project, case: Case) -> Key:
    return which(project), case.path, case.name


def which(project: Project) -> Which:
    """What a project is called on both sides."""
    return project.folder, project.ecosystem.value


def run_tests(box: Toolbox) -> Side:
    """The tests of every outermost project, as often as the user asked for."""
    n_times = box.workshop.permission.repeat if box.workshop is not None else 1
    ran: list[Ran] = []
    not_run: list[NoRun] = []
    for project in projects_for(box.tree):
        runs: list[TestRun] = []
        for _ in range(n_times):
            run = _run(box, project, lambda kit, site: tested(kit, site, Wanted()))
            if isinstance(run, NoRun):
                not_run.append(run)
                break
            runs.append(run)
        if runs:
            ran.append(Ran(project=project, tests=tuple(runs)))
    if not ran and not not_run:
        not_run.append(NoRun(ReasonCode.NO_MANIFEST, "no project that could be tested"))
    return Side(ran=tuple(ran), not_run=tuple(not_run))


def run_builds(box: Toolbox) -> list[tuple[Project, BuildRun | NoRun]]:
    """A build of every outermost project."""
    return [
        (project, _run(box, project, lambda kit, site: built(kit, site, "")))
        for project in projects_for(box.tree)
    ]


def _run(box: Toolbox, project: Project, do: Callable[[Kit, Worksite], Run | NoRun]) -> Run | NoRun:
    if box.workshop is None:
        return NoRun(ReasonCode.NOT_PERMITTED, "nothing can be run here")
    permitted = box.workshop.sandbox()
    if isinstance(permitted, NoRun):
        return permitted
    kit = kit_of(project.ecosystem)
    if kit is None:
        note = f"{project.where}: {project.ecosystem.value} projects cannot be run here"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    site = box.workshop.site(project.folder)
    return site if isinstance(site, NoRun) else do(kit, site)
