"""`probant eval generate`: write questions with their truth, and the trees they are about.

Exit code 0: all of it is written; 1: something could not be made, and the set says so.
"""

from __future__ import annotations

import argparse
import shutil
from dataclasses import replace
from functools import partial
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.arms.published import publish
from probant.evaluation.plain import record_json
from probant.evaluation.running.conduct import Work, prepare_all
from probant.evaluation.running.folder import Meta, questions_file, read_set
from probant.evaluation.running.plan import meta_of
from probant.evaluation.running.published import (
    META,
    TREES,
    SetMeta,
    tree_of,
    write_set_meta,
)
from probant.evaluation.running.work import unit_tree
from probant.evaluation.running.writing import RunWriter, writing
from probant.surfaces.cli.evaluation.asking import asked_of, engine_of, repos_of
from probant.surfaces.cli.evaluation.watching import watching
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.evaluating import settle

EXIT_INCOMPLETE = 1


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    engine, asked = engine_of(args), asked_of(args)
    repos, missing = repos_of(args, settings)
    meta = meta_of(asked, repos, missing=missing)
    work = Work(
        places={repo.place.repo: repo.place for repo in repos},
        subject=asked.subject,
        settle=partial(settle, args.config),
    )
    with writing(Path(args.out)) as writer:
        _begin(writer)
        write_set_meta(writer.root, _set_meta(meta))
        with watching(args, len(meta.units), lambda _: None) as watcher:
            failures = prepare_all(writer, meta, work, engine, watcher)
        failed = {(entry.repo, entry.arm) for entry in failures}
        units = tuple(unit for unit in meta.units if (unit.repo, unit.arm) not in failed)
        for unit in units:
            root = unit_tree(unit, work.places[unit.repo], meta.seed, meta.program, work.settle())
            publish(root, unit.arm, tree_of(writer.root, unit))
        whole = replace(meta, units=units, missing=(*missing, *failures), finished=True)
        write_set_meta(writer.root, _set_meta(whole))
    _tell(_set_meta(whole), writer.root, args)
    return EXIT_INCOMPLETE if whole.missing else 0


def _begin(writer: RunWriter) -> None:
    """Only an empty folder, or one with an earlier set, which is written anew."""
    held = sorted(path.name for path in writer.root.iterdir() if not path.name.startswith("."))
    if held and META not in held:
        raise UsageError(
            f"{writer.root} holds something else, such as {held[0]}",
            remedy="give an empty folder as --out",
        )
    writer.begin_anew()
    shutil.rmtree(writer.root / TREES, ignore_errors=True)


def _set_meta(meta: Meta) -> SetMeta:
    return SetMeta(
        corpus=meta.corpus,
        seed=meta.seed,
        limit=meta.limit,
        families=meta.families,
        packages=meta.packages,
        units=meta.units,
        missing=meta.missing,
        finished=meta.finished,
    )


def _tell(meta: SetMeta, root: Path, args: argparse.Namespace) -> None:
    counts = {unit.name: len(read_set(questions_file(root, unit)).questions) for unit in meta.units}
    if args.format == "json":
        missing = [record_json(entry) for entry in meta.missing]
        write_json({"set": str(root), "questions": counts, "missing": missing})
        return
    lines = [f"{n:>6}  {name}" for name, n in counts.items()]
    lines += [f"not made: {entry.repo} {entry.arm or ''}: {entry.reason}" for entry in meta.missing]
    lines.append(f"{sum(counts.values())} questions about {len(counts)} trees in {root}")
    write(printable("\n".join(lines) + "\n"))
