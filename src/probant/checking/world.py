"""What reading may know of the repository: whether a name or a path is one of its own.

A word without any mark around it is a name only if the code knows it; nothing else about the code
may influence what a sentence is taken to say.
"""

from __future__ import annotations

from typing import Protocol


class World(Protocol):
    def has_file(self, path: str) -> bool:
        """Whether some file of the snapshot has this path, or ends with it."""

    def has_name(self, name: str) -> bool:
        """Whether something of this name, perhaps with its owner before it, is defined."""

    def module_file(self, name: str) -> str:
        """The file of a module of this repository by its dotted name; '' if it is none."""

    def kinds_of(self, name: str) -> frozenset[str]:
        """What kinds of things have this name, its owner left aside: "class", "method"."""

    def is_called(self, word: str) -> bool:
        """Whether the repository itself is called so."""

    def has_text(self, path: str, text: str) -> bool:
        """Whether a file this path may mean holds a block of code, or most lines of it."""
