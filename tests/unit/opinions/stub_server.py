"""A language server that misbehaves as its first argument says. Run by tests, never imported."""

import json
import subprocess
import sys
import time
from typing import Any

HOW = sys.argv[1]


def read() -> dict[str, Any]:
    n_bytes = 0
    while line := sys.stdin.buffer.readline().strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            n_bytes = int(value)
    if not n_bytes:
        sys.exit(0)
    message: dict[str, Any] = json.loads(sys.stdin.buffer.read(n_bytes))
    return message


def send(message: dict[str, Any]) -> None:
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    write(b"Content-Length: %d\r\n\r\n" % len(body) + body)


def write(raw: bytes) -> None:
    sys.stdout.buffer.write(raw)
    sys.stdout.buffer.flush()


def misbehave() -> None:
    match HOW:
        case "hangs":
            time.sleep(60)
        case "dies":
            sys.exit(3)
        case "garbage":
            write(b"Content-Length: 7\r\n\r\n{not it")
        case "no object":
            write(b"Content-Length: 3\r\n\r\n[1]")
        case "deep":
            body = b"[" * 200_000 + b"]" * 200_000
            write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        case "huge":
            write(b"Content-Length: 99999999999999999999999999\r\n\r\n{}")
        case "negative":
            write(b"Content-Length: -5\r\n\r\n{}")
        case "no length":
            write(b"X-Nothing: 1\r\n\r\n")
        case "endless header":
            while True:
                write(b"x" * 65536)
        case "flood":
            while True:
                send({"method": "window/logMessage", "params": {"message": "y" * 60000}})
        case "cut":
            write(b"Content-Length: 100\r\n\r\n{")
            sys.exit(0)
        case "deaf":
            time.sleep(60)
        case "child":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
            time.sleep(60)


def main() -> None:
    while True:
        message = read()
        if message.get("method") == "initialize":
            info = {"name": "stub", "version": "1.2 (x)"}
            send({"id": message["id"], "result": {"capabilities": {}, "serverInfo": info}})
            if HOW == "deaf":
                misbehave()
        elif message.get("method") == "textDocument/hover":
            if HOW == "slow":
                time.sleep(0.3)
            elif HOW == "asks back":
                send({"id": "q1", "method": "workspace/configuration", "params": {"items": [{}]}})
                assert read()["result"] == [None]
            elif HOW == "refuses":
                send({"id": message["id"], "error": {"code": -1, "message": "no"}})
                continue
            elif HOW != "good":
                misbehave()
            send({"id": 987654, "result": {"contents": "somebody else's"}})
            send({"id": message["id"], "result": {"contents": {"value": "int"}}})


main()
