"""Where the tree that arms are made from lies: a pinned package, a repository, a published set.

Small enough to be sent to another process; what it names is brought there. Next: trees.py.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation import corpus
from probant.evaluation.oracles.git_plumbing import git, is_own_repository
from probant.evaluation.oracles.tree import read_tree


@dataclass(frozen=True, kw_only=True, slots=True)
class Place:
    """One of `package` and `path` is given; `digest` stands for all of its content."""

    repo: str
    digest: str
    package: str | None = None
    path: str | None = None

    def brought(self, cache: Path, environment: Mapping[str, str]) -> Path:
        """The folder on this machine."""
        if self.package is None:
            return Path(self.path or "")
        with locked(cache / "evaluation" / "fetching" / f"{self.repo}.lock"):
            return corpus.fetch(corpus.find(self.package), cache, environment=environment)


def digest_of(root: Path) -> str:
    """Over the files of a tree and, where it is a clone, its HEAD and all its names."""
    found = hashlib.sha256()
    for path, content in read_tree(root).files.items():
        found.update(path.encode("utf-8", "surrogateescape") + b"\0")
        found.update(hashlib.sha256(content).digest())
    if is_own_repository(root):
        found.update(git(root, "rev-parse", "HEAD").encode())
        found.update(git(root, "for-each-ref").encode("utf-8", "surrogateescape"))
    return found.hexdigest()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else's until this ends, on this machine; a killed holder holds nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)
