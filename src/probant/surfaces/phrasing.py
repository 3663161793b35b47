"""Small words that every form of output shares: counts, cuts, and plain ASCII."""

from __future__ import annotations

import re

_SPACE = re.compile(r"\s+")
_ASCII = str.maketrans(
    {"✓": "+", "✗": "x", "✔": "+", "✘": "x", "│": "|", "→": "->", "…": "...", "—": "-", "–": "-",
     "·": "-", "“": '"', "”": '"'}
)  # fmt: skip


def counted(number: int, noun: str) -> str:
    """`1 claim`, `2 claims`, `3 repositories`."""
    many = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else many}"


def clipped(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def flowing(text: str) -> str:
    """The same words with one blank between them."""
    return _SPACE.sub(" ", text).strip()


def asciified(text: str) -> str:
    """For a terminal without Unicode: our own signs spelled, all others escaped."""
    return text.translate(_ASCII).encode("ascii", "backslashreplace").decode()
