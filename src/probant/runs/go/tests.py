"""From the events of `go test -json` to cases: leaves count, and forged lines are noticed.

A test's output and the runner's marks share one stream, so a result counts only if its test was
listed before the run, was started, and ended once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from probant.runs.compiled import MAX_TRACE_CHARS, text_of
from probant.runs.go.failures import case_of, case_of_package
from probant.runs.go.packages import Package, functions_of, leaves_itself
from probant.runs.go.select import Selection
from probant.runs.go.trouble import Needs, trouble
from probant.runs.port import Case, CaseResult, NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

RESULTS = {"pass": CaseResult.PASSED, "fail": CaseResult.FAILED, "skip": CaseResult.SKIPPED}

_NAME = re.compile(r"(?:Test|Example|Fuzz)[^\s/]*\n?")
_UNBUILT = re.compile(r"^FAIL\t(\S+) \[(?:build|setup) failed\]", re.MULTILINE)
_PRINTED_END = re.compile(r"--- (PASS|SKIP): (\S+) \(\d+\.\d+s\)")
N_NAMED = 3


class Read(Record, kw_only=True):
    cases: tuple[Case, ...]
    is_whole: bool
    doubts: tuple[str, ...]


def read_list(done: Finished) -> dict[str, set[str]]:
    """The names each package has, by import path."""
    found: dict[str, set[str]] = {}
    for event in _events(done):
        output = event.get("Output", "")
        if event.get("Action") == "output" and _NAME.fullmatch(output):
            found.setdefault(event.get("Package", ""), set()).add(output.strip())
    return found


def read_tests(
    site: Worksite,
    done: Finished,
    packages: Sequence[Package],
    listed: Mapping[str, set[str]],
    chosen: Selection,
    needs: Needs,
) -> Read | NoRun:
    """Counts and doubts, or why there are none."""
    streams = _streams(done)
    plain = "\n".join(line for line in text_of(done.output).split("\n") if line[:1] != "{")
    unbuilt = set(_UNBUILT.findall(plain)) | {p for p, one in streams.items() if one.is_unbuilt}
    built = [name for name in streams if name not in unbuilt]
    why = trouble(_told_of(plain, streams), needs) if unbuilt or not built else None
    if why is not None and not any(streams[name].tests for name in built):
        return why
    homes = {one.import_path: one for one in packages}
    cases: list[Case] = []
    doubts: list[str] = []
    for name in built:
        home = homes.get(name)
        report = _Report(site, streams[name], home, listed.get(name, set()), chosen)
        cases += report.cases()
        doubts += report.doubts
    if why is not None:
        doubts.append(f"{len(unbuilt)} packages were not tested: {why.note}")
    elif unbuilt:
        cases += [
            case_of_package(site, name, _block(plain, streams, name)) for name in sorted(unbuilt)
        ]
    elif not streams and done.exit_code:
        cases.append(case_of_package(site, "go test", plain))
    is_whole = all(streams[name].is_ended for name in built)
    return Read(cases=tuple(cases), is_whole=is_whole, doubts=tuple(doubts))


_TEXTS = ("Action", "Package", "Test", "Output", "ImportPath")


class _Stream:
    """All events of one package."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tests: dict[str, _Test] = {}
        self.result: CaseResult | None = None
        self.output: list[str] = []
        self.is_unbuilt = False

    def add(self, event: Mapping[str, Any]) -> None:
        action, test = event.get("Action"), event.get("Test")
        output = event.get("Output", "") if action == "output" else ""
        if event.get("FailedBuild") or "[build failed]" in output or "[setup failed]" in output:
            self.is_unbuilt = self.is_unbuilt or not test
        if test:
            self.tests.setdefault(test, _Test()).add(str(action), output)
        elif output:
            self.output.append(output)
        elif action in RESULTS:
            self.result = RESULTS[str(action)]

    @property
    def has_mark(self) -> bool:
        """Whether the test program itself said that it came to its end."""
        return any(line.strip() in ("PASS", "FAIL") for line in self.output)

    @property
    def has_no_tests(self) -> bool:
        return any("[no test files]" in line for line in self.output)

    @property
    def is_ended(self) -> bool:
        return self.has_no_tests or self.result is CaseResult.FAILED or self.has_mark


class _Test:
    def __init__(self) -> None:
        self.is_started = False
        self.ends: list[CaseResult] = []
        self.output: list[str] = []
        self._n_chars = 0

    def add(self, action: str, output: str) -> None:
        self.is_started = self.is_started or action == "run"
        if action in RESULTS:
            self.ends.append(RESULTS[action])
        if output and self._n_chars < MAX_TRACE_CHARS:
            self.output.append(output)
            self._n_chars += len(output)


class _Report:
    """What one package's stream amounts to."""

    def __init__(
        self,
        site: Worksite,
        stream: _Stream,
        home: Package | None,
        listed: set[str],
        chosen: Selection,
    ) -> None:
        self._site = site
        self._stream = stream
        self._folder = home.folder if home else ""
        self._listed = listed
        self._chosen = chosen
        self._home = home
        self.doubts: list[str] = []

    def cases(self) -> list[Case]:
        self._mend()
        known = {n: t for n, t in self._stream.tests.items() if self._is_real(n, t)}
        results = {name: self._result(test) for name, test in known.items()}
        self._compare(known, results)
        starts = self._starts()
        found = [
            case_of(self._site, self._folder, name, result, "".join(known[name].output), starts)
            for name, result in results.items()
            if result is not None and self._counts(name, results)
        ]
        is_bad = self._stream.result is CaseResult.FAILED
        if is_bad and not any(case.result is CaseResult.FAILED for case in found):
            if any(case.result is CaseResult.PASSED for case in found):
                self._doubt("ended with a failure that no test reports")
            else:
                output = "".join(self._stream.output)
                found.append(case_of_package(self._site, self._stream.name, output))
        return found

    def _mend(self) -> None:
        """An end mark that follows a line without its end is not read by older versions of Go."""
        for test in list(self._stream.tests.values()):
            for line in test.output:
                found = _PRINTED_END.search(line)
                ended = self._stream.tests.get(found[2]) if found and found.start() else None
                is_open = ended is not None and ended.is_started and not ended.ends
                if found and ended and is_open and not line[: found.start()].isspace():
                    ended.add(found[1].lower(), "")

    def _is_real(self, name: str, test: _Test) -> bool:
        if name.partition("/")[0] in self._listed and test.is_started:
            return True
        self._doubt(f"a line speaks of {name}, which is no test that was started")
        return False

    def _result(self, test: _Test) -> CaseResult | None:
        """A failing test makes its package fail: in one that passed, it was merely printed."""
        if CaseResult.FAILED in test.ends and not self._is_passed:
            return CaseResult.FAILED
        told = [end for end in test.ends if end is not CaseResult.FAILED]
        if told:
            return told[0]
        return CaseResult.FAILED if self._stream.result is CaseResult.FAILED else None

    @property
    def _is_passed(self) -> bool:
        return self._stream.result is CaseResult.PASSED

    def _compare(
        self, known: Mapping[str, _Test], results: Mapping[str, CaseResult | None]
    ) -> None:
        twice = [name for name, test in known.items() if len(test.ends) > 1]
        if twice:
            self._doubt(f"{_some(twice)} ended more than once")
        denied = [name for name, test in known.items() if CaseResult.FAILED in test.ends]
        if denied and self._is_passed:
            self._doubt(f"a line says that {_some(denied)} failed, and the package passed")
        endless = [name for name, result in results.items() if result is None]
        endless = [name for name in endless if name not in denied]
        if endless:
            self._doubt(f"{_some(endless)} started and did not end")
        stream = self._stream
        leaving = leaves_itself(self._site, self._home) if self._home and self._is_passed else ""
        if leaving:
            self._doubt(f"{leaving} can end the test program past its runner, by syscall.Exit")
        if not stream.is_ended:
            self._doubt("ended without the end mark of its test program")
        if stream.result is not CaseResult.FAILED and not self._chosen.run:
            missing = sorted(self._listed - {name.partition("/")[0] for name in known})
            if missing:
                self._doubt(f"{_some(missing)} did not run")

    def _counts(self, name: str, results: Mapping[str, CaseResult | None]) -> bool:
        """Leaves only; a test with parts counts where it failed by itself."""
        if not self._chosen.keeps(self._folder, name):
            return False
        parts = [result for other, result in results.items() if other.startswith(f"{name}/")]
        is_own = results[name] is CaseResult.FAILED and CaseResult.FAILED not in parts
        return not parts or is_own

    def _starts(self) -> dict[str, tuple[str, int]]:
        """Where each test function begins."""
        if self._home is None:
            return {}
        return {
            name: (f"{self._folder}/{file}".lstrip("/"), line)
            for file in self._home.test_files
            for name, line in functions_of(self._site, self._home, file).items()
        }

    def _doubt(self, words: str) -> None:
        if len(self.doubts) < N_NAMED:
            self.doubts.append(f"{self._stream.name}: {words}")


def _events(done: Finished) -> Iterator[dict[str, Any]]:
    for line in done.stdout.splitlines():
        if line[:1] != b"{":
            continue
        try:
            event = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if isinstance(event, dict) and all(isinstance(event.get(key, ""), str) for key in _TEXTS):
            yield event


def _streams(done: Finished) -> dict[str, _Stream]:
    found: dict[str, _Stream] = {}
    for event in _events(done):
        name = event.get("Package", "")
        if name:
            found.setdefault(name, _Stream(name)).add(event)
        elif event.get("Action") == "build-output":
            name = event.get("ImportPath", "").partition(" ")[0]
            stream = found.setdefault(name, _Stream(name))
            stream.is_unbuilt = True
            stream.output.append(event.get("Output", ""))
    return found


def _told_of(plain: str, streams: Mapping[str, _Stream]) -> str:
    unbuilt = ("".join(one.output) for one in streams.values() if one.is_unbuilt)
    return "\n".join([plain, *unbuilt])


def _block(plain: str, streams: Mapping[str, _Stream], name: str) -> str:
    """What the compiler said about one package."""
    lines: list[str] = []
    is_inside = False
    for line in plain.split("\n"):
        if line.startswith("# "):
            head = line[2:].split(" ")
            is_inside = name in (head[0], head[-1].strip("[]").removesuffix(".test"))
        elif is_inside:
            lines.append(line)
    stream = streams.get(name)
    return "\n".join(lines) + ("".join(stream.output) if stream else "")


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - N_NAMED} more" if len(names) > N_NAMED else ""
    return ", ".join(names[:N_NAMED]) + more
