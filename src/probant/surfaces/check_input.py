"""From file names to documents: read the bytes, refuse what is no text, choose the format.

Not what the text says: that is `checking`'s work.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from probant.checking.document import Document


def read_documents(
    names: Sequence[str], *, repo: Path, comments: bool = False, diff: bool = False
) -> list[Document]:
    """One document for each file ('-' is standard input); a diff gives one for each file in it."""
    return [_read(name) for name in names]


def _read(name: str) -> Document:
    raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    return Document(name, raw.decode("utf-8", "replace"))
