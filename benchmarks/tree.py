"""The reference tree: a pinned package, copied to a scratch directory and made a git repository.

The copy is what gets measured and edited; what was fetched or named by the user stays untouched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from probant.errors import RepositoryNotFound
from probant.evaluation.corpus import Origin, Package, fetch
from probant.settings import load_settings

REFERENCE = Package(
    origin=Origin.SDIST,
    name="django",
    version="5.2.8",
    sha256="23254866a5bb9a2cfa6004e8b809ec6246eba4b58a7589bc2772f1bcc8456c7f",
    licence="BSD-3-Clause",
    languages=("python",),
)

GIT_ENVIRONMENT = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
"""A user's own settings (file system monitor, ignore rules) would move the yardstick."""

_IDENTITY = {
    "GIT_AUTHOR_NAME": "Benchmark",
    "GIT_AUTHOR_EMAIL": "benchmark@example.invalid",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "Benchmark",
    "GIT_COMMITTER_EMAIL": "benchmark@example.invalid",
    "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
}


def reference_tree() -> Path:
    """The pinned package, unpacked in the user's cache."""
    return fetch(REFERENCE, load_settings().cache_dir / "corpus", environment=os.environ)


def committed_copy(source: Path, scratch: Path) -> Path:
    """`source` as the only commit of a new repository below `scratch`."""
    if not source.is_dir():
        raise RepositoryNotFound(f"{source} is not a directory", remedy="name an unpacked tree")
    root = scratch / "tree"
    shutil.copytree(source, root, symlinks=True, ignore=shutil.ignore_patterns(".git"))
    environment = os.environ | GIT_ENVIRONMENT | _IDENTITY
    for command in (
        ("init", "--quiet"),
        ("add", "--all", "--force"),
        ("commit", "--quiet", "--no-verify", "--message", "reference tree"),
    ):
        subprocess.run(("git", *command), cwd=root, env=environment, check=True)
    return root
