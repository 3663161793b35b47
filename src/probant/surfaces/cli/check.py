"""`probant check`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from probant.checking.document import Document
from probant.errors import UsageError
from probant.surfaces.api import check_documents, tiers_of
from probant.surfaces.check.sheet import Sheet, sheets_of
from probant.surfaces.check.tally import EXIT_HOLDS, EXIT_NOTHING_SETTLED, counted, tally_of
from probant.surfaces.check_input import read_documents, repository_root
from probant.surfaces.check_render import render
from probant.surfaces.cli.output import aside, progress_of, settings_of, tell, write
from probant.surfaces.cli.text import painter
from probant.vocabulary.assertion import TextReport


def execute(args: argparse.Namespace) -> int:
    if args.consistency or args.answerer:
        from probant.surfaces.cli import check_consistency

        return check_consistency.execute(args)
    sheets = _checked(args)
    if args.fix:
        _fix(sheets, args)
    return show(sheets, args)


def _checked(args: argparse.Namespace) -> tuple[Sheet, ...]:
    if not args.files:
        raise UsageError("no text is named", remedy="name a file, or - for standard input")
    tiers, repo = tiers_of(args.tiers), Path(args.repo)
    documents = read_documents(args.files, repo=repo, comments=args.comments, diff=args.diff)
    # A diff that adds nothing has no texts; the report still names the snapshot.
    documents = documents or [Document(args.files[0], "")]
    if args.fix:
        from probant.surfaces.check.fix import refuse_unfixable

        refuse_unfixable(documents, at=args.at)
    with progress_of(args) as progress:
        report = check_documents(
            documents, repo, at=args.at, tiers=tiers, allow_exec=args.allow_exec,
            settings=settings_of(args), progress=progress,
        )  # fmt: skip
    return sheets_of(documents, report.reports, repository_root(repo))


def show(sheets: tuple[Sheet, ...], args: argparse.Namespace) -> int:
    """The claims in the form that was asked for; the exit code that goes with them."""
    code = exit_code_of([sheet.report for sheet in sheets], args)
    summary = os.environ.get("GITHUB_STEP_SUMMARY")
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    shown = render(
        sheets, args.format, painter(args.color), root=repository_root(Path(args.repo)),
        exit_code=code, ascii_only=not encoding.startswith("utf"), quiet=args.quiet,
        has_summary=bool(summary),
    )  # fmt: skip
    write(shown.text, args.format)
    _tell(shown.notes)
    if args.format == "github" and summary:
        _summarise(sheets, Path(summary))
    return code


def exit_code_of(reports: Sequence[TextReport], args: argparse.Namespace) -> int:
    code = tally_of(reports).exit_code
    return EXIT_HOLDS if args.allow_empty and code == EXIT_NOTHING_SETTLED else code


def _tell(notes: tuple[str, ...]) -> None:
    """What was left out is said even with --quiet."""
    for note in notes:
        tell(note)


def _summarise(sheets: tuple[Sheet, ...], file: Path) -> None:
    from probant.surfaces.check.github import MAX_SUMMARY_BYTES, step_summary

    try:
        n_there = file.stat().st_size if file.exists() else 0
        text = step_summary(sheets, MAX_SUMMARY_BYTES - n_there)
        with file.open("ab") as opened:
            opened.write(text.encode("utf-8", "replace"))
    except OSError as trouble:
        _tell((f"the step summary could not be written: {trouble.strerror}",))


def _fix(sheets: tuple[Sheet, ...], args: argparse.Namespace) -> None:
    """The diff goes where it spoils no document."""
    from probant.surfaces.check.fix import fix_files

    fixed = fix_files([one.document for one in sheets], [one.report for one in sheets])
    shown = fixed.diff + "\n" if fixed.diff else ""
    (write if args.format == "text" else aside)(shown)
    done = (
        f"{counted(fixed.n_edits, 'correction')} written" if fixed.n_edits else "nothing to write"
    )
    _tell((*fixed.notes, f"--fix: {done}"))
