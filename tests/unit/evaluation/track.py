"""A small run on a tree written by hand, with whoever a test wants to ask."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from probant.evaluation.running.conduct import Work, conduct
from probant.evaluation.running.engines import Engine, NextJob, attempt
from probant.evaluation.running.folder import Meta, Run, Unit
from probant.evaluation.running.plan import Asked, local, meta_of
from probant.evaluation.running.work import Site, SubjectSpec
from probant.evaluation.running.writing import writing
from probant.evaluation.subjects.baselines import FirstGrepHit
from probant.evaluation.subjects.registry import Answerer


class Inline:
    """The engine's double: one task after the other, in this process."""

    def stream(self, next_job: NextJob) -> Iterator[tuple[Any, Any]]:
        while (job := next_job()) is not None:
            yield job.task, attempt(job.function, job.task)


@dataclass
class Notes:
    """The watcher's double."""

    prepared_units: dict[str, int | None] = field(default_factory=dict)
    begun_units: list[str] = field(default_factory=list)
    finished_units: list[tuple[str, str]] = field(default_factory=list)
    measured_repos: list[str] = field(default_factory=list)
    n_before: int = 0
    n_total: int = 0
    n_answered: int = 0

    def prepared(self, unit: Unit, n_questions: int | None) -> None:
        self.prepared_units[unit.name] = n_questions

    def begins(self, unit: Unit, n_done: int, n_total: int) -> None:
        self.begun_units.append(unit.name)
        self.n_before += n_done
        self.n_total += n_total

    def answered(self, n_more: int) -> None:
        self.n_answered += n_more

    def finished(self, unit: Unit, subject: str) -> None:
        self.finished_units.append((unit.name, subject))

    def measured(self, repo: str) -> None:
        self.measured_repos.append(repo)


@contextmanager
def grepping(_: SubjectSpec, root: Path) -> Iterator[Answerer]:
    """Stands for the engine: always the same, and quick."""
    yield FirstGrepHit(root)


def no_facts(_: Path) -> Mapping[str, object]:
    return {}


def site(cache: Path) -> Site:
    return Site(cache=cache, environment=os.environ, open_subject=grepping, extract=no_facts)


def asking(**changes: object) -> Asked:
    usual = {
        # None of them needs a front end of a language, which a fresh cache would have to fetch.
        "corpus": None, "seed": 7, "limit": 20, "families": ("43", "62", "64"),
        "subject": SubjectSpec(name="probant"), "beside": ("always-abstain",),
    }  # fmt: skip
    return Asked(**{**usual, **changes})  # type: ignore[arg-type]


def planned(
    tree: Path, cache: Path, asked: Asked | None = None, settle: Callable[[Path], Site] = site
) -> tuple[Meta, Work]:
    chosen = asked or asking()
    repo = local(tree)
    work = Work(
        places={repo.place.repo: repo.place},
        subject=chosen.subject,
        settle=partial(settle, cache),
    )
    return meta_of(chosen, [repo]), work


def carried_out(
    folder: Path, planned_run: tuple[Meta, Work], engine: Engine, notes: Notes | None = None
) -> Run:
    with writing(folder) as writer:
        return conduct(writer, *planned_run, engine, notes or Notes())


def contents(folder: Path, *left_out: str) -> dict[str, bytes]:
    """Every file of a run but the seconds, which no two runs share."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.relative_to(folder).parts[0] not in ("timings", *left_out)
    }
