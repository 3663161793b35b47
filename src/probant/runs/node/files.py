"""What a build left behind: files that are new or were written again.

Installed packages and caches are not what somebody builds.
"""

from __future__ import annotations

import os
from pathlib import Path

MAX_FILES = 200_000
_ASIDE = frozenset(
    "node_modules .git .cache .turbo .nx .vite .parcel-cache .swc .eslintcache .nyc_output".split()
)

State = dict[str, tuple[int, int]]
"""Path relative to the repository → when it was written, and how long it is."""


def state_of(copy: Path) -> State:
    found: State = {}
    waiting = [str(copy)]
    while waiting and len(found) < MAX_FILES:
        try:
            with os.scandir(waiting.pop()) as entries:
                for entry in entries:
                    if entry.name in _ASIDE or entry.name.endswith(".tsbuildinfo"):
                        continue
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(entry.path)
                    elif entry.is_file(follow_symlinks=False):
                        seen = entry.stat(follow_symlinks=False)
                        path = os.path.relpath(entry.path, copy)
                        found[path] = (seen.st_mtime_ns, seen.st_size)
        except OSError:
            continue
    return found


def made_since(before: State, after: State) -> tuple[str, ...]:
    """Files with something in them that were not there before, or were written since."""
    return tuple(sorted(path for path, now in after.items() if now[1] and before.get(path) != now))
