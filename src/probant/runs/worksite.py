"""One project of a snapshot, copied to where it can be run: what a kit works with.

All programs of a kit go through `run`, into the sandbox. Next: the kits.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from probant.errors import FileUnreadable, PathRefused
from probant.runs.workshop import Say
from probant.vocabulary.record import Record
from probant.workspace.paths import ConfinedRoot, Sweep
from probant.workspace.sandbox import Errand, Finished, Limits, Mount, Sandbox
from probant.workspace.snapshot import SourceTree
from probant.workspace.workcopy import WorkCopy

MAX_READ_BYTES = 64 << 20


class Worksite(Record, kw_only=True):
    """`folder` is the project's, relative to the repository; '' is the repository itself.

    `copy` is the copied tree and `results` a folder beside it, both as this process sees them;
    `inside` and `results_inside` are the same as a program in the sandbox sees them. `lender` is
    the user's own tree, of which `tree` may be another state.
    """

    tree: SourceTree
    lender: SourceTree
    folder: str
    copied: WorkCopy
    results: Path
    inside: str
    results_inside: str
    sandbox: Sandbox
    limits: Limits
    ends_at: float
    say: Say

    @property
    def copy(self) -> Path:
        return self.copied.root

    @property
    def project(self) -> Path:
        """The project's folder in the copy."""
        return self.copy / self.folder if self.folder else self.copy

    @property
    def project_inside(self) -> str:
        return f"{self.inside}/{self.folder}" if self.folder else self.inside

    def program(self, name: str) -> Path | None:
        """A program of the user's PATH."""
        found = shutil.which(name)
        return Path(found) if found else None

    def borrowed(self, path: str) -> Mount | None:
        """A folder of the user's own tree (`node_modules`, `.venv`), to be read at the same place.

        `path` is relative to the repository. None for a commit, which has no such folders, and
        where there is no real folder on disk.
        """
        confined = self.lender.confined
        if confined is None:
            return None
        try:
            with Sweep(confined) as sweep:
                is_there = sweep.is_directory(path)
        except (OSError, ValueError, PathRefused):
            return None
        return Mount(self.lender.root / path, f"{self.inside}/{path}") if is_there else None

    def read_back(self, path: Path, max_bytes: int = MAX_READ_BYTES) -> bytes | None:
        """A file below `copy` or `results` after a run, never through a link the run made.

        None if there is no such regular file, or if it is larger.
        """
        for root in (self.results, self.copy):
            if path.is_relative_to(root):
                confined = ConfinedRoot(root)
                try:
                    return confined.read(path.relative_to(root).as_posix(), max_bytes=max_bytes)
                except (FileUnreadable, PathRefused):
                    return None
                finally:
                    confined.close()
        return None

    def changed_sources(self) -> tuple[str, ...]:
        """Files of the snapshot that are no longer what they were: something rewrote them."""
        return self.copied.changed()

    def run(
        self,
        argv: Sequence[str],
        *,
        cwd: str | None = None,
        env: Mapping[str, str] | None = None,
        mounts: Sequence[Mount] = (),
        on_line: Callable[[bytes], None] | None = None,
    ) -> Finished:
        """Run in the sandbox, in the project's folder, until the site's own deadline."""
        left_seconds = max(0.0, self.ends_at - time.monotonic())
        errand = Errand(
            argv=tuple(argv),
            cwd=cwd or self.project_inside,
            env=tuple((env or {}).items()),
            copy=self.copy,
            results=self.results,
            mounts=tuple(mounts),
        )
        try:
            return self.sandbox.run(errand, self.limits, left_seconds, on_line)
        finally:
            _remove_traps(self.results)


def _remove_traps(folder: Path) -> None:
    """Links and pipes a run left where results are looked for: reading one could lead anywhere."""
    with os.scandir(folder) as entries:
        for entry in entries:
            is_plain = entry.is_file(follow_symlinks=False) or entry.is_dir(follow_symlinks=False)
            if not is_plain:
                Path(entry.path).unlink()
