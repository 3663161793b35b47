"""A copy of a tree from which the descriptions that are asked about were taken out.

Line numbers stay. Only the asked functions lose theirs: all others still stand there to mislead.
Next: stages.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.recall.definitions import Described, without_docs


def write_copy(tree: Tree, taken_out: Sequence[Described], root: Path) -> None:
    by_path: dict[str, list[Described]] = defaultdict(list)
    for entry in taken_out:
        by_path[entry.path].append(entry)
    for path, content in tree.files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(without_docs(content, by_path[path]) if path in by_path else content)
