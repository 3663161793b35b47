"""Where environment variables are read and command-line options are declared, in plain sight.

Python by its own parser; other languages by the one clear form each has. A name that also stands
in code in another form is left out by facts.py.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath

from probant.evaluation.questions.truth import Place

Spot = frozenset[Place]
"""Lines any of which may be given for one thing: a call may spread over several."""

_C_LIKE = re.compile(r"\bgetenv\(\s*\"(?P<name>[A-Z][A-Z0-9_]+)\"\s*\)")
_ENV_FORMS: Mapping[str, re.Pattern[str]] = {
    ".js": re.compile(r"\bprocess\.env\.(?P<name>[A-Z][A-Z0-9_]+)\b(?!\s*=[^=])"),
    ".ts": re.compile(r"\bprocess\.env\.(?P<name>[A-Z][A-Z0-9_]+)\b(?!\s*=[^=])"),
    ".go": re.compile(r"\bos\.(?:Getenv|LookupEnv)\(\"(?P<name>[A-Z][A-Z0-9_]+)\"\)"),
    ".rs": re.compile(r"\benv::var(?:_os)?\(\"(?P<name>[A-Z][A-Z0-9_]+)\"\)"),
    ".java": re.compile(r"\bSystem\.getenv\(\"(?P<name>[A-Z][A-Z0-9_]+)\"\)"),
    ".c": _C_LIKE,
    ".cc": _C_LIKE,
    ".cpp": _C_LIKE,
    ".h": _C_LIKE,
    ".hpp": _C_LIKE,
}
_COMMENT = re.compile(r"^\s*(//|\*|/\*|#)")
_OPTION = re.compile(r"--[a-z][a-z0-9-]+")
_OPTION_CALLS = frozenset({"add_argument", "option", "Option"})


def environment_reads(files: Mapping[str, bytes]) -> dict[str, list[Spot]]:
    found: dict[str, list[Spot]] = defaultdict(list)
    for path, content in files.items():
        suffix = PurePosixPath(path).suffix
        if suffix == ".py":
            for name, spot in _python_reads(path, content):
                found[name].append(spot)
        elif suffix in _ENV_FORMS:
            for number, line in enumerate(content.decode("utf-8", "ignore").split("\n"), start=1):
                if not _COMMENT.match(line):
                    for match in _ENV_FORMS[suffix].finditer(line):
                        found[match["name"]].append(frozenset({(path, number)}))
    return found


def option_declarations(files: Mapping[str, bytes]) -> dict[str, list[Spot]]:
    """Long options given as plain strings to argparse, click or typer."""
    found: dict[str, list[Spot]] = defaultdict(list)
    for path, content in files.items():
        if not path.endswith(".py"):
            continue
        for node in ast.walk(_parsed(content)):
            if isinstance(node, ast.Call) and _last(node.func) in _OPTION_CALLS:
                for argument in node.args:
                    name = argument.value if isinstance(argument, ast.Constant) else None
                    if isinstance(name, str) and _OPTION.fullmatch(name):
                        found[name].append(_spot(path, node, argument))
    return found


def _python_reads(path: str, content: bytes) -> Iterator[tuple[str, Spot]]:
    for node in ast.walk(_parsed(content)):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            key: ast.expr | None = node.slice
            is_read = _last(node.value) == "environ"
        elif isinstance(node, ast.Call):
            key = node.args[0] if node.args else None
            is_getter = isinstance(node.func, ast.Attribute) and node.func.attr == "get"
            is_read = _last(node.func) == "getenv" or (
                is_getter
                and isinstance(node.func, ast.Attribute)
                and _last(node.func.value) == "environ"
            )
        else:
            continue
        if is_read and isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield key.value, _spot(path, node, key)


def _spot(path: str, whole: ast.expr, part: ast.expr) -> Spot:
    return frozenset({(path, whole.lineno), (path, part.lineno)})


def _last(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _parsed(content: bytes) -> ast.AST:
    try:
        return ast.parse(content)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module(body=[], type_ignores=[])
