"""The network as it can be: slow, endless, cut off, redirecting."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from probant.ci.port import NoAnswer, Reply
from probant.ci.rest import Rest
from probant.vocabulary.reason import ReasonCode
from tests.ci_server import Canned, CiServer

TOKEN = "a-token"


@contextmanager
def raw(answer: Callable[[socket.socket], None]) -> Iterator[str]:
    """A listener that does something odd with one connection; its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(10_000)
                answer(connection)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        thread.join()


def get(api: str, **limits: float) -> Reply | NoAnswer:
    return Rest(api, TOKEN, **limits).get("x", max_bytes=1_000)


def reason(reply: Reply | NoAnswer) -> ReasonCode:
    assert isinstance(reply, NoAnswer)
    assert TOKEN not in reply.note
    return reply.reason


def test_silence_is_a_timeout() -> None:
    stop = threading.Event()

    def wait(_connection: socket.socket) -> None:
        stop.wait(10)

    with raw(wait) as api:
        assert reason(get(api, timeout=0.2)) is ReasonCode.TIMEOUT
        stop.set()


def test_a_reply_that_drips_ends_at_the_deadline() -> None:
    stop = threading.Event()

    def drip(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        while not stop.wait(0.05):
            try:
                connection.sendall(b"1\r\nx\r\n")
            except OSError:
                return

    with raw(drip) as api:
        assert reason(get(api, timeout=1.0, deadline=0.3)) is ReasonCode.TIMEOUT
        stop.set()


def test_a_header_that_drips_ends_at_the_deadline() -> None:
    stop = threading.Event()

    def drip(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\nX: ")
        while not stop.wait(0.05):
            try:
                connection.sendall(b"x")
            except OSError:
                return

    with raw(drip) as api:
        assert reason(get(api, timeout=5.0, deadline=0.2)) is ReasonCode.TIMEOUT
        stop.set()


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"", ReasonCode.NO_NETWORK),
        (b"hello\r\n\r\n", ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 abc OK\r\n\r\n", ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 300 + b"\r\n", ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\ncut", ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 5_000, ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 302 Found\r\nLocation: http://[::1\r\n\r\n", ReasonCode.TOOL_FAILED),
        (b"HTTP/1.1 302 Found\r\nLocation: https://u:p@x.example/\r\n\r\n", ReasonCode.TOOL_FAILED),
    ],
)
def test_odd_replies(sent: bytes, expected: ReasonCode) -> None:
    with raw(lambda connection: connection.sendall(sent)) as api:
        assert reason(get(api)) is expected


def test_a_redirect_to_another_port_loses_the_token() -> None:
    with CiServer() as server:
        server.other.files = {"/kept": b"text"}
        there = f"http://127.0.0.1:{server.other.port}/kept"
        server.always = Canned(302, b"", (("Location", there),))
        reply = get(server.api)
        assert isinstance(reply, Reply)
        assert reply.body == b"text"
        assert [asked.token for asked in server.asked] == [f"Bearer {TOKEN}"]
        assert [asked.token for asked in server.other.asked] == [""]


def test_a_redirect_within_the_service_keeps_the_token() -> None:
    with CiServer() as server:
        server.only = {"/x": Canned(301, b"", (("Location", "/repositories/9/x9"),))}
        reply = get(server.api)
        assert isinstance(reply, Reply)
        assert [asked.token for asked in server.asked] == [f"Bearer {TOKEN}"] * 2


def test_a_proxy_is_not_asked_for_the_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    monkeypatch.delenv("no_proxy", raising=False)
    with CiServer() as server:
        assert isinstance(get(server.api), Reply)
