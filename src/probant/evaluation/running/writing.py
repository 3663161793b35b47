"""Writes the folder of a run so that a kill at any time loses at most what is being written.

Rows are appended in whole lines; a unit that is done is rewritten in question order, so finished
folders are equal whatever the engine or the number of jobs. One writer at a time.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.plain import line_of, record_json
from probant.evaluation.questions.codec import set_json
from probant.evaluation.questions.truth import QuestionSet
from probant.evaluation.running.folder import (
    META,
    SCHEMA,
    Meta,
    Run,
    Unit,
    done_rows,
    dropped_file,
    questions_file,
    results_file,
    timings_file,
)

LOCK = ".lock"
FIGURES = ("metrics.txt", "metrics.json")
PARTS = ("questions", "dropped", "results", "timings", "coverage")


class FolderUnwritable(UsageError):
    """Results cannot be kept there."""


@dataclass(frozen=True, slots=True)
class Row:
    """What became of one question, as the line that is kept."""

    id: str
    line: bytes
    seconds: float


class RunWriter:
    """The writing side of one folder; made by `writing`."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def begin_anew(self) -> None:
        """Forget what an earlier run left; nothing but its own files is touched."""
        for part in PARTS:
            shutil.rmtree(self.root / part, ignore_errors=True)
        for name in (META, *FIGURES):
            (self.root / name).unlink(missing_ok=True)

    def write_meta(self, meta: Meta) -> Run:
        document = {"schema": SCHEMA, **record_json(meta)}
        _replace(self.root / META, _indented(document))
        return Run(self.root, meta)

    def write_figures(self, text: str, document: Mapping[str, object]) -> None:
        """For people and for programs, beside the rows they were counted from."""
        _replace(self.root / FIGURES[0], text.encode())
        _replace(self.root / FIGURES[1], _indented(document))

    def write_set(self, unit: Unit, asked: QuestionSet) -> None:
        """The questions come last: where they are, all of the unit is known."""
        _replace(dropped_file(self.root, unit), set_json(QuestionSet((), asked.dropped)))
        _replace(questions_file(self.root, unit), set_json(QuestionSet(asked.questions, ())))

    def append(self, subject: str, unit: Unit, rows: Sequence[Row]) -> None:
        """Seconds first: a row counts only where its seconds are known."""
        timings = [line_of({"id": row.id, "seconds": row.seconds}) for row in rows]
        _append(timings_file(self.root, subject, unit), timings)
        _append(results_file(self.root, subject, unit), [row.line for row in rows])

    def finish(self, subject: str, unit: Unit, ids: Sequence[str]) -> None:
        """Every question once, in the order of `ids`; called when all of them have a row."""
        rows = done_rows(self.root, subject, unit)
        lines = [rows[name].line for name in ids]
        timings = [line_of({"id": name, "seconds": rows[name].seconds}) for name in ids]
        _replace(timings_file(self.root, subject, unit), _joined(timings))
        _replace(results_file(self.root, subject, unit), _joined(lines))


@contextmanager
def writing(root: Path) -> Iterator[RunWriter]:
    """The folder, made if need be, and nobody else's until this ends."""
    try:
        root.mkdir(parents=True, exist_ok=True)
        lock = os.open(root / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise FolderUnwritable(
            f"results cannot be kept in {root}: {error.strerror}", remedy="give another --out"
        ) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FolderUnwritable(
                f"another run is writing {root}", remedy="wait for it, or give another --out"
            ) from None
        yield RunWriter(root)
    finally:
        os.close(lock)


def _append(path: Path, lines: Sequence[bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        end = file.tell()
        if end:
            # What a killed writer left half becomes a line of its own, which no reader takes.
            file.seek(end - 1)
            is_torn = file.read(1) != b"\n"
            if is_torn:
                file.write(b"\n")
        file.write(_joined(lines))


def _replace(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(content)
    beside.replace(path)


def _joined(lines: Sequence[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _indented(document: object) -> bytes:
    return (json.dumps(document, indent=2, sort_keys=True) + "\n").encode("ascii")
