"""`probant index`."""

from __future__ import annotations

import argparse
from pathlib import Path

from probant.surfaces.cli.output import progress_of, settings_of, write, write_json
from probant.wiring import open_workbench


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    with (
        progress_of(args, always=True) as progress,
        open_workbench(settings, Path(args.repo), at=args.at, progress=progress) as bench,
    ):
        if not args.no_text:
            bench.texts.refresh(progress)
        n_partly = len(bench.book.partly_parsed())
        n_skipped = len(bench.tree.skipped)
        state = bench.index
    if args.format == "json":
        write_json(
            {
                "schema": "probant.index/1",
                "files": state.n_files,
                "parsed": state.n_parsed,
                "partly_parsed": n_partly,
                "skipped": n_skipped,
                "directory": str(state.directory),
            }
        )
        return 0
    write(
        f"{state.n_files} source files indexed, {state.n_parsed} of them parsed now;"
        f" {n_partly} only partly understood, {n_skipped} files skipped (see probant facts)\n"
    )
    return 0
