"""`probant check`."""

from __future__ import annotations

import argparse
from pathlib import Path

from probant.errors import UsageError
from probant.surfaces.api import CheckReport, check_documents, tiers_of
from probant.surfaces.check_input import read_documents
from probant.surfaces.check_render import render
from probant.surfaces.cli.output import progress_of, settings_of, write
from probant.surfaces.cli.text import painter
from probant.vocabulary.claim import CheckResult

EXIT_HOLDS = 0
EXIT_REFUTED = 1
EXIT_NOTHING_SETTLED = 3


def execute(args: argparse.Namespace) -> int:
    if args.consistency or args.answerer:
        from probant.surfaces.cli import check_consistency

        return check_consistency.execute(args)
    if not args.files:
        raise UsageError("no text is named", remedy="name a file, or - for standard input")
    tiers, repo = tiers_of(args.tiers), Path(args.repo)
    documents = read_documents(args.files, repo=repo, comments=args.comments, diff=args.diff)
    with progress_of(args) as progress:
        report = check_documents(
            documents, repo, at=args.at, tiers=tiers, allow_exec=args.allow_exec,
            settings=settings_of(args), progress=progress,
        )  # fmt: skip
    if args.fix:
        from probant.surfaces.check_fix import fix_files

        write(fix_files(documents, report.reports))
    write(render(report.reports, documents, args.format, painter(args.color)))
    return exit_code(report)


def exit_code(report: CheckReport) -> int:
    """A pass needs something verified: an empty check proves nothing."""
    verdicts = {one.verdict for text in report.reports for one in text.claims}
    if CheckResult.REFUTED in verdicts:
        return EXIT_REFUTED
    return EXIT_HOLDS if CheckResult.VERIFIED in verdicts else EXIT_NOTHING_SETTLED
