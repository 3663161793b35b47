"""Small real repositories for tests: files as a mapping, git as it is.

`make_tree` writes files, `make_repo` also commits them, `commit` adds a commit. Times and names are
fixed, so ids are the same on every machine.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

Files = Mapping[str, str | bytes]

_ENV = {
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_AUTHOR_NAME": "Ada",
    "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada",
    "GIT_COMMITTER_EMAIL": "ada@example.org",
    "GIT_TERMINAL_PROMPT": "0",
    # No housekeeping in the background: it would change the repository after the test began.
    "GIT_CONFIG_COUNT": "2",
    "GIT_CONFIG_KEY_0": "maintenance.auto",
    "GIT_CONFIG_VALUE_0": "false",
    "GIT_CONFIG_KEY_1": "gc.auto",
    "GIT_CONFIG_VALUE_1": "0",
}
DEFAULT_DATE = "2024-01-02T03:04:05+00:00"


def make_tree(root: Path, files: Files) -> Path:
    """Write `files` below `root` (made if missing) and return it."""
    root.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    return root


def make_repo(root: Path, files: Files | None = None, *, object_format: str = "sha1") -> Path:
    """A git repository at `root` on branch main; with `files`, they are its first commit."""
    root.mkdir(parents=True, exist_ok=True)
    git(root, "init", "--quiet", "--initial-branch=main", f"--object-format={object_format}")
    if files is not None:
        commit(root, files, "first")
    return root


def commit(
    repo: Path,
    files: Files | None = None,
    message: str = "change",
    *,
    remove: tuple[str, ...] = (),
    author: str = "Ada",
    date: str = DEFAULT_DATE,
) -> str:
    """Write `files`, delete `remove`, commit everything; the new commit's id."""
    make_tree(repo, files or {})
    for name in remove:
        (repo / name).unlink()
    env = {
        "GIT_AUTHOR_NAME": author,
        "GIT_AUTHOR_EMAIL": f"{author.lower()}@example.org",
        "GIT_AUTHOR_DATE": date,
        "GIT_COMMITTER_DATE": date,
    }
    git(repo, "add", "--all")
    git(repo, "commit", "--quiet", "--allow-empty", "-m", message, env=env)
    return git(repo, "rev-parse", "HEAD").strip()


def git(
    repo: Path, *arguments: str, env: Mapping[str, str] | None = None, check: bool = True
) -> str:
    """Plain git in `repo`, as a developer would run it; its output."""
    done = subprocess.run(
        ["git", *arguments],
        cwd=repo,
        env={"PATH": os.environ["PATH"], "HOME": os.fspath(repo), **_ENV, **(env or {})},
        capture_output=True,
        check=False,
    )
    if check and done.returncode != 0:
        raise AssertionError(f"git {' '.join(arguments)}: {done.stderr.decode(errors='replace')}")
    return done.stdout.decode("utf-8", "surrogateescape")
