"""What GitHub's runner reads: annotations in the log, and Markdown for the step summary.

Nothing of a text or a repository can start a workflow command of its own: every line begins with
ours and what follows is escaped; the older `##[` form is broken up where all output goes out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

MAX_OF_A_LEVEL = 10
"""GitHub shows no more of one level for a step."""
MAX_SUMMARY_BYTES = 1_000_000
"""GitHub takes 1 MiB for a step."""
_MARKUP = str.maketrans({char: "\\" + char for char in "\\`*_{}[]()<>#+!|~&@:$^="})


def annotation(level: str, message: str, properties: Mapping[str, str] | None = None) -> str:
    """One command of the runner: `error`, `warning` or `notice`."""
    told = ",".join(f"{name}={_property(value)}" for name, value in (properties or {}).items())
    return f"::{level}{' ' if told else ''}{told}::{_data(message)}"


def _data(text: str) -> str:
    """As the runner unescapes a message."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def unmarked(text: str) -> str:
    """Text in which Markdown sees nothing but text."""
    return text.translate(_MARKUP)


def table_row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(unmarked(cell) for cell in cells) + " |\n"


def fitting_rows(head: str, rows: Iterable[str], n_rows: int, max_bytes: int) -> str:
    """As many rows as there is room for, and how many there was none for."""
    kept, n_kept, room = [head], 0, max_bytes - len(head.encode()) - 100
    for row in rows:
        room -= len(row.encode("utf-8", "replace"))
        if room < 0:
            break
        kept.append(row)
        n_kept += 1
    if n_kept < n_rows:
        kept.append(f"\n… and {n_rows - n_kept} more; `--format json` has them all.\n")
    return "".join(kept) if max_bytes > len(head) + 100 else ""
