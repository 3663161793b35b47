"""Every pattern of the council and of the models' side, over texts made to keep it busy.

Run as a program, so that a pattern that never comes back can be stopped: it names each pattern
before it is tried, and those whose work grows faster than the text.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import partial
from types import ModuleType
from typing import Any

import probant.council
import probant.llm
from tests.work import check_time_growth

N_CHARS = 100_000
METHODS = ("match", "fullmatch", "search", "findall", "finditer", "sub", "split")

UNITS = (
    "a", "A", "1", " ", "\n", "\r\n", "\t", "~", "`", "{", "}", "[]", '"', "'", "\\", "\\n",
    "\\u00", "-", "_", ".", "/", ":", ",", "&", "<", ">", "a ", "a.", "a-", "a:", "1,", "1-", "1\t",
    "{\n", '{"', "{ ", "&#1", "<!--", "~~~\n", "```\n", "    ", "Hash: ", "Hash: a\\n",
    "Version: \"'+, ", "-----BEGIN ", "-----BEGIN PRIVATE KEY-----\n",
    "-----BEGIN PRIVATE KEY-----\nHash: ",
    "-----BEGIN A PRIVATE KEY----- ", "sk-", "sk-a", "xoxb-1", "AKIA", "ghp_", "SG.", "SG.a",
    "github_pat_", "pypi-AgEIcHlwaS5vcmc", "T3BlbkFJ", "<evidence_item ", "</evidence_item",
    "boundary=", "end-of-evidence", '<file path="', '<review label="', "auto-", "auto-1", "@@ -1 ",
    "@@ -1,1 +1,1 @", "+++ ", "diff --git ", "not", "remov", "replac", "n't", "fail ", "\u2028",
    "\x00", "é", "\U0001f600", "20260101T000000000000Z-", "0123456789abcdef", "{0}", "{1",
)  # fmt: skip
PREFIXES = ("", "-----BEGIN PRIVATE KEY-----\n")
SPOILERS = ("", "\0")

Tried = tuple[str, str, re.Pattern[Any]]


def patterns() -> Iterator[Tried]:
    """(where, how it is used there, the pattern)"""
    for package in (probant.council, probant.llm):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield from _of_module(importlib.import_module(found.name))


def _of_module(module: ModuleType) -> Iterator[Tried]:
    path = module.__file__
    assert path is not None
    with open(path, encoding="utf-8") as stream:
        tree = ast.parse(stream.read())
    used: set[str] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            continue
        name, method = node.value.id, node.attr
        pattern = getattr(module, name, None)
        if isinstance(pattern, re.Pattern) and method in METHODS:
            used.add(name)
            yield f"{module.__name__}.{name}", method, pattern
    for name, value in vars(module).items():
        among = value if isinstance(value, tuple) else (value,)
        for one in among:
            if isinstance(one, re.Pattern) and name not in used:
                yield f"{module.__name__}.{name}", "match", one
    yield from _inline(module, tree)


def _inline(module: ModuleType, tree: ast.AST) -> Iterator[Tried]:
    """`re.split("…", text)` and the like."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "re"
            and node.func.attr in METHODS
        ):
            pattern = node.args[0]
            assert isinstance(pattern, ast.Constant), f"{module.__name__}: {ast.unparse(node)}"
            text = pattern.value
            assert isinstance(text, str), f"{module.__name__}: {ast.unparse(node)}"
            yield f"{module.__name__}:{node.lineno}", node.func.attr, re.compile(text)


def texts() -> Iterator[tuple[str, str]]:
    """A quarter of each text, and the text."""
    for unit in UNITS:
        for prefix in PREFIXES:
            for spoiler in SPOILERS:
                n_units = N_CHARS // len(unit)
                yield prefix + unit * (n_units // 4) + spoiler, prefix + unit * n_units + spoiler


def use(pattern: re.Pattern[Any], method: str, text: str) -> None:
    given = text.encode() if isinstance(pattern.pattern, bytes) else text
    if method == "finditer":
        list(pattern.finditer(given))
    elif method == "sub":
        pattern.sub(given[:0], given)
    else:
        getattr(pattern, method)(given)


def main() -> None:
    known: set[tuple[str, int, str]] = set()
    hostile = list(texts())
    for where, method, pattern in patterns():
        key = repr(pattern.pattern), pattern.flags, method
        if key in known:
            continue
        known.add(key)
        print("tried", where, method, flush=True)
        for small, large in hostile:
            try:
                check_time_growth(
                    partial(use, pattern, method, small), partial(use, pattern, method, large)
                )
            except AssertionError as growth:
                print("slow", where, method, ascii(large[:60]), growth, flush=True)
                break


if __name__ == "__main__":
    main()
