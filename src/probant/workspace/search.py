"""Find text in every file of a snapshot: ripgrep where the bytes lie on disk, else a direct scan.

Exactly the snapshot's files are searched, whatever the target's ignore files say. Patterns are of
the subset both engines read alike. How good a hit is, the tools say.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from probant.errors import FileUnreadable, ProgramFailed
from probant.vocabulary.source import RepoPath
from probant.workspace import process
from probant.workspace.snapshot import SourceTree

MAX_OUTPUT_BYTES = 64_000_000
TIMEOUT_SECONDS = 120.0
_ARGUMENT_BYTES = 1_000_000
"""Well below what one command line may hold."""

_BASE = (
    "--no-config", "--no-ignore", "--hidden", "--no-messages", "--text", "--color=never",
    "--ignore-case", "--null", "--with-filename", "--multiline",
)  # fmt: skip


class Hit(NamedTuple):
    """A line that a match touches, with its text."""

    path: RepoPath
    line: int
    text: str


class Found(NamedTuple):
    """`complete` is False when a file could not be searched or the output was cut."""

    hits: tuple[Hit, ...]
    complete: bool


def ripgrep() -> str | None:
    """The ripgrep program: the one installed with this package first."""
    beside = Path(sys.executable).parent / "rg"
    return str(beside) if beside.is_file() else shutil.which("rg")


def search(tree: SourceTree, pattern: str) -> Found:
    """Every line that a match touches, in path and line order."""
    program = ripgrep()
    if program is None or not tree.on_disk:
        return _scan(tree, pattern)
    hits: list[Hit] = []
    complete = True
    for done in _run(tree, [program, *_BASE, "--line-number", "--no-heading"], pattern):
        complete &= not (done.truncated or done.timed_out)
        hits += _hits(done.stdout)
    return Found(tuple(sorted(hits)), complete)


def files_with(tree: SourceTree, pattern: str) -> tuple[tuple[RepoPath, ...], bool]:
    """Paths of the files that match at all, and whether every file was searched."""
    program = ripgrep()
    if program is None or not tree.on_disk:
        found = _scan(tree, pattern)
        return tuple(sorted({hit.path for hit in found.hits})), found.complete
    paths: list[RepoPath] = []
    complete = True
    for done in _run(tree, [program, *_BASE, "--files-with-matches"], pattern):
        complete &= not (done.truncated or done.timed_out)
        paths += [_path(raw) for raw in done.stdout.split(b"\0") if raw.strip(b"\n")]
    return tuple(sorted(paths)), complete


def _run(tree: SourceTree, argv: list[str], pattern: str) -> Iterator[process.Completed]:
    for batch in _batches(tree.files):
        done = process.run(
            [*argv, "--regexp", pattern, "--", *batch],
            cwd=tree.root,
            timeout=TIMEOUT_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )
        # 1 is "no match"; 2 with --no-messages is a file that vanished meanwhile, or a bad pattern.
        if done.returncode == 2 and b"regex" in done.stderr:
            raise ProgramFailed("the text search did not accept its own pattern")
        yield done


def _batches(paths: Iterable[str]) -> Iterator[list[str]]:
    batch: list[str] = []
    size = 0
    for path in paths:
        size += len(path.encode()) + 3
        if batch and size > _ARGUMENT_BYTES:
            yield batch
            batch, size = [], len(path.encode()) + 3
        batch.append("./" + path)
    if batch:
        yield batch


def _hits(output: bytes) -> Iterator[Hit]:
    """Lines of `path NUL number : text`, one for every line a match touches."""
    for raw in output.split(b"\n"):
        name, separator, rest = raw.partition(b"\0")
        number, colon, text = rest.partition(b":")
        if separator and colon and number.isdigit():
            yield Hit(_path(name), int(number), text.decode("utf-8", "replace").rstrip("\r"))


def _path(raw: bytes) -> RepoPath:
    return RepoPath(raw.strip(b"\n").decode("utf-8", "replace").removeprefix("./"))


def _scan(tree: SourceTree, pattern: str) -> Found:
    compiled = re.compile(pattern, re.IGNORECASE)
    hits: list[Hit] = []
    complete = True
    for path in tree.files:
        try:
            text = tree.read(path).decode("utf-8", "replace")
        except FileUnreadable:
            complete = False
            continue
        hits += _hits_in(path, text, compiled.finditer)
    return Found(tuple(hits), complete)


def _hits_in(
    path: RepoPath, text: str, find: Callable[[str], Iterator[re.Match[str]]]
) -> Iterator[Hit]:
    lines = text.split("\n")
    touched: dict[int, None] = {}
    number, position = 1, 0
    for match in find(text):
        number += text.count("\n", position, match.start())
        position = match.start()
        for below in range(match.group().count("\n") + 1):
            touched[number + below] = None
    for line in touched:
        yield Hit(path, line, lines[line - 1].rstrip("\r"))
