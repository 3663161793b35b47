"""`probant ask`, and what every command that answers does with its answer."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from probant.answering.answer import Answer
from probant.errors import UsageError
from probant.surfaces.api import AnswerResult, ask, ask_query
from probant.surfaces.cli.execution import execution_of, waiting_for
from probant.surfaces.cli.output import limit_of, progress_of, settings_of, write, write_json
from probant.surfaces.cli.render import render_markdown, render_text
from probant.surfaces.cli.text import painter
from probant.vocabulary.reading import Offer
from probant.vocabulary.ruling import Outcome, TruthMode
from probant.vocabulary.value import RunValue

EXIT_NO = 1
EXIT_CODES = {
    Outcome.ANSWERED: 0,
    Outcome.REFUTED: 0,
    Outcome.PARTIAL: 3,
    Outcome.INSUFFICIENT_EVIDENCE: 3,
    Outcome.ERROR: 4,
}


def execute(args: argparse.Namespace) -> int:
    if args.goal is not None:
        result = _ask_goal(args)
    else:
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
            result = AnswerResult(result.answer, limit_of(args))
    return finish(result, args)


def _ask_goal(args: argparse.Namespace) -> AnswerResult:
    from probant.surfaces.goal_wire import query_from_json
    from probant.vocabulary.record import replace

    if args.question:
        raise UsageError("a question and --goal exclude each other", remedy="give one of them")
    query = query_from_json(_goal_document(args.goal))
    if args.at is not None:
        query = replace(query, at=args.at)
    with progress_of(args) as progress, waiting_for(args) as say:
        return ask_query(
            replace(query, limit=limit_of(args) or query.limit),
            args.repo,
            session=args.session,
            truth_mode=TruthMode(args.truth_mode),
            settings=settings_of(args),
            progress=progress,
            execution=execution_of(args, say),
            narrate=args.narrate,
        )


def _goal_document(name: str) -> object:
    import json

    from probant.surfaces.goal_wire import MAX_GOAL_BYTES

    try:
        if name == "-":
            raw = sys.stdin.buffer.read(MAX_GOAL_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(MAX_GOAL_BYTES + 1)
    except OSError as trouble:
        raise UsageError(
            f"the goal {name} cannot be read: {trouble.strerror}",
            remedy="give a file with a probant.goal/1",
        ) from trouble
    if len(raw) > MAX_GOAL_BYTES:
        raise UsageError("the goal is too large", remedy=f"give at most {MAX_GOAL_BYTES} bytes")
    try:
        document: object = json.loads(raw)
    except (ValueError, RecursionError) as trouble:
        raise UsageError("the goal is not JSON", remedy="give a probant.goal/1") from trouble
    return document


def finish(result: AnswerResult, args: argparse.Namespace) -> int:
    """Show the answer, let a person choose among readings, and say how it ended."""
    show(result, args)
    chosen = _chosen(result.answer, args)
    if chosen is not None:
        with progress_of(args) as progress, waiting_for(args) as say:
            result = ask_query(
                chosen.goal,
                args.repo,
                session=args.session,
                truth_mode=TruthMode(args.truth_mode),
                settings=settings_of(args),
                progress=progress,
                execution=execution_of(args, say),
            )
        show(result, args)
    return exit_code_of(result.answer, tells_no=args.exit_code)


def exit_code_of(answer: Answer, *, tells_no: bool = False) -> int:
    """Of several questions in one the highest; with `tells_no` a proved no is 1."""
    code = EXIT_CODES[answer.ruling.outcome]
    if tells_no and code == 0 and not answer.parts and _is_no(answer):
        code = EXIT_NO
    return max(code, *(exit_code_of(one, tells_no=tells_no) for one in answer.parts), 0)


def _is_no(answer: Answer) -> bool:
    """Whether what was proved is a no: refuted, or a run that failed."""
    runs = [one.value for one in answer.values if isinstance(one.value, RunValue)]
    is_failed = any(run.failed or run.exit_code for run in runs)
    return answer.ruling.outcome is Outcome.REFUTED or is_failed


def show(result: AnswerResult, args: argparse.Namespace) -> None:
    if args.format == "json":
        write_json(result.to_json())
    elif args.format == "markdown":
        write(render_markdown(result.answer, limit=result.limit))
    else:
        paint = painter(args.color)
        write(render_text(result.answer, paint, explain=args.explain, limit=result.limit))


def _chosen(answer: Answer, args: argparse.Namespace) -> Offer | None:
    """The reading a person picks by its number. Nobody is waited for where nobody looks on."""
    is_seen = sys.stdin.isatty() and sys.stdout.isatty()
    if not answer.offers or not is_seen or args.quiet or args.format != "text":
        return None
    return pick(answer.offers, input)


def pick(offers: tuple[Offer, ...], ask_person: Callable[[str], str]) -> Offer | None:
    """None for an empty line, the end of input, or anything that is none of the numbers."""
    try:
        said = ask_person(f"which one? [1-{len(offers)}, empty for none] ").strip()
    except EOFError:
        return None
    if not (said.isascii() and said.isdigit() and len(said) <= 3):
        return None
    return offers[int(said) - 1] if 1 <= int(said) <= len(offers) else None
