"""`probant eval confidence`: the derived level beside the weighted score, on the same answers.

With a run, its results; without, the 50 questions of the capacity set are asked.
"""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path

from probant.errors import ExecutionError
from probant.evaluation import corpus
from probant.evaluation.arms.place import Place
from probant.evaluation.capacity import SEED, capacity_set
from probant.evaluation.confidence_study import study
from probant.evaluation.grading.codec import result_of
from probant.evaluation.grading.result import Result
from probant.evaluation.plain import read_json
from probant.evaluation.questions.truth import Question
from probant.evaluation.report.confidence_table import as_json, as_text
from probant.evaluation.running.engines import Failure, LocalEngine, mapped
from probant.evaluation.running.folder import Unit, open_run
from probant.evaluation.running.program import program_digest
from probant.evaluation.running.work import AnswerTask, SubjectSpec, answer
from probant.surfaces.cli.evaluation.report import own_wordings
from probant.surfaces.cli.output import tell, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.evaluating import ENGINE, settle


def execute(args: argparse.Namespace) -> int:
    if args.run is None:
        results, title = _capacity(args), "capacity set"
    else:
        run = own_wordings(open_run(Path(args.run)))
        results, title = run.results(), f"run of {run.meta.subject}"
    found = study(results)
    if args.format == "json":
        write_json(as_json(found, title))
    else:
        write(printable(as_text(found, title)))
    return 0


def _capacity(args: argparse.Namespace) -> tuple[Result, ...]:
    """Every question counts: a package that cannot be had ends the command."""
    by_unit: dict[Unit, list[Question]] = {}
    for question in capacity_set():
        by_unit.setdefault(Unit(question.repo, question.arm), []).append(question)
    tasks = [_task(unit, asked, args.config) for unit, asked in by_unit.items()]
    known = {question.id: question for question in capacity_set()}
    found: dict[str, Result] = {}
    for task, rows in mapped(LocalEngine(os.cpu_count() or 1), answer, tasks):
        if isinstance(rows, Failure):
            raise ExecutionError(
                f"{task.unit.name} cannot be asked about: {rows.reason}",
                remedy="see `probant eval corpus --fetch`",
            )
        for row in rows:
            found[row.id] = result_of(read_json(row.line), known[row.id], row.seconds)
        if not args.quiet:
            tell(f"{len(found)} of {len(known)} questions asked")
    return tuple(found[name] for name in known)


def _task(unit: Unit, asked: list[Question], config: str | None) -> AnswerTask:
    package = corpus.find(unit.repo)
    return AnswerTask(
        unit=unit,
        place=Place(repo=unit.repo, digest=package.sha256, package=package.label),
        seed=SEED,
        program=program_digest(),
        settle=partial(settle, config),
        subject=SubjectSpec(name=ENGINE),
        questions=tuple(asked),
    )
