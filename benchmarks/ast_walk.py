"""The yardstick of goal 2, run in an own process: parse every Python file and visit every node."""

from __future__ import annotations

import ast
import contextlib
import sys
import warnings
from pathlib import Path


def main(root: Path) -> None:
    warnings.simplefilter("ignore")  # the tree's own odd escapes are not our business
    for path in root.rglob("*.py"):
        # Some files of a tree are wrong on purpose; they are read and given up like any other.
        with contextlib.suppress(SyntaxError, ValueError):
            for _ in ast.walk(ast.parse(path.read_bytes())):
                pass


if __name__ == "__main__":
    main(Path(sys.argv[1]))
