"""`probant check`."""

from __future__ import annotations

import argparse
from pathlib import Path

from probant.checking.document import Document
from probant.errors import UsageError
from probant.surfaces.api import check_documents
from probant.surfaces.check.sheet import Sheet, sheets_of
from probant.surfaces.check.texts import read_documents, repository_root
from probant.surfaces.cli.check_show import show, tell_all
from probant.surfaces.cli.execution import execution_of, waiting_for
from probant.surfaces.cli.output import aside, progress_of, settings_of, write
from probant.surfaces.opened import tiers_of
from probant.surfaces.phrasing import counted


def execute(args: argparse.Namespace) -> int:
    if args.answerer and not args.consistency:
        raise UsageError(
            "--answerer answers questions, and none are asked",
            remedy="add --consistency; the files then hold questions, one on each line",
        )
    if args.consistency:
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
    with progress_of(args) as progress, waiting_for(args) as say:
        report = check_documents(
            documents, repo, at=args.at, tiers=tiers, execution=execution_of(args, say),
            settings=settings_of(args), progress=progress,
        )  # fmt: skip
    return sheets_of(documents, report.reports, repository_root(repo))


def _fix(sheets: tuple[Sheet, ...], args: argparse.Namespace) -> None:
    """The diff goes where it spoils no document."""
    from probant.surfaces.check.fix import fix_files

    fixed = fix_files([one.document for one in sheets], [one.report for one in sheets])
    shown = fixed.diff + "\n" if fixed.diff else ""
    (write if args.format == "text" else aside)(shown)
    done = (
        f"{counted(fixed.n_edits, 'correction')} written" if fixed.n_edits else "nothing to write"
    )
    tell_all((*fixed.notes, f"--fix: {done}"))
