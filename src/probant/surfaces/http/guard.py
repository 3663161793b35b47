"""Who may ask at all: Host and Origin, tokens and scopes, size and patience. Before any parsing.

Around the HTTP API, the page and MCP over HTTP alike. Every answer gets a request id, a line in the
log and a count; none of them holds a text of the request. A browser may sign in with a cookie.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import unquote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from probant.errors import ProbantError
from probant.ledger.tokens import TokenStore
from probant.surfaces.http.problems import Problem, problem_of
from probant.surfaces.serving import LOCAL, Caller
from probant.vocabulary.record import Record

MAX_BODY_BYTES = 2 << 20
BODY_SECONDS = 30.0
CALLER = "probant.caller"
REQUEST_ID = "probant.request_id"
COOKIE = "probant"
SIGN_IN, STATIC = "/sign-in", "/static/"
OPEN_PATHS = frozenset({"/healthz"})
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
SCOPE_OF = (
    ("/v1/council/", "verify"),
    ("/v1/transcripts/", "verify"),
    ("/metrics", "metrics"),
    ("/council", "verify"),
    ("/v1/", "read"),
    ("/mcp", "read"),
    *(
        (page, "read")
        for page in (
            "/source",
            "/check",
            "/map",
            "/history",
            "/measurement",
            "/complete",
        )
    ),
)
"""The first that a path begins with; other paths need a token and no scope, `/` itself `read`."""

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}

Log = Callable[[Mapping[str, object]], None]
Count = Callable[[str, str, int, float], None]
"""(method, route, status, seconds)."""
RefusalPage = Callable[[Problem], Response]
"""A refusal for a person with a browser; one that lacks a token is shown where to sign in."""


class Doors(Record, kw_only=True):
    """The names this server answers to, and the keys it knows."""

    hosts: frozenset[str]
    origins: frozenset[str]
    tokens: TokenStore
    env_token: str = ""
    began_open: bool = True
    """Whether it began on loopback and without tokens. Revoking the last one opens nothing."""


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def doors_of(
    host: str, port: int, tokens: TokenStore, *, env_token: str = "", names: Iterable[str] = ()
) -> Doors:
    """Its own names: the address it is bound to, loopback's names, and those it was told."""
    is_local = is_loopback(host)
    own = {*(LOOPBACK_NAMES if is_local else ()), f"[{host}]" if ":" in host else host}
    hosts = {f"{name}:{port}".lower() for name in own}
    if port == 80:
        hosts |= {name.lower() for name in own}
    told = {name.lower() for name in names}
    return Doors(
        hosts=frozenset(hosts | told),
        origins=frozenset(
            {f"http://{name}" for name in hosts | told} | {f"https://{name}" for name in told}
        ),
        tokens=tokens,
        env_token=env_token,
        began_open=is_local and not env_token and not tokens.tokens(),
    )


def caller_of(request: Request) -> Caller:
    """Who asks, as the guard has settled it."""
    found: Caller = request.scope.get(CALLER, LOCAL)
    return found


def caller_with(token: str, doors: Doors) -> Caller | None:
    """Whose token this is; None where it counts for nothing."""
    expected = doors.env_token.encode("utf-8", "surrogateescape")
    if expected and hmac.compare_digest(token.encode("utf-8", "replace"), expected):
        return Caller(owner="env")
    kept = doors.tokens.find(token)
    return Caller(owner=kept.owner, scopes=kept.scopes) if kept else None


class _TooLarge(Exception):
    pass


class Guard:
    """The application behind the checks."""

    def __init__(
        self, app: ASGIApp, doors: Doors, log: Log, count: Count, page: RefusalPage | None = None
    ) -> None:
        self._app = app
        self._doors = doors
        self._log = log
        self._count = count
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        headers = Headers(scope=scope)
        given = headers.get("x-request-id", "")
        request_id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope[REQUEST_ID] = request_id
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = MutableHeaders(scope=message)
                told["X-Request-Id"] = request_id
                for name, value in _HEADERS.items():
                    told.setdefault(name, value)
            await send(message)

        try:
            problem = self._refusal(scope, headers)
            if problem is None:
                problem = await self._pass_on(scope, headers, receive, answer)
            if problem is not None:
                await self._refused(problem, headers)(scope, receive, answer)
        finally:
            self._note(scope, status, time.monotonic() - began)

    def _refusal(self, scope: Scope, headers: Headers) -> Problem | None:
        """Whether this may be asked here at all, and by whom."""
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0].lower() not in self._doors.hosts:
            return _forbidden("foreign_host", "this server does not answer to that Host")
        if any(one.lower() not in self._doors.origins for one in headers.getlist("origin")):
            return _forbidden("foreign_origin", "pages of other origins may not ask this server")
        if scope["path"] in OPEN_PATHS or (self._page is not None and _is_sign_in(scope["path"])):
            return None
        try:
            caller = self._caller(headers)
        except ProbantError as error:
            return problem_of(error)
        if caller is None:
            return Problem(
                status=401, code="token_needed", detail="a token is needed",
                remedy="send Authorization: Bearer TOKEN",
                headers={"WWW-Authenticate": 'Bearer realm="probant"'},
            )  # fmt: skip
        scope[CALLER] = caller
        needed = _scope_of(scope["path"])
        if needed is not None and not caller.may(needed):
            return _forbidden("scope_missing", f"this token lacks the scope {needed}")
        return None

    def _caller(self, headers: Headers) -> Caller | None:
        """None where a token is needed and none that counts was sent."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token.strip():
            return caller_with(token.strip(), self._doors)
        if self._doors.began_open and not self._doors.tokens.tokens():
            return LOCAL  # a cookie may be left over from another server of this machine
        signed_in = token_in_cookie(headers) if self._page is not None else ""
        return caller_with(signed_in, self._doors) if signed_in else None

    def _refused(self, problem: Problem, headers: Headers) -> Response:
        if self._page is not None and "text/html" in headers.get("accept", ""):
            return self._page(problem)
        return problem.response()

    async def _pass_on(
        self, scope: Scope, headers: Headers, receive: Receive, answer: Send
    ) -> Problem | None:
        """Read the body, at most so much of it and so long, then let the application answer."""
        length = headers.get("content-length", "")
        if length.isdigit() and int(length[:18]) > MAX_BODY_BYTES:
            return _too_large()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body_of(receive)
        except _TooLarge:
            return _too_large()
        except TimeoutError:
            return Problem(status=408, code="too_slow", detail="the body did not come in time")
        if body is not None:
            await self._app(scope, _replayed(body, receive), answer)
        return None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", None) or "other"
        self._count(scope["method"] if route != "other" else "other", route, status, seconds)
        caller: Caller = scope.get(CALLER, LOCAL)
        self._log(
            {
                "request_id": scope[REQUEST_ID],
                "method": scope["method"][:16],
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "caller": caller.owner or None,
            }
        )


async def _body_of(receive: Receive) -> bytes | None:
    """The whole body; None where the client went away before it was here."""
    chunks = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        chunks += message.get("body", b"")
        if len(chunks) > MAX_BODY_BYTES:
            raise _TooLarge
        if not message.get("more_body", False):
            return bytes(chunks)


def _replayed(body: bytes, receive: Receive) -> Receive:
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Any:
        return messages.pop() if messages else await receive()

    return replay


def _is_sign_in(path: str) -> bool:
    """The form itself and how it looks: nothing of a repository."""
    return path == SIGN_IN or path.startswith(STATIC)


def _scope_of(path: str) -> str | None:
    if path == "/":
        return "read"
    return next((need for start, need in SCOPE_OF if path.startswith(start)), None)


def token_in_cookie(headers: Headers) -> str:
    """As the sign-in form left it; "" where there is none."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return unquote(found.value) if found is not None else ""


def _forbidden(code: str, detail: str) -> Problem:
    return Problem(status=403, code=code, detail=detail)


def _too_large() -> Problem:
    return Problem(
        status=413, code="request_too_large", detail="the body is larger than 2 MiB",
        remedy="send less",
    )  # fmt: skip
