"""Results of runners that speak TAP on their output: ava, tap, tape.

The plan says how many there are to be; lines further in belong to the line they stand above, and
only the innermost are counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from probant.runs.live import LiveCount
from probant.runs.node.stream import MAX_CASES, MAX_TEXT_CHARS, Told
from probant.runs.port import Case, CaseResult

_POINT = re.compile(
    r"^(?P<indent> *)(?P<bad>not )?ok\b(?: \d+)?(?: -)? ?(?P<name>.*?)"
    r"(?:\s+# (?P<mark>SKIP|TODO)\b.*|\s+# time=.*)?(?P<block> \{)?$",
    re.IGNORECASE,
)
_PLAN = re.compile(r"^(?P<indent> *)1\.\.(?P<n>\d{1,9})(?:\s*#.*)?$")
_FRAME = re.compile(r"(/[^\s():]+?\.[cm]?[jt]sx?):(\d{1,9})")


class TapStream:
    """Takes the output of one run line by line."""

    def __init__(self, root: str, say: Callable[[str], None], name: str) -> None:
        self._root = root
        self._live = LiveCount(say, name)
        self._points: list[Case] = []
        self._n_top = 0
        self._plan: int | None = None
        self._depth = 0
        self._details: list[str] = []

    def line(self, raw: bytes) -> None:
        text = raw.decode("utf-8", "replace").rstrip()
        plan = _PLAN.match(text)
        point = _POINT.match(text)
        if plan is not None and not plan.group("indent"):
            self._plan = int(plan.group("n"))
        elif point is not None and len(self._points) < MAX_CASES:
            self._close()
            self._take(point)
        elif self._points and len(self._details) < 200:
            self._details.append(text)

    def told(self) -> Told:
        self._close()
        is_ended = self._plan is not None and self._plan == self._n_top
        return Told(
            cases=tuple(self._points),
            troubles=(),
            is_ended=is_ended,
            n_ends=int(is_ended),
            counted=None,
            own={},
            n_announced=None,
            n_unreported=max(0, (self._plan or 0) - self._n_top),
            unreported=(),
            empty_files=(),
        )

    def _take(self, point: re.Match[str]) -> None:
        depth = len(point.group("indent"))
        self._n_top += depth == 0
        is_closing, self._depth = self._depth > depth, depth
        if is_closing:
            return  # it stands for the lines further in, which were counted
        mark = point.group("mark")
        result = (
            CaseResult.SKIPPED if mark
            else CaseResult.FAILED if point.group("bad") else CaseResult.PASSED
        )  # fmt: skip
        self._points.append(Case(name=point.group("name")[:MAX_TEXT_CHARS] or "?", result=result))
        self._live.add(result)

    def _close(self) -> None:
        """What stands below a failing line is its account of the failure."""
        if self._points and self._details and self._points[-1].result is CaseResult.FAILED:
            text = "\n".join(self._details)[:MAX_TEXT_CHARS]
            last = self._points[-1]
            found = next(
                (
                    one
                    for one in _FRAME.finditer(text)
                    if one.group(1).startswith(f"{self._root}/") and "/node_modules/" not in one[1]
                ),
                None,
            )
            self._points[-1] = Case(
                name=last.name,
                result=last.result,
                path=found.group(1).removeprefix(f"{self._root}/") if found else "",
                line=int(found.group(2)) if found else None,
                message=next((line.strip() for line in self._details if ":" in line), ""),
                trace=text,
            )
        self._details = []
