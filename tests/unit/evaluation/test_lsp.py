"""The language client against a small server that speaks the protocol."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from probant.errors import ProgramFailed
from probant.evaluation.oracles.lsp import LanguageServer, Position

SERVER = r"""
import json, sys

def receive():
    size = 0
    while (line := sys.stdin.buffer.readline().strip()):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            size = int(value)
    return json.loads(sys.stdin.buffer.read(size)) if size else None

def send(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    sys.stdout.buffer.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    sys.stdout.buffer.flush()

opened = {}
while (message := receive()):
    method = message.get("method")
    if method == "initialize":
        send({"method": "window/logMessage", "params": {}})
        items = {"items": [{"section": "s"}]}
        send({"id": "q", "method": "workspace/configuration", "params": items})
        setting = receive()["result"][0]
        root = message["params"]["rootUri"]
        send({"id": message["id"], "result": {}})
    elif method == "textDocument/didOpen":
        opened[message["params"]["textDocument"]["uri"]] = True
    elif method == "textDocument/definition":
        line = message["params"]["position"]["line"]
        start = {"line": line + setting, "character": 3}
        place = {"start": start, "end": start}
        uri = message["params"]["textDocument"]["uri"]
        results = {
            0: [{"uri": uri, "range": place}],
            1: {"uri": "file:///elsewhere.py", "range": place},
            2: None,
            3: [{"targetUri": root + "/sp%20ace.py", "targetSelectionRange": place}],
        }
        assert uri in opened
        if line == 9:
            sys.exit(1)
        send({"id": message["id"], "result": results[line % 4]})
"""


def server(root: Path) -> LanguageServer:
    argv = [sys.executable, "-c", SERVER]
    return LanguageServer(argv, root, settings={"s": 100}, timeout=20)


def test_places_inside_outside_and_nowhere(tmp_path: Path) -> None:
    asked = [Position("a.py", line, 0) for line in range(4)] * 30
    with server(tmp_path) as started:
        started.open("a.py", "python", "x\n")
        found = list(started.definitions(asked))
    assert [position for position, _ in found] == asked
    assert [places for _, places in found[:4]] == [
        [Position("a.py", 100, 3)],
        [None],
        [],
        [Position("sp ace.py", 103, 3)],
    ]


def test_a_server_that_ends_is_an_error_not_a_silence(tmp_path: Path) -> None:
    with server(tmp_path) as started:
        started.open("a.py", "python", "x\n")
        with pytest.raises(ProgramFailed):
            list(started.definitions([Position("a.py", 9, 0)]))
