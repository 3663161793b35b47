"""The makers of the arms that need no module of their own.

Each takes the ground and an empty folder, and says what is asked. Next: stages.py lists them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from probant.evaluation.arms.arm import Asking, Families, Ground
from probant.evaluation.arms.history_ignored import IgnoredFacts, write_ignored
from probant.evaluation.arms.history_script import write_history
from probant.evaluation.arms.recall_copy import write_copy
from probant.evaluation.arms.run_environment import lay_out, wheels_for
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.tree import Tree, read_tree
from probant.evaluation.questions.generate import MIN_NEGATIVES
from probant.evaluation.questions.wordings.world import HISTORY, WORLD
from probant.evaluation.report.recall_table import RECALL_FAMILIES
from probant.evaluation.sources.content.facts import ContentFacts
from probant.evaluation.sources.every import all_sources
from probant.evaluation.sources.fact import MakeSource, Source
from probant.evaluation.sources.history.facts import HistoryFacts, history_of
from probant.evaluation.sources.project.facts import ProjectFacts
from probant.evaluation.sources.recall.facts import (
    ConceptFacts,
    DescribedFacts,
    described_functions,
)
from probant.evaluation.sources.runs import (
    RUN_FAMILIES,
    RunCopy,
    RunFacts,
    broken_copy,
    nothing_known,
)  # fmt: skip

HISTORY_FAMILIES = frozenset({*HISTORY, "U14"})
OWN_ARM = HISTORY_FAMILIES | set(RECALL_FAMILIES) | RUN_FAMILIES
"""Families that are not asked about the plain tree, unless it is a clone."""


def plain(ground: Ground, _root: Path) -> Asking:
    """The tree as it is: code, project files, content; and its history, if it is a clone."""
    own = (history_of,) if ground.is_clone else ()
    world: tuple[MakeSource, ...] = (ProjectFacts, ContentFacts, *own)
    return Asking(sources=(*world, *code_sources(ground)), min_negatives=MIN_NEGATIVES)


def code_sources(ground: Ground) -> tuple[MakeSource, ...]:
    """Front ends of languages take minutes; they are not asked for what they cannot tell."""
    is_code = ground.families is None or bool(set(ground.families) - set(WORLD))
    return all_sources(ground.cache, ground.environment) if is_code else ()


def wants_plain(families: Families, is_clone: bool) -> bool:
    return is_clone or families is None or bool(set(families) - OWN_ARM)


def wants_history(families: Families, is_clone: bool) -> bool:
    return not is_clone and (families is None or not HISTORY_FAMILIES.isdisjoint(families))


def history(ground: Ground, root: Path) -> Asking:
    """Its files with a made-up history and an ignored folder, where it is no clone."""
    script = write_history(ground.tree, ground.seed, root)
    names = write_ignored(root, ground.tree, random.Random(f"{ground.seed}:ignored"))
    sources = (partial(HistoryFacts, script=script), _known(IgnoredFacts(names)))
    return Asking(sources=sources, families=HISTORY_FAMILIES)


def recall(ground: Ground, root: Path) -> Asking:
    """A copy without the descriptions that are asked about."""
    chosen = described_functions(ground.tree, random.Random(f"{ground.seed}:described"))
    write_copy(ground.tree, [entry for entry, _ in chosen], root)
    sources: tuple[MakeSource, ...] = (_known(DescribedFacts(chosen)), ConceptFacts)
    return Asking(sources=sources, families=frozenset(RECALL_FAMILIES))


def runs(ground: Ground, root: Path) -> Asking:
    """A copy whose tests are run, with traps for those who run it."""
    wheels = wheels_for(ground.tree, ground.cache, ground.environment)
    if isinstance(wheels, Doubt):
        return _of_runs(nothing_known(wheels.reason))
    with TemporaryDirectory(prefix="probant-venv-") as scratch:
        venv = Path(scratch) / "venv"
        lay_out(wheels, venv)
        return _of_runs(RunCopy(ground.tree, root, venv, _rng(ground, "runs")).made())


def broken(ground: Ground, root: Path) -> Asking:
    """A copy that does not build; nothing is said where its needs cannot be had."""
    wheels = wheels_for(ground.tree, ground.cache, ground.environment)
    if isinstance(wheels, Doubt):
        return _of_runs(RunFacts({}, ()))
    return _of_runs(broken_copy(ground.tree, root))


def equip_with_wheels(root: Path, cache: Path, environment: Mapping[str, str]) -> None:
    """What the tests need, as the tree's `.venv`; no part of what is asked about."""
    wheels = wheels_for(read_tree(root), cache, environment)
    if not isinstance(wheels, Doubt):
        lay_out(wheels, root / ".venv")


def _of_runs(facts: RunFacts) -> Asking:
    return Asking(sources=(_known(facts),), families=RUN_FAMILIES)


def _known(source: Source) -> Callable[[Tree, random.Random], Source]:
    """A source that was read while the tree was made."""

    def known(_: Tree, __: random.Random) -> Source:
        return source

    return known


def _rng(ground: Ground, purpose: str) -> random.Random:
    return random.Random(f"{ground.seed}:{purpose}")
