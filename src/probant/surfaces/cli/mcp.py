"""`probant mcp`: the tools for an agent, over standard input and output or over HTTP."""

from __future__ import annotations

import argparse
from contextlib import closing

from probant.errors import UsageError
from probant.surfaces.cli.output import settings_of
from probant.surfaces.cli.serve import keys_of, port_number, tell_where
from probant.surfaces.cli.server_extra import fresh_workers, needs_server_extra
from probant.surfaces.serving import Served, roots_of


def execute(args: argparse.Namespace) -> int:
    if args.client_roots and args.http:
        raise UsageError(
            "--client-roots would let anybody on the network name a folder",
            remedy="name the folders with --repo",
        )
    default = [] if args.client_roots else ["."]
    served = Served(roots_of(args.repo or default), settings_of(args))
    with needs_server_extra("mcp"):
        from probant.surfaces.mcp.running import serve_stdio
    with closing(served), fresh_workers():
        if args.http:
            _serve_http(args, served)
        else:
            serve_stdio(served, takes_client_roots=args.client_roots)
    return 0


def _serve_http(args: argparse.Namespace, served: Served) -> None:
    from probant.surfaces.http.guard import CALLER, Guard, doors_of
    from probant.surfaces.http.metrics import Metrics
    from probant.surfaces.http.running import listen, log_of, port_of, serve
    from probant.surfaces.mcp.running import PATH, http_app

    tokens, env_token = keys_of(args, served)
    with listen(args.host, port_number(args.port)) as sock:
        doors = doors_of(
            args.host, port_of(sock), tokens, env_token=env_token, names=args.allow_host
        )
        app = http_app(served, CALLER)
        guard = Guard(app, doors, log_of(args.quiet), Metrics().count)
        tell_where(args, served, port_of(sock), PATH)
        serve(guard, sock, quiet=args.quiet)
