"""Opinions that were given beforehand: the double of a type checker, for tests of whoever asks.

Asked something it was not told, it raises: a test must not pass by an accidental silence.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.opinions.port import Asked, Opinion, Part


class FixedOpinions:
    """Answers by path, name and part; remembers what it was asked."""

    def __init__(self, told: Mapping[tuple[str, str, Part], Opinion]) -> None:
        self._told = dict(told)
        self.asked: list[Asked] = []

    def type_of(self, asked: Asked) -> Opinion:
        self.asked.append(asked)
        key = (asked.path, asked.name, asked.part)
        if key not in self._told:
            raise KeyError(f"no opinion was given on {key}")
        return self._told[key]
