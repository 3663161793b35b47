"""`probant ask`."""

from __future__ import annotations

import argparse

from probant.answering.answer import Answer
from probant.surfaces.api import ask
from probant.surfaces.cli.execution import execution_of, waiting_for
from probant.surfaces.cli.output import progress_of, settings_of, write, write_json
from probant.surfaces.cli.render import render_markdown, render_text
from probant.surfaces.cli.text import painter
from probant.vocabulary.ruling import Outcome, TruthMode

EXIT_CODES = {
    Outcome.ANSWERED: 0,
    Outcome.REFUTED: 0,
    Outcome.PARTIAL: 3,
    Outcome.INSUFFICIENT_EVIDENCE: 3,
    Outcome.ERROR: 4,
}


def execute(args: argparse.Namespace) -> int:
    with progress_of(args) as progress, waiting_for(args) as say:
        result = ask(
            " ".join(args.question),
            args.repo,
            at=args.at,
            session=args.session,
            truth_mode=TruthMode(args.truth_mode),
            settings=settings_of(args),
            progress=progress,
            execution=execution_of(args, say),
            narrate=args.narrate,
        )
    show(result.answer, args)
    return EXIT_CODES[result.answer.ruling.outcome]


def show(answer: Answer, args: argparse.Namespace) -> None:
    if args.format == "json":
        from probant.surfaces.wire import answer_json

        write_json(answer_json(answer))
    elif args.format == "markdown":
        write(render_markdown(answer))
    else:
        write(render_text(answer, painter(args.color), explain=args.explain))
