"""One JSON line for each thing that happened, on the channel the program was started with.

The channel is doubled before anything of the target is loaded, so captured output does not hold it
back. A line cannot be taken back; that is what it has over a file.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
import threading
import traceback
from pathlib import Path
from typing import Any

MAX_TEXT_CHARS = 20_000
MAX_FRAMES = 60


class Stream:
    """Tells events of the process that made it; a forked child says nothing."""

    def __init__(self, mark: str) -> None:
        self._mark = mark.encode()
        self._channel = os.dup(1)
        self._process = os.getpid()
        self._lock = threading.Lock()

    def tell(self, event: str, **facts: Any) -> None:
        if os.getpid() != self._process:
            return
        text = json.dumps({"event": event, **facts}, ensure_ascii=True, default=str)
        # Whatever else is printed may have left its line open.
        line = b"\n" + self._mark + text.encode() + b"\n"
        with self._lock:
            while line:
                line = line[os.write(self._channel, line) :]

    def tell_the_end(self) -> None:
        """Say it last of all: what registers later to run at exit, runs before this."""
        atexit.register(self.tell, "end")


def read_task() -> dict[str, Any]:
    """What to do, as it was laid beside this file."""
    task: dict[str, Any] = json.loads(
        Path(__file__).with_name("task.json").read_text(encoding="utf-8")
    )
    return task


def cut(text: object) -> str:
    """Not more of a text than is good for anybody: its end says what went wrong."""
    whole = str(text)
    return whole if len(whole) <= MAX_TEXT_CHARS else "…" + whole[-MAX_TEXT_CHARS:]


def frames_of(error: BaseException | None) -> list[tuple[str, int, str]]:
    """Where an exception passed, outermost first."""
    if error is None or error.__traceback__ is None:
        return []
    found = [
        (frame.f_code.co_filename, line, frame.f_code.co_name)
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    return found[-MAX_FRAMES:]


def fault_of(error: BaseException | None) -> dict[str, Any]:
    """What is needed to tell a missing module from broken code."""
    if error is None:
        return {}
    named = {"module": error.name or ""} if isinstance(error, ImportError) else {}
    return {
        "type": type(error).__name__,
        "text": cut(error)[:2000],
        "is_import": isinstance(error, ModuleNotFoundError),
        **named,
    }


def origins_of(names: list[str]) -> dict[str, str]:
    """From which files the named packages were really loaded."""
    found = {}
    for name in names:
        module = sys.modules.get(name)
        if module is None:
            continue
        places = [getattr(module, "__file__", None), *(getattr(module, "__path__", None) or ())]
        where = next((str(place) for place in places if place), "")
        if where:
            found[name] = where
    return found
