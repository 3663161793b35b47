"""The half of `probant eval run --wordings` that differs: what is counted and what is printed.

Next: run.py, which plans the run.
"""

from __future__ import annotations

import argparse

from probant.evaluation.running.conduct import Work, conduct
from probant.evaluation.running.engines import Engine
from probant.evaluation.running.folder import Meta
from probant.evaluation.running.writing import RunWriter
from probant.evaluation.templates.reading import Templates
from probant.evaluation.templates.telling import (
    TemplatesReport,
    as_json,
    as_text,
    misses_json,
    misses_text,
)
from probant.surfaces.cli.evaluation.watching import watching
from probant.surfaces.cli.output import tell, write, write_json
from probant.surfaces.cli.text import printable

EXIT_GATE_MISSED = 1


def measure(
    writer: RunWriter,
    meta: Meta,
    work: Work,
    engine: Engine,
    templates: Templates,
    args: argparse.Namespace,
) -> int:
    with watching(args, len(meta.units), lambda _: None) as watcher:
        run = conduct(writer, meta, work, engine, watcher)
    report = TemplatesReport.of(
        ", ".join(package.repo for package in meta.packages),
        meta.seed,
        templates,
        run.results(),
        run.dropped(),
        meta.families,
    )
    text, document = as_text(report), as_json(report)
    writer.write_figures(text, document)
    missing = [entry.reason for entry in run.meta.missing]
    if args.format == "json":
        misses = {"misses": misses_json(report)} if args.show_misses else {}
        write_json({**document, **misses, "unavailable": missing})
    else:
        misses_told = f"\n{misses_text(report)}" if args.show_misses else ""
        write(printable(text + misses_told))
        write(printable("".join(f"not measured: {reason}\n" for reason in missing)))
        tell(f"kept in {writer.root}")
    return 0 if report.is_passed and not missing else EXIT_GATE_MISSED
