"""The bytes a citation must agree with: the file on disk, or in the revision asked about.

Read anew for every citation's file, by the file system and by git; never through the engine.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path, PurePosixPath

from probant.errors import ExecutionError
from probant.evaluation.oracles.git_plumbing import git_bytes

GIT_SECONDS = 20.0
MAX_FILE_BYTES = 50_000_000


class CitedFiles:
    """Files below `root`, now or at a revision."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._at_revision = lru_cache(maxsize=256)(self._show)

    def content(self, path: str, at: str | None = None) -> bytes | None:
        """None where there is no such file."""
        pure = PurePosixPath(path)
        if pure.is_absolute() or ".." in pure.parts:
            return None
        if at is not None:
            return self._at_revision(path, at)
        try:
            return (self.root / pure).read_bytes()
        except OSError:
            return None

    def _show(self, path: str, at: str) -> bytes | None:
        try:
            return git_bytes(self.root, "cat-file", "blob", f"{at}:{path}")
        except ExecutionError:
            return None

    def is_named(self, revision: str, text: str) -> bool:
        """Whether a word of the text is a name of that commit."""
        return any(
            self._commit_of(word) == revision
            for word in re.findall(r"[\w./~^-]*\w", text)
            if re.search(r"\d", word)
        )

    def _commit_of(self, name: str) -> str | None:
        try:
            told = git_bytes(self.root, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
        except ExecutionError:
            return None
        return told.decode("ascii", "replace").strip()
