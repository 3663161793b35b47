"""What the commands that serve share: their extra, and how they start processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from probant.errors import UsageError


@contextmanager
def needs_server_extra(command: str) -> Iterator[None]:
    """Imports of the extra's packages; where one is missing, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("probant"):
            raise
        raise UsageError(
            f"probant {command} needs the package {missing.name}",
            remedy="install the extra: pip install 'probant[server]'",
        ) from missing


@contextmanager
def fresh_workers() -> Iterator[None]:
    """Workers that parse files are not forked from this process: it has threads, and a fork that
    happens while one of them holds a lock can hang for good. They end with the server, whatever
    they are at: a thread that waits for one would not end it.
    """
    import multiprocessing

    multiprocessing.set_start_method("forkserver", force=True)
    try:
        yield
    finally:
        for worker in multiprocessing.active_children():
            worker.kill()
