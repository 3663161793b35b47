"""Who can be asked besides the engine: a table of baselines, each made for one tree.

A baseline that cannot be asked here says why, and the report says so. The engine itself and
commands are opened by the surface. Next: baselines.py and its neighbours answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.subjects import ctags_tags, embedding, jedi_names
from probant.evaluation.subjects.baselines import FirstGrepHit, always_abstain


class Answerer(Protocol):
    """Answers one question about the repository it was made for, or about a revision of it."""

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]: ...


def _can_be_asked() -> str | None:
    return None


@dataclass(frozen=True, kw_only=True, slots=True)
class Baseline:
    """`why_not` gives the reason why it cannot be asked here; None: it can."""

    make: Callable[[Path], Answerer]
    why_not: Callable[[], str | None] = _can_be_asked
    arms: frozenset[str] | None = None
    """Where it has anything to say; None is everywhere."""


def _nearest(root: Path) -> Answerer:
    found = embedding.installed()
    if found is None:
        raise RuntimeError("asked although it is not installed")
    return embedding.NearestDefinition(read_tree(root), found)


def _no_embedding() -> str | None:
    return None if embedding.is_installed() else "its model is not installed"


BASELINES: Mapping[str, Baseline] = {
    "always-abstain": Baseline(make=lambda _: always_abstain),
    "first-grep-hit": Baseline(make=FirstGrepHit),
    "ctags": Baseline(make=ctags_tags.CtagsTags, why_not=ctags_tags.missing),
    "jedi": Baseline(make=jedi_names.JediNames, why_not=jedi_names.missing),
    "nearest-embedding": Baseline(
        make=_nearest, why_not=_no_embedding, arms=frozenset({"recall"})
    ),
}  # fmt: skip


def available() -> tuple[str, ...]:
    return tuple(name for name, baseline in BASELINES.items() if baseline.why_not() is None)
