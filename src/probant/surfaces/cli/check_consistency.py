"""`probant check --consistency`: answers to rewordings of one question, all pairs compared.

One file, or standard input, holds questions: one on each line, rewordings of one's own indented
below it. Several files are answers themselves, unless a command answers.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from probant.checking.document import Document
from probant.errors import UsageError
from probant.surfaces.answer_reading import answer_data
from probant.surfaces.check.consistency_text import consistency_text
from probant.surfaces.check.consistency_wire import consistency_json
from probant.surfaces.check.sheet import sheets_of
from probant.surfaces.check.texts import read_documents, repository_root
from probant.surfaces.cli.check_show import exit_code_of, show
from probant.surfaces.cli.output import progress_of, settings_of, write, write_json
from probant.surfaces.cli.text import painter
from probant.surfaces.opened import OpenRepository, tiers_of
from probant.vocabulary.assertion import TextReport, Tier
from probant.wiring import Workbench
from probant.wiring.reader import read_on
from probant.workflows.consistency import (
    Answerer,
    Command,
    Group,
    OwnAnswers,
    compare_answers,
    compare_texts,
    group_bench,
    read_questions,
    reports_of,
)

_NOT_WITH = ("comments", "diff", "fix")


def execute(args: argparse.Namespace) -> int:
    documents, repo = _documents(args), Path(args.repo)
    with (
        progress_of(args) as progress,
        OpenRepository(repo, at=args.at, settings=settings_of(args)) as opened,
    ):
        groups, reports = opened.on_bench(
            lambda bench: _compared(documents, args, bench), progress=progress
        )
    if args.format == "json":
        write_json(consistency_json(reports, groups))
    elif args.format == "text":
        write(consistency_text(groups, painter(args.color)))
    else:
        show(sheets_of(documents, reports, repository_root(repo)), args)
    return exit_code_of(reports, args)


def _documents(args: argparse.Namespace) -> list[Document]:
    given = next((name for name in _NOT_WITH if getattr(args, name)), None)
    if given is not None:
        raise UsageError(
            f"--{given} has no meaning with --consistency",
            remedy="leave one of them out; plain check compares the statements of one text",
        )
    if Tier.CONSISTENCY not in tiers_of(args.tiers):
        raise UsageError("--tiers leaves V4 out", remedy="leave --tiers or --consistency out")
    if not args.files:
        raise UsageError(
            "no question is named",
            remedy="name a file with one question on each line, or - for standard input; "
            "several files are compared as answers",
        )
    return read_documents(args.files, repo=Path(args.repo))


def _compared(
    documents: Sequence[Document], args: argparse.Namespace, bench: Workbench
) -> tuple[tuple[Group, ...], tuple[TextReport, ...]]:
    ground = group_bench(bench.tree, bench.book, bench.binder, bench.desk)
    if len(documents) > 1 and not args.answerer:
        group = compare_texts(documents, ground, answer_data)
        return (group,), reports_of([group], documents, bench.tree)
    read = partial(read_on, bench)
    answerer: Answerer = OwnAnswers(bench.tree, bench.desk, read)
    if args.answerer:
        answerer = Command(args.answerer, Path(args.repo).resolve(), ground.shelf, answer_data)
    asked = [(n, one) for n, document in enumerate(documents) for one in read_questions(document)]
    groups = compare_answers(asked, answerer, ground, read)
    return groups, reports_of(groups, documents, bench.tree)
