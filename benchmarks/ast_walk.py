"""The yardstick of goal 2, run in an own process: parse every Python file and visit every node.

Done by as many processes as the index uses: on cores that share their parts, a second of processor
time is worth less while both are busy, and both sides shall pay the same price.
"""

from __future__ import annotations

import ast
import contextlib
import os
import sys
import warnings
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path


def walk(paths: list[Path]) -> None:
    warnings.simplefilter("ignore")  # the tree's own odd escapes are not our business
    for path in paths:
        # Some files of a tree are wrong on purpose; they are read and given up like any other.
        with contextlib.suppress(SyntaxError, ValueError):
            for _ in ast.walk(ast.parse(path.read_bytes())):
                pass


def main(root: Path) -> None:
    n_processes = os.cpu_count() or 1
    paths = sorted(root.rglob("*.py"))
    with ProcessPoolExecutor(n_processes) as pool:
        list(pool.map(walk, [paths[at::n_processes] for at in range(n_processes)]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
