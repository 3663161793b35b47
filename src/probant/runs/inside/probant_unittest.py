"""Runs unittest classes and tells what happens, in the words of the pytest plugin."""

from __future__ import annotations

import inspect
import sys
import traceback
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant_entry import Note, can_be_noted, noted
from probant_stream import Stream, cut, fault_of, frames_of, origins_of, read_task

Case = unittest.TestCase


class TellingResult(unittest.TextTestResult):
    """Tells each result once the test is over, the worst of its parts."""

    telling: Stream
    notes: dict[str, Note]

    def addSuccess(self, test: Case) -> None:  # noqa: N802 - the name is unittest's
        super().addSuccess(test)
        self._tell(test, "passed")

    def addFailure(self, test: Case, err: Any) -> None:  # noqa: N802
        super().addFailure(test, err)
        self._tell(test, "failed", err[1])

    def addError(self, test: Case, err: Any) -> None:  # noqa: N802
        super().addError(test, err)
        self._tell(test, "failed", err[1])

    def addSkip(self, test: Case, reason: str) -> None:  # noqa: N802
        super().addSkip(test, reason)
        self._tell(test, "skipped", reason=reason)

    def addExpectedFailure(self, test: Case, err: Any) -> None:  # noqa: N802
        super().addExpectedFailure(test, err)
        self._tell(test, "skipped", reason="expected failure")

    def addUnexpectedSuccess(self, test: Case) -> None:  # noqa: N802
        super().addUnexpectedSuccess(test)
        self._tell(test, "failed", message="passed, though a failure is expected")

    def addSubTest(  # noqa: N802
        self, test: Case, subtest: Case, err: Any
    ) -> None:
        super().addSubTest(test, subtest, err)
        if err is not None:
            self._tell(test, "failed", err[1])

    def _tell(
        self,
        test: Case,
        outcome: str,
        error: BaseException | None = None,
        *,
        reason: str = "",
        message: str = "",
    ) -> None:
        path, line = _place_of(test)
        note = self.notes.get(test.id())
        left = note.error if note is not None and outcome == "passed" else None
        is_bad = left is not None and not isinstance(left, unittest.SkipTest)
        self.telling.tell(
            "result",
            id=test.id(),
            when="call",
            outcome=outcome,
            expected=False,
            raised=error is not None or is_bad,
            entered=note is None or note.is_entered,
            path=path,
            line=line,
            reason=cut(reason)[:500],
            fault=fault_of(_cause_of(test, error)),
            frames=frames_of(error),
            message=cut(message or (f"{type(error).__name__}: {error}" if error else "")),
            text=cut("".join(_lines_of(error))),
        )


def _lines_of(error: BaseException | None) -> list[str]:
    if error is None:
        return []
    return traceback.format_exception(type(error), error, error.__traceback__)


def _cause_of(test: Case, error: BaseException | None) -> BaseException | None:
    """A module that cannot be loaded becomes a test whose error holds only a text."""
    if type(test).__name__ != "_FailedTest" or not isinstance(error, ImportError):
        return error
    lines = str(error).strip().splitlines()
    last = lines[-1] if lines else ""
    kind, _, told = last.partition(": ")
    if kind != "ModuleNotFoundError":
        return error
    quoted = told.split("'")
    return ModuleNotFoundError(told, name=quoted[1] if len(quoted) > 2 else "")


def _place_of(test: Case) -> tuple[str, int | None]:
    method = getattr(test, getattr(test, "_testMethodName", ""), None)
    try:
        source = inspect.unwrap(method) if method is not None else type(test)
        found = inspect.getsourcefile(source) or ""
        _, line = inspect.getsourcelines(source)
    except (OSError, TypeError):
        return "", None
    # A method that says where it stands is a test; one that is put in for a failed load is not.
    return ("", None) if Path(found).name == "loader.py" and "unittest" in found else (found, line)


def _each(suite: unittest.TestSuite) -> Iterator[Case]:
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            yield from _each(one)
        else:
            yield one


def _is_wanted(test: Case, wanted: list[dict[str, Any]]) -> bool:
    for one in wanted:
        parts = test.id().split(".")
        asked = [name[:-3] if name.endswith(".py") else name for name in one["names"]]
        spots = range(len(parts) - len(asked) + 1)
        is_named = any(parts[spot : spot + len(asked)] == asked for spot in spots)
        if is_named and (not one["path"] or _place_of(test)[0] == one["path"]):
            return True
    return not wanted


def _noted(tests: list[Case]) -> dict[str, Note]:
    """Have each test note at its own method that it was entered."""
    notes: dict[str, Note] = {}
    for test in tests:
        name = getattr(test, "_testMethodName", "")
        method = getattr(test, name, None)
        if can_be_noted(method):
            notes[test.id()] = note = Note()
            setattr(test, name, noted(method, note))
    return notes


def _load(task: dict[str, Any]) -> list[Case]:
    loader = unittest.TestLoader()
    found: dict[str, Case] = {}
    top = Path(task["top"])
    for name in task["files"]:
        file = Path(name)
        # A file in a package is loaded by its place in it, any other from its own folder.
        base = file.parent
        while base != top and (base / "__init__.py").exists():
            base = base.parent
        if str(base) not in sys.path:
            sys.path.insert(0, str(base))
        dotted = ".".join(file.relative_to(base).with_suffix("").parts)
        for test in _each(loader.loadTestsFromName(dotted)):
            found.setdefault(test.id(), test)
    return list(found.values())


def main() -> None:
    task = read_task()
    here = str(Path(__file__).parent)
    telling = Stream(task["mark"])
    telling.tell_the_end()
    sys.path[:] = [str(Path.cwd()), *(one for one in sys.path if one != here)]
    telling.tell("start", runner="unittest", root=str(Path.cwd()))
    loaded = _load(task)
    tests = [test for test in loaded if _is_wanted(test, task["wanted"])]
    telling.tell("collected", n=len(tests), n_seen=len(loaded), n_deselected=0)
    TellingResult.telling = telling
    TellingResult.notes = _noted(tests)
    made: Any = TellingResult
    runner = unittest.TextTestRunner(resultclass=made, verbosity=1)
    result = runner.run(unittest.TestSuite(tests))
    status = 0 if result.wasSuccessful() else 1
    telling.tell("origins", origins=origins_of(task["packages"]))
    telling.tell("finish", status=status, n_run=result.testsRun, stopped="")
    sys.exit(status)


if __name__ == "__main__":
    main()
