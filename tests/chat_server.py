"""An endpoint on the loopback interface that speaks the chat-completions protocol.

`with ChatServer(script) as server:` answers below `server.base_url` and writes every request down
in `server.requests`. What it says is scripted by stage and model; it never thinks. A script is

- a text, an answer (`say`, `refuse`, `Raw` …) or a function from `Request` to one of them;
- a list of those: one after the other, the last one again and again;
- a mapping from "stage/model", "stage", "/model" or "" (anything else) to any of those.
"""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

Json = dict[str, Any]

USAGE = (100, 20)
"""Prompt and completion tokens, where a script does not say."""


class Request(NamedTuple):
    """One request that arrived; header names are lower case."""

    path: str
    headers: Mapping[str, str]
    body: Json

    @property
    def stage(self) -> str:
        return self.headers.get("x-probant-stage", "")

    @property
    def model(self) -> str:
        return str(self.body.get("model", ""))

    @property
    def system(self) -> str:
        return self._said("system")

    @property
    def user(self) -> str:
        return self._said("user")

    @property
    def is_streamed(self) -> bool:
        return self.body.get("stream") is True

    def _said(self, role: str) -> str:
        messages = self.body.get("messages", [])
        return "\n".join(one["content"] for one in messages if one.get("role") == role)


@dataclass(frozen=True)
class Raw:
    """Any bytes as the reply, whatever was asked for.

    `length` claims another length than it has; `then` says how it goes on after the bytes: end,
    drop (the connection breaks), hang (nothing more comes), endless (the last bytes forever).
    """

    body: bytes
    status: int = 200
    headers: tuple[tuple[str, str], ...] = (("Content-Type", "application/json"),)
    length: int | None = None
    then: str = "end"
    wait: float = 0.0
    """Seconds before the first byte."""
    trickle: float = 0.0
    """Seconds between two bytes."""


@dataclass(frozen=True)
class Said:
    """A reply of a model: as one JSON object or as events, as the request wishes it."""

    message: Json
    finish: str | None = "stop"
    usage: object = USAGE
    form: str = "asked"
    """asked, json, events"""
    n_pieces: int = 5
    ends: bool = True
    """Whether `[DONE]` comes in the end."""
    then: str = "end"
    wait: float = 0.0
    trickle: float = 0.0


Answer = Raw | Said | str
Script = Answer | Callable[[Request], Answer] | Sequence[object] | Mapping[str, Any]


def say(content: object, **more: Any) -> Said:
    """A message with this content (a text, or any JSON value to be wrong on purpose)."""
    return Said({"role": "assistant", "content": content}, **more)


def refuse(status: int, message: str = "no", **headers: str) -> Raw:
    """An error as endpoints word it; `retry_after="1"` becomes the header Retry-After."""
    kind = [("Content-Type", "application/json")]
    kind += [(name.replace("_", "-"), value) for name, value in headers.items()]
    body = {"error": {"message": message, "type": "error", "code": status}}
    return Raw(json.dumps(body).encode(), status, tuple(kind))


def dropped() -> Raw:
    """The connection breaks before a word."""
    return Raw(b"", status=0, then="drop")


class ChatServer:
    """The listener with its thread. `with_schema=False` refuses structured output with a 400."""

    def __init__(
        self, script: Script, *, with_schema: bool = True, tls: tuple[Path, Path] | None = None
    ) -> None:
        self.requests: list[Request] = []
        self._script = script
        self._with_schema = with_schema
        self._n_used: dict[str, int] = {}
        self._lock = threading.Lock()
        self.ended = threading.Event()
        self._server = _Listener(("127.0.0.1", 0), _handler_of(self))
        if tls is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(*tls)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = int(self._server.server_address[1])
        self.base_url = f"{'https' if tls else 'http'}://127.0.0.1:{self.port}/v1"
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> ChatServer:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.ended.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def asked(self, stage: str, model: str | None = None) -> list[Request]:
        """The requests of a stage, of one model or of all."""
        return [
            one for one in self.requests if one.stage == stage and model in (None, one.model)
        ]  # fmt: skip

    def answer(self, request: Request) -> Raw:
        with self._lock:
            self.requests.append(request)
            said = self._scripted(request)
        if callable(said):
            said = said(request)
        if not self._with_schema and "response_format" in request.body:
            return refuse(400, "response_format is not supported")
        if isinstance(said, str):
            said = say(said)
        return said if isinstance(said, Raw) else _written(said, request)

    def _scripted(self, request: Request) -> Any:
        key, found = "", self._script
        if isinstance(found, Mapping):
            keys = (f"{request.stage}/{request.model}", request.stage, f"/{request.model}", "")
            key = next((one for one in keys if one in found), "")
            found = found.get(key, refuse(404, f"no script for {request.stage}"))
        if isinstance(found, Sequence) and not isinstance(found, str):
            n_used = self._n_used.get(key, 0)
            self._n_used[key] = n_used + 1
            return found[min(n_used, len(found) - 1)]
        return found

    def _serve(self) -> None:
        self._server.serve_forever(poll_interval=0.02)


class _Listener(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that goes away is no event."""


def _handler_of(owner: ChatServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
            headers = {name.lower(): value for name, value in self.headers.items()}
            if not self.path.endswith("/v1/chat/completions"):
                _send(self, refuse(404, "not found"), owner.ended)
                return
            _send(self, owner.answer(Request(self.path, headers, json.loads(body))), owner.ended)

        def do_GET(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            owner.requests.append(Request(self.path, headers, {}))
            _send(self, refuse(404, "not found"), owner.ended)

        def log_message(self, *_args: object) -> None:
            """Quiet."""

    return Handler


def _send(handler: BaseHTTPRequestHandler, raw: Raw, ended: threading.Event) -> None:
    handler.close_connection = True
    if ended.wait(raw.wait):
        return
    try:
        if raw.status:
            _send_head(handler, raw)
            _send_body(handler, raw, ended)
        if raw.then == "drop":
            _break(handler)
    except OSError:
        return


def _send_head(handler: BaseHTTPRequestHandler, raw: Raw) -> None:
    handler.send_response(raw.status)
    for name, value in raw.headers:
        handler.send_header(name, value)
    if raw.length is not None or raw.then == "end":
        length = len(raw.body) if raw.length is None else raw.length
        handler.send_header("Content-Length", str(length))
    handler.send_header("Connection", "close")
    handler.end_headers()
    handler.wfile.flush()


def _send_body(handler: BaseHTTPRequestHandler, raw: Raw, ended: threading.Event) -> None:
    if raw.trickle:
        for at in range(len(raw.body)):
            handler.wfile.write(raw.body[at : at + 1])
            handler.wfile.flush()
            if ended.wait(raw.trickle):
                return
    else:
        handler.wfile.write(raw.body)
        handler.wfile.flush()
    if raw.then == "hang":
        ended.wait()
    while raw.then == "endless" and not ended.is_set():
        handler.wfile.write(raw.body)


def _break(handler: BaseHTTPRequestHandler) -> None:
    """Gone at once, and what was sent before still arrives."""
    time.sleep(0.05)
    handler.connection.setsockopt(
        socket.SOL_SOCKET, socket.SO_LINGER, (1).to_bytes(4, "little") + bytes(4)
    )
    handler.connection.close()


def _written(said: Said, request: Request) -> Raw:
    is_stream = said.form == "events" or (said.form == "asked" and request.is_streamed)
    body = _events(said, request) if is_stream else _object(said, request)
    kind = "text/event-stream" if is_stream else "application/json"
    return Raw(
        body,
        headers=(("Content-Type", kind),),
        then=said.then,
        wait=said.wait,
        trickle=said.trickle,
    )


def _usage(said: Said) -> object:
    if not isinstance(said.usage, tuple):
        return said.usage
    n_prompt, n_completion = said.usage
    return {
        "prompt_tokens": n_prompt,
        "completion_tokens": n_completion,
        "total_tokens": n_prompt + n_completion,
    }


def _head(request: Request, kind: str) -> Json:
    return {"id": "chatcmpl-1", "object": kind, "created": 1, "model": request.model}


def _object(said: Said, request: Request) -> bytes:
    choice = {"index": 0, "message": said.message, "finish_reason": said.finish}
    whole = {**_head(request, "chat.completion"), "choices": [choice]}
    if said.usage is not None:
        whole["usage"] = _usage(said)
    return json.dumps(whole).encode()


def _events(said: Said, request: Request) -> bytes:
    head = _head(request, "chat.completion.chunk")
    deltas: list[Json] = [{"role": "assistant", "content": ""}]
    content = said.message.get("content")
    if isinstance(content, str):
        size = max(1, -(-len(content) // said.n_pieces))
        pieces = [content[at : at + size] for at in range(0, len(content), size)]
        deltas += [{"content": piece} for piece in pieces]
        deltas += [{key: value} for key, value in said.message.items()
                   if key not in ("role", "content")]  # fmt: skip
    else:
        deltas.append(said.message)
    chunks = [
        {**head, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]}
        for delta in deltas
    ]
    if said.finish is not None:
        last = {"index": 0, "delta": {}, "finish_reason": said.finish}
        chunks.append({**head, "choices": [last]})
    wants_usage = (request.body.get("stream_options") or {}).get("include_usage")
    if said.usage is not None and (wants_usage or not request.is_streamed):
        chunks.append({**head, "choices": [], "usage": _usage(said)})
    lines = [f"data: {json.dumps(chunk)}\n\n" for chunk in chunks]
    return "".join([*lines, "data: [DONE]\n\n" if said.ends else ""]).encode()
