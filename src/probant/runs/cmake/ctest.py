"""Run what CTest knows: a list of the tests before, a stream while they run, a file at the end.

All three have to tell the same of every test. A test whose program was not built counts as failed,
one that is disabled or skips itself as skipped.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from probant.runs.cmake.configure import Configured
from probant.runs.ending import stopped
from probant.runs.junit import JUnitCase, parse_junit
from probant.runs.live import LiveCount
from probant.runs.native.files import (
    in_repository,
    items,
    parse_json,
    plain_files,
    read_bytes,
    read_text,
    text,
)
from probant.runs.native.programs import ENV, log_of, n_jobs
from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

WRITES_JUNIT = (3, 21)
"""The CTest that first wrote such files."""

_STREAMED = re.compile(
    r"^ *\d+/\d+ Test +#\d+: (?P<name>.+?) \.+ *"
    r"(?P<told>Passed|\*\*\*[A-Za-z][^\n]*?) +[\d.]+ sec",
    re.MULTILINE,
)
_ADDED = re.compile(
    r"^add_test\((?:\[(?P<level>=*)\[(?P<name>.*?)\](?P=level)\]|(?P<plain>\S+)) "
    r"\"(?P<program>[^\"]+)\"",
    re.MULTILINE,
)
_END = re.compile(r"^\d+% tests passed, (\d+) tests? failed out of (\d+)", re.MULTILINE)
_SKIPPED = ("***Skipped", "***Not Run (Disabled)")


class Listed(Record, kw_only=True):
    """One test as CTest lists it; `is_ready` only if its program is there."""

    name: str
    program: str
    is_ready: bool
    path: str
    line: int | None


def listed_tests(
    site: Worksite, configured: Configured, chosen: tuple[str, ...] = ()
) -> tuple[Listed, ...] | NoRun:
    done = site.run(
        ["ctest", "--show-only=json-v1", *_only(chosen)], cwd=configured.build_inside, env=ENV
    )
    if short := stopped(done, "ctest"):
        return short
    start = done.stdout.find(b"{")
    told = parse_json(done.stdout[start:]) if start >= 0 else {}
    added = _added(site, configured)
    return tuple(_listed(site, configured, told, one, added) for one in items(told, "tests"))


def run_ctest(
    site: Worksite, configured: Configured, chosen: tuple[str, ...] = ()
) -> TestRun | NoRun:
    """Run all tests, or those of these very names."""
    listed = listed_tests(site, configured, chosen)
    if isinstance(listed, NoRun):
        return listed
    report = site.results / f"{configured.build.name}-ctest.xml"
    done = site.run(
        ["ctest", "-j", str(n_jobs()), "--output-junit", f"{site.results_inside}/{report.name}",
         *_only(chosen)],
        cwd=configured.build_inside,
        env=ENV,
        on_line=_telling_tests(site, len(listed)),
    )  # fmt: skip
    if short := stopped(done, "ctest"):
        return short
    streamed, is_ended = _streamed(done.stdout.decode("utf-8", "replace"))
    read = parse_junit(read_bytes(site, report))
    filed = _filed(read.cases) if read else None
    if filed is None and configured.model.version < WRITES_JUNIT:
        filed = streamed
    written = {case.name: case for case in read.cases} if read else {}
    asked = shlex.join(["ctest", *_only(chosen)])
    return TestRun(
        command=f"{configured.command} && cmake --build build && {asked}",
        cases=tuple(
            _case(one, result, written.get(one.name))
            for one in listed
            if (result := _worst(one.name, streamed, filed or {})) is not None
        ),
        exit_code=done.exit_code,
        is_whole=is_ended or not listed,
        doubts=tuple(_doubts(listed, streamed, filed, is_ended)),
        log=log_of(done),
    )


def _only(chosen: Sequence[str]) -> list[str]:
    escaped = (re.sub(r"([^\w \-/:,<>=@])", r"\\\1", name) for name in chosen)
    return ["-R", f"^({'|'.join(escaped)})$"] if chosen else []


def _added(site: Worksite, configured: Configured) -> dict[str, str]:
    """Test → program, as CMake wrote it down before anything was built."""
    return {
        found["name"] or found["plain"]: found["program"]
        for path in plain_files(site, configured.build)
        if path.name == "CTestTestfile.cmake"
        for found in _ADDED.finditer(read_text(site, path))
    }


def _listed(
    site: Worksite, configured: Configured, told: Any, one: Any, added: Mapping[str, str]
) -> Listed:
    command = one.get("command")
    program = command[0] if isinstance(command, list) and command else ""
    path, line = _written_at(site, configured, told, one.get("backtrace"))
    name = text(one, "name")
    return Listed(
        name=name,
        program=program if isinstance(program, str) and program else added.get(name, ""),
        is_ready=bool(program),
        path=path,
        line=line,
    )


def _written_at(
    site: Worksite, configured: Configured, told: Any, index: Any
) -> tuple[str, int | None]:
    """The line of the repository that adds the test: the outermost call that led to it."""
    graph = told.get("backtraceGraph", {}) if isinstance(told, dict) else {}
    nodes = items(graph, "nodes")
    files = graph.get("files", []) if isinstance(graph, dict) else []
    found: tuple[str, int | None] = ("", None)
    for _ in range(len(nodes)):
        if not isinstance(index, int) or not 0 <= index < len(nodes):
            break
        file, line = nodes[index].get("file"), nodes[index].get("line")
        if isinstance(file, int) and 0 <= file < len(files) and isinstance(line, int):
            path = in_repository(site, str(files[file]), configured.model.source)
            found = (path, line) if path else found
        index = nodes[index].get("parent")
    return found


def _streamed(printed: str) -> tuple[dict[str, CaseResult], bool]:
    """What was told of each test while they ran, and whether CTest came to its end."""
    found = {one["name"]: _told(one["told"]) for one in _STREAMED.finditer(printed)}
    return found, bool(_END.search(printed))


def _told(word: str) -> CaseResult:
    if word == "Passed":
        return CaseResult.PASSED
    return CaseResult.SKIPPED if word.strip() in _SKIPPED else CaseResult.FAILED


def _filed(cases: tuple[JUnitCase, ...]) -> dict[str, CaseResult]:
    return {case.name: _result(case) for case in cases}


def _result(case: JUnitCase) -> CaseResult:
    """CTest writes a disabled test without a mark, and one whose program is missing as skipped."""
    if case.status == "disabled":
        return CaseResult.SKIPPED
    if case.status == "notrun" and not case.message.startswith("SKIP_"):
        return CaseResult.FAILED
    if case.status not in ("run", "notrun"):
        return CaseResult.FAILED
    return case.result


def _worst(name: str, *told: Mapping[str, CaseResult]) -> CaseResult | None:
    """What the sources tell of a test; where they differ, the worse. None if nobody tells."""
    results = [one[name] for one in told if name in one]
    order = (CaseResult.FAILED, CaseResult.SKIPPED, CaseResult.PASSED)
    return min(results, key=order.index, default=None)


def _case(one: Listed, result: CaseResult, written: JUnitCase | None) -> Case:
    is_failed = result is CaseResult.FAILED
    return Case(
        name=one.name,
        result=result,
        path=one.path,
        line=one.line,
        message=written.message if written and is_failed else "",
        trace=written.output if written and is_failed else "",
    )


def _doubts(
    listed: tuple[Listed, ...],
    streamed: Mapping[str, CaseResult],
    filed: Mapping[str, CaseResult] | None,
    is_ended: bool,
) -> list[str]:
    names = [one.name for one in listed]
    found: list[str] = []
    if len(set(names)) != len(names):
        found.append("several tests share one name")
    if names and not is_ended:
        found.append("ctest did not come to its end")
    if names and filed is None:
        found.append("ctest left no result file")
    untold = [name for name in names if name not in streamed and name not in (filed or {})]
    if untold:
        found.append(f"nothing tells how {len(untold)} of {len(names)} tests ended")
    if filed is not None and set(filed) != set(names):
        found.append(f"{len(names)} tests were listed, results tell of {len(filed)}")
    if filed is not None and dict(streamed) != dict(filed):
        found.append("what ctest printed and what stands in its result file differ")
    return found


def _telling_tests(site: Worksite, n_tests: int) -> Callable[[bytes], None]:
    count = LiveCount(site.say, "ctest", n_tests)

    def tell(line: bytes) -> None:
        one = _STREAMED.match(line[:2_000].decode("utf-8", "replace"))
        if one is not None:
            count.add(_told(one["told"]))

    return tell
