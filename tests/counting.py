"""What a piece of work does, in counts that are the same on every machine.

The work runs in an interpreter of its own, where the interpreter itself tells of files, programs
and databases (audit events). Times are never looked at.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.cases.asking import settings_beside

_WATCH = """
import contextlib, json, sqlite3, sys

_NAMES = {"open": "files", "os.listdir": "folders", "os.scandir": "folders",
          "subprocess.Popen": "programs", "os.posix_spawn": "programs", "os.fork": "programs",
          "sqlite3.connect": "connections"}
_counts, _is_on = {}, False

def _seen(event, args):
    name = _NAMES.get(event)
    if name == "folders" and args[0] in sys.path_importer_cache:
        return  # looked into for modules
    if _is_on and name:
        _counts[name] = _counts.get(name, 0) + 1

def _stated(_statement):
    if _is_on:
        _counts["statements"] = _counts.get("statements", 0) + 1

def _connected(*args, **options):
    connection = _connect(*args, **options)
    connection.set_trace_callback(_stated)
    return connection

_connect, sqlite3.connect = sqlite3.connect, _connected
sys.addaudithook(_seen)

@contextlib.contextmanager
def counted():
    global _is_on
    _is_on = True
    yield
    _is_on = False
    _counts["modules"] = sum(name.startswith("probant") for name in sys.modules)
    json.dump(_counts, sys.__stderr__)
"""


class Counts(NamedTuple):
    """How often each was done; `modules` are those of this package that are loaded in the end."""

    programs: int = 0
    folders: int = 0
    files: int = 0
    connections: int = 0
    statements: int = 0
    modules: int = 0


def count(repo: Path, work: str) -> Counts:
    """Of what `work` does inside `with counted():`, as Python run in the repository."""
    settings = settings_beside(repo)
    environment = os.environ | {
        "PROBANT_CACHE_DIR": str(settings.cache_dir),
        "PROBANT_STORE": settings.store,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", _WATCH + work], cwd=repo, env=environment, capture_output=True,
        text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return Counts(**json.loads(done.stderr))
