"""`probant eval facts`: lay the extracted facts beside what each language's own front end says."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from probant.evaluation import corpus
from probant.evaluation.corpus.ownership import refuse_own
from probant.evaluation.extraction import score as facts_score
from probant.evaluation.extraction.report import FactsReport, as_json, as_text
from probant.evaluation.sources.code import oracles as code_oracles
from probant.settings import Settings
from probant.surfaces.api import facts
from probant.surfaces.cli.output import progress_of, settings_of, write, write_json
from probant.surfaces.cli.text import printable

EXIT_NOTHING_JUDGED = 3


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    report = _measure(_root(args, settings), args, settings)
    if args.format == "json":
        write_json(as_json(report))
    else:
        write(printable(as_text(report, n_shown=args.show)))
    return 0 if report.n_judged else EXIT_NOTHING_JUDGED


def _root(args: argparse.Namespace, settings: Settings) -> Path:
    if args.corpus is None:
        refuse_own(Path(args.repo))
        return Path(args.repo).resolve()
    return corpus.fetch(corpus.find(args.corpus), settings.cache_dir, environment=os.environ)


def _measure(root: Path, args: argparse.Namespace, settings: Settings) -> FactsReport:
    with progress_of(args) as progress:
        document = facts(root, settings=settings, progress=progress).to_json()
    languages = code_oracles.languages_of(root)
    truths, gaps = code_oracles.look_or_stand_in(root, settings.cache_dir, os.environ, languages)
    return FactsReport(
        repo=root.name,
        scores=tuple(facts_score.score(document, truth) for truth in truths),
        not_looked=gaps,
    )
