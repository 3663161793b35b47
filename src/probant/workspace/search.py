"""Find text in every file of a snapshot: ripgrep where the bytes lie on disk, else a direct scan.

Exactly the snapshot's files are searched, whatever the target's ignore files say. Patterns are of
the subset both engines read alike. How good a hit is, the tools say.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from probant.errors import FileUnreadable, ProgramFailed
from probant.vocabulary.source import RepoPath
from probant.workspace import process
from probant.workspace.snapshot import SourceTree
from probant.workspace.text_index import TextIndex

MAX_OUTPUT_BYTES = 64_000_000
TIMEOUT_SECONDS = 120.0
FEW_FILES = 40
"""So few files are read faster than a program is started."""

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


class Pending:
    """A search whose result may not be wanted in the end."""

    def __init__(
        self, work: Callable[[], list[RepoPath]], stop: Callable[[], None] | None = None
    ) -> None:
        self._work = work
        self._stop = stop

    def paths(self) -> tuple[RepoPath, ...]:
        return tuple(sorted(set(self._work())))

    def cancel(self) -> None:
        if self._stop is not None:
            self._stop()


def ripgrep() -> str | None:
    """The ripgrep program: the one installed with this package first."""
    beside = Path(sys.executable).parent / "rg"
    if beside.is_file():
        return str(beside)
    from shutil import which

    return which("rg")


class TextSearch:
    """Searches the text of one snapshot."""

    def __init__(self, tree: SourceTree, index: TextIndex) -> None:
        self._tree = tree
        self._index = index

    def lines(self, pattern: str, words: Sequence[str]) -> Found:
        """Every line that a match touches. `words` are parts any match must contain."""
        narrowed = self._index.candidates(words)
        paths = self._tree.files if narrowed is None else narrowed
        program = self._program(len(paths))
        if program is None:
            return self._scan(paths, pattern)
        hits: list[Hit] = []
        complete = True
        argv = [program, *_BASE, "--line-number", "--no-heading"]
        for done in self._run(argv, pattern, paths):
            complete &= not (done.truncated or done.timed_out)
            hits += _hits(done.stdout)
        return Found(tuple(sorted(hits)), complete)

    def files(self, words: Sequence[str]) -> Pending:
        """Files that hold any of the words; the search may be under way when this returns."""
        pattern = "|".join(re.escape(word) for word in words)
        groups = [self._index.candidates([word]) for word in words]
        known = dict.fromkeys(path for group in groups for path in group or ())
        paths: Collection[RepoPath] = self._tree.files if None in groups else known
        program = self._program(len(paths))
        if program is None:
            return Pending(lambda: [hit.path for hit in self._scan(paths, pattern).hits])
        argv = [program, *_BASE, "--files-with-matches"]
        batches = list(_batches(paths))
        if None in groups or len(batches) > 1:
            return Pending(lambda: self._listed(self._run(argv, pattern, paths)))
        running = self._start(argv, pattern, batches[0])
        return Pending(lambda: self._listed([running.finish()]), running.kill)

    def _listed(self, runs: Iterable[process.Completed]) -> list[RepoPath]:
        return [_path(raw) for done in runs for raw in done.stdout.split(b"\0") if raw.strip(b"\n")]

    def _program(self, n_files: int) -> str | None:
        """Ripgrep, where it can see the bytes and the files are worth starting it."""
        return ripgrep() if self._tree.on_disk and n_files > FEW_FILES else None

    def _run(
        self, argv: list[str], pattern: str, paths: Iterable[str]
    ) -> Iterator[process.Completed]:
        for batch in _batches(paths):
            done = self._start(argv, pattern, batch).finish()
            # 1 is "no match"; 2 is a file that vanished meanwhile, or a pattern it cannot read.
            if done.returncode == 2 and b"regex" in done.stderr:
                raise ProgramFailed("the text search did not accept its own pattern")
            yield done

    def _start(self, argv: list[str], pattern: str, batch: list[str]) -> process.Running:
        return process.start(
            [*argv, "--regexp", pattern, "--", *batch],
            cwd=self._tree.root,
            timeout=TIMEOUT_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )

    def _scan(self, paths: Iterable[RepoPath], pattern: str) -> Found:
        compiled = re.compile(pattern, re.IGNORECASE)
        hits: list[Hit] = []
        complete = True
        for path in paths:
            try:
                text = self._tree.read(path).decode("utf-8", "replace")
            except FileUnreadable:
                complete = False
                continue
            hits += _hits_in(path, text, compiled)
        return Found(tuple(hits), complete)


def _batches(paths: Iterable[str]) -> Iterator[list[str]]:
    batch: list[str] = []
    size = 0
    for path in paths:
        n_bytes = len(path.encode()) + 3
        if batch and size + n_bytes > _ARGUMENT_BYTES:
            yield batch
            batch, size = [], 0
        batch.append("./" + path)
        size += n_bytes
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


def _hits_in(path: RepoPath, text: str, pattern: re.Pattern[str]) -> Iterator[Hit]:
    touched: dict[int, None] = {}
    number, position = 1, 0
    for match in pattern.finditer(text):
        number += text.count("\n", position, match.start())
        position = match.start()
        for below in range(match.group().count("\n") + 1):
            touched[number + below] = None
    lines = text.split("\n") if touched else []
    for line in touched:
        yield Hit(path, line, lines[line - 1].rstrip("\r"))
