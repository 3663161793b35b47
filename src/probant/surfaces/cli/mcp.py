"""`probant mcp`: the tools for an agent, over standard input and output or over HTTP."""

from __future__ import annotations

import argparse

from probant.surfaces.cli.output import settings_of
from probant.surfaces.cli.server_extra import needs_server_extra, work_in_fresh_processes
from probant.surfaces.serving import Served, roots_of


def execute(args: argparse.Namespace) -> int:
    served = Served(roots_of(args.repo or ["."]), settings_of(args))
    with needs_server_extra("mcp"):
        from probant.surfaces.mcp.running import serve_stdio
    work_in_fresh_processes()
    serve_stdio(served)
    return 0
