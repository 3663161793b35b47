"""A check on its way out: the form that was asked for, the step summary, the exit code."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from probant.surfaces.check.rendering import render
from probant.surfaces.check.sheet import Sheet
from probant.surfaces.check.tally import tally_of
from probant.surfaces.check.texts import repository_root
from probant.surfaces.cli.output import tell, write
from probant.surfaces.cli.step_summary import append_summary, summary_file
from probant.surfaces.cli.text import has_unicode, painter
from probant.vocabulary.assertion import TextReport


def show(sheets: tuple[Sheet, ...], args: argparse.Namespace) -> int:
    """The claims in the form that was asked for; the exit code that goes with them."""
    code = exit_code_of([sheet.report for sheet in sheets], args)
    summary = summary_file()
    shown = render(
        sheets, args.format, painter(args.color), root=repository_root(Path(args.repo)),
        exit_code=code, ascii_only=not has_unicode(), quiet=args.quiet,
        has_summary=summary is not None,
    )  # fmt: skip
    write(shown.text, args.format)
    tell_all(shown.notes)
    if args.format == "github" and summary is not None:
        from probant.surfaces.check.github import step_summary

        append_summary(summary, lambda room: step_summary(sheets, room))
    return code


def exit_code_of(reports: Sequence[TextReport], args: argparse.Namespace) -> int:
    return tally_of(reports).exit_code(strict=args.strict, allow_empty=args.allow_empty)


def tell_all(notes: tuple[str, ...]) -> None:
    """What was left out is said even with --quiet."""
    for note in notes:
        tell(note)
