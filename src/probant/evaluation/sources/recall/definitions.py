"""Functions and classes with their first line and what is written about them beside the code.

Python by its own parser; for other languages one plain pattern per language and the comment right
above. Made for descriptions and for the embedding baseline, not for counting definitions.
Next: facts.py.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

MAX_FILE_BYTES = 400_000
MAX_SIGNATURE_CHARS = 160
_C_LIKE_FUNCTION = r"^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\*?\s+(?P<name>\w+)"
_PATTERNS: Mapping[str, re.Pattern[str]] = {
    ".rs": re.compile(
        r"^\s*(?:pub(?:\([\w: ]+\))?\s+)?(?:const\s+|async\s+|unsafe\s+)*"
        r"(?:fn|struct|enum|trait)\s+(?P<name>\w+)"
    ),
    ".go": re.compile(r"^(?:func\s+(?:\([^)]*\)\s*)?|type\s+)(?P<name>\w+)"),
    ".ts": re.compile(
        _C_LIKE_FUNCTION + r"|^\s*(?:export\s+)?(?:abstract\s+)?class\s+(?P<kind>\w+)"
    ),
    ".java": re.compile(
        r"^\s*(?:public|protected|private)\s+(?:static\s+|final\s+|abstract\s+)*"
        r"(?:(?:class|interface|enum)\s+|(?:<[^>]+>\s+)?[\w.<>\[\], ?]+\s+)(?P<name>\w+)\s*[({<e]"
    ),
}
_LINE_COMMENT = re.compile(r"^\s*///?(?!/)\s?(?P<text>.*)$")


@dataclass(frozen=True, kw_only=True, slots=True)
class Described:
    """`doc_lines` is where the description stands: first and last line, 1-based; None if none."""

    name: str
    path: str
    line: int
    signature: str
    is_function: bool
    doc: str = ""
    doc_lines: tuple[int, int] | None = None


def definitions(files: Mapping[str, bytes]) -> list[Described]:
    """All that are plain to see, in the order of the files."""
    found: list[Described] = []
    for path, content in files.items():
        suffix = PurePosixPath(path).suffix
        if len(content) > MAX_FILE_BYTES or path.endswith((".d.ts", ".min.js")):
            continue
        if suffix == ".py":
            found += _python(path, content)
        elif suffix in _PATTERNS:
            found += _other(path, content, _PATTERNS[suffix])
    return found


def without_docs(content: bytes, described: list[Described]) -> bytes:
    """The file with those descriptions blanked out; every line keeps its number."""
    lines = content.decode("utf-8").split("\n")
    for entry in described:
        if entry.doc_lines is None:
            continue
        first, last = entry.doc_lines
        before = lines[first - 1]
        is_python = entry.path.endswith(".py")
        indent = before[: len(before) - len(before.lstrip())]
        lines[first - 1] = f'{indent}""' if is_python else ""
        lines[first:last] = [""] * (last - first)
    return "\n".join(lines).encode("utf-8")


def _python(path: str, content: bytes) -> Iterator[Described]:
    try:
        tree = ast.parse(content)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    lines = content.decode("utf-8", "ignore").split("\n")
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        doc = ast.get_docstring(node) or ""
        yield Described(
            name=node.name,
            path=path,
            line=node.lineno,
            signature=" ".join(lines[node.lineno - 1].split())[:MAX_SIGNATURE_CHARS],
            is_function=not isinstance(node, ast.ClassDef),
            doc=doc,
            doc_lines=_docstring_lines(node, lines) if doc else None,
        )


def _docstring_lines(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, lines: list[str]
) -> tuple[int, int] | None:
    """None where something else stands on the same lines."""
    value = node.body[0]
    first, last = value.lineno, value.end_lineno or value.lineno
    is_alone = first > node.lineno and not lines[first - 1][: value.col_offset].strip()
    is_ended = lines[last - 1].rstrip().endswith(('"', "'"))
    return (first, last) if is_alone and is_ended else None


def _other(path: str, content: bytes, pattern: re.Pattern[str]) -> Iterator[Described]:
    try:
        lines = content.decode("utf-8").split("\n")
    except UnicodeDecodeError:
        return
    for number, line in enumerate(lines, start=1):
        match = pattern.match(line)
        if match is None:
            continue
        name = next(group for group in match.groups() if group)
        doc, doc_lines = _comment_above(lines, number)
        yield Described(
            name=name,
            path=path,
            line=number,
            signature=" ".join(line.split())[:MAX_SIGNATURE_CHARS],
            is_function=re.search(r"\b(class|struct|enum|trait|interface|type)\b", line) is None,
            doc=doc,
            doc_lines=doc_lines,
        )


def _comment_above(lines: list[str], number: int) -> tuple[str, tuple[int, int] | None]:
    """The comment that ends on the line above, attributes and annotations in between allowed."""
    last = number - 1
    while last > 0 and re.match(r"^\s*(#\[.*\]|@\w+.*)\s*$", lines[last - 1]):
        last -= 1
    if last > 0 and lines[last - 1].rstrip().endswith("*/"):
        first = last
        while first > 0 and "/*" not in lines[first - 1]:
            first -= 1
        if first == 0 or not lines[first - 1].lstrip().startswith("/*"):
            return "", None
        texts = [re.sub(r"^\s*/?\*+/?|\*/\s*$", "", line) for line in lines[first - 1 : last]]
        return "\n".join(text.strip() for text in texts), (first, last)
    first = last
    while first > 0 and _LINE_COMMENT.match(lines[first - 1]):
        first -= 1
    if first == last:
        return "", None
    found = [_LINE_COMMENT.match(line) for line in lines[first:last]]
    return "\n".join(match["text"] for match in found if match), (first + 1, last)
