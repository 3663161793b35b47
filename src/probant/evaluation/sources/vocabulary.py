"""Names a tree defines, whatever its languages: what misleading questions are made of.

Filled by the sources (python/source.py, code/source.py); used by unanswerable.py and
misleading.py in questions/.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from probant.evaluation.questions.truth import Place


@dataclass(frozen=True, slots=True)
class Symbol:
    """One definition; `reference` is a name that can mean nothing else, None if there is none.

    `is_root` says of a type that it certainly inherits nothing.
    """

    language: str
    path: str
    line: int
    name: str
    kind: str
    owner: str = ""
    reference: str | None = None
    is_root: bool = False

    @property
    def place(self) -> Place:
        return (self.path, self.line)


@runtime_checkable
class Naming(Protocol):
    """A source that knows what the definitions of its languages are called."""

    def symbols(self) -> Sequence[Symbol]: ...
