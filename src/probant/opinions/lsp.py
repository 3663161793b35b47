"""A small client for language servers over stdio: open files, ask, read replies. Knows no language.

Whatever the server does, a call ends by its deadline: with the reply, or with an error after which
the server is gone. What replies mean is the adapters' matter.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from probant.errors import ProgramFailed
from probant.workspace.dialogue import Dialogue

MAX_MESSAGE_BYTES = 8_000_000
MAX_HEADER_BYTES = 4_096
MAX_HEADER_LINES = 16
MAX_RECEIVED_BYTES = 256_000_000
"""Over the whole life of a server."""

Json = dict[str, Any]

CAPABILITIES: Json = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"configuration": True, "workspaceFolders": True},
    "textDocument": {
        "hover": {"contentFormat": ["plaintext"]},
        "publishDiagnostics": {"versionSupport": True},
        "diagnostic": {},
    },
}


class LanguageServer:
    """One server on one private folder, from start to end."""

    def __init__(
        self,
        argv: Sequence[str],
        root: Path,
        *,
        env: Mapping[str, str] | None = None,
        options: Mapping[str, object] | None = None,
        timeout: float,
    ) -> None:
        self._root = root
        self._timeout_seconds = timeout
        self.version = ""
        self._version = 0
        self._next_id = 0
        self._told: dict[str, Json] = {}
        self._dialogue = Dialogue(argv, cwd=root, env=env, max_received=MAX_RECEIVED_BYTES)
        try:
            self._start(dict(options or {}))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the server; it holds nothing that would have to be saved."""
        self._dialogue.close()

    def open(self, path: str, language: str, text: str) -> None:
        """Show the server one file, as it is on disk or otherwise."""
        self._version += 1
        document = {"uri": self.uri(path), "languageId": language, "version": self._version,
                    "text": text}  # fmt: skip
        self._notify("textDocument/didOpen", {"textDocument": document})

    def configure(self, settings: Json) -> None:
        """Settings of the session, as they may change while the server runs."""
        self._notify("workspace/didChangeConfiguration", {"settings": settings})

    def shut(self, path: str) -> None:
        self._notify("textDocument/didClose", {"textDocument": {"uri": self.uri(path)}})

    def hover(self, path: str, line: int, column: int) -> str:
        """What the server says about a place; both from 0, the column in UTF-16 units."""
        place = {"line": line, "character": column}
        reply = self.ask(
            "textDocument/hover", {"textDocument": {"uri": self.uri(path)}, "position": place}
        )
        contents = reply.get("contents") if isinstance(reply, dict) else None
        value = contents.get("value") if isinstance(contents, dict) else contents
        return value if isinstance(value, str) else ""

    def problems(self, path: str) -> list[Json]:
        """What the server finds wrong with an open file, asked for."""
        reply = self.ask("textDocument/diagnostic", {"textDocument": {"uri": self.uri(path)}})
        return _dicts(reply.get("items") if isinstance(reply, dict) else None)

    def problems_told(self, path: str) -> list[Json]:
        """The same from a server that tells without being asked, of the file opened last.

        What it told of an earlier version, or on closing one, is not what is waited for.
        """
        deadline = self._deadline()
        while self._told.get(self.uri(path), {}).get("version") != self._version:
            self._take_note(self._read(deadline))
        return _dicts(self._told[self.uri(path)].get("diagnostics"))

    def ask(self, method: str, params: Json) -> object:
        """The result of one request."""
        self._next_id += 1
        number = self._next_id
        deadline = self._deadline()
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._read(deadline)
            if "method" in message:
                self._take_note(message)
            elif message.get("id") == number:
                if message.get("error"):
                    raise ProgramFailed(f"the language server refused {method}")
                return message.get("result")

    def uri(self, path: str) -> str:
        return (self._root / path).as_uri()

    def _deadline(self) -> float:
        return time.monotonic() + self._timeout_seconds

    def _start(self, options: Json) -> None:
        uri = self._root.as_uri()
        reply = self.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": uri,
                "workspaceFolders": [{"uri": uri, "name": "tree"}],
                "capabilities": CAPABILITIES,
                "initializationOptions": options,
            },
        )
        self._notify("initialized", {})
        info = reply.get("serverInfo") if isinstance(reply, dict) else None
        version = info.get("version") if isinstance(info, dict) else None
        number = re.search(r"\d+(?:\.\d+)+", version) if isinstance(version, str) else None
        self.version = number.group()[:40] if number else ""

    def _take_note(self, message: Json) -> None:
        """The server's own questions are answered with nothing; what it tells of files is kept."""
        params = message.get("params")
        if "id" in message:
            items = params.get("items") if isinstance(params, dict) else None
            is_list = message["method"] == "workspace/configuration" and isinstance(items, list)
            result = [None] * len(items) if is_list and items else None
            self._send({"id": message["id"], "result": result})
        elif message["method"] == "textDocument/publishDiagnostics" and isinstance(params, dict):
            self._told[str(params.get("uri"))] = params

    def _notify(self, method: str, params: Json) -> None:
        self._send({"method": method, "params": params})

    def _send(self, message: Json) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._dialogue.send(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def _read(self, deadline: float) -> Json:
        n_bytes = self._read_header(deadline)
        body = self._dialogue.take(n_bytes, deadline)
        try:
            message = json.loads(body)
        except (ValueError, RecursionError) as garbled:
            raise ProgramFailed("a language server sent what is no message") from garbled
        if not isinstance(message, dict):
            raise ProgramFailed("a language server sent what is no message")
        return message

    def _read_header(self, deadline: float) -> int:
        n_bytes = -1
        for _ in range(MAX_HEADER_LINES):
            line = self._dialogue.take_line(MAX_HEADER_BYTES, deadline).strip()
            if not line:
                break
            name, _, value = line.partition(b":")
            if name.strip().lower() == b"content-length" and value.strip().isdigit():
                n_bytes = int(value[:20])
        if not 0 <= n_bytes <= MAX_MESSAGE_BYTES:
            raise ProgramFailed("a language server sent a message of no usable length")
        return n_bytes


def _dicts(listed: object) -> list[Json]:
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def utf16_column(text: str, column: int) -> int:
    """A column in the protocol's units from one in characters."""
    return len(text[:column].encode("utf-16-le", "surrogatepass")) // 2
