"""The digest of the program's own source: results of another program are not gone on with."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path


@cache
def program_digest() -> str:
    """Over the whole package: scripts of oracles and tables count as much as modules."""
    return digest_of_program(Path(__file__).parents[2])


def digest_of_program(root: Path) -> str:
    """By path and bytes, whatever a file is called, but for what running leaves behind."""
    found = hashlib.sha256()
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        is_left = any(part == "__pycache__" or part.startswith(".") for part in inside.parts)
        if path.is_file() and not is_left:
            found.update(inside.as_posix().encode() + b"\0")
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]
