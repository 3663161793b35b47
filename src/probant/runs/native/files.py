"""Files that a build left behind, looked at with care: everything there was written by strangers.

No link is followed, nothing large is read, nothing is believed to be of its claimed shape.
"""

from __future__ import annotations

import json
import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.runs.worksite import Worksite

_HEAD_BYTES = 8
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


def is_fresh(site: Worksite, path: Path | None, since_ns: int) -> bool:
    """Whether something with content was written there since."""
    return path is not None and site.is_written_since(path, since_ns)


def plain_files(site: Worksite, folder: Path) -> Iterator[Path]:
    """Plain files below a folder of the copy or the results; links are not entered."""
    return (found.path for found in site.files_in(folder))


def is_compiled(site: Worksite, path: Path) -> bool:
    """Whether a file is something a compiler, an archiver or a linker made."""
    return site.head_of(path, _HEAD_BYTES).startswith(_BINARY)
