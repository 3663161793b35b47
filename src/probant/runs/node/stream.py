"""What a reporter tells while tests run, line by line, and what it told in the end.

The lines carry a secret of their run: other lines are a test's own output. Nothing is believed
alone; results.py compares it with what the runner wrote down.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable
from typing import Any

from probant.runs.live import LiveCount
from probant.runs.port import Case, CaseResult
from probant.vocabulary.record import Record

MAX_CASES = 200_000
MAX_TEXT_CHARS = 20_000
_FRAME = re.compile(r"(?:\(|at |file://)(/[^\s():]+):(\d+)(?::\d+)?")


class Trouble(Record):
    """A file that could not be run, or an error outside of any test."""

    path: str
    message: str
    trace: str
    is_counted: bool = False
    """Whether the runner's own counts have it among the failing tests."""


class Told(Record, kw_only=True):
    """All a stream said. `own` are the runner's own counts, `is_ended` whether it said its end."""

    cases: tuple[Case, ...]
    troubles: tuple[Trouble, ...]
    is_ended: bool
    n_ends: int
    counted: tuple[int, int, int] | None
    """Passed, failed and skipped as the reporter counted them itself."""
    own: dict[str, int]
    n_announced: int | None
    n_unreported: int
    unreported: tuple[str, ...]
    empty_files: tuple[str, ...]


class Stream:
    """Takes the output of one run line by line."""

    def __init__(self, secret: str, root: str, say: Callable[[str], None], name: str) -> None:
        self._mark = f"@probant:{secret}:".encode()
        self._root = root
        self._live = LiveCount(say, name)
        self._ticks: dict[tuple[str, str], Case] = {}
        self._cases: list[Case] = []
        self._troubles: list[Trouble] = []
        self._end: dict[str, Any] | None = None
        self._n_ends = 0
        self._n_announced: int | None = None
        self._unreported: dict[str, Any] = {}
        self._empty: list[str] = []

    def line(self, raw: bytes) -> None:
        if not raw.startswith(self._mark):
            return
        try:
            said = json.loads(raw[len(self._mark) :])
        except (ValueError, RecursionError):
            return
        if isinstance(said, dict):
            self._take(said)

    def told(self) -> Told:
        """Everything; where the end is missing, tests of unfinished files count as well."""
        cases = list(self._cases)
        if self._end is None:
            done = {case.path for case in cases}
            cases += [case for case in self._ticks.values() if case.path not in done]
        end = self._end or {}
        own = end.get("own")
        names = self._unreported.get("names")
        return Told(
            cases=tuple(cases),
            troubles=tuple(self._troubles),
            is_ended=self._n_ends == 1,
            n_ends=self._n_ends,
            counted=(
                _number(end.get("passed")), _number(end.get("failed")), _number(end.get("skipped"))
            ) if self._end is not None else None,
            own=_numbers(own),
            n_announced=self._n_announced,
            n_unreported=_number(self._unreported.get("n")),
            unreported=tuple(str(one) for one in names) if isinstance(names, list) else (),
            empty_files=tuple(self._empty),
        )  # fmt: skip

    def _take(self, said: dict[str, Any]) -> None:
        kind = said.get("told")
        if kind in ("case", "tick") and len(self._cases) < MAX_CASES:
            self._take_case(said, is_tick=kind == "tick")
        elif kind == "trouble":
            message, trace = _text(said.get("message")), _text(said.get("trace"))
            path, is_counted = self._path(said.get("file")), said.get("is_counted") is True
            self._troubles.append(Trouble(path, message, trace, is_counted))
        elif kind == "begin":
            announced = said.get("n_tests")
            self._n_announced = announced if isinstance(announced, int) else None
        elif kind == "unreported":
            self._unreported = said
        elif kind == "empty":
            self._empty.append(self._path(said.get("file")))
        elif kind == "end":
            self._end = said
            self._n_ends += 1

    def _take_case(self, said: dict[str, Any], *, is_tick: bool) -> None:
        titles = said.get("titles")
        name = " ".join(str(one) for one in titles) if isinstance(titles, list) else ""
        result = _RESULTS.get(str(said.get("result")))
        if result is None or not name:
            return
        path = self._path(said.get("file"))
        trace = _text(said.get("trace"))
        line = said.get("line")
        case = Case(
            name=name[:MAX_TEXT_CHARS],
            result=result,
            path=path,
            line=line if isinstance(line, int) and line > 0 else frame_line(trace, path),
            message=_text(said.get("message")),
            trace=trace,
        )
        is_new = (path, name) not in self._ticks
        if is_tick:
            self._ticks[path, name] = case
        else:
            self._cases.append(case)
        if is_tick or is_new:
            self._live.add(result)

    def _path(self, file: object) -> str:
        return inside_path(file if isinstance(file, str) else "", self._root)


_RESULTS = {one.value: one for one in CaseResult}


def inside_path(file: str, root: str) -> str:
    """A path of the sandbox relative to the repository, '' for one that is not in it."""
    plain = posixpath.normpath(file.removeprefix("file://")) if file else ""
    return plain.removeprefix(f"{root}/") if plain.startswith(f"{root}/") else ""


def frame_line(trace: str, path: str) -> int | None:
    """The line of the first frame in a file, if the trace has one."""
    for found in _FRAME.finditer(trace):
        if path and found.group(1).endswith(f"/{path}"):
            return int(found.group(2)[:9])
    return None


def _text(value: object) -> str:
    return value[:MAX_TEXT_CHARS] if isinstance(value, str) else ""


def _numbers(value: object) -> dict[str, int]:
    found = value if isinstance(value, dict) else {}
    return {str(name): count for name, count in found.items() if isinstance(count, int)}


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
