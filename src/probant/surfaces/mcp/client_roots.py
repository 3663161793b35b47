"""The folders a client has open, as roots: only with `--client-roots`, and only over stdio.

Over a network that would let anybody name any folder of this machine. Newer clients are asked by
the answer to their call, which they repeat with the roots; older ones by a request of ours.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

from mcp_types import (
    CallToolRequestParams,
    InputRequiredResult,
    ListRootsRequest,
    ListRootsResult,
)

from probant.surfaces.serving import ROOT_NAME, Root

if TYPE_CHECKING:
    from mcp.server.context import ServerRequestContext

KEY = "roots"
MAX_ROOTS = 50


async def roots_of_client(
    context: ServerRequestContext[Any, Any], params: CallToolRequestParams
) -> tuple[Root, ...] | InputRequiredResult:
    """What the client has open; none if it does not say so; or the question that goes to it."""
    capabilities = context.session.client_capabilities
    if capabilities is None or capabilities.roots is None:
        return ()
    given = (params.input_responses or {}).get(KEY)
    if isinstance(given, ListRootsResult):
        return _roots(given)
    if context.session.can_send_request:
        return _roots(await context.session.send_request(ListRootsRequest(), ListRootsResult))
    return InputRequiredResult(input_requests={KEY: ListRootsRequest()})


def _roots(listed: ListRootsResult) -> tuple[Root, ...]:
    """Folders of this machine, each under a name of its own."""
    roots: dict[str, Root] = {}
    for one in listed.roots[:MAX_ROOTS]:
        parts = urlsplit(str(one.uri))
        path = Path(unquote(parts.path))
        if parts.netloc not in ("", "localhost") or not path.is_dir():
            continue
        wished = one.name if one.name and ROOT_NAME.fullmatch(one.name) else path.name or "root"
        name, number = wished, 2
        while name in roots:
            name, number = f"{wished}-{number}", number + 1
        roots[name] = Root(name, path.resolve())
    return tuple(roots.values())
