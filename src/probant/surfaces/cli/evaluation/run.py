"""`probant eval run`: measure the engine, or anybody else, on a repository or on pinned packages.

Exit code 0: every gate is met; 1: one is missed, or something could not be measured.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.arms.stages import ARMS
from probant.evaluation.corpus.ownership import refuse_own
from probant.evaluation.report.report import Report
from probant.evaluation.running import published
from probant.evaluation.running.conduct import Work, conduct
from probant.evaluation.running.engines import Engine
from probant.evaluation.running.folder import META, Meta, Run, open_run
from probant.evaluation.running.plan import (
    Asked,
    default_folder,
    meta_of,
    meta_of_set,
    why_not_the_same,
)
from probant.evaluation.running.writing import LOCK, RunWriter, writing
from probant.evaluation.subjects.registry import BASELINES
from probant.settings import Settings
from probant.surfaces.cli.evaluation import wordings
from probant.surfaces.cli.evaluation.asking import (
    answerer_of,
    asked_of,
    engine_of,
    repos_of,
    templates_of,
)
from probant.surfaces.cli.evaluation.telling import RepoTold, closing_text, document, whole_of
from probant.surfaces.cli.evaluation.watching import watching
from probant.surfaces.cli.output import settings_of, tell, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.evaluating import settle
from probant.surfaces.wire import Json

EXIT_GATE_MISSED = 1


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    engine, asked = engine_of(args), asked_of(args)
    meta, work = _of_set(args, asked) if args.set else _of_trees(args, asked, settings)
    with writing(_folder(args, asked, settings)) as writer:
        _begin(writer, meta, args)
        if work.templates is not None:
            return wordings.measure(writer, meta, work, engine, work.templates, args)
        return _measure(writer, meta, work, engine, args)


def _of_trees(args: argparse.Namespace, asked: Asked, settings: Settings) -> tuple[Meta, Work]:
    repos, missing = repos_of(args, settings)
    meta = meta_of(asked, repos, missing=missing, idle=_idle(args))
    work = Work(
        places={repo.place.repo: repo.place for repo in repos},
        subject=asked.subject,
        settle=partial(settle, args.config),
        templates=templates_of(args),
    )
    return meta, work


def _of_set(args: argparse.Namespace, asked: Asked) -> tuple[Meta, Work]:
    named = {
        "--corpus": args.corpus,
        "--repos": args.repos,
        "--families": args.families,
        "--limit": args.limit,
    }
    given = [name for name, value in {**named, "--arms": args.arms}.items() if value is not None]
    if given:
        raise UsageError(
            f"--set says already what {given[0]} would", remedy=f"leave out {given[0]}"
        )
    found = published.open_set(Path(args.set).resolve())
    for unit in found.meta.units:
        refuse_own(published.tree_of(found.root, unit), *answerer_of(args), is_pinned=True)
    runs = [unit.arm for unit in found.meta.units if ARMS[unit.arm].runs]
    if runs and not args.allow_exec:
        raise UsageError(
            f"the set asks about the arm {runs[0]}, which only running tells",
            remedy="give --allow-exec",
        )
    meta = meta_of_set(asked, found.meta, published.digest(found), _idle(args))
    work = Work(
        places=published.places(found),
        subject=asked.subject,
        settle=partial(settle, args.config),
        published=found,
    )
    return meta, work


def _idle(args: argparse.Namespace) -> list[str]:
    """Baselines that would have been asked if they were installed."""
    usual = BASELINES if args.beside is None else {}
    return [name for name, baseline in usual.items() if baseline.why_not() is not None]


def _folder(args: argparse.Namespace, asked: Asked, settings: Settings) -> Path:
    if args.out is not None:
        return Path(args.out)
    where = {"set": args.set} if args.set else {"repos": args.repos} if args.repos else (
        {"repo": args.repo} if not args.corpus else {}
    )  # fmt: skip
    found = {name: str(Path(path).resolve()) for name, path in where.items()}
    return default_folder(settings.cache_dir, asked, found)


def _begin(writer: RunWriter, meta: Meta, args: argparse.Namespace) -> None:
    """Go on with what is there, or begin anew and say why."""
    if not (writer.root / META).is_file():
        # Even with --fresh: `results` and `coverage` are folders that others have as well.
        own = (LOCK, f".{META}.new")
        strange = [path.name for path in writer.root.iterdir() if path.name not in own]
        if strange:
            raise UsageError(
                f"{writer.root} holds something else, such as {sorted(strange)[0]}",
                remedy="give an empty folder as --out",
            )
        return
    reason = "asked for" if args.fresh else why_not_the_same(open_run(writer.root).meta, meta)
    if reason is None:
        return
    if not args.fresh:
        if args.out is not None:
            raise UsageError(
                f"{writer.root} holds another run: {reason}",
                remedy="give another --out, or --fresh to begin anew",
            )
        tell(f"beginning anew: {reason}")
    writer.begin_anew()


def _measure(
    writer: RunWriter, meta: Meta, work: Work, engine: Engine, args: argparse.Namespace
) -> int:
    teller = _Teller(Run(writer.root, meta), args)
    with watching(args, len(meta.units), teller.measured) as watcher:
        run = conduct(writer, meta, work, engine, watcher)
    missing = run.meta.missing
    reports = teller.all_told()
    whole = whole_of(run, reports)
    if args.format == "json":
        write_json(document(whole, teller.documents, missing))
    else:
        write(printable(closing_text(whole, reports, missing, args.show)))
        tell(f"kept in {writer.root}")
    return 0 if whole.is_passed and not missing else EXIT_GATE_MISSED


@dataclass(slots=True)
class _Teller:
    """Tells of each repository as soon as it and all before it are done, and forgets its rows."""

    run: Run
    args: argparse.Namespace
    done: set[str] = field(default_factory=set)
    reports: list[Report] = field(default_factory=list)
    documents: list[Json] = field(default_factory=list)

    def measured(self, repo: str) -> None:
        # A long run tells what it knows; stopping it early loses nothing.
        self.done.add(repo)
        for package in self.run.meta.packages[len(self.reports) :]:
            if package.repo not in self.done:
                return
            self._tell(package.repo)

    def all_told(self) -> list[Report]:
        for package in self.run.meta.packages[len(self.reports) :]:
            self._tell(package.repo)
        return self.reports

    def _tell(self, repo: str) -> None:
        told = RepoTold(self.run, repo)
        if self.args.format == "json":
            self.documents.append(told.json())
        else:
            write(printable(told.text(self.args.show)))
        self.reports.append(told.report.without_rows())
