"""The values a run ends in, and the protocol of a kit that knows how to build and to test.

Counts come from structured results of this very run. A printed "all passed" is no result.
Next: workshop.py.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

if TYPE_CHECKING:
    from probant.runs.worksite import Worksite


class NoRun(Record):
    """Why there is no result: nobody could look, which says nothing about the code."""

    reason: ReasonCode
    note: str


class CaseResult(Enum):
    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


class Case(Record, kw_only=True):
    """One test as its runner reported it. `path` is relative to the repository, '' if not told."""

    name: str
    result: CaseResult
    path: str = ""
    line: int | None = None
    message: str = ""
    trace: str = ""
    """What the runner printed about the failure: untrusted text."""


class TestRun(Record, kw_only=True):
    """All tests of one run.

    `is_whole` only if the runner itself said that it came to its end. `is_counted` is False where
    only an exit code tells something. `doubts` are reasons not to believe the counts, `lacking` are
    paths of the snapshot that the run did not have.
    """

    __test__ = False

    command: str
    cases: tuple[Case, ...]
    exit_code: int
    is_whole: bool
    is_counted: bool = True
    doubts: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    note: str = ""
    """What a reader should know besides, such as how many tests the settings leave out."""
    log: str = ""

    def count(self, result: CaseResult) -> int:
        return sum(case.result is result for case in self.cases)


class BuildRun(Record, kw_only=True):
    """One build. `n_done` counts the work that was done: 0 is a build with nothing to do.

    `covers_target` only if what was asked for is among what was made.
    """

    command: str
    exit_code: int
    n_done: int
    covers_target: bool = True
    made: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    note: str = ""
    """What a reader should know besides, such as names near one that is not there."""
    log: str = ""


class WantedTest(Record, kw_only=True):
    """One test by name, and what is known of where it stands."""

    name: str
    path: str = ""
    line: int | None = None
    owner: str = ""


class Wanted(Record, kw_only=True):
    """Which tests to run; nothing named means all of the project."""

    tests: tuple[WantedTest, ...] = ()
    paths: tuple[str, ...] = ()

    @property
    def is_everything(self) -> bool:
        return not self.tests and not self.paths


class Kit(Protocol):
    """How projects of one kind are built and tested. Found by `kits.kit_of`."""

    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        """Build `target`, or all of it where that is ''."""
        ...

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun: ...
