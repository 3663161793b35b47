"""Places for what is lent to a run: made here, before anything that follows links makes them.

bubblewrap makes a missing place while all of this machine is still in its sight, and goes through
links an earlier run left in the copy. Next: jail.py words the mounts, bubblewrap.py starts.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path, PurePosixPath

from probant.errors import ProgramFailed
from probant.vocabulary.record import replace
from probant.workspace import touched
from probant.workspace.containment import INSIDE, RESULTS_INSIDE, Errand, Mount

WRITABLE = (INSIDE, RESULTS_INSIDE)


def with_places(errand: Errand) -> Errand:
    """The errand, each of its mounts with a place that no link leads to; else ProgramFailed."""
    roots = {INSIDE: errand.copy, RESULTS_INSIDE: errand.results}
    laid: list[Mount] = []
    for mount in sorted(dict.fromkeys(errand.mounts), key=lambda mount: mount.inside):
        place = PurePosixPath(mount.inside)
        if not place.is_absolute() or ".." in place.parts:
            raise ProgramFailed(f"nothing can be shown at {mount.inside}")
        around = next((one for one in reversed(laid) if place.is_relative_to(one.inside)), None)
        if around is not None and _is_shown(mount, around):
            continue
        root = next((top for top in WRITABLE if place.is_relative_to(top)), None)
        if around is not None:
            _check_within(mount, around)
        elif root is not None:
            _make(mount, roots[root], place.relative_to(root).as_posix())
        laid.append(mount)
    return replace(errand, mounts=tuple(laid))


def is_writable(place: str) -> bool:
    """Whether what ran before could have put something there."""
    return any(PurePosixPath(place).is_relative_to(top) for top in WRITABLE)


def _is_shown(mount: Mount, around: Mount) -> bool:
    """Both at their own places: the outer one shows the inner one already."""
    return all(os.fspath(one.source) == one.inside for one in (mount, around))


def _check_within(mount: Mount, around: Mount) -> None:
    rest = PurePosixPath(mount.inside).relative_to(around.inside).as_posix()
    if rest == ".":
        return
    found = touched.state(Path(os.path.realpath(around.source)), rest)
    is_folder = mount.source.is_dir()
    if found is None or (stat.S_ISDIR if is_folder else stat.S_ISREG)(found.st_mode) is False:
        raise ProgramFailed(f"{mount.inside} has no place in what is shown around it")


def _make(mount: Mount, root: Path, path: str) -> None:
    try:
        if mount.source.is_dir():
            touched.make_folder(root, path)
        else:
            touched.make_file(root, path)
    except OSError as trouble:
        raise ProgramFailed(
            f"nothing can be shown at {mount.inside}: {trouble.strerror}",
            remedy="look at what the project's scripts put there",
        ) from trouble
