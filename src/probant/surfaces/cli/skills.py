"""`probant skills install`."""

from __future__ import annotations

import argparse
from pathlib import Path

from probant.surfaces.cli.output import write
from probant.surfaces.cli.text import one_line
from probant.surfaces.skills import install_skills


def execute(args: argparse.Namespace) -> int:
    done = install_skills(Path(args.folder), force=args.force)
    if not args.quiet:
        write("".join(f"{one.deed.value} {one_line(str(one.file))}\n" for one in done))
    return 0
