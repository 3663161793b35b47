"""`probant chat`: questions from standard input, one a line, with carry-over."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from probant.errors import UsageError
from probant.surfaces.api import Conversation, NamedSession, ask_within
from probant.surfaces.cli.ask import exit_code_of
from probant.surfaces.cli.output import progress_of, settings_of, tell, write
from probant.surfaces.cli.render import render_text
from probant.surfaces.cli.text import painter
from probant.vocabulary.ruling import TruthMode

LEAVE = frozenset({"exit", "quit", ":q"})


def execute(args: argparse.Namespace) -> int:
    """The exit code is that of the last answer."""
    settings = settings_of(args)
    conversation = NamedSession(settings, args.session) if args.session else Conversation()
    code = 0
    for question in _questions():
        try:
            with progress_of(args) as progress:
                answer = ask_within(
                    conversation,
                    question,
                    Path(args.repo),
                    at=args.at,
                    truth_mode=TruthMode(args.truth_mode),
                    settings=settings,
                    progress=progress,
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


class _Prompt:
    """Lines a person types, until the end of input or a word of leave."""

    def __iter__(self) -> _Prompt:
        return self

    def __next__(self) -> str:
        while True:
            try:
                line = input("probant> ").strip()
            except EOFError:
                print()
                raise StopIteration from None
            if line.lower() in LEAVE:
                raise StopIteration
            if line:
                return line
