"""The MCP server: a tool is called, a verb of `serving.py` does the work, a short answer goes out.

Schemas are written by hand in `tools.py`, so the SDK's plain `Server` is used: made from functions
they would take twice the tokens. Work is done in threads; whoever gives up a call stops its
indexing at the next step.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any

import anyio
import anyio.from_thread
import anyio.to_thread
from mcp.server import Server
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    InputRequiredResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
    ResourceTemplate,
    TextContent,
    TextResourceContents,
    Tool,
    ToolAnnotations,
)

from probant import __version__
from probant.errors import Cancelled, ProbantError
from probant.surfaces.cli.text import one_line
from probant.surfaces.mcp import calls
from probant.surfaces.mcp.client_roots import roots_of_client
from probant.surfaces.mcp.fitting import n_tokens
from probant.surfaces.mcp.kept import SCHEME, Position, Shelf
from probant.surfaces.mcp.texts import text_of
from probant.surfaces.mcp.tools import INSTRUCTIONS, ToolSpec, checked_arguments, specs
from probant.surfaces.mcp.wire import rows_of, short
from probant.surfaces.serving import LOCAL, Caller, Served

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

Context = ServerRequestContext[Any, Any]

DEFAULT_TOKENS = 800
MIN_TOKENS = 150
MAX_TOKENS = 20_000
MAX_AT_ONCE = 4
MAX_ROWS = 200
STRUCTURED_SHARE = 1.5
"""How much longer than the text the same rows may be as data."""


def make_server(
    served: Served,
    caller_of: Callable[[Context], Caller] | None = None,
    *,
    takes_client_roots: bool = False,
) -> Server[Any]:
    """The server of these roots, for any transport. `caller_of` says whose sessions are meant."""
    work = _Work(served, caller_of or (lambda _context: LOCAL), takes_client_roots)
    return Server(
        "probant",
        version=__version__,
        instructions=INSTRUCTIONS,
        on_list_tools=_list_tools,
        on_call_tool=work.call,
        on_list_resources=_list_resources,
        on_list_resource_templates=_list_templates,
        on_read_resource=work.read,
    )


async def _list_tools(_context: Context, _params: PaginatedRequestParams | None) -> ListToolsResult:
    return ListToolsResult(tools=[_tool(spec) for spec in specs().values()])


def _tool(spec: ToolSpec) -> Tool:
    return Tool(
        name=spec.name,
        description=spec.description,
        input_schema=spec.schema(),
        output_schema=dict(spec.output) if spec.output else None,
        annotations=ToolAnnotations(
            read_only_hint=True,
            idempotent_hint=None if spec.is_open else True,
            open_world_hint=spec.is_open,
        ),
    )


async def _list_resources(
    _context: Context, _params: PaginatedRequestParams | None
) -> ListResourcesResult:
    """None: an answer is found by the id its caller was given, and by nobody else."""
    return ListResourcesResult(resources=[])


async def _list_templates(
    _context: Context, _params: PaginatedRequestParams | None
) -> ListResourceTemplatesResult:
    template = ResourceTemplate(
        name="answer",
        uri_template=SCHEME + "{id}",
        description="A whole answer with its evidence, as JSON.",
        mime_type="application/json",
    )
    return ListResourceTemplatesResult(resource_templates=[template])


class _Work:
    """Calls of tools, in threads, at most a few at once."""

    def __init__(
        self, served: Served, caller_of: Callable[[Context], Caller], takes_client_roots: bool
    ) -> None:
        self._served = served
        self._caller_of = caller_of
        self._takes_client_roots = takes_client_roots
        self._shelf = Shelf()
        self._limiter: anyio.CapacityLimiter | None = None

    async def call(
        self, context: Context, params: CallToolRequestParams
    ) -> CallToolResult | InputRequiredResult:
        spec = specs().get(params.name)
        if spec is None:
            names = ", ".join(specs())
            return _refused(f"there is no tool {params.name[:80]!r}; call one of {names}")
        if self._limiter is None:
            self._limiter = anyio.CapacityLimiter(MAX_AT_ONCE)
        served = self._served
        if self._takes_client_roots:
            found = await roots_of_client(context, params)
            if isinstance(found, InputRequiredResult):
                return found
            served = served.with_roots(found)
        return await self._call(spec, served, context, params)

    async def _call(
        self, spec: ToolSpec, served: Served, context: Context, params: CallToolRequestParams
    ) -> CallToolResult:
        given_up = Event()
        report = partial(_report, context, given_up)
        caller = self._caller_of(context)
        work = partial(self._carry_out, spec, served, params.arguments or {}, caller, report)
        try:
            return await anyio.to_thread.run_sync(
                work, abandon_on_cancel=True, limiter=self._limiter
            )
        except ProbantError as error:
            return _refused(calls.advice(spec.name, params.arguments or {}, error))
        except Exception as fault:  # its words may be anybody's: only its kind is told
            raise MCPError(
                code=INTERNAL_ERROR,
                message=f"a fault of probant ({type(fault).__name__}); please report it",
            ) from fault
        finally:
            given_up.set()

    def _carry_out(
        self, spec: ToolSpec, served: Served, given: Mapping[str, Any], caller: Caller,
        report: calls.Report,
    ) -> CallToolResult:  # fmt: skip
        arguments = checked_arguments(spec, given)
        wished = int(arguments.get("max_tokens", DEFAULT_TOKENS))
        budget = min(max(wished, MIN_TOKENS), MAX_TOKENS)
        limit = min(int(arguments.get("limit", MAX_ROWS)), MAX_ROWS)
        if arguments.get("cursor"):
            position, document = self._shelf.page(spec.name, arguments["cursor"])
        else:
            document = calls.CALLS[spec.name](served, arguments, caller, report)
            position = Position(self._shelf.keep(spec.name, document), 0)
        return _page(spec.name, document, position, limit, budget)

    async def read(
        self, _context: Context, params: ReadResourceRequestParams
    ) -> ReadResourceResult:
        uri = str(params.uri)
        kept = self._shelf.get(uri.removeprefix(SCHEME)) if uri.startswith(SCHEME) else None
        if kept is None:
            raise MCPError(
                code=INVALID_PARAMS,
                message="this answer is not kept any more; call the tool again",
                data={"uri": uri[:200]},
            )
        contents = TextResourceContents(uri=uri, text=kept.text, mime_type="application/json")
        return ReadResourceResult(contents=[contents])


def _report(context: Context, given_up: Event, done: int, total: int, what: str) -> None:
    """Tell how far it is, from the thread that works; stop it if nobody waits any more."""
    if given_up.is_set():
        raise Cancelled("the call was given up", remedy="call again")
    anyio.from_thread.run(context.session.report_progress, float(done), float(total), what)


def _page(tool: str, document: Json, position: Position, limit: int, budget: int) -> CallToolResult:
    """The rows from a position on that fit into the budget, as text and as data."""
    rows = rows_of(tool, document)
    most = min(limit, len(rows) - position.first)
    n_rows = _n_that_fit(tool, document, position.first, most, budget)
    footer_room = 45
    fitted = text_of(tool, document, position.first, n_rows, budget - footer_room)
    n_shown = min(fitted.n_blocks, n_rows)
    content = short(tool, document, position.first, n_shown)
    content["resource"] = SCHEME + position.answer_id
    text = fitted.text
    left = len(rows) - position.first - n_shown
    if left > 0:
        cursor = Position(position.answer_id, position.first + n_shown).cursor
        content["next_cursor"] = cursor
        text += f"\n{left} more: same call with cursor {cursor}"
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=content)


def _n_that_fit(tool: str, document: Json, first: int, most: int, budget: int) -> int:
    """How many rows the structured form may have; clients may show it in place of the text."""
    most_tokens = budget * STRUCTURED_SHARE
    low, high = 1, max(most, 1)
    while low < high:
        middle = (low + high + 1) // 2
        told = json.dumps(short(tool, document, first, middle), ensure_ascii=False)
        low, high = (middle, high) if n_tokens(told) <= most_tokens else (low, middle - 1)
    return low


def _refused(message: str) -> CallToolResult:
    text = TextContent(type="text", text=one_line(message))
    return CallToolResult(content=[text], is_error=True)
