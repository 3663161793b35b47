"""What an arm is: a tree made from another one, and what can be asked about it.

Made from the tree and the seed alone, the same bytes wherever it is made. Next: stages.py lists
the arms, trees.py keeps what was made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.fact import MakeSource

Families = Collection[str] | None
"""Chosen families of questions; None is all of them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ground:
    """What arms are made from; `cache` and `environment` serve front ends and package clients."""

    tree: Tree
    seed: int
    is_clone: bool
    families: Families
    cache: Path
    environment: Mapping[str, str]


@dataclass(frozen=True, kw_only=True, slots=True)
class Asking:
    """Where the facts of an arm come from; `families` are those that belong to it, None all."""

    sources: tuple[MakeSource, ...]
    families: frozenset[str] | None = None
    min_negatives: int = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Arm:
    """`make` writes the tree into an empty folder and says what is asked about it.

    Without `is_copy` there is nothing to write: the tree itself is asked about.
    """

    make: Callable[[Ground, Path], Asking]
    is_wanted: Callable[[Families, bool], bool]
    """By the chosen families, and whether the tree is a clone with a history of its own."""
    is_copy: bool = True
    is_default: bool = True
    """Whether it is measured without being named."""
    runs: bool = False
    """Whether questions about it are answered by running it."""
    equip: Callable[[Path, Path, Mapping[str, str]], None] | None = None
    """Puts beside the files what is no part of them (tree, cache, environment)."""


def wants(own: Collection[str]) -> Callable[[Families, bool], bool]:
    """An arm for these families only."""

    def is_wanted(families: Families, _is_clone: bool) -> bool:
        return families is None or not set(own).isdisjoint(families)

    return is_wanted
