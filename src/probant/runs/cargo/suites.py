"""From the events of one Rust test program to cases, compared with the list it gave before."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from probant.runs.cargo.frames import Frame
from probant.runs.cargo.messages import Artifact, located
from probant.runs.compiled import MAX_MESSAGE_CHARS, MAX_TRACE_CHARS, source_text
from probant.runs.port import Case, CaseResult
from probant.runs.worksite import Worksite

RESULTS = {
    "ok": CaseResult.PASSED,
    "failed": CaseResult.FAILED,
    "ignored": CaseResult.SKIPPED,
}
_LISTED = re.compile(r"^(\S.*): test$", re.MULTILINE)
_PANIC = re.compile(
    r"panicked at ([^\n:]+\.rs):(\d+):\d+:\n(.*(?:\n(?!note: |stack backtrace).+)*)"
)
_OLD_PANIC = re.compile(r"panicked at '((?:[^'\\]|\\.)*)', ([^\n:]+\.rs):(\d+):\d+")
_FRAME = re.compile(r"^\s+at (\S+\.rs):(\d+)(?::\d+)?$", re.MULTILINE)
N_NAMED = 3


def listed(frame: Frame) -> tuple[str, ...]:
    return tuple(_LISTED.findall(frame.output))


class Suite:
    """One program's tests. `doubts` and `is_whole` are known after `cases` was called."""

    def __init__(
        self, site: Worksite, artifact: Artifact, frame: Frame, names: Sequence[str],
        wanted: Sequence[str] | None,
    ) -> None:  # fmt: skip
        self._site = site
        self._artifact = artifact
        self._frame = frame
        self._names = set(names)
        self._wanted = None if wanted is None else set(wanted)
        self.doubts: list[str] = []
        self.is_whole = False
        self.is_counted = True

    def cases(self) -> list[Case]:
        events = list(_events(self._frame.output))
        if not any(one.get("type") == "suite" for one in events):
            return self._by_exit_code()
        ended: dict[str, list[tuple[CaseResult, str]]] = {}
        started: list[str] = []
        for event in events:
            name = str(event.get("name", ""))
            if event.get("type") != "test":
                continue
            if event.get("event") == "started":
                started.append(name)
            elif event.get("event") in RESULTS:
                result = RESULTS[str(event["event"])]
                ended.setdefault(name, []).append((result, _told(event)))
        self._check(events, started, ended)
        found = [self._case(name, self._end(ends)) for name, ends in ended.items()
                 if name in self._names]  # fmt: skip
        if self._frame.exit_code != 0:
            cut = [name for name in started if name not in ended and name in self._names]
            text = "the test program ended while it ran"
            found += [self._case(name, (CaseResult.FAILED, text)) for name in dict.fromkeys(cut)]
        keeps = self._names if self._wanted is None else self._wanted
        return [case for case in found if case.name in keeps]

    def _end(self, ends: Sequence[tuple[CaseResult, str]]) -> tuple[CaseResult, str]:
        """Which of several ends to believe: a program with a failing test does not end with 0."""
        is_bad = self._frame.exit_code != 0
        fitting = [one for one in ends if (one[0] is CaseResult.FAILED) is is_bad]
        return fitting[0] if fitting else ends[0]

    def _by_exit_code(self) -> list[Case]:
        """A program with a harness of its own, or one that ended before its first test."""
        code = self._frame.exit_code
        if code:
            text = self._frame.output.strip()
            case = Case(
                name=self._artifact.name,
                result=CaseResult.FAILED,
                path=located(self._site, self._artifact.source),
                message=f"the test program ended with exit code {code}",
                trace=text[-MAX_TRACE_CHARS:],
            )
            return [case]
        self.is_counted = False
        if self._wanted is None:
            self.doubts.append(f"{self._artifact.name} did not tell its tests one by one")
        return []

    def _check(
        self,
        events: Sequence[Mapping[str, Any]],
        started: Sequence[str],
        ended: Mapping[str, list[tuple[CaseResult, str]]],
    ) -> None:
        ghosts = sorted({*started, *ended} - self._names)
        if ghosts:
            self._doubt(f"a line speaks of {_some(ghosts)}, which is no test of this program")
        twice = [name for name, ends in ended.items() if len(ends) > 1]
        if twice:
            self._doubt(f"{_some(twice)} ended more than once")
        ends = [one for one in events if one.get("type") == "suite" and "passed" in one]
        self.is_whole = len(ends) == 1
        if len(ends) > 1:
            self._doubt("two ends were told")
        elif not ends and self._frame.exit_code == 0:
            self._doubt("it ended without telling its end")
        elif ends and not self._agrees(ends[0], ended):
            self._doubt("its sums differ from its tests")
        failed = [name for name, told in ended.items() if self._end(told)[0] is CaseResult.FAILED]
        if failed and self._frame.exit_code == 0:
            self._doubt(f"{_some(failed)} is told to have failed, and it ended with exit code 0")
        if ends and ends[0].get("event") == "ok" and self._frame.exit_code != 0:
            self._doubt(f"all tests passed, and it ended with exit code {self._frame.exit_code}")
        if self._wanted is None and self._frame.exit_code == 0:
            missing = sorted(self._names - set(ended))
            if missing:
                self._doubt(f"{_some(missing)} did not run")

    def _agrees(
        self, end: Mapping[str, Any], ended: Mapping[str, list[tuple[CaseResult, str]]]
    ) -> bool:
        names = (("passed", CaseResult.PASSED), ("failed", CaseResult.FAILED),
                 ("ignored", CaseResult.SKIPPED))  # fmt: skip
        results = [self._end(told)[0] for told in ended.values()]
        return all(end.get(name) == results.count(result) for name, result in names)

    def _case(self, name: str, end: tuple[CaseResult, str]) -> Case:
        result, text = end
        path, line = self._place(name)
        if result is not CaseResult.FAILED:
            return Case(name=name, result=result, path=path, line=line, message=text[:200])
        at = failure_place(self._site, text)
        if at is not None:
            path, line = at
        return Case(
            name=name,
            result=result,
            path=path,
            line=line,
            message=failure_message(text)[:MAX_MESSAGE_CHARS],
            trace=text[:MAX_TRACE_CHARS],
        )

    def _place(self, name: str) -> tuple[str, int | None]:
        """Where the function stands: in its module's file, else in the program's first one."""
        first = located(self._site, self._artifact.source)
        *modules, function = name.split("::")
        pattern = re.compile(
            rf"^[ \t]*(?:pub(?:\([^)]*\))? )?(?:async )?fn {re.escape(function)}\b", re.M
        )
        for path in _module_files(first, modules):
            text = source_text(self._site, path)
            found = pattern.search(text)
            if found:
                return path, text.count("\n", 0, found.start()) + 1
        return first, None

    def _doubt(self, words: str) -> None:
        self.doubts.append(f"{self._artifact.name}: {words}")


def failure_place(site: Worksite, text: str) -> tuple[str, int] | None:
    """The panic's own line if it stands in the repository, else the first frame that does."""
    panic, old = _PANIC.search(text), _OLD_PANIC.search(text)
    spots = [(panic[1], panic[2])] if panic else [(old[2], old[3])] if old else []
    spots += [(one[1], one[2]) for one in _FRAME.finditer(text)]
    for path, line in spots:
        found = located(site, path)
        if found:
            return found, int(line)
    return None


def failure_message(text: str) -> str:
    panic, old = _PANIC.search(text), _OLD_PANIC.search(text)
    return panic[3] if panic else old[1] if old else text.strip().partition("\n")[0]


def _module_files(first: str, modules: Sequence[str]) -> Iterator[str]:
    folder = PurePosixPath(first).parent
    for n_modules in range(len(modules), 0, -1):
        base = folder.joinpath(*modules[:n_modules])
        yield f"{base}.rs"
        yield f"{base}/mod.rs"
    yield first


def _events(output: str) -> Iterator[dict[str, Any]]:
    for line in output.split("\n"):
        start = line.find('{ "type":')
        if start >= 0:
            try:
                event = json.loads(line[start:])
            except (ValueError, RecursionError):
                continue
            if isinstance(event, dict):
                yield event


def _told(event: Mapping[str, Any]) -> str:
    parts = [event.get("stdout"), event.get("message"), event.get("reason")]
    return "\n".join(part for part in parts if isinstance(part, str))


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - N_NAMED} more" if len(names) > N_NAMED else ""
    return ", ".join(names[:N_NAMED]) + more
