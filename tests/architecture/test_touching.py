"""Kits touch the copy and the results only through their Worksite, which follows no link."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import probant

RUNS = Path(probant.__file__).parent / "runs"
DIRECT = frozenset(
    "read_text read_bytes write_text write_bytes touch open walk scandir listdir rglob glob "
    "iterdir mkdir makedirs unlink rmdir rmtree rename replace symlink_to hardlink_to copytree "
    "copyfile chmod chown utime".split()
)
ALLOWED = {
    "cargo/home.py": {"read_text", "glob"},  # the user's own rustup folder
    "go/trouble.py": {"read_text"},  # the installed Go
    "gradle/kit.py": {"glob"},  # the user's own Gradle folder
    "jvm/home.py": {"copytree", "copyfile", "walk", "chmod"},  # beside the copy
    "native/compilers.py": {"rmtree", "mkdir", "chmod", "write_text"},  # beside the copy
    "node/needs.py": {"scandir"},  # node_modules of the user's own tree, where nothing runs
    "node/toolchain.py": {"open", "iterdir"},  # the installed node
    "python/bench.py": {"write_text", "chmod", "mkdir", "rmtree", "glob", "copyfile"},  # beside it
    "python/interpreter.py": {"open", "glob", "iterdir"},  # installed interpreters
    "python/metadata.py": {"write_text", "mkdir", "iterdir", "chmod"},  # beside the copy
    "supervised.py": {"scandir"},  # the user's own tree, where nothing runs
    "workshop.py": {"mkdir"},  # before anything runs
    "worksite.py": {"scandir", "unlink"},  # the top of the results, which is ours
}
"""File → what it uses, with the reason why no program that ran can have been there."""


def test_kits_touch_what_ran_only_through_their_site() -> None:
    found: dict[str, set[str]] = {}
    for path in sorted(RUNS.rglob("*.py")):
        name = path.relative_to(RUNS).as_posix()
        if not name.startswith("inside/"):
            found[name] = set(_direct(ast.parse(path.read_text(encoding="utf-8"))))
    assert {name: used for name, used in found.items() if used} == ALLOWED


def _direct(tree: ast.Module) -> Iterator[str]:
    """Calls that touch files; `replace` and `open` also as plain functions of that name."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "open":
            yield "open"
        # A text's own `replace` takes two words, that of a path one.
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name in DIRECT and (name != "replace" or len(node.args) == 1):
            yield name
