"""`probant eval run`: measure the engine on a repository, or on pinned packages."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from probant.evaluation import corpus
from probant.evaluation.baselines import FirstGrepHit, always_abstain
from probant.evaluation.questions import DEFAULT_LIMIT
from probant.evaluation.report import Report, as_json, as_text
from probant.evaluation.runner import Progress, measure
from probant.inquiry.reader import read_question
from probant.settings import Settings
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.wire import answer_json
from probant.vocabulary.reason import ReasonCode
from probant.wiring import Workbench, open_workbench
from probant.workflows.investigate import investigate

EXIT_GATE_MISSED = 1
WHOLE_CORPUS = "start"


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    reports = [_measure(root, args, settings) for root in _roots(args, settings)]
    if args.format == "json":
        documents = [as_json(report) for report in reports]
        write_json(documents[0] if len(documents) == 1 else {"reports": documents})
    else:
        write("\n".join(as_text(report) for report in reports))
    return 0 if all(report.is_passed for report in reports) else EXIT_GATE_MISSED


def _roots(args: argparse.Namespace, settings: Settings) -> list[Path]:
    if args.corpus is None:
        return [Path(args.repo)]
    chosen = corpus.start() if args.corpus == WHOLE_CORPUS else (corpus.find(args.corpus),)
    return [corpus.fetch(package, settings.cache_dir, environment=os.environ) for package in chosen]


def _measure(root: Path, args: argparse.Namespace, settings: Settings) -> Report:
    with ExitStack() as opened:
        engine = Engine(settings, root, opened)
        bench = engine.bench(None)
        return measure(
            bench.tree.root,
            args.seed,
            engine,
            limit_per_family=args.limit or DEFAULT_LIMIT,
            beside={
                "always-abstain": always_abstain,
                "first-grep-hit": FirstGrepHit(bench.tree.root),
            },
            on_progress=None if args.quiet or not sys.stderr.isatty() else _show,
        )


class Engine:
    """The engine as a subject: a question in, the answer's JSON out; one bench per revision."""

    def __init__(self, settings: Settings, repo: Path, opened: ExitStack) -> None:
        self._settings = settings
        self._repo = repo
        self._opened = opened
        self._benches: dict[str | None, Workbench] = {}

    def bench(self, at: str | None) -> Workbench:
        if at not in self._benches:
            made = open_workbench(self._settings, self._repo, at=at)
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
