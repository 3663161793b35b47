"""`probant chat`: questions from standard input, one a line, with carry-over."""

from __future__ import annotations

import argparse
import sys

from probant.errors import UsageError
from probant.surfaces.cli.ask import exit_code_of
from probant.surfaces.cli.output import progress_of, settings_of, tell, write
from probant.surfaces.cli.render import render_text
from probant.surfaces.cli.text import painter
from probant.surfaces.opened import Conversation, NamedSession, OpenRepository
from probant.vocabulary.ruling import TruthMode

LEAVE = frozenset({"exit", "quit", ":q", "/quit", "/exit"})
HELP = """\
One question a line. What the last answer was about may be called "it"; "and for NAME?" asks the
same about another thing, "which of those are tests?" narrows a list, "compare the two" compares.
  /help   this text          /quit   leave (also: quit, exit, end of input)
Without English: probant query --list"""


def execute(args: argparse.Namespace) -> int:
    """The exit code is that of the last answer."""
    settings = settings_of(args)
    conversation = (
        NamedSession(settings, args.session, args.repo) if args.session else Conversation()
    )
    with OpenRepository(args.repo, at=args.at, settings=settings) as opened:
        return _talk(args, opened, conversation)


def _talk(args: argparse.Namespace, opened: OpenRepository, conversation: Conversation) -> int:
    code = 0
    for question in _questions():
        if question.strip().lower() in LEAVE:
            break
        if question.lstrip().startswith("/"):
            write((HELP if question.strip() == "/help" else _unknown(question)) + "\n")
            continue
        try:
            with progress_of(args) as progress:
                mode = TruthMode(args.truth_mode)
                answer = opened.ask_within(
                    conversation, question, truth_mode=mode, progress=progress
                )
        except UsageError as error:
            if not sys.stdin.isatty():
                raise
            tell(str(error))
            continue
        write(render_text(answer, painter(args.color), explain=args.explain) + "\n")
        code = exit_code_of(answer)
    return code


def _questions() -> list[str] | _Prompt:
    return _Prompt() if sys.stdin.isatty() else [line for line in sys.stdin if line.strip()]


def _unknown(command: str) -> str:
    return f"there is no command {command.strip()}; /help names them"


class _Prompt:
    """Lines a person types, until the end of input."""

    def __iter__(self) -> _Prompt:
        return self

    def __next__(self) -> str:
        while True:
            try:
                line = input("probant> ").strip()
            except EOFError:
                print()
                raise StopIteration from None
            if line:
                return line
