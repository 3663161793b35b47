"""What `probant transcript` commands have in common: which transcript is meant, what changed."""

from __future__ import annotations

import argparse
from pathlib import Path

from probant.council.minutes.chain import Checked, find_transcript, is_log_root
from probant.errors import UsageError
from probant.surfaces.cli.output import settings_of
from probant.surfaces.cli.text import one_line


def directory_of(args: argparse.Namespace) -> Path:
    return find_transcript(args.directory, settings_of(args).log_dir)


def transcript_of(args: argparse.Namespace) -> Path:
    """One transcript; a whole log is not what is asked for."""
    directory = directory_of(args)
    if is_log_root(directory):
        raise UsageError(
            f"{directory} is no transcript", remedy="name one of its directories, or latest"
        )
    return directory


def changes_told(checked: Checked) -> list[str]:
    """One line for each thing that changed."""
    return [
        one_line(f"  {where}{'/' if change.file else ''}{change.file} {change.what}")
        for where, change in checked.changes
    ]


def changes_plain(checked: Checked) -> list[dict[str, str]]:
    return [
        {"transcript": where, "file": change.file, "what": change.what}
        for where, change in checked.changes
    ]
