"""What a checker of texts gives back, as far as the measurement needs it.

Knows nothing of the engine: a checker is anything that turns texts into claims with verdicts.
Next: grading.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Protocol


class Verdict(Enum):
    VERIFIED = "verified"
    REFUTED = "refuted"
    UNVERIFIABLE = "unverifiable"


@dataclass(frozen=True, kw_only=True, slots=True)
class SaidClaim:
    """One claim as read and judged; positions count characters of the text, `end` exclusive."""

    kind: str
    text: str
    start: int
    end: int
    line: int
    verdict: Verdict
    failure: str = ""
    reason: str = ""
    detail: str = ""
    subject: str = ""
    object: str = ""
    path: str = ""
    lines: tuple[int, int] | None = None
    names: tuple[str, ...] = ()
    count: int | None = None
    literal: str = ""
    expected: str = ""
    denied: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """`name` is a path in the repository if the text belongs to it, else only tells the format."""

    name: str
    text: str
    is_part: bool = False


class Checker(Protocol):
    """Checks texts about the repository at `root`: one tuple of claims for each, in order."""

    def __call__(self, root: Path, texts: Sequence[Text]) -> list[tuple[SaidClaim, ...]]: ...
