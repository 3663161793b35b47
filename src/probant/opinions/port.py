"""What a second opinion is asked, and what it answers. Everything else of this package is private.

`TypeOpinion` is the one-method seam other stages take as an argument. Next: seconds.py.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath


class Part(Enum):
    """Which type of a thing is meant."""

    VALUE = "value"  # of a variable, parameter, constant or field
    RETURNED = "returned"  # what calling the function gives


class Asked(Record, kw_only=True):
    """One name at one place.

    `line` is the one on which the name is bound, from 1; `column` counts characters from 0, and is
    looked up where it is None. `holder` says from where the name can be reached: None for one that
    only its function knows, '' for one of the module, `Outer.Inner` for a member of that class.
    """

    path: RepoPath
    line: int
    name: str
    part: Part = Part.VALUE
    column: int | None = None
    holder: str | None = None


class Opinion(Record, kw_only=True):
    """A type as the tool prints it, or why there is none: then `text` is '' and `reason` is given.

    `by` names the tool with its version. `remedy` is what a person can do about a missing tool.
    """

    text: str = ""
    by: str = ""
    reason: ReasonCode | None = None
    note: str = ""
    remedy: str = ""

    def __post_init__(self) -> None:
        if bool(self.text) is (self.reason is not None):
            raise ValueError("an opinion has a text, or a reason for having none")


class Places(Record, kw_only=True):
    """What the user says about where tools are; '' leaves it to the search."""

    typescript: str = ""


class TypeOpinion(Protocol):
    """Somebody who can be asked for a type."""

    def type_of(self, asked: Asked) -> Opinion: ...


class Usable(Record, kw_only=True):
    """Whether a tool can be asked on this machine: its version and place, or what to install."""

    name: str
    languages: tuple[str, ...]
    works: bool
    seen: str
    remedy: str = ""


def could_not_look(note: str, *, reason: ReasonCode = ReasonCode.NOT_TOLD, by: str = "") -> Opinion:
    return Opinion(by=by, reason=reason, note=note)
