"""`probant eval localise`: do the places shown hold what the commit really changed?

Functions by their documentation, with `--corpus`, are asked for in localise_documented.py.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from probant.errors import UsageError
from probant.evaluation.corpus.ownership import refuse_own
from probant.evaluation.localise.baselines import FirstLine, WholeFiles
from probant.evaluation.localise.commits import Subject, subjects_of
from probant.evaluation.localise.scores import (
    Function,
    Shown,
    Trial,
    as_json,
    as_text,
    changed_functions,
    row_of,
)
from probant.evaluation.oracles.git_plumbing import GitHistory
from probant.facts.languages import suffixes
from probant.settings import Settings
from probant.surfaces.cli.output import settings_of, tell, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.evaluating import EngineSubject
from probant.vocabulary.symbol import FUNCTION_KINDS
from probant.wiring import Execution, Workbench, open_workbench
from probant.workflows.search import Search, search_places

EXIT_NOTHING_JUDGED = 3
SEARCH, ASK, FILES, GREP = "probant search", "probant ask", "BM25 over files", "first grep hit"


def execute(args: argparse.Namespace) -> int:
    if args.limit < 1:
        raise UsageError(f"--limit is {args.limit}", remedy="give a whole number from 1 on")
    settings = settings_of(args)
    if args.corpus is not None:
        return _documented(args, settings)
    trials: dict[str, list[Trial]] = {SEARCH: [], ASK: [], FILES: [], GREP: []}
    roots = [Path(repo).resolve() for repo in args.repo or ["."]]
    for root in roots:
        refuse_own(root)
        subjects = subjects_of(root, suffixes(), limit=args.limit, seed=args.seed)
        for subject in subjects:
            for answerer, trial in _trials(root, subject, settings):
                trials[answerer].append(trial)
        if not args.quiet:
            tell(f"{root.name}: {len(subjects)} subjects asked")
    rows = [row_of(answerer, found) for answerer, found in trials.items()]
    if args.format == "json":
        write_json(as_json(rows))
    else:
        write(printable(as_text(rows, len(roots))))
    return 0 if rows[0].at_1.n else EXIT_NOTHING_JUDGED


def _documented(args: argparse.Namespace, settings: Settings) -> int:
    if args.repo:
        raise UsageError(
            "both a corpus and a repository are given", remedy="leave out --corpus or --repo"
        )
    from probant.surfaces.cli.evaluation import localise_documented

    return localise_documented.execute(args, settings)


def _trials(root: Path, subject: Subject, settings: Settings) -> Iterator[tuple[str, Trial]]:
    """Everybody is asked the same words about the same tree, which lacks the commit."""
    with open_workbench(settings, root, at=subject.parent) as bench:
        gold = changed_functions(subject, _functions(bench, subject))
        found = search_places(Search(text=subject.text), bench.tree, bench.places())
        places = [Shown(one.path, one.fact.line if one.fact else None) for one in found]
        paths = frozenset(bench.book.blobs)
    yield SEARCH, (subject, gold, places)
    with ExitStack() as opened:
        engine = EngineSubject(settings, root, opened, Execution())
        yield ASK, (subject, gold, shown_by(engine(subject.text, subject.parent)))
    texts = GitHistory(root).files_at(subject.parent)
    code = {path: raw for path, raw in texts.items() if path in paths}
    yield FILES, (subject, gold, WholeFiles(code)(subject.text))
    yield GREP, (subject, gold, FirstLine(code)(subject.text))


def _functions(bench: Workbench, subject: Subject) -> Iterator[Function]:
    for path in subject.files:
        for fact in bench.book.definitions_in(path):
            if fact.kind in FUNCTION_KINDS:
                yield Function(path, fact.line, fact.first_line, fact.last_line)


def shown_by(answer: Any) -> list[Shown]:
    """Values, then leads, then citations, each place once."""
    answers = [answer, *answer["parts"]]
    values = [one for said in answers for one in (*said["answer"]["values"], *said["leads"])]
    cited = [Shown(one["path"]) for said in answers for one in said["citations"]]
    told = [Shown(one["path"], one.get("line")) for one in values if one.get("path")]
    return list(dict.fromkeys((*told, *cited)))
