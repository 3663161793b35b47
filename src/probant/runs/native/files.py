"""Files that a build left behind, looked at with care: everything there was written by strangers.

No link is followed, nothing large is read, nothing is believed to be of its claimed shape.
"""

from __future__ import annotations

import json
import os
import posixpath
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.runs.worksite import Worksite

MAX_FILES = 200_000

_BINARY = (
    b"\x7fELF",
    b"!<arch>",
    b"MZ",
    b"\xca\xfe\xba\xbe",
    b"\xcf\xfa\xed\xfe",
    b"\0asm",
    b"BC\xc0\xde",
)
"""How compiled things begin: ELF, archives, PE, Java and Mach-O, Wasm, LLVM bitcode."""


def read_bytes(site: Worksite, path: Path) -> bytes:
    """The content of a plain file; nothing where there is none, or too much."""
    return site.read_back(path) or b""


def read_text(site: Worksite, path: Path) -> str:
    return read_bytes(site, path).decode("utf-8", "replace")


def read_json(site: Worksite, path: Path) -> Any:
    """Whatever JSON stands there; an empty object where there is none."""
    return parse_json(read_bytes(site, path))


def parse_json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        return {}


def items(found: Any, *keys: str) -> list[dict[str, Any]]:
    """The objects of the list that `keys` lead to."""
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def text(found: Any, *keys: str) -> str:
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    return found if isinstance(found, str) else ""


def outside(site: Worksite, path: str, base: str) -> Path | None:
    """Where a path of the sandbox lies for this process; None beyond the copy and the results."""
    full = posixpath.normpath(posixpath.join(base, path))
    for inside, real in ((site.inside, site.copy), (site.results_inside, site.results)):
        if full.startswith(f"{inside}/") and "\0" not in full:
            return real / full[len(inside) + 1 :]
    return None


def in_repository(site: Worksite, path: str, base: str) -> str:
    """A path of the sandbox as the repository calls it; '' if it is not of the repository."""
    full = posixpath.normpath(posixpath.join(base, path))
    return full[len(site.inside) + 1 :] if full.startswith(f"{site.inside}/") else ""


def is_fresh(path: Path | None, since_ns: int) -> bool:
    """Whether something with content was written there since."""
    if path is None:
        return False
    try:
        found = path.lstat()
    except (OSError, ValueError):
        return False
    is_thing = stat.S_ISREG(found.st_mode) or stat.S_ISLNK(found.st_mode)
    return is_thing and found.st_size > 0 and found.st_mtime_ns >= since_ns


def stamp(site: Worksite) -> int:
    """Now, by the clock of the file system that the build writes to."""
    mark = site.results / ".started"
    mark.write_bytes(b"")
    os.utime(mark)
    now = mark.stat().st_mtime_ns
    mark.unlink()
    return now


def plain_files(site: Worksite, folder: Path) -> Iterator[Path]:
    """Plain files below a folder of the copy or the results; links are not entered."""
    real = folder.resolve()
    if not any(real.is_relative_to(root.resolve()) for root in (site.copy, site.results)):
        return
    n_seen = 0
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != ".git")
        for name in sorted(names):
            n_seen += 1
            if n_seen > MAX_FILES:
                return
            path = Path(root, name)
            if not path.is_symlink() and path.is_file():
                yield path


def is_compiled(path: Path) -> bool:
    """Whether a file is something a compiler, an archiver or a linker made."""
    try:
        with path.open("rb") as file:
            return file.read(8).startswith(_BINARY)
    except OSError:
        return False
