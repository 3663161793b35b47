"""A statement, and whether the code bears it out. Next: ruling.py."""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.record import Record
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Value


class CheckResult(Enum):
    """What reading the cited places again said about one claim."""

    VERIFIED = "verified"
    REFUTED = "refuted"
    UNVERIFIABLE = "unverifiable"


class Claim(Record, kw_only=True):
    """One statement an answer wants to make, with the places said to show it."""

    text: str
    value: Value | None
    places: tuple[Place, ...]


class CheckedClaim(Record, kw_only=True):
    """The claim after its places were read again."""

    claim: Claim
    verdict: CheckResult
    because: str = ""
