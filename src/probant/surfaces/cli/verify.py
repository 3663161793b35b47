"""`probant verify`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from probant.settings import Settings
from probant.surfaces.check.texts import repository_root
from probant.surfaces.cli.output import settings_of, tell, write
from probant.surfaces.cli.step_summary import append_summary, summary_file
from probant.surfaces.cli.text import has_unicode, painter
from probant.surfaces.cli.verify_progress import progress_of
from probant.surfaces.verify.rendering import render
from probant.surfaces.verifying import VerifyResult, resolve_commit, verify


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    request = _request(args, settings)
    with progress_of(args) as say:
        result = verify(
            request, args.repo, config=settings, without_evidence=args.without_evidence, say=say
        )
    return _show(result, args)


def _request(args: argparse.Namespace, settings: Settings) -> dict[str, object]:
    """The command line as a request; the schema is held against it where every request is."""
    return {
        "snapshot_id": resolve_commit(args.revision, args.repo, settings),
        "target_paths": [_target(path, args.repo) for path in args.paths] or None,
        "rubric_focus": args.focus,
        "tier": args.tier,
        "evidence": _evidence(args) if args.evidence else None,
    }


def _target(path: str, repo: str) -> str:
    """From the root of the repository; a path means what it means where the user stands."""
    root, here = repository_root(Path(repo)), Path(os.path.realpath("."))
    is_inside = here == root or root in here.parents
    whole = os.path.normpath((here if is_inside else root) / path)
    return os.path.relpath(whole, root) if is_inside or Path(path).is_absolute() else path


def _evidence(args: argparse.Namespace) -> list[dict[str, object]]:
    from probant.council.intake.reading import read_evidence
    from probant.vocabulary.council import Depth

    return read_evidence(
        args.evidence, per_rule=args.sarif_per_rule, errors_block=args.sarif_errors_block,
        root=str(repository_root(Path(args.repo))), depth=Depth(args.tier),
    )  # fmt: skip


def _show(result: VerifyResult, args: argparse.Namespace) -> int:
    response = result.verification.response
    summary = summary_file()
    shown = render(
        response, args.format, painter(args.color), root=repository_root(Path(args.repo)),
        ascii_only=not has_unicode(), quiet=args.quiet, has_summary=summary is not None,
    )  # fmt: skip
    write(shown.text, args.format)
    for note in (*shown.notes, *filter(None, [result.verification.trouble])):
        tell(note)
    if args.format == "github" and summary is not None:
        from probant.surfaces.verify.github import step_summary

        append_summary(summary, lambda room: step_summary(response, room))
    return result.exit_code
