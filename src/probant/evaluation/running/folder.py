"""The folder of a run: what was asked, the questions, and what became of each of them.

    run.json                            what was asked, and whether it is finished
    questions/<repo>.<arm>.json         probant.questions/1
    dropped/<repo>.<arm>.json           facts not asked, with the reason
    results/<subject>/<repo>.<arm>.jsonl    probant.result/1, one row per question
    timings/<subject>/<repo>.<arm>.jsonl    the seconds of each

This side reads, and takes what it reads for anybody's files. Next: writing.py is the other side;
metrics and report take the results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.grading.codec import result_of
from probant.evaluation.grading.result import Result
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.plain import NotPlainError, of_plain, read_json
from probant.evaluation.questions.codec import set_of
from probant.evaluation.questions.truth import QuestionSet

SCHEMA = "probant.run/1"
META = "run.json"


@dataclass(frozen=True, order=True, slots=True)
class Unit:
    """One tree that questions are asked about: a repository, in one of its arms."""

    repo: str
    arm: str

    def __post_init__(self) -> None:
        _refuse_path(self.repo)
        _refuse_path(self.arm)

    @property
    def name(self) -> str:
        return f"{self.repo}.{self.arm}"


@dataclass(frozen=True, kw_only=True, slots=True)
class Measured:
    """One repository of the run, and what is known of it; None is unknown."""

    repo: str
    digest: str
    """The pinned hash of its archive, or that of its files and its HEAD."""
    languages: tuple[str, ...] = ()
    origin: str | None = None
    licence: str | None = None
    repository: str | None = None
    first_release: str | None = None
    stars: int | None = None
    fork: bool | None = None
    typed: bool | None = None
    tests: bool | None = None
    well_known: bool = False


@dataclass(frozen=True, slots=True)
class Missing:
    """A repository, or an arm of it, that could not be measured; `arm` None is all of them."""

    repo: str
    arm: str | None
    reason: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Meta:
    """What `run.json` says. `families` None is all of them."""

    corpus: str | None
    seed: int
    limit: int
    families: tuple[str, ...] | None
    arms: tuple[str, ...]
    subject: str
    beside: tuple[str, ...]
    program: str
    """Digest of the program's own source."""
    packages: tuple[Measured, ...]
    units: tuple[Unit, ...]
    allow_exec: bool = False
    answerer: str | None = None
    cutoff: str | None = None
    set_digest: str | None = None
    """Of a set that was written before; None where the questions were made for this run."""
    wordings: str | None = None
    """Digest of the outside templates that were asked; None where the own wordings were."""
    unmeasured_beside: tuple[str, ...] = ()
    """Baselines that could not be asked here."""
    missing: tuple[Missing, ...] = ()
    finished: bool = False

    def __post_init__(self) -> None:
        for name in (self.subject, *self.beside):
            _refuse_path(name)


def _refuse_path(name: str) -> None:
    """Names become files; nobody's run.json may lead out of its folder."""
    if not name or "/" in name or "\0" in name or name in (".", ".."):
        raise ValueError(f"{name!r} is no name of a file")


UNASKED = "whoever was measured could not be asked"


class NoRunError(UsageError):
    """The path leads to no folder of a run."""


@dataclass(frozen=True, slots=True)
class Run:
    """A run, finished or not, read from its folder. `only` narrows it to one unit."""

    root: Path
    meta: Meta
    only: Unit | None = None

    def units(self) -> tuple[Unit, ...]:
        """Those whose questions are known, in the order of the run."""
        return tuple(
            unit
            for unit in self.meta.units
            if self.only in (None, unit) and questions_file(self.root, unit).is_file()
        )

    def asked(self, unit: Unit) -> QuestionSet:
        return read_set(questions_file(self.root, unit))

    def questions(self) -> tuple[QuestionSet, ...]:
        return tuple(self.asked(unit) for unit in self.units())

    def subjects(self) -> tuple[str, ...]:
        """Who was asked, the measured one first."""
        known = (self.meta.subject, *self.meta.beside)
        return tuple(name for name in known if (self.root / "results" / name).is_dir())

    def results(self, subject: str | None = None) -> tuple[Result, ...]:
        """All units, in question order; None is the measured subject."""
        return tuple(result for unit in self.units() for result in self.of_unit(unit, subject))

    def of_unit(self, unit: Unit, subject: str | None = None) -> tuple[Result, ...]:
        """What a finished run could not ask the measured subject is an error of it: figures over
        the rest would be too good."""
        name = subject or self.meta.subject
        rows = done_rows(self.root, name, unit)
        is_due = self.meta.finished and name == self.meta.subject
        return tuple(
            result_of(row.document, question, row.seconds)
            if (row := rows.get(question.id))
            else Result.failed(question, UNASKED, 0.0)
            for question in self.asked(unit).questions
            if is_due or question.id in rows
        )

    def dropped(self) -> tuple[Dropped, ...]:
        return tuple(entry for unit in self.units() for entry in self.dropped_of(unit))

    def dropped_of(self, unit: Unit) -> tuple[Dropped, ...]:
        return read_set(dropped_file(self.root, unit)).dropped


def open_run(path: Path) -> Run:
    """The run that wrote the folder `path`, or the file `path` of its results."""
    if path.is_file() and path.name != META:
        return _of_file(path)
    root = path.parent if path.is_file() else path
    try:
        document = read_json((root / META).read_bytes())
        if not isinstance(document, dict) or document.pop("schema", None) != SCHEMA:
            raise NotPlainError(f"not a {SCHEMA} document")
        return Run(root, of_plain(Meta, document))
    except FileNotFoundError:
        raise _no_run(path, f"there is no {META}") from None
    except (OSError, NotPlainError) as error:
        raise _no_run(path, str(error)) from error


def _of_file(path: Path) -> Run:
    for root in path.resolve().parents:
        if (root / META).is_file():
            run = open_run(root)
            (*only,) = (unit for unit in run.meta.units if unit.name == path.stem)
            return Run(root, run.meta, only[0]) if only else run
    raise _no_run(path, f"no folder above it has a {META}")


def _no_run(path: Path, why: str) -> NoRunError:
    return NoRunError(
        f"{path} is no folder of a run: {why}", remedy="name one that `probant eval run` wrote"
    )


def questions_file(root: Path, unit: Unit) -> Path:
    return root / "questions" / f"{unit.name}.json"


def dropped_file(root: Path, unit: Unit) -> Path:
    return root / "dropped" / f"{unit.name}.json"


def results_file(root: Path, subject: str, unit: Unit) -> Path:
    return root / "results" / subject / f"{unit.name}.jsonl"


def timings_file(root: Path, subject: str, unit: Unit) -> Path:
    return root / "timings" / subject / f"{unit.name}.jsonl"


def read_set(path: Path) -> QuestionSet:
    try:
        return set_of(path.read_bytes())
    except (OSError, NotPlainError) as error:
        raise NoRunError(
            f"{path} cannot be read as questions: {error}",
            remedy="give --fresh, or generate it anew",
        ) from error


@dataclass(frozen=True, slots=True)
class DoneRow:
    line: bytes
    document: Mapping[str, object]
    seconds: float


def done_rows(root: Path, subject: str, unit: Unit) -> dict[str, DoneRow]:
    """By question: rows that stand there whole, with their seconds. The last word counts."""
    seconds = {
        str(entry["id"]): float(said)
        for _, entry in _rows(timings_file(root, subject, unit))
        if isinstance(said := entry.get("seconds"), int | float)
    }
    return {
        name: DoneRow(line, entry, seconds[name])
        for line, entry in _rows(results_file(root, subject, unit))
        if (name := str(entry["id"])) in seconds
    }


def _rows(path: Path) -> Iterator[tuple[bytes, Mapping[str, object]]]:
    """Whole lines that are objects with an id: what a killed writer left half is not there."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return
    for line in content.split(b"\n")[:-1]:
        try:
            entry = read_json(line)
        except NotPlainError:
            continue
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            yield line, entry
