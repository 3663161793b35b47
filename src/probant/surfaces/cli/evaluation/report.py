"""`probant eval report`: the page of a run, and its figures as a text that diffs well."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.report.figures import figures
from probant.evaluation.report.run_page import page_of
from probant.evaluation.running.folder import Run, open_run
from probant.evaluation.running.writing import FIGURES
from probant.surfaces.cli.output import write
from probant.surfaces.cli.text import printable

PAGE = "report.html"
REASONS = "reasons.toml"
"""Stands beside the figures: why a family misses its gate."""


def execute(args: argparse.Namespace) -> int:
    run = own_wordings(open_run(Path(args.run)))
    html = Path(args.html) if args.html else run.root / PAGE
    _written(html, page_of(run))
    if args.metrics:
        metrics = Path(args.metrics)
        _written(metrics, figures(run, metrics.with_name(REASONS)))
    return 0


def own_wordings(run: Run) -> Run:
    """Pages show single rows; of outside templates half may not be seen one by one."""
    if run.meta.wordings is None:
        return run
    raise UsageError(
        f"{run.root} is a run of outside templates",
        remedy=f"read {run.root / FIGURES[0]}, or give --show-misses to `eval run --wordings`",
    )


def _written(path: Path, text: str) -> None:
    """Whole or not at all, whatever happens in between; says where it is."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise UsageError(
            f"cannot write {path}: {error.strerror or error}", remedy="name another file"
        ) from error
    write(printable(f"wrote {path}\n"))
