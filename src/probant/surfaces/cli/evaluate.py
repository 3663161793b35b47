"""`probant eval run`: measure the engine on a repository, or on pinned packages."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation import corpus
from probant.evaluation.baselines import FirstGrepHit, always_abstain
from probant.evaluation.questions import DEFAULT_LIMIT
from probant.evaluation.report import Report, as_json, as_text, together
from probant.evaluation.runner import Progress, measure
from probant.evaluation.wordings import FAMILIES
from probant.inquiry.reader import read_question
from probant.settings import Settings
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.wire import answer_json
from probant.vocabulary.reason import ReasonCode
from probant.wiring import Workbench, open_workbench
from probant.workflows.investigate import investigate

EXIT_GATE_MISSED = 1
CORPORA: Mapping[str, Callable[[], tuple[corpus.Package, ...]]] = {
    "start": corpus.start,
    "public": corpus.pinned,
}


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    families = _families(args.families)
    reports = [_measure(root, args, settings, families) for root in _roots(args, settings)]
    whole = reports[0] if len(reports) == 1 else together(reports)
    if args.format == "json":
        documents = [as_json(report) for report in reports]
        several = {"reports": documents, "together": as_json(whole)}
        write_json(documents[0] if len(documents) == 1 else several)
    else:
        shown = reports if len(reports) == 1 else [*reports, whole]
        write(printable("\n".join(as_text(report, n_shown=args.show) for report in shown)))
    return 0 if whole.is_passed else EXIT_GATE_MISSED


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


def _roots(args: argparse.Namespace, settings: Settings) -> list[Path]:
    if args.corpus is None:
        return [Path(args.repo)]
    listed = CORPORA.get(args.corpus)
    chosen = listed() if listed is not None else (corpus.find(args.corpus),)
    return [corpus.fetch(package, settings.cache_dir, environment=os.environ) for package in chosen]


def _measure(
    root: Path, args: argparse.Namespace, settings: Settings, families: frozenset[str] | None
) -> Report:
    with ExitStack() as opened:
        engine = Engine(settings, root, opened)
        bench = engine.bench(None)
        return measure(
            bench.tree.root,
            args.seed,
            engine,
            families=families,
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
