"""One project of a snapshot, copied to where it can be run: what a kit works with.

All programs of a kit go through `run`, into the sandbox. From the first run on the copy and the
results may hold anything, so kits touch them through the methods here, which follow no link.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path

from probant.errors import PathRefused, ProgramFailed
from probant.runs.workshop import Say
from probant.vocabulary.record import Record
from probant.workspace import touched
from probant.workspace.paths import Sweep
from probant.workspace.programs import find_program
from probant.workspace.sandbox import Errand, Finished, Limits, Mount, Sandbox
from probant.workspace.snapshot import SourceTree
from probant.workspace.touched import FoundFile
from probant.workspace.workcopy import WorkCopy

MAX_READ_BYTES = 64 << 20
MAX_SOURCE_BYTES = 4 << 20


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
        """A program of the user's PATH that is not the target's own."""
        found = find_program(name, not_below=self.lender.root)
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
        root, below = self._split(path)
        return touched.read(root, below, max_bytes) if root is not None else None

    def head_of(self, path: Path, n_bytes: int) -> bytes:
        """How a file of a run begins; nothing where there is none."""
        root, below = self._split(path)
        raw = touched.read(root, below, n_bytes, head=True) if root is not None else None
        return raw or b""

    def source(self, path: str, max_bytes: int = MAX_SOURCE_BYTES) -> bytes | None:
        """A file of the copy by its path in the repository; the copy's own links are followed."""
        found = touched.resolved(self.copy, path)
        return touched.read(self.copy, found, max_bytes) if found else None

    def exists_in(self, path: Path) -> bool:
        return self._state(path) is not None

    def is_file_in(self, path: Path) -> bool:
        """Whether a regular file stands there, or a link to one that stays in the same folder."""
        found = self._landing(path)
        return found is not None and stat.S_ISREG(found.st_mode)

    def is_folder_in(self, path: Path) -> bool:
        found = self._landing(path)
        return found is not None and stat.S_ISDIR(found.st_mode)

    def is_written_since(self, path: Path, since_ns: int) -> bool:
        """Whether a file or link with something in it was written there since."""
        found = self._state(path)
        if found is None or not (stat.S_ISREG(found.st_mode) or stat.S_ISLNK(found.st_mode)):
            return False
        return found.st_size > 0 and found.st_mtime_ns >= since_ns

    def files_in(self, folder: Path, leave_out: Collection[str] = (".git",)) -> Iterator[FoundFile]:
        """Regular files below a folder of the copy or the results; no link is entered."""
        root, below = self._split(folder)
        if root is not None:
            yield from touched.files(root, below, leave_out)

    def write_in(self, path: Path, raw: bytes) -> None:
        """A file with this content, in the place of what was there."""
        with self._touching(path) as (root, below):
            touched.write(root, below, raw)

    def make_folder_in(self, path: Path) -> None:
        with self._touching(path) as (root, below):
            touched.make_folder(root, below)

    def make_link_in(self, path: Path, target: Path) -> None:
        with self._touching(path) as (root, below):
            touched.make_link(root, below, os.fspath(target))

    def set_time_in(self, path: Path, when_ns: int) -> None:
        with self._touching(path) as (root, below):
            touched.set_time(root, below, when_ns)

    def remove_in(self, path: Path) -> None:
        """Afterwards nothing is there, or ProgramFailed says so."""
        with self._touching(path) as (root, below):
            if not touched.remove(root, below):
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def fresh_folder(self, name: str) -> Path:
        """A new folder of the results, called so that nothing that ran can have known it."""
        path = self.results / f"{name}-{secrets.token_hex(8)}"
        self.make_folder_in(path)
        return path

    def now_ns(self) -> int:
        """Now, by the clock of the file system that the programs write to."""
        mark = self.results / f"now-{secrets.token_hex(8)}"
        self.write_in(mark, b"")
        found = self._state(mark)
        self.remove_in(mark)
        return found.st_mtime_ns if found is not None else 0

    def _split(self, path: Path) -> tuple[Path | None, str]:
        """`copy` or `results`, and what is below it; None for any other place."""
        for root in (self.results, self.copy):
            if path.is_relative_to(root):
                below = path.relative_to(root).as_posix()
                return root, "" if below == "." else below
        return None, ""

    def _state(self, path: Path) -> os.stat_result | None:
        root, below = self._split(path)
        return touched.state(root, below) if root is not None else None

    def _landing(self, path: Path) -> os.stat_result | None:
        root, below = self._split(path)
        found = touched.resolved(root, below) if root is not None else None
        return touched.state(root, found) if root is not None and found is not None else None

    @contextlib.contextmanager
    def _touching(self, path: Path) -> Iterator[tuple[Path, str]]:
        root, below = self._split(path)
        if root is None:
            raise ProgramFailed(f"{path.name} is not a place a run may write to")
        try:
            yield root, below
        except (OSError, ValueError) as trouble:
            why = trouble.strerror if isinstance(trouble, OSError) else str(trouble)
            raise ProgramFailed(
                f"what ran left something in the way of {below[:80] or root.name}: {why}",
                remedy="look at what the project's scripts put there",
            ) from trouble

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
        except OSError as trouble:
            raise ProgramFailed(f"{argv[0]} cannot be run: {trouble.strerror}") from trouble
        finally:
            _remove_traps(self.results)


def _remove_traps(folder: Path) -> None:
    """Links and pipes a run left where results are looked for: reading one could lead anywhere."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            is_plain = entry.is_file(follow_symlinks=False) or entry.is_dir(follow_symlinks=False)
            if not is_plain:
                Path(entry.path).unlink()
