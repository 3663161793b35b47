"""Carries a run out: prepare units, ask every question of every subject, keep each row.

Goes on where an earlier run was stopped. What cannot be prepared is listed, what breaks whoever is
asked counts as an error: nothing is ever silently missing. Next: course.py says what comes next.
"""

from __future__ import annotations

from dataclasses import replace

from probant.evaluation.questions.codec import set_of
from probant.evaluation.running.course import Course, refuse_other_program
from probant.evaluation.running.engines import Engine, Failure, mapped
from probant.evaluation.running.folder import Meta, Missing, Run
from probant.evaluation.running.tasks import Watcher, Work
from probant.evaluation.running.work import prepare
from probant.evaluation.running.writing import RunWriter

__all__ = ["Watcher", "Work", "conduct", "prepare_all"]


def conduct(writer: RunWriter, meta: Meta, work: Work, engine: Engine, watcher: Watcher) -> Run:
    """Everything that is not done yet; the folder says what is."""
    run = writer.write_meta(replace(meta, finished=False))
    missing = Course(writer, run, work, watcher).carried_out(engine)
    return writer.write_meta(replace(meta, missing=(*meta.missing, *missing), finished=True))


def prepare_all(
    writer: RunWriter, meta: Meta, work: Work, engine: Engine, watcher: Watcher
) -> list[Missing]:
    """The questions of every unit, and nobody asked; what could not be made, with the reason."""
    failures = {}
    tasks = [work.prepare_task(unit, meta) for unit in meta.units]
    for task, made in mapped(engine, prepare, tasks):
        if isinstance(made, Failure):
            refuse_other_program(made)
            failures[task.unit] = made.reason
            watcher.prepared(task.unit, None)
            continue
        asked = set_of(made)
        writer.write_set(task.unit, asked)
        watcher.prepared(task.unit, len(asked.questions))
    return [Missing(u.repo, u.arm, failures[u]) for u in meta.units if u in failures]
