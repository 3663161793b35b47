"""Commits whose subject can be asked, and what each changed: the files, and the lines before it.

A commit is left out if its subject says nothing (a release, a merge, three words or fewer) or if it
changed more than a few source files: then no place is *the* place.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.oracles.git_plumbing import GitSilent, git

N_RECENT = 1_500
"""How many commits are chosen from: the newest."""

MAX_FILES = 6
MIN_WORDS = 3

_SAYS_NOTHING = re.compile(
    r"(?:merge|bump|release|version|revert|prepare|changelog|v?\d+\.\d"
    r"|update (?:changelog|version|dep)|\[pre-commit|chore\(release|build\(deps|deps)",
    re.IGNORECASE,
)
_ASIDE = re.compile(
    r"(?:^|[/_.-])(?:tests?|testing|specs?|examples?|benchmarks?|testdata|fixtures|docs?)(?:[/_.-]|$)"
    r"|Tests?\.java$|(?:^|/)(?:vendor|third_party|node_modules|dist)/|\.min\.js$",
    re.IGNORECASE,
)
_HUNK = re.compile(r"@@ -(\d+)(?:,(\d+))? ")


def is_aside(path: str) -> bool:
    """Tests, documents and what others wrote: no place that is asked for."""
    return _ASIDE.search(path) is not None


@dataclass(frozen=True, kw_only=True, slots=True)
class Subject:
    """One commit: what it says, and where it changed what was there before."""

    sha: str
    parent: str
    text: str
    files: tuple[str, ...]
    lines: tuple[tuple[str, int, int], ...]
    """Path, first and last line, as the parent has them."""


def subjects_of(
    root: Path, suffixes: Collection[str], *, limit: int, seed: int
) -> tuple[Subject, ...]:
    """At most `limit` commits of the repository at `root`, drawn by `seed`."""
    try:
        told = git(
            root, "log", "--no-merges", f"--max-count={N_RECENT}", "--no-renames", "--name-status",
            "--format=%x01%H%x00%P%x00%s", "HEAD",
        )  # fmt: skip
    except GitSilent as silent:
        raise UsageError(
            f"{root} has no history to ask about", remedy="give a git repository with commits"
        ) from silent
    found = [one for block in told.split("\1")[1:] if (one := _askable(block, suffixes))]
    random.Random(seed).shuffle(found)
    return tuple(
        Subject(sha=sha, parent=parent, text=text, files=files,
                lines=_lines(root, parent, sha, files))
        for sha, parent, text, files in found[:limit]
    )  # fmt: skip


def _askable(block: str, suffixes: Collection[str]) -> tuple[str, str, str, tuple[str, ...]] | None:
    head, _, rest = block.partition("\n")
    sha, parent, text = head.split("\0", 2)
    n_words = len(re.findall(r"[^\W\d_]{2,}", text))
    if not parent or " " in parent or _SAYS_NOTHING.match(text) or n_words < MIN_WORDS:
        return None
    rows = [row.split("\t") for row in rest.strip().split("\n") if "\t" in row]
    files = tuple(
        row[1]
        for row in rows
        if row[0] == "M" and row[1].endswith(tuple(suffixes)) and not is_aside(row[1])
    )
    return (sha, parent, text, files) if 1 <= len(files) <= MAX_FILES else None


def _lines(
    root: Path, parent: str, sha: str, files: tuple[str, ...]
) -> tuple[tuple[str, int, int], ...]:
    told = git(
        root, "diff", "--unified=0", "--no-renames", "--no-ext-diff", "--no-textconv",
        "--no-color", parent, sha, "--", *files,
    )  # fmt: skip
    found: list[tuple[str, int, int]] = []
    path = ""
    for line in told.split("\n"):
        if line.startswith("--- a/"):
            path = line.removeprefix("--- a/").split("\t")[0]
        elif path and (hunk := _HUNK.match(line)):
            first = max(1, int(hunk[1]))
            found.append((path, first, first + max(0, int(hunk[2] or 1) - 1)))
    return tuple(found)
