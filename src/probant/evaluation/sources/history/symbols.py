"""Names of functions and classes in old bytes, and lines that stand only once in their file.

Python by its own parser; other languages by one plain pattern at the start of a line, enough for a
name that is then proved absent or present on the bytes. Next: facts.py.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Mapping

MIN_LINE_CHARS = 14
MAX_FILE_BYTES = 500_000
_OTHER = re.compile(
    r"^(?:export\s+)?(?:default\s+)?(?:pub(?:\([a-z]+\))?\s+)?(?:public\s+)?(?:async\s+)?"
    r"(?:function|fn|func|class|struct|interface|trait|enum)\s+(?P<name>[A-Za-z_]\w{5,})",
    re.MULTILINE,
)
_SUFFIXES = (".rs", ".go", ".js", ".mjs", ".ts", ".tsx", ".java")


def defined_names(files: Mapping[str, bytes]) -> frozenset[str]:
    """Top-level functions and classes, as far as they are plain to see."""
    found: set[str] = set()
    for path, content in files.items():
        if len(content) > MAX_FILE_BYTES:
            continue
        if path.endswith(".py"):
            found |= _python_names(content)
        elif path.endswith(_SUFFIXES):
            found |= set(_OTHER.findall(content.decode("utf-8", "ignore")))
    return frozenset(found)


def only_lines(content: bytes) -> list[int]:
    """Numbers of the lines nothing else in the file looks like."""
    lines = content.decode("utf-8", "replace").split("\n")
    counts = Counter(line.strip() for line in lines)
    return [
        number
        for number, line in enumerate(lines, start=1)
        if len(line.strip()) >= MIN_LINE_CHARS and counts[line.strip()] == 1
    ]


def _python_names(content: bytes) -> set[str]:
    try:
        body = ast.parse(content).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in body if isinstance(node, kinds)}
