"""The page a GitHub step may write beside its log, where the runner offers one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from probant.surfaces.annotations import MAX_SUMMARY_BYTES
from probant.surfaces.cli.output import tell


def summary_file() -> Path | None:
    named = os.environ.get("GITHUB_STEP_SUMMARY")
    return Path(named) if named else None


def append_summary(file: Path, page: Callable[[int], str]) -> None:
    """`page` is given the bytes there is room for. A page that cannot be written fails nothing."""
    try:
        n_there = file.stat().st_size if file.exists() else 0
        text = page(MAX_SUMMARY_BYTES - n_there)
        with file.open("ab") as opened:
            opened.write(text.encode("utf-8", "replace"))
    except OSError as trouble:
        tell(f"the step summary could not be written: {trouble.strerror}")
