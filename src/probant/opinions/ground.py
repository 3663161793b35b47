"""A private copy of a snapshot's sources for a tool that wants files: made once, thrown away after.

Only what the tool may know goes in, never a configuration that it would obey by itself: what is not
there cannot do harm. The repository itself is never written to, and past revisions have files this
way, too.
"""

from __future__ import annotations

import errno
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from probant.errors import ExecutionError, FileUnreadable
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

MAX_FILES = 30_000
MAX_BYTES = 400_000_000


CONFIGURATIONS = frozenset(
    "ty.toml pyproject.toml pyvenv.cfg tsconfig.json jsconfig.json package.json .clangd .clang-tidy"
    " compile_flags.txt compile_commands.json".split()
)
"""Folders that bear these names are left out: the tool, or who sets it up, expects a file there."""

_ODD_NAME = (errno.ENAMETOOLONG, errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.EINVAL)


class GroundTooLarge(ExecutionError):
    """More sources than a second opinion is given."""


class GroundUnusable(ExecutionError):
    """The private copy could not be made."""


class Ground:
    """`root` holds the sources, `home` is an empty home for the tool."""

    def __init__(self, tree: SourceTree, is_wanted: Callable[[str], bool]) -> None:
        self._tree = tree
        self._is_wanted = is_wanted
        self._made: set[str] = set()
        try:
            self._base = Path(tempfile.mkdtemp(prefix="probant-opinion-")).resolve()
        except OSError as trouble:
            raise _unusable(trouble) from trouble
        self.root = self._base / "tree"
        self.home = self._base / "home"
        try:
            self.root.mkdir()
            self.home.mkdir()
            self.paths = self._copy()
        except OSError as trouble:
            self.close()
            raise _unusable(trouble) from trouble
        except BaseException:
            self.close()
            raise

    def text(self, path: RepoPath) -> str:
        """A source as the tool is shown it; line numbers are those of the snapshot."""
        return self._tree.read(path).decode("utf-8", "replace")

    def environment(self) -> dict[str, str]:
        """Nothing of the user's own configuration either: answers are the same for everyone."""
        home = str(self.home)
        return {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home, "TMPDIR": home}

    def close(self) -> None:
        shutil.rmtree(self._base, ignore_errors=True)

    def _copy(self) -> tuple[RepoPath, ...]:
        wanted = [
            path
            for path in self._tree.files
            if self._is_wanted(path) and CONFIGURATIONS.isdisjoint(path.split("/")[:-1])
        ]
        if len(wanted) > MAX_FILES:
            raise GroundTooLarge(f"{len(wanted)} source files are too many for a second opinion")
        n_bytes = 0
        copied: list[RepoPath] = []
        for path in wanted:
            try:
                content = self._tree.read(path)
            except FileUnreadable:
                continue  # what cannot be read is as good as missing: the tool will not know it
            n_bytes += len(content)
            if n_bytes > MAX_BYTES:
                raise GroundTooLarge("the sources are too large for a second opinion")
            if self._write(path, content):
                copied.append(path)
        return tuple(copied)

    def _write(self, path: RepoPath, content: bytes) -> bool:
        """False for a name that this file system does not take: a commit may hold any."""
        folder = path.rpartition("/")[0]
        try:
            if folder not in self._made:
                (self.root / folder).mkdir(parents=True, exist_ok=True)
                self._made.add(folder)
            (self.root / path).write_bytes(content)
        except OSError as trouble:
            if trouble.errno in _ODD_NAME:
                return False
            raise
        return True


def _unusable(trouble: OSError) -> GroundUnusable:
    why = trouble.strerror or type(trouble).__name__
    return GroundUnusable(f"no private copy of the sources could be made: {why}")
