"""Trees to measure: pinned packages, copied to a scratch directory and made git repositories.

The copy is what gets measured and edited; what was fetched or named by the user stays untouched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from benchmarks.packages import Sources
from probant.errors import ExecutionError, RepositoryNotFound
from probant.evaluation.corpus import fetch
from probant.settings import load_settings

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


def fetched(sources: Sources) -> Path:
    """The package's folder that is measured, unpacked in the user's cache."""
    cache = load_settings().cache_dir / "corpus"
    return fetch(sources.package, cache, environment=os.environ) / sources.folder


def committed_copy(source: Path, scratch: Path, suffixes: tuple[str, ...] = ("",)) -> Path:
    """The files of `source` with these suffixes, as the only commit of a new repository."""
    if not source.is_dir():
        raise RepositoryNotFound(f"{source} is not a directory", remedy="name an unpacked tree")

    def others(directory: str, names: list[str]) -> set[str]:
        return {
            name
            for name in names
            if name == ".git" or not (name.endswith(suffixes) or Path(directory, name).is_dir())
        }

    root = scratch / "tree"
    shutil.copytree(source, root, symlinks=True, ignore=others)
    if not any(path.is_file() for path in root.rglob("*")):
        raise ExecutionError(f"{source} holds no file to measure")
    return _committed(root)


def copies(source: Path, scratch: Path, n_copies: int) -> Path:
    """So many copies of `source` side by side, one commit; no two Python files are alike.

    Every Python file ends in a function of its own and one that calls it: names that occur once
    however large the tree, so that what grows is the tree and not the answer.
    """
    root = scratch / "tree"
    for number in range(n_copies):
        top = root / f"copy{number}"
        shutil.copytree(source, top, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        for at, path in enumerate(sorted(top.rglob("*.py"))):
            if path.is_file() and not path.is_symlink():
                name = probe_name(number, at)
                with path.open("a", encoding="utf-8", newline="") as file:
                    file.write(
                        f"\n\ndef {name}():\n    pass\n\n\ndef uses_{name}():\n    {name}()\n"
                    )
    return _committed(root)


def probe_name(copy: int, number: int) -> str:
    return f"probe_of_copy_{copy}_{number}"


def _committed(root: Path) -> Path:
    environment = os.environ | GIT_ENVIRONMENT | _IDENTITY
    for command in (
        ("init", "--quiet"),
        ("add", "--all", "--force"),
        ("commit", "--quiet", "--no-verify", "--message", "reference tree"),
    ):
        subprocess.run(("git", *command), cwd=root, env=environment, check=True)
    return root
