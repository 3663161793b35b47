"""`probant eval run`: measure the engine on a repository, or on pinned packages."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from probant.errors import UsageError
from probant.evaluation import corpus
from probant.evaluation.arms.sequential import (
    MakeAnswerer,
    Measured,
    Running,
    measure_stages,
    stages,
)
from probant.evaluation.questions.generate import DEFAULT_LIMIT
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.report import recall_table
from probant.evaluation.report.report import Report, as_json, as_text, overview, together
from probant.evaluation.running.runner import Answerer, Progress
from probant.evaluation.sources.every import all_sources
from probant.evaluation.sources.runs import RUN_FAMILIES
from probant.evaluation.subjects.baselines import FirstGrepHit, always_abstain
from probant.evaluation.subjects.embedding import NearestDefinition
from probant.evaluation.subjects.embedding import installed as embedding_installed
from probant.inquiry.reader import read_question
from probant.settings import Settings
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.wire import answer_json
from probant.vocabulary.reason import ReasonCode
from probant.wiring import Execution, Permission, Workbench, open_workbench
from probant.workflows.investigate import investigate

EXIT_GATE_MISSED = 1
EMBEDDING = "nearest-embedding"
CORPORA: Mapping[str, Callable[[], tuple[corpus.Package, ...]]] = {
    "start": corpus.start,
    "public": corpus.pinned,
}


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    families = _families(args.families)
    if families is not None and families & RUN_FAMILIES and not args.allow_exec:
        raise UsageError(
            "questions about runs are asked only where something may be run",
            remedy="give --allow-exec, or leave out " + ", ".join(sorted(families & RUN_FAMILIES)),
        )
    roots, unavailable = _roots(args, settings)
    missing = () if embedding_installed() else (EMBEDDING,)
    is_text = args.format != "json"
    measured: list[Measured] = []
    for root in roots:
        measured.append(_measure(root, args, settings, families))
        if is_text:
            # A long run tells what it knows; stopping it early loses nothing.
            write(printable(_text(measured[-1], args.show, missing)))
    reports = [entry.report for entry in measured]
    whole = reports[0] if len(reports) == 1 else together(reports)
    if is_text:
        shown = [as_text(whole, n_shown=args.show), overview(reports)] if len(reports) > 1 else []
        shown += [f"not measured: {reason}\n" for reason in unavailable.values()]
        write(printable("\n".join(shown)))
    else:
        _write_documents(measured, whole, missing, unavailable)
    return 0 if whole.is_passed and not unavailable else EXIT_GATE_MISSED


def _text(entry: Measured, n_shown: int, missing: tuple[str, ...]) -> str:
    lines = [as_text(entry.report, n_shown=n_shown), *_recall_lines(entry, missing)]
    return "\n".join(lines) + "\n"


def _write_documents(
    measured: Sequence[Measured],
    whole: Report,
    missing: tuple[str, ...],
    unavailable: Mapping[str, str],
) -> None:
    documents = [
        as_json(entry.report) | {"recall": recall_table.as_json(entry.recall, missing)}
        for entry in measured
    ]
    if len(documents) == 1 and not unavailable:
        write_json(documents[0])
    else:
        several = {"reports": documents, "together": as_json(whole)}
        write_json({**several, "unavailable": dict(unavailable)})


def _recall_lines(entry: Measured, missing: tuple[str, ...]) -> list[str]:
    lines = recall_table.as_lines(entry.recall, missing)
    return [*lines, ""] if lines else []


def _families(listed: str | None) -> frozenset[str] | None:
    """What `--families 1,2,U5` chose; None is all of them."""
    if listed is None:
        return None
    chosen = frozenset(part.strip().upper() for part in listed.split(",") if part.strip())
    unknown = sorted(chosen - set(FAMILIES))
    if unknown or not chosen:
        raise UsageError(
            f"no question family {', '.join(unknown) or 'is named'}",
            remedy=f"choose among {', '.join(FAMILIES)}",
        )
    return chosen


def _roots(args: argparse.Namespace, settings: Settings) -> tuple[list[Path], dict[str, str]]:
    """Trees to measure on, and packages of a corpus that cannot be had, with the reason."""
    if args.corpus is None:
        return [Path(args.repo)], {}
    listed = CORPORA.get(args.corpus)
    if listed is None:
        chosen = corpus.find(args.corpus)
        return [corpus.fetch(chosen, settings.cache_dir, environment=os.environ)], {}
    found: list[Path] = []
    missing: dict[str, str] = {}
    for package in listed():
        try:
            found.append(corpus.fetch(package, settings.cache_dir, environment=os.environ))
        except corpus.CorpusUnavailableError as reason:
            missing[package.label] = str(reason)
    if not found:
        raise corpus.CorpusUnavailableError("no package of the corpus can be had here")
    return found, missing


def _measure(
    root: Path, args: argparse.Namespace, settings: Settings, families: frozenset[str] | None
) -> Measured:
    embeddings = embedding_installed()
    nearest: dict[str, MakeAnswerer] = {}
    if embeddings is not None:
        nearest[EMBEDDING] = partial(NearestDefinition, embeddings=embeddings)
    with open_workbench(settings, root) as bench:
        top = bench.tree.root
    code = all_sources(settings.cache_dir, os.environ)
    running = Running(cache=settings.cache_dir, environment=os.environ) if args.allow_exec else None
    execution = Execution(permission=Permission(allowed=args.allow_exec))
    with TemporaryDirectory(prefix="probant-eval-") as scratch:
        return measure_stages(
            stages(top, args.seed, Path(scratch), families, code, running),
            repo=top.resolve().name,
            seed=args.seed,
            open_engine=partial(_engine, settings, execution),
            beside={
                "always-abstain": lambda _: always_abstain,
                "first-grep-hit": lambda tree: FirstGrepHit(tree.root),
            },
            recall_beside=nearest,
            families=families,
            limit_per_family=args.limit or DEFAULT_LIMIT,
            on_progress=None if args.quiet or not sys.stderr.isatty() else _show,
        )


@contextmanager
def _engine(settings: Settings, execution: Execution, root: Path) -> Iterator[Answerer]:
    with ExitStack() as opened:
        yield Engine(settings, root, opened, execution)


class Engine:
    """The engine as a subject: a question in, the answer's JSON out; one bench per revision."""

    def __init__(
        self,
        settings: Settings,
        repo: Path,
        opened: ExitStack,
        execution: Execution | None = None,
    ) -> None:
        self._execution = execution
        self._settings = settings
        self._repo = repo
        self._opened = opened
        self._benches: dict[str | None, Workbench] = {}

    def bench(self, at: str | None) -> Workbench:
        if at not in self._benches:
            made = open_workbench(self._settings, self._repo, at=at, execution=self._execution)
            self._benches[at] = self._opened.enter_context(made)
        return self._benches[at]

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        bench = self.bench(at)
        window = (ReasonCode.WINDOW_REVISION,) if bench.is_past else ()
        goal = read_question(question_text)
        return answer_json(investigate(goal, bench.tree, bench.desk, window=window))


def _show(progress: Progress) -> None:
    end = "\n" if progress.n_done == progress.n_total else ""
    print(f"\r{progress.n_done}/{progress.n_total} questions", end=end, file=sys.stderr)
