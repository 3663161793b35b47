"""A running server for the tests: the real program on a free port of loopback."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from starlette.types import ASGIApp

PROBANT = str(Path(sys.executable).with_name("probant"))
SHOP = '''"""A shop."""


class Cart:
    """What somebody wants to buy."""

    def total(self, prices):
        return add(prices)


def add(prices):
    return sum(prices)
'''
FILES = {"shop.py": SHOP, "tests/test_shop.py": "from shop import add\n\nassert add([1]) == 1\n"}


class Reply(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


def environment(home: Path) -> dict[str, str]:
    """Nothing of the user's own is read or written."""
    return {"HOME": str(home), "PATH": os.environ.get("PATH", "/usr/bin:/bin")}


class Server:
    """Where it listens, and how to ask it."""

    def __init__(self, port: int) -> None:
        self.port = port

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """One request on a connection of its own. A body that is no bytes is sent as JSON."""
        told = {"Host": f"127.0.0.1:{self.port}"} | dict(headers or {})
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        if body is not None:
            told |= {"Content-Length": str(len(raw))}
            told.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in told.items():
                if value:
                    connection.putheader(name, value)
            connection.endheaders(raw if body is not None else None)
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            return Reply(response.status, found, response.read())
        finally:
            connection.close()

    def post(self, path: str, body: object, **headers: str) -> Reply:
        return self.ask("POST", path, body, headers=headers)

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, headers=headers)


def ask_app(
    app: ASGIApp, method: str, path: str, body: bytes = b"", *, headers: Mapping[str, str]
) -> Reply:
    """One request to an application in this process."""
    told = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": told, "query_string": b"",
             "http_version": "1.1", "scheme": "http"}  # fmt: skip
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    start, *rest = sent
    found = {name.decode(): value.decode() for name, value in start["headers"]}
    return Reply(start["status"], found, b"".join(one.get("body", b"") for one in rest))


@contextmanager
def serving(
    home: Path, *arguments: str, command: str = "serve", env: Mapping[str, str] | None = None,
    program: Sequence[str] = (PROBANT,),
) -> Iterator[Server]:  # fmt: skip
    """The program, ended at the end by its own process id; its log is in `home/server.log`."""
    log = home / "server.log"
    with log.open("wb") as errors:
        started = subprocess.Popen(
            [*program, command, "--port", "0", *arguments], stderr=errors, cwd=home,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            env=environment(home) | dict(env or {}),
        )  # fmt: skip
    try:
        yield Server(_port(started, log))
    finally:
        started.terminate()
        started.wait(30)


def _port(program: subprocess.Popen[bytes], log: Path) -> int:
    """As the program says it; the pipe of its errors would fill up, so it is a file."""
    while True:
        found = re.search(r" at http://[^ ]+:(\d+)(?:/mcp)?\n", log.read_text())
        if found:
            return int(found[1])
        try:
            program.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
        raise AssertionError(f"the server ended: {log.read_text()}")
