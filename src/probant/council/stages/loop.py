"""An event loop that leaves behind nothing the program would wait for at its end.

Looking up a host's name blocks a thread, sometimes for long; the standard loop keeps such threads
in a pool that Python joins before it exits. Here nobody waits for them. Next: session.py.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from concurrent.futures import Future
from typing import Any


class CouncilLoop(asyncio.SelectorEventLoop):
    """As the standard one, apart from who looks up names."""

    async def getaddrinfo(
        self,
        host: Any,
        port: Any,
        *,
        family: int = 0,
        type: int = 0,  # noqa: A002 - the loop's own signature
        proto: int = 0,
        flags: int = 0,
    ) -> Any:
        found: Future[Any] = Future()

        def look_up() -> None:
            found.set_running_or_notify_cancel()
            try:
                found.set_result(socket.getaddrinfo(host, port, family, type, proto, flags))
            except (OSError, UnicodeError) as trouble:
                found.set_exception(trouble)

        threading.Thread(target=look_up, name="probant-lookup", daemon=True).start()
        return await asyncio.wrap_future(found, loop=self)
