"""Test functions by plain sight: Python's own parser, one clear pattern for Go, Rust and Java.

What is collected by running is not asked here. Next: project_facts.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

_GO = re.compile(r"^func (Test[A-Z_]\w*)\(\w+ \*testing\.T\) \{", re.MULTILINE)
_RUST = re.compile(
    r"^\s*#\[test\]\s*\n(?:\s*#\[[^\n]*\]\s*\n)*\s*(?:pub )?fn (\w+)\(", re.MULTILINE
)
_JAVA = re.compile(
    r"^\s*@Test(?:\([^)\n]*\))?\s*\n?(?:\s*@\w+[^\n]*\n)*\s*(?:public )?void (\w+)\(", re.MULTILINE
)


def named_tests(files: Mapping[str, bytes]) -> dict[str, tuple[str, ...]]:
    """Names of the test functions of every file that has any, in order."""
    found = {path: _tests(path, content) for path, content in files.items()}
    return {path: names for path, names in found.items() if names}


def _tests(path: str, content: bytes) -> tuple[str, ...]:
    pure = PurePosixPath(path)
    if pure.suffix == ".py":
        is_test_file = pure.name.startswith("test_") or pure.stem.endswith("_test")
        return _python_tests(content) if is_test_file else ()
    text = content.decode("utf-8", "ignore")
    if pure.name.endswith("_test.go"):
        return _sure(_GO, text, "func Test")
    if pure.suffix == ".rs":
        # Asynchronous and generated tests carry other attributes: such a file is not counted.
        return (
            () if re.search(r"::test\b|rstest|test_case", text) else _sure(_RUST, text, "#[test]")
        )
    if pure.suffix == ".java":
        is_plain = not re.search(r"@(ParameterizedTest|RepeatedTest|TestFactory)", text)
        return _sure(_JAVA, text, "@Test") if is_plain else ()
    return ()


def _sure(pattern: re.Pattern[str], text: str, sign: str) -> tuple[str, ...]:
    """Only where the pattern sees every place that looks like a test."""
    found = tuple(pattern.findall(text))
    return found if len(found) == text.count(sign) else ()


def _python_tests(content: bytes) -> tuple[str, ...]:
    try:
        body = ast.parse(content).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ()
    found = list(_functions(body))
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            found += _functions(node.body)
    every = sum(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
        for top in body
        for node in ast.walk(top)
    )
    # A test elsewhere (in a condition, in another class) makes the number a matter of opinion.
    return tuple(found) if every == len(found) == len(set(found)) else ()


def _functions(body: list[ast.stmt]) -> list[str]:
    return [
        node.name
        for node in body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]
