"""A statement, and whether the code bears it out. Next: ruling.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Value


class CheckResult(Enum):
    """What reading the cited places again said about one claim."""

    VERIFIED = "verified"
    REFUTED = "refuted"
    UNVERIFIABLE = "unverifiable"


@dataclass(frozen=True, kw_only=True, slots=True)
class Claim:
    """One statement an answer wants to make, with the places said to show it."""

    text: str
    value: Value | None
    places: tuple[Place, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckedClaim:
    """The claim after its places were read again."""

    claim: Claim
    verdict: CheckResult
    because: str = ""
