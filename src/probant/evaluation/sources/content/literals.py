"""Distinctive string literals: text that stands once in the whole tree, and there as a literal.

Python by its own parser; other languages by a quoted run on a line that is no comment. That it
stands once is counted on the raw bytes. Next: facts.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath

from probant.evaluation.questions.truth import Place

_SAFE = re.compile(r"[A-Za-z][A-Za-z0-9 ,.:;/()_-]{10,58}[A-Za-z0-9.]")
_QUOTED = re.compile(r"\"([^\"\\\n]{12,60})\"|'([^'\\\n]{12,60})'")
_COMMENTED = re.compile(r"//|/\*|^\s*\*|#")
_SUFFIXES = (".rs", ".go", ".js", ".ts", ".java", ".c", ".cc", ".cpp", ".h", ".hpp")


def literals(files: Mapping[str, bytes]) -> dict[str, Place]:
    """Text to its one place."""
    whole = b"\n".join(files.values()).decode("utf-8", "ignore").casefold()
    found: dict[str, Place] = {}
    for path, content in files.items():
        for text, line in _of_file(path, content):
            has_words = " " in text and _SAFE.fullmatch(text)
            if has_words and whole.count(text.casefold()) == 1:
                found[text] = (path, line)
    return found


def _of_file(path: str, content: bytes) -> Iterator[tuple[str, int]]:
    if path.endswith(".py"):
        yield from _python(content)
    elif PurePosixPath(path).suffix in _SUFFIXES:
        for number, line in enumerate(content.decode("utf-8", "ignore").split("\n"), start=1):
            for match in _QUOTED.finditer(line):
                if not _COMMENTED.search(line[: match.start()]):
                    yield match[1] or match[2], number


def _python(content: bytes) -> Iterator[tuple[str, int]]:
    """Plain strings that stand on one line; no docstrings, no parts of f-strings."""
    try:
        tree = ast.parse(content)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    lines = content.decode("utf-8", "ignore").split("\n")
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            left_out.update(id(part) for part in node.values)
        elif isinstance(node, ast.Expr):
            left_out.add(id(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            is_plain = id(node) not in left_out and node.lineno == node.end_lineno
            if is_plain and node.value in lines[node.lineno - 1]:
                yield node.value, node.lineno
