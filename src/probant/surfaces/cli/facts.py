"""`probant facts`."""

from __future__ import annotations

import argparse

from probant.surfaces.api import facts
from probant.surfaces.cli.output import progress_of, settings_of, write_json


def execute(args: argparse.Namespace) -> int:
    with progress_of(args) as progress:
        result = facts(
            args.repo, at=args.at, path=args.path, settings=settings_of(args), progress=progress
        )
    write_json(result.to_json())
    return 0
