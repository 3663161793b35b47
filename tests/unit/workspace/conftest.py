"""A cache directory per test, and a shorthand to open trees with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from probant.workspace.snapshot import SourceTree, open_tree


class Opener(Protocol):
    def __call__(self, root: Path, at: str | None = None) -> SourceTree: ...


def shown(tree: SourceTree) -> dict[str, bytes]:
    return {path: tree.read(path) for path in tree.files}


def reasons(tree: SourceTree) -> dict[str, str]:
    return {skip.path: skip.reason for skip in tree.skipped}


@pytest.fixture
def cache_dir(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def opened(cache_dir: Path) -> Iterator[Opener]:
    """Opens trees that are closed when the test ends."""
    trees: list[SourceTree] = []

    def open_one(root: Path, at: str | None = None) -> SourceTree:
        trees.append(open_tree(root, at=at, cache_dir=cache_dir))
        return trees[-1]

    yield open_one
    for tree in trees:
        tree.close()
