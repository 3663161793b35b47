"""Trees of arms, made once and kept below the cache, wherever the work is done.

Two builders wait for each other, and a tree counts only when its mark stands beside it: a killed
builder leaves nothing that is taken for a tree. Next: running/work.py.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from probant.evaluation.arms.arm import Arm, Asking, Ground
from probant.evaluation.arms.place import Place, locked
from probant.evaluation.arms.stages import ARMS
from probant.evaluation.oracles.tree import Tree, read_tree

DONE = "done"


@dataclass(frozen=True, slots=True)
class Made:
    """A tree, and what is asked about it; read before anything was put beside its files."""

    tree: Tree
    asking: Asking


def kept_tree(place: Place, arm_name: str, ground: Ground, program: str) -> Path:
    """The tree of an arm, made if it is not there."""
    arm = ARMS[arm_name]
    if not arm.is_copy:
        return ground.tree.root
    home = _home(place, arm_name, ground, program)
    with locked(home.with_suffix(".lock")):
        if not (home / DONE).is_file():
            _make(arm, ground, home, place.repo)
    return home / place.repo


@contextmanager
def made(place: Place, arm_name: str, ground: Ground, program: str) -> Iterator[Made]:
    """The arm with its sources; made anew where only the tree is there already."""
    arm = ARMS[arm_name]
    if not arm.is_copy:
        yield Made(ground.tree, arm.make(ground, ground.tree.root))
        return
    home = _home(place, arm_name, ground, program)
    with locked(home.with_suffix(".lock")):
        if not (home / DONE).is_file():
            yield _make(arm, ground, home, place.repo)
            return
    with TemporaryDirectory(prefix="probant-arm-") as scratch:
        root = Path(scratch) / place.repo
        root.mkdir()
        asking = arm.make(ground, root)
        yield Made(read_tree(root), asking)


def _home(place: Place, arm_name: str, ground: Ground, program: str) -> Path:
    key = "\0".join([place.repo, place.digest, arm_name, str(ground.seed), program])
    digest = hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    return ground.cache / "evaluation" / "trees" / f"{arm_name}-{digest}"


def _make(arm: Arm, ground: Ground, home: Path, repo: str) -> Made:
    shutil.rmtree(home, ignore_errors=True)
    root = home / repo
    root.mkdir(parents=True)
    asking = arm.make(ground, root)
    tree = read_tree(root)
    if arm.equip is not None:
        arm.equip(root, ground.cache, ground.environment)
    (home / DONE).touch()
    return Made(tree, asking)
