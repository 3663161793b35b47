"""Enumerations whose members have a rank and no arithmetic.

`max()` and `<` work, `+` raises: a grade is ordered, never averaged.
"""

from __future__ import annotations

from enum import Enum


class OrderedEnum(Enum):
    """Members compare by the order in which they are written."""

    def __init__(self, *_: object) -> None:
        self.rank = len(type(self).__members__)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, OrderedEnum) or type(other) is not type(self):
            return NotImplemented
        return self.rank < other.rank

    def __le__(self, other: object) -> bool:
        if not isinstance(other, OrderedEnum) or type(other) is not type(self):
            return NotImplemented
        return self.rank <= other.rank

    def __gt__(self, other: object) -> bool:
        if not isinstance(other, OrderedEnum) or type(other) is not type(self):
            return NotImplemented
        return self.rank > other.rank

    def __ge__(self, other: object) -> bool:
        if not isinstance(other, OrderedEnum) or type(other) is not type(self):
            return NotImplemented
        return self.rank >= other.rank
