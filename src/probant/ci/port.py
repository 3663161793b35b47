"""What a CI service is asked for, and the values it answers with.

A run is one workflow run once for one commit. Nothing here talks to anybody. Next: service.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record


class Outlook(Enum):
    """What the end of a run or job means. Only the first two say something about the code."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    STOPPED = "stopped"
    RUNNING = "running"


OUTLOOKS = {
    "success": Outlook.PASSED,
    "failure": Outlook.FAILED,
    "startup_failure": Outlook.FAILED,
    "skipped": Outlook.SKIPPED,
    "neutral": Outlook.SKIPPED,
    "cancelled": Outlook.STOPPED,
    "timed_out": Outlook.STOPPED,
    "action_required": Outlook.STOPPED,
    "stale": Outlook.STOPPED,
}
"""How a run that is over ended. A run that was stopped neither passed nor failed."""


class NoAnswer(Record):
    """Why the service did not say it, with what can be done about it."""

    reason: ReasonCode
    note: str


class Repository(Record):
    """One repository of the service."""

    owner: str
    name: str

    @property
    def slug(self) -> str:
        return f"{self.owner}/{self.name}"


class State(Record):
    """How a run, a job or a step stands, in the service's own words."""

    status: str
    conclusion: str

    @property
    def outlook(self) -> Outlook:
        if self.status != "completed":
            return Outlook.RUNNING
        return OUTLOOKS.get(self.conclusion, Outlook.STOPPED)

    @property
    def word(self) -> str:
        said = self.conclusion if self.status == "completed" else self.status
        return said.replace("_", " ") or "unknown"


class Run(Record, kw_only=True):
    """One run of a workflow. `workflow` is the service's number for the workflow."""

    name: str
    state: State
    id: int
    number: int
    attempt: int
    workflow: int
    path: str
    event: str
    branch: str
    sha: str
    started: str


class JobStep(Record, kw_only=True):
    """One step of a job, with when it began and ended."""

    name: str
    state: State
    number: int
    started: str
    completed: str


class Job(Record, kw_only=True):
    """One job of a run; each cell of a matrix is a job."""

    name: str
    state: State
    id: int
    steps: tuple[JobStep, ...]

    @property
    def failed_step(self) -> JobStep | None:
        return next((s for s in self.steps if s.state.outlook is Outlook.FAILED), None)


class Annotation(Record, kw_only=True):
    """What a job marked in a file."""

    path: str
    line: int
    level: str
    message: str


class Listing(Record):
    """Runs, newest first; `is_whole` if there are no more of them."""

    runs: tuple[Run, ...]
    is_whole: bool


class Reply(Record, kw_only=True):
    """What came back for one request. Header names are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Transport(Protocol):
    """One way to ask: a program or the network itself."""

    def get(self, path: str, *, max_bytes: int) -> Reply | NoAnswer:
        """The reply to a path below the service's root, wherever it is redirected to."""
        ...
