"""Calls that a traced run noted: which function of the tree ran, and from where it was called.

Written by the programs in inside/, read here. A function is known by its file and the line on
which it begins; which definition that is, oracles say (definitions.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, order=True)
class Ran:
    """A function that ran: in Python from its first decorator on, in JavaScript from its name."""

    path: str
    line: int
    last_line: int


@dataclass(frozen=True, slots=True, order=True)
class CallSite:
    """The lines a call stands on."""

    path: str
    first_line: int
    last_line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.first_line}"

    def meets(self, path: str, first: int, last: int) -> bool:
        return self.path == path and self.first_line <= last and first <= self.last_line


@dataclass(frozen=True, slots=True)
class SeenCall:
    """`site` is None where no code of the tree called it, or nobody saw who did (`is_seen`)."""

    callee: Ran
    site: CallSite | None
    through: str = ""
    """The code from outside that stood between the site and the callee; '' if there was none."""
    is_seen: bool = True


def read_calls(texts: Iterable[bytes]) -> frozenset[SeenCall]:
    """What the files of one run tell, a line for each call; one that was cut off tells nothing."""
    return frozenset(call for text in texts for line in text.splitlines() for call in _read(line))


def _read(line: bytes) -> Iterator[SeenCall]:
    try:
        yield _call(json.loads(line))
    except (ValueError, KeyError, TypeError):
        return


def _call(told: Any) -> SeenCall:
    caller = told["caller"]
    return SeenCall(
        callee=Ran(told["path"], told["line"], told["last"]),
        site=CallSite(caller["path"], caller["first"], caller["last"]) if caller else None,
        through=told["through"],
        is_seen=told["is_seen"],
    )
