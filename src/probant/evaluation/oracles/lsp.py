"""A small client for language servers over stdio: open files, ask where names are defined.

Knows no language. Requests go out in batches, for servers answer many at once faster than one by
one. Next: python_targets.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import unquote, urlparse

from probant.errors import ProgramFailed
from probant.workspace.process import Conversation

BATCH = 50
"""Requests in flight: together they stay below what a pipe holds, so neither side blocks."""

MAX_MESSAGE_BYTES = 64_000_000

Json = dict[str, Any]


class Position(NamedTuple):
    """`line` from 0; `column` in UTF-16 units, as the protocol counts."""

    path: str
    line: int
    column: int


class LanguageServer:
    """One server on one folder, from start to end."""

    def __init__(
        self,
        argv: Sequence[str],
        root: Path,
        *,
        env: Mapping[str, str] | None = None,
        settings: Mapping[str, object] | None = None,
        timeout: float,
    ) -> None:
        self._root = root.resolve()
        self._settings = dict(settings or {})
        self._next_id = 0
        self._server = Conversation(argv, env=env, timeout=timeout)
        try:
            self._start()
        except BaseException:
            self._server.close()
            raise

    def __enter__(self) -> LanguageServer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()

    def open(self, path: str, language: str, text: str) -> None:
        """Show the server one file."""
        document = {"uri": self._uri(path), "languageId": language, "version": 1, "text": text}
        self._notify("textDocument/didOpen", {"textDocument": document})

    def close(self, path: str) -> None:
        self._notify("textDocument/didClose", {"textDocument": {"uri": self._uri(path)}})

    def definitions(
        self, positions: Sequence[Position]
    ) -> Iterator[tuple[Position, list[Position | None]]]:
        """Where each name is defined; None stands for a place outside the folder."""
        for position, result in self._answers("textDocument/definition", positions):
            yield position, self._places(result)

    def hovers(self, positions: Sequence[Position]) -> Iterator[tuple[Position, str]]:
        """What the server says about each name; '' is nothing."""
        for position, result in self._answers("textDocument/hover", positions):
            contents = result.get("contents") if isinstance(result, dict) else None
            said = contents.get("value") if isinstance(contents, dict) else contents
            yield position, said if isinstance(said, str) else ""

    def _answers(
        self, method: str, positions: Sequence[Position]
    ) -> Iterator[tuple[Position, Any]]:
        for start in range(0, len(positions), BATCH):
            batch = positions[start : start + BATCH]
            asked = {self._request(method, position): position for position in batch}
            answers: dict[int, Any] = {}
            while len(answers) < len(asked):
                message = self._next_answer()
                if message.get("id") in asked:
                    answers[message["id"]] = message.get("result")
            for number, position in asked.items():
                yield position, answers[number]

    def _request(self, method: str, position: Position) -> int:
        where = {"line": position.line, "character": position.column}
        document = {"uri": self._uri(position.path)}
        return self._ask(method, {"textDocument": document, "position": where})

    def _places(self, result: Any) -> list[Position | None]:
        listed = result if isinstance(result, list) else [result] if result else []
        found: list[Position | None] = []
        for entry in listed:
            uri = entry.get("targetUri") or entry.get("uri", "")
            span = entry.get("targetSelectionRange") or entry.get("range")
            path = self._path(uri)
            start = span["start"]
            found.append(Position(path, start["line"], start["character"]) if path else None)
        return found

    def _start(self) -> None:
        uri = self._root.as_uri()
        number = self._ask(
            "initialize",
            {
                "processId": None,
                "rootUri": uri,
                "workspaceFolders": [{"uri": uri, "name": "tree"}],
                "capabilities": {
                    "workspace": {"configuration": True, "workspaceFolders": True},
                    "textDocument": {
                        "definition": {"linkSupport": True},
                        "hover": {"contentFormat": ["plaintext"]},
                    },
                },
                "initializationOptions": self._settings,
            },
        )
        while self._next_answer().get("id") != number:
            pass
        self._notify("initialized", {})

    def _next_answer(self) -> Json:
        """The next reply to a request of ours; the server's own questions are answered here."""
        while True:
            message = self._read()
            if "method" not in message:
                return message
            if "id" in message:
                result = self._reply(message["method"], message.get("params") or {})
                self._send({"id": message["id"], "result": result})

    def _reply(self, method: str, params: Json) -> object:
        if method == "workspace/configuration":
            return [self._settings.get(item.get("section", "")) for item in params["items"]]
        return None

    def _ask(self, method: str, params: Json) -> int:
        self._next_id += 1
        self._send({"id": self._next_id, "method": method, "params": params})
        return self._next_id

    def _notify(self, method: str, params: Json) -> None:
        self._send({"method": method, "params": params})

    def _send(self, message: Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._server.ask(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def _read(self) -> Json:
        n_bytes = 0
        while line := self._server.line().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                n_bytes = int(value)
        if n_bytes > MAX_MESSAGE_BYTES:
            raise ProgramFailed("a language server sent more than can be read")
        message = json.loads(self._server.exactly(n_bytes))
        if not isinstance(message, dict):
            raise ProgramFailed("a language server sent what is no message")
        return message

    def _uri(self, path: str) -> str:
        return (self._root / path).as_uri()

    def _path(self, uri: str) -> str | None:
        place = Path(unquote(urlparse(uri).path))
        return (
            place.relative_to(self._root).as_posix() if place.is_relative_to(self._root) else None
        )
