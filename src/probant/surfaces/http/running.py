"""The server on its address: the socket, uvicorn, and a log of one JSON object a line."""

from __future__ import annotations

import json
import logging
import socket
import traceback
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

import uvicorn
from starlette.types import ASGIApp

from probant.errors import UsageError
from probant.surfaces.cli.output import aside

MAX_CONNECTIONS = 1_000
BACKLOG = 1_024
GRACE_SECONDS = 5


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound; port 0 takes one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(BACKLOG)  # from now on nobody is turned away, though uvicorn is still loading
    except (OSError, OverflowError) as trouble:
        sock.close()
        why = getattr(trouble, "strerror", None) or str(trouble)
        raise UsageError(
            f"cannot listen on {host}:{port}: {why}", remedy="choose another --port or --host"
        ) from trouble
    return sock


def port_of(sock: socket.socket) -> int:
    return int(sock.getsockname()[1])


def serve(app: ASGIApp, sock: socket.socket, *, quiet: bool) -> None:
    """Until the process is asked to end; what is under way gets a few seconds."""
    logger = logging.getLogger("uvicorn.error")
    logger.handlers = [_Lines(quiet)]
    logger.propagate = False
    config = uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", ws="none", server_header=False,
        proxy_headers=False, timeout_graceful_shutdown=GRACE_SECONDS,
        limit_concurrency=MAX_CONNECTIONS, backlog=BACKLOG,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[sock])


def log_of(quiet: bool) -> Callable[[Mapping[str, object]], None]:
    """Requests as JSON lines on standard error: who, what route, how it ended; never a text."""

    def log(entry: Mapping[str, object]) -> None:
        if not quiet:
            _write(entry)

    return log


def _write(entry: Mapping[str, object]) -> None:
    now = datetime.now(UTC).isoformat(timespec="milliseconds")
    aside(json.dumps({"time": now, **entry}) + "\n")


class _Lines(logging.Handler):
    """What uvicorn has to say, one line each: of a fault its kind and place, not its words."""

    def __init__(self, quiet: bool) -> None:
        super().__init__(logging.ERROR if quiet else logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        entry: dict[str, object] = {"level": record.levelname.lower()}
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            entry["message"] = record.getMessage()[:300]
        else:
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{last.filename.rpartition('probant/')[2].rpartition('/')[2]}:{last.lineno}"
            entry["fault"] = f"{type(error).__name__} in {where}"
        _write(entry)
