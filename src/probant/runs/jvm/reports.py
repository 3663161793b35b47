"""Result files of JVM tests, module by module, each case with the source file its class stands in.

Files that were there before the run are none of its results.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from probant.runs.compiled import MAX_MESSAGE_CHARS, MAX_TRACE_CHARS
from probant.runs.junit import MAX_BYTES, JUnitCase, parse_junit
from probant.runs.port import Case, CaseResult, WantedTest
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

_ROOTS = ("src/test", "src/main", "src/integrationTest", "src/it", "test", "src")
_ENDINGS = {"java": ".java", "kotlin": ".kt", "groovy": ".groovy", "scala": ".scala"}
_FRAME = re.compile(
    r"^\s*at (?:[\w.@-]+/)*([\w.$]+)\.[\w$<>]+\(([\w$]+\.\w+):(\d+)\)", re.MULTILINE
)
MAX_FILES = 20_000


class Reports(Record, kw_only=True):
    """`module` of a case is in `Case.path` only where a source was found."""

    cases: tuple[Case, ...]
    n_files: int
    doubts: tuple[str, ...]


def clear(site: Worksite, folder: str, manifests: Iterable[str]) -> None:
    """Remove what an earlier build left in the copy: `folder` beside each of the manifests."""
    for path in list(site.tree.files):
        parent, _, name = path.rpartition("/")
        if name in manifests:
            site.remove_in(site.copy / parent / folder)


def report_files(site: Worksite) -> set[Path]:
    """Every result file in the copy."""
    listed = site.files_in(site.copy, leave_out=(".git", "node_modules"))
    found = (one.path for one in listed if re.fullmatch(r"TEST-.*\.xml", one.path.name))
    return set(itertools.islice(found, MAX_FILES))


def read_reports(site: Worksite, before: set[Path]) -> Reports:
    """The results that were not there before."""
    cases: list[Case] = []
    doubts: list[str] = []
    files = sorted(report_files(site) - before)
    for file in files:
        raw = site.read_back(file, MAX_BYTES)
        report = parse_junit(raw) if raw is not None else None
        name = file.relative_to(site.copy).as_posix()
        if report is None:
            doubts.append(f"{name} cannot be read")
            continue
        if not report.is_consistent:
            doubts.append(f"the sums of {name} differ from its tests")
        cases += [_case(site, _module(name), one) for one in report.cases]
    return Reports(cases=tuple(cases), n_files=len(files), doubts=tuple(doubts[:5]))


def _module(report: str) -> str:
    """The folder of the module a report belongs to: what stands before its output folder."""
    return re.split(r"(?:^|/)(?:target|build)/", report)[0] if "/" in report else ""


def _case(site: Worksite, module: str, one: JUnitCase) -> Case:
    own = one.classname.partition("$")[0]
    path = source_of(site, module, own)
    line: int | None = None
    if one.result is CaseResult.FAILED:
        spot = _spot(site, module, one.trace, own)
        path, line = spot or (path, None)
    name = f"{one.classname}.{one.name}" if one.classname != one.name else one.name
    return Case(
        name=name,
        result=one.result,
        path=path,
        line=line,
        message=(one.message or one.trace.partition("\n")[0])[:MAX_MESSAGE_CHARS],
        trace=one.trace[:MAX_TRACE_CHARS],
    )


def source_of(site: Worksite, module: str, classname: str) -> str:
    """The file of a class in its module, or ''."""
    below = classname.replace(".", "/")
    for root in _ROOTS:
        for language, ending in _ENDINGS.items():
            for folder in (f"{root}/{language}", root):
                path = f"{module}/{folder}/{below}{ending}".lstrip("/")
                if path in site.tree.files:
                    return path
    return ""


def _spot(site: Worksite, module: str, trace: str, own: str) -> tuple[str, int] | None:
    """The frame of the test class itself, else the first one in the module."""
    frames = list(_frames(site, module, trace))
    best = [(path, line) for name, path, line in frames if name == own]
    return next(iter(best or [(path, line) for _, path, line in frames]), None)


def _frames(site: Worksite, module: str, trace: str) -> Iterator[tuple[str, str, int]]:
    for found in _FRAME.finditer(trace):
        name = found[1].partition("$")[0]
        path = source_of(site, module, name)
        if path:
            yield name, path, int(found[3])


def keeps(case: Case, tests: Iterable[WantedTest]) -> bool:
    """Whether a reported case is one of those asked for; a parameter in its name is its own."""
    return any(_fits(case, test) for test in tests)


def _fits(case: Case, test: WantedTest) -> bool:
    wanted = re.split(r"[.#]", test.name)[-1]
    return re.search(rf"(?:^|[.$#]){re.escape(wanted)}(?:$|[\s.$(\[{{])", case.name) is not None
