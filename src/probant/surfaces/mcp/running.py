"""The MCP server on its transports. Which address and which tokens is decided before."""

from __future__ import annotations

import signal
from typing import NoReturn

import anyio
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from starlette.types import ASGIApp

from probant.surfaces.mcp.server import Context, make_server
from probant.surfaces.serving import LOCAL, Caller, Served

PATH = "/mcp"


def serve_stdio(served: Served, *, takes_client_roots: bool = False) -> None:
    """Until standard input ends. Standard output carries the protocol and nothing else."""
    # The event loop would wait for the thread that reads standard input before it lets go.
    signal.signal(signal.SIGINT, _interrupt)
    try:
        anyio.run(_serve_stdio, served, takes_client_roots)
    except* (BrokenPipeError, anyio.BrokenResourceError, anyio.ClosedResourceError):
        pass  # whoever started it is gone: there is nobody left to tell


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt


async def _serve_stdio(served: Served, takes_client_roots: bool) -> None:
    server = make_server(served, takes_client_roots=takes_client_roots)
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())


def http_app(served: Served, caller_key: str) -> ASGIApp:
    """The application for streamable HTTP; `guard.py` of the HTTP API has to stand before it.

    `caller_key` is where the guard puts who asks. The SDK's own check of Host and Origin is off: it
    takes any port of this machine for its own.
    """

    def caller_of(context: Context) -> Caller:
        scope = getattr(context.request, "scope", {})
        found: Caller = scope.get(caller_key, LOCAL)
        return found

    return make_server(served, caller_of).streamable_http_app(
        streamable_http_path=PATH,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )
