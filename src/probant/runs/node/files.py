"""What a build left behind: files that are new or were written again.

Installed packages and caches are not what somebody builds.
"""

from __future__ import annotations

from pathlib import Path

from probant.workspace import touched

_ASIDE = frozenset(
    "node_modules .git .cache .turbo .nx .vite .parcel-cache .swc .eslintcache .nyc_output".split()
)

State = dict[str, tuple[int, int]]
"""Path relative to the repository → when it was written, and how long it is."""


def state_of(copy: Path) -> State:
    """Of a folder right below one that only we write to; nothing where there is none."""
    return {
        one.path.relative_to(copy).as_posix(): (one.changed_ns, one.n_bytes)
        for one in touched.files(copy, leave_out=_ASIDE)
        if one.path.name not in _ASIDE and one.path.suffix != ".tsbuildinfo"
    }


def made_since(before: State, after: State) -> tuple[str, ...]:
    """Files with something in them that were not there before, or were written since."""
    return tuple(sorted(path for path, now in after.items() if now[1] and before.get(path) != now))
