"""What a runner in the sandbox told while it ran: read line by line, merged into cases.

The lines are untrusted: whatever has not the right form is left out. Whether they agree with the
other channels is decided in outcome.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from probant.runs.live import Throttle
from probant.runs.port import Case, CaseResult
from probant.runs.workshop import Say
from probant.vocabulary.record import Record, replace

MAX_EVENTS = 2_000_000
_WORST_FIRST = (CaseResult.FAILED, CaseResult.SKIPPED, CaseResult.PASSED)


class Fault(Record, kw_only=True):
    """The exception behind a failure, as far as it tells something."""

    type: str = ""
    text: str = ""
    module: str = ""
    is_import: bool = False


class Told(Record, kw_only=True):
    """One test, or one file that could not be collected, with all its parts merged."""

    case: Case
    fault: Fault
    is_overruled: bool
    """It raised, and still was not reported as failed."""
    is_hollow: bool = False
    """It was reported as passed, and its function was never entered."""


class Events:
    """Takes the lines of one run as they come."""

    def __init__(
        self, mark: bytes, say: Say, runner: str, inside: str, installed: tuple[str, str] = ("", "")
    ) -> None:
        self.mark = mark
        self._throttle = Throttle(say)
        self._runner = runner
        self._places = ((f"{inside}/", ""), installed)
        """Folders inside, each with the folder of the repository whose files stand there."""
        self._running: list[str] = []
        self._ended: set[str] = set()
        self.told: dict[str, Told] = {}
        self.events: list[Mapping[str, Any]] = []
        self.n_collected: int | None = None
        self.n_deselected = 0
        self.n_seen = 0
        self.status: int | None = None
        self.has_ended = False
        self.stopped = ""
        self.origins: dict[str, str] = {}

    def line(self, line: bytes) -> None:
        if not line.startswith(self.mark) or len(self.events) > MAX_EVENTS:
            return
        try:
            event = json.loads(line[len(self.mark) :])
        except (ValueError, RecursionError):
            return
        if isinstance(event, dict) and isinstance(event.get("event"), str):
            self._take(event)

    def feed(self, output: bytes) -> None:
        """All lines of what was printed, for a sandbox that gave none while it ran."""
        if not self.events and not self.told:
            for line in output.split(b"\n"):
                self.line(line)

    @property
    def running(self) -> str:
        """The test that was under way last and never ended, '' if there is none."""
        return next((one for one in reversed(self._running) if one not in self._ended), "")

    def first(self, name: str) -> Mapping[str, Any] | None:
        return next((event for event in self.events if event["event"] == name), None)

    def each(self, name: str) -> Iterator[Mapping[str, Any]]:
        return (event for event in self.events if event["event"] == name)

    def count(self, result: CaseResult) -> int:
        return sum(one.case.result is result for one in self.told.values())

    def counts(self) -> str:
        n_failed, n_skipped = self.count(CaseResult.FAILED), self.count(CaseResult.SKIPPED)
        return f"{self.count(CaseResult.PASSED)} passed, {n_failed} failed, {n_skipped} skipped"

    def _take(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "result":
                self._result(event)
            case "uncollected" | "broken":
                self._uncollected(event)
            case "running":
                self._running.append(text_in(event, "id"))
            case "collected":
                self.n_collected = _count(event.get("n")) or 0
                self.n_seen = _count(event.get("n_seen")) or 0
                self.n_deselected = _count(event.get("n_deselected")) or 0
            case "finish":
                self.status = _count(event.get("status"))
                self.stopped = text_in(event, "stopped")
            case "origins":
                origins = event.get("origins")
                if isinstance(origins, dict):
                    self.origins |= {str(name): str(at) for name, at in origins.items()}
            case "end":
                self.has_ended = True
            case _:
                self.events.append(event)

    def _result(self, event: dict[str, Any]) -> None:
        key, when, outcome = (text_in(event, name) for name in ("id", "when", "outcome"))
        if when == "teardown":
            self._ended.add(key)
        result = _RESULTS.get(outcome)
        # Setup and teardown count only if something went wrong there; a rerun says nothing yet.
        if result is None or (when != "call" and result is CaseResult.PASSED):
            return
        # A failure that is expected raises and counts as skipped; nothing else does.
        is_allowed = result is CaseResult.SKIPPED and bool(event.get("expected"))
        is_good = result is not CaseResult.FAILED
        is_overruled = bool(event.get("raised")) and is_good and not is_allowed
        is_hollow = event.get("entered") is False and result is CaseResult.PASSED
        case = self._case(event, key, result)
        self._merge(
            key,
            Told(case=case, fault=fault_in(event), is_overruled=is_overruled, is_hollow=is_hollow),
        )
        self._ended.add(key) if when == "call" and self._runner == "unittest" else None
        self._throttle.tell(lambda: f"{self._runner}: {self.counts()}")

    def _uncollected(self, event: dict[str, Any]) -> None:
        self.events.append(event)
        path = text_in(event, "path")
        key = text_in(event, "id") or self.relative(path) or path
        is_skipped = text_in(event, "outcome") == "skipped"
        result = CaseResult.SKIPPED if is_skipped else CaseResult.FAILED
        case = self._case(event, key, result)
        self._merge(key, Told(case=case, fault=fault_in(event), is_overruled=False))

    def _merge(self, key: str, told: Told) -> None:
        known = self.told.get(key, told)
        is_worse = _WORST_FIRST.index(told.case.result) < _WORST_FIRST.index(known.case.result)
        worst = told if is_worse else known
        self.told[key] = replace(
            worst,
            is_overruled=told.is_overruled or known.is_overruled,
            is_hollow=told.is_hollow or known.is_hollow,
        )

    def _case(self, event: dict[str, Any], key: str, result: CaseResult) -> Case:
        path = self.relative(text_in(event, "path"))
        head, _, rest = key.partition("::")
        text = text_in(event, "text")
        message = text_in(event, "message") or text_in(event, "reason") or _told_error(text)
        frames = "\n".join(self._frames(event))
        is_bad = result is CaseResult.FAILED
        return Case(
            name=rest or head,
            result=result,
            path=path,
            line=_count(event.get("line")) or None,
            message=message,
            trace="\n".join(part for part in (frames, text) if part) if is_bad else "",
        )

    def _frames(self, event: dict[str, Any]) -> list[str]:
        """The frames in the form Python prints them, with paths of the repository.

        What the runner did before it came to the repository's own code is left out.
        """
        frames = event.get("frames")
        told = frames if isinstance(frames, list) else []
        told = [one for one in told if isinstance(one, list) and len(one) == 3]
        starts = (at for at, (path, _, _) in enumerate(told) if self.relative(str(path)))
        return [
            f'  File "{self.relative(str(path)) or path}", line {line}, in {name}'
            for path, line, name in told[next(starts, len(told)) :]
        ]

    def relative(self, path: str) -> str:
        """A path relative to the repository; '' where it is none of it."""
        for place, folder in self._places:
            if place and path.startswith(place):
                return folder + path[len(place) :]
        return ""


_RESULTS = {
    "passed": CaseResult.PASSED,
    "failed": CaseResult.FAILED,
    "skipped": CaseResult.SKIPPED,
}


def text_in(event: Mapping[str, Any], key: str) -> str:
    value = event.get(key)
    return value if isinstance(value, str) else ""


def fault_in(event: Mapping[str, Any]) -> Fault:
    told = event.get("fault")
    if not isinstance(told, dict):
        return Fault()
    return Fault(
        type=text_in(told, "type"),
        text=text_in(told, "text"),
        module=text_in(told, "module"),
        is_import=told.get("is_import") is True,
    )


def _count(value: object) -> int | None:
    is_count = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31
    return value if is_count and isinstance(value, int) else None


def _told_error(text: str) -> str:
    """The line of a report that says what went wrong: pytest marks it with an E."""
    lines = [line for line in text.splitlines() if line.strip()]
    marked = [line[1:] for line in lines if line.startswith("E  ")]
    return (marked or lines or [""])[-1].strip()
