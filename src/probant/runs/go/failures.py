"""One Go test as a case: where its function begins, or where its failure says it happened."""

from __future__ import annotations

import re
from collections.abc import Mapping

from probant.runs.compiled import MAX_MESSAGE_CHARS, MAX_TRACE_CHARS, within
from probant.runs.port import Case, CaseResult
from probant.runs.worksite import Worksite

_SAID = re.compile(
    r"^[ \t]*([^\s:/]+\.go):(\d+): ?(.*(?:\n(?![ \t]*[^\s:/]+\.go:\d+:)[ \t]+.*)*)", re.MULTILINE
)
_FRAME = re.compile(r"^\t(\S+\.go):(\d+)", re.MULTILINE)
_PANIC = re.compile(r"^(?:\s*panic|fatal error): (.*?)(?: \[recovered\])?$", re.MULTILINE)
_COMPILER = re.compile(r"^(?:vet: )?(?:\./)?([^\s:]+\.go):(\d+)(?::\d+)?: (.*)", re.MULTILINE)
_MARK = re.compile(r"^\s*(?:=== |--- (?:FAIL|PASS|SKIP): )")


def case_of(
    site: Worksite,
    folder: str,
    name: str,
    result: CaseResult,
    output: str,
    starts: Mapping[str, tuple[str, int]],
) -> Case:
    path, line = starts.get(name.partition("/")[0], ("", None))
    if result is CaseResult.PASSED:
        return Case(name=name, result=result, path=path, line=line)
    trace = "\n".join(one for one in output.split("\n") if not _MARK.match(one))
    said = _SAID.search(trace)
    frame = _own_frame(site, trace)
    message = ""
    panic = _PANIC.search(trace)
    if panic:
        message = panic[1]
        path, line = frame or (path, line)
    elif said:
        message = said[3].strip()
        file = f"{folder}/{said[1]}".lstrip("/")
        if site.is_file_in(site.copy / file):
            path, line = file, int(said[2])
    return Case(
        name=name,
        result=result,
        path=path,
        line=line,
        message=message[:MAX_MESSAGE_CHARS],
        trace=trace[:MAX_TRACE_CHARS],
    )


def case_of_package(site: Worksite, name: str, output: str) -> Case:
    """A package whose tests could not be compiled, or whose test program failed by itself."""
    path, line, message = "", None, ""
    frame = _own_frame(site, output)
    panic = _PANIC.search(output)
    said = _COMPILER.search(output)
    if panic:
        message = panic[1]
        path, line = frame or ("", None)
    elif said:
        message = said[3]
        path = within(site, f"{site.project_inside}/{said[1]}")
        line = int(said[2]) if path else None
    return Case(
        name=name,
        result=CaseResult.FAILED,
        path=path,
        line=line,
        message=(message or output.strip().partition("\n")[0])[:MAX_MESSAGE_CHARS],
        trace=output[:MAX_TRACE_CHARS],
    )


def _own_frame(site: Worksite, trace: str) -> tuple[str, int] | None:
    """The first frame that stands in the repository."""
    for found in _FRAME.finditer(trace):
        path = within(site, found[1])
        if path:
            return path, int(found[2])
    return None
