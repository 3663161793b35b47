"""`probant transcript replay`: does the same come of the stored replies again?"""

from __future__ import annotations

import argparse
import json
from typing import Any

from probant.council.minutes.chain import check_transcript
from probant.council.minutes.codec import Unreadable
from probant.council.minutes.files import read_directory
from probant.council.minutes.replay import Compared, Replayed, replay
from probant.surfaces.cli.output import write, write_json
from probant.surfaces.cli.text import one_line, painter
from probant.surfaces.cli.transcript import changes_plain, changes_told, transcript_of

SCHEMA = "probant.transcript-replay/1"


def execute(args: argparse.Namespace) -> int:
    directory = transcript_of(args)
    checked = check_transcript(directory)
    replayed: Replayed | None = None
    trouble = "it was changed since it was written" if checked.changes else ""
    if not trouble:
        try:
            replayed = replay(read_directory(directory))
        except Unreadable as error:
            trouble = str(error)
    is_same = replayed is not None and replayed.is_same
    if args.format == "json":
        told = _plain(replayed) | {"directory": str(directory), "trouble": trouble or None}
        write_json(told | {"same": is_same, "changes": changes_plain(checked)})
    else:
        lines = [f"not replayed: {one_line(trouble)}", *changes_told(checked)] if trouble else []
        write("\n".join(lines + _lines(replayed, args)) + "\n")
    return 0 if is_same else 1


def _plain(replayed: Replayed | None) -> dict[str, Any]:
    parts = replayed.parts if replayed is not None else ()
    return {
        "schema": SCHEMA,
        "parts": {
            one.part: {"same": one.is_same, "stored": one.stored, "derived": one.derived}
            for one in parts
        },
    }


def _lines(replayed: Replayed | None, args: argparse.Namespace) -> list[str]:
    if replayed is None:
        return []
    paint = painter(args.color)
    same = paint("green", "✔ the same") if replayed.is_same else paint("red", "✘ something else")
    reasons = ", ".join(one.value for one in replayed.outcome.reasons)
    verdict = replayed.outcome.verdict.value + (f" ({reasons})" if reasons else "")
    lines = [f"{same} comes of the stored replies: {verdict}"]
    for one in replayed.parts:
        lines.append(f"  {one.part:<13} {_told(one)}")
    return lines


def _told(one: Compared) -> str:
    if one.is_same:
        n = f", {len(one.derived)}" if isinstance(one.derived, list) else ""
        return f"same{n}"
    was, now = (
        one_line(json.dumps(x, ensure_ascii=False))[:300] for x in (one.stored, one.derived)
    )
    return f"different\n    stored  {was}\n    derived {now}"
