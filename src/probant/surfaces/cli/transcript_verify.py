"""`probant transcript verify`: is it as it was written?"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from probant.council.minutes.chain import Checked, check_log_root, check_transcript, is_log_root
from probant.errors import UsageError
from probant.surfaces.cli.output import write, write_json
from probant.surfaces.cli.text import one_line, painter
from probant.surfaces.cli.transcript import changes_plain, changes_told, directory_of

SCHEMA = "probant.transcript-verify/1"
_HASH = re.compile(r"[0-9a-fA-F]{64}")


def execute(args: argparse.Namespace) -> int:
    noted: str | None = args.manifest_sha256
    if noted is not None and not _HASH.fullmatch(noted):
        raise UsageError("--manifest-sha256 is not 64 hexadecimal digits", remedy="give all of it")
    directory = directory_of(args)
    check = check_log_root if is_log_root(directory) else check_transcript
    checked = check(directory, expected=noted)
    if args.format == "json":
        write_json(_plain(directory, checked))
    else:
        write(_text(directory, checked, args))
    return 1 if checked.changes else 0


def _plain(directory: Path, checked: Checked) -> dict[str, object]:
    return {
        "schema": SCHEMA,
        "directory": str(directory),
        "transcripts": checked.n_transcripts,
        "unchanged": not checked.changes,
        "changes": changes_plain(checked),
        "notes": list(checked.notes),
        "manifest_sha256": checked.manifest_sha256,
    }


def _text(directory: Path, checked: Checked, args: argparse.Namespace) -> str:
    paint = painter(args.color)
    n_seen = checked.n_transcripts
    what = "1 transcript" if n_seen == 1 else f"{n_seen} transcripts"
    state = paint("red", "✘ changed") if checked.changes else paint("green", "✔ unchanged")
    lines = [f"{state}: {what} at {one_line(str(directory))}", *changes_told(checked)]
    lines += [f"  note: {one_line(note)}" for note in checked.notes]
    if checked.manifest_sha256 is not None:
        which = "manifest" if n_seen == 1 else "newest manifest"
        lines.append(f"  {which} {checked.manifest_sha256}")
        if not checked.changes and args.manifest_sha256 is None and not args.quiet:
            lines.append(
                "  one who can write here can seal anew; to rule that out, note this hash elsewhere"
                " and give it as --manifest-sha256"
            )
    return "\n".join(lines) + "\n"
