"""A copy of a package with traps: a test that fails, a file without tests, one that skips all.

What is asked about the rest of it stays as it was. Next: sources/runs.py establishes what happens.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

HOLDING = ("src/", "lib/", "")

_WITHOUT_TESTS = '''\
"""Shared by the tests of {stem}."""

from __future__ import annotations


def make_example() -> dict[str, int]:
    """Used by those who test {stem}."""
    return {{"test": 1}}
'''
_ALL_SKIPPED = '''\
"""Tests of {stem} that wait for a machine they can run on."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.skip(reason="needs another machine")


def test_{stem}_waits_for_machine() -> None:
    assert "{stem}"
'''


@dataclass(frozen=True, slots=True)
class TestFile:
    """A file of tests, and those of its functions whose name is told once in the whole tree."""

    __test__ = False

    path: str
    names: tuple[str, ...]


def test_files(files: Mapping[str, bytes]) -> list[TestFile]:
    """Files that pytest would take by their name, with plain test functions in them."""
    by_path = {path: _functions(content) for path, content in files.items() if _is_test(path)}
    n_times: dict[str, int] = {}
    for found in by_path.values():
        for name in found:
            n_times[name] = n_times.get(name, 0) + 1
    listed = [
        TestFile(path, tuple(name for name in found if n_times[name] == 1))
        for path, found in by_path.items()
    ]
    return [one for one in listed if one.names]


test_files.__test__ = False  # type: ignore[attr-defined]


def write_files(files: Mapping[str, bytes], root: Path) -> None:
    for path, content in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def failing(content: bytes, name: str) -> bytes | None:
    """The file with the last assertion of one test turned round; None where it has none."""
    source = content.decode("utf-8", "strict")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            asserted = [one for one in node.body if isinstance(one, ast.Assert)]
            if asserted:
                return _turned_round(source, asserted[-1].test)
    return None


def empty_file(path: str) -> tuple[str, bytes]:
    """A file beside `path` that looks like one of tests and holds none."""
    return _beside(path, "shared", _WITHOUT_TESTS)


def skipped_file(path: str) -> tuple[str, str, bytes]:
    """A file beside `path` all of whose tests are skipped, and the name of one of them."""
    stem = PurePosixPath(path).stem.removeprefix("test_").removesuffix("_test")
    beside, content = _beside(path, "elsewhere", _ALL_SKIPPED)
    return beside, f"test_{stem}_waits_for_machine", content


def broken_module(files: Mapping[str, bytes]) -> str | None:
    """A module of the package itself, to be broken."""
    for top in HOLDING:
        found = [
            path
            for path in files
            if path.startswith(top) and path.endswith(".py") and not _is_test_like(path)
            and path.removeprefix(top).count("/") >= 1 and files[path].strip()
        ]  # fmt: skip
        if found:
            return min(found, key=lambda path: (path.count("/"), path))
    return None


def _beside(path: str, word: str, text: str) -> tuple[str, bytes]:
    pure = PurePosixPath(path)
    stem = pure.stem.removeprefix("test_").removesuffix("_test")
    return str(pure.with_name(f"test_{stem}_{word}.py")), text.format(stem=stem).encode()


def _is_test(path: str) -> bool:
    name = PurePosixPath(path).name
    return name.endswith(".py") and (name.startswith("test_") or name.endswith("_test.py"))


def _is_test_like(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return _is_test(path) or any(part in ("tests", "test", "docs", "examples") for part in parts)


def _functions(content: bytes) -> list[str]:
    """Tests without decorators: those run once, under their own name."""
    try:
        tree = ast.parse(content)
    except (SyntaxError, ValueError):
        return []
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and not node.decorator_list
    ]


def _turned_round(source: str, said: ast.expr) -> bytes | None:
    whole = ast.get_source_segment(source, said)
    if whole is None or said.end_lineno is None or said.end_col_offset is None:
        return None
    lines = source.encode().split(b"\n")
    start = sum(len(line) + 1 for line in lines[: said.lineno - 1]) + said.col_offset
    end = sum(len(line) + 1 for line in lines[: said.end_lineno - 1]) + said.end_col_offset
    raw = source.encode()
    return raw[:start] + b"not (" + raw[start:end] + b")" + raw[end:]
