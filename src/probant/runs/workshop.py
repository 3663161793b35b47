"""Where projects are run: permission, the sandbox, a copy of the snapshot, and its end.

Nothing is copied, started or even loaded before somebody needs it and was permitted to: every
question makes one of these.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from probant.runs.port import NoRun
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:
    from probant.runs.worksite import Worksite
    from probant.workspace.sandbox import Sandbox
    from probant.workspace.scratch import ScratchFolder

Say = Callable[[str], None]
"""Told what is going on, for a person who waits."""


class Permission(Record, kw_only=True):
    """What the user allowed on the command line. A repository can never set any of it."""

    allowed: bool = False
    unsandboxed: bool = False
    seconds: float = 300.0
    repeat: int = 1


class Workshop:
    """Makes worksites of one snapshot; closing it leaves nothing behind."""

    def __init__(
        self, tree: SourceTree, permission: Permission, scratch: Path, say: Say | None = None
    ) -> None:
        self._tree = tree
        self._lender = tree
        self.permission = permission
        self._scratch = scratch
        self._say: Say = say or (lambda _told: None)
        self._folders: list[ScratchFolder] = []
        self._warnings: list[str] = []

    @property
    def warnings(self) -> tuple[str, ...]:
        """What the reader of an answer has to know of how it came about."""
        return tuple(self._warnings)

    def site(self, folder: str) -> Worksite | NoRun:
        """A fresh copy of the snapshot in which the project of `folder` can be run."""
        import time

        from probant.runs.worksite import Worksite
        from probant.workspace.sandbox import INSIDE, RESULTS_INSIDE, fitting_limits
        from probant.workspace.workcopy import copy_tree

        sandbox = self.sandbox()
        if isinstance(sandbox, NoRun):
            return sandbox
        if not sandbox.is_isolated:
            self._warn("unsandboxed: what was run was not contained in a sandbox")
        base = self._fresh_folder()
        copy, results = base / "copy", base / "results"
        results.mkdir()
        copied = copy_tree(self._tree, copy, sandbox.owner)
        return Worksite(
            tree=self._tree,
            lender=self._lender,
            folder=folder,
            copied=copied,
            results=results,
            inside=INSIDE if sandbox.is_isolated else str(copy),
            results_inside=RESULTS_INSIDE if sandbox.is_isolated else str(results),
            sandbox=sandbox,
            limits=fitting_limits(),
            ends_at=time.monotonic() + self.permission.seconds,
            say=self._say,
        )

    def _warn(self, told: str) -> None:
        if told not in self._warnings:
            self._warnings.append(told)

    def sandbox(self) -> Sandbox | NoRun:
        """The sandbox, if running is permitted and there is one."""
        if not self.permission.allowed:
            note = "nothing of a repository is run without --allow-exec"
            return NoRun(ReasonCode.NOT_PERMITTED, note)
        from probant.workspace.sandbox import NoSandbox, find_sandbox

        found = find_sandbox(unsandboxed=self.permission.unsandboxed, not_below=self._lender.root)
        if isinstance(found, NoSandbox):
            return NoRun(ReasonCode.SANDBOX_UNAVAILABLE, found.why)
        return found

    def folder(self) -> Path:
        """A fresh folder, removed with this workshop."""
        return self._fresh_folder()

    def beside(self, tree: SourceTree, which: str) -> Workshop:
        """A workshop of one of several states of the same repository; to be closed by itself."""
        say = self._say
        other = Workshop(tree, self.permission, self._scratch, lambda told: say(f"{which}: {told}"))
        other._lender, other._warnings = self._lender, self._warnings
        return other

    def close(self) -> None:
        """Remove every copy; closing twice is fine."""
        while self._folders:
            self._folders[-1].remove()
            self._folders.pop()

    def _fresh_folder(self) -> Path:
        from probant.workspace.scratch import fresh_folder

        self._folders.append(fresh_folder(self._scratch))
        return self._folders[-1].path
