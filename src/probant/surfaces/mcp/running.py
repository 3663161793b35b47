"""The MCP server on its transports. Which address and which tokens is decided before."""

from __future__ import annotations

import signal
from typing import NoReturn

import anyio
from mcp.server.stdio import stdio_server

from probant.surfaces.mcp.server import make_server
from probant.surfaces.serving import Served


def serve_stdio(served: Served) -> None:
    """Until standard input ends. Standard output carries the protocol and nothing else."""
    # The event loop would wait for the thread that reads standard input before it lets go.
    signal.signal(signal.SIGINT, _interrupt)
    anyio.run(_serve_stdio, served)


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt


async def _serve_stdio(served: Served) -> None:
    server = make_server(served)
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
