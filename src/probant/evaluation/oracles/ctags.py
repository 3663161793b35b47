"""Definitions by universal-ctags, for languages whose own front end is missing here.

It shares nothing with the index, but it is no compiler: a kind it is known to miss or misread is
left out of its table, with the reason. Nothing but definitions is judged.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from probant.evaluation.oracles import front_end
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError, TrueDefinition

REMEDY = "install universal-ctags with JSON output (Debian: universal-ctags)"

KINDS: Mapping[str, Mapping[str, str]] = {
    "go": {
        "func": "function",
        "const": "constant",
        "interface": "interface",
        "struct": "struct",
        "type": "type_alias",
        "talias": "type_alias",
        "var": "variable",
        "member": "variable",
        "methodSpec": "method",
    },
    "java": {
        "class": "class",
        "interface": "interface",
        "annotation": "interface",
        "enum": "enum",
        "enumConstant": "enum_member",
        "method": "method",
        "field": "variable",
    },
    "rust": {
        "function": "function",
        "method": "method",
        "struct": "struct",
        "enum": "enum",
        "enumerator": "enum_member",
        "interface": "trait",
        "typedef": "type_alias",
        "macro": "macro",
        "module": "module",
        "field": "variable",
        "variable": "variable",
    },
    "c": {
        "function": "function",
        "prototype": "function",
        "struct": "struct",
        "union": "struct",
        "enum": "enum",
        "enumerator": "enum_member",
        "typedef": "type_alias",
        "macro": "macro",
        "variable": "variable",
        "externvar": "variable",
        "member": "variable",
    },
    "cpp": {
        "function": "function",
        "prototype": "function",
        "class": "class",
        "struct": "struct",
        "union": "struct",
        "enum": "enum",
        "enumerator": "enum_member",
        "typedef": "type_alias",
        "macro": "macro",
        "namespace": "module",
        "variable": "variable",
        "member": "variable",
    },
    "typescript": {
        "function": "function",
        "generator": "function",
        "class": "class",
        "interface": "interface",
        "alias": "type_alias",
        "enum": "enum",
        "enumerator": "enum_member",
        "method": "method",
        "namespace": "module",
        "constant": "constant",
        "variable": "variable",
        "property": "variable",
    },
    "javascript": {
        "function": "function",
        "generator": "function",
        "class": "class",
        "method": "method",
        "getter": "method",
        "setter": "method",
        "constant": "constant",
        "variable": "variable",
        "property": "variable",
        "field": "variable",
    },
    "python": {
        "class": "class",
        "function": "function",
        "member": "method",
        "variable": "variable",
    },
}
"""What each of its kinds is here."""

_FORWARD = "a name declared without its body is not told"
_BOUND = "functions that are bound to a constant are told as constants, or not at all"
UNTRUSTED: Mapping[str, Mapping[str, str]] = {
    "go": {},
    "java": {},  # members of a class without a name are not told: too few to give up all methods
    "rust": {
        "variable": "constants are not told, nor are names written r#like_this",
        "constant": "constants are not told",
        "type_alias": "the types a trait asks for are told as aliases",
        "module": "a module in a file of its own is told where it is declared",
    },
    "c": {"struct": _FORWARD, "enum": _FORWARD},
    "cpp": {
        "class": _FORWARD,
        "struct": _FORWARD,
        "enum": _FORWARD,
        "function": "friends are not told",
    },
    "typescript": {
        "function": _BOUND,
        "class": "a class that is only declared is not told",
        "method": "members of declared classes and object types are not told",
        "type_alias": "imported names are told as aliases",
        "constant": "names within functions and keywords are told as constants",
        "variable": "names within functions and keywords are told as variables",
        "module": "declared modules are not told",
    },
    "javascript": {
        "function": _BOUND,
        "class": "objects are told as classes",
        "method": "members of a class within an expression are not told",
        "constant": "names within functions are told as constants",
        "variable": "properties of objects are told as variables",
    },
    "python": {
        "variable": "annotated names and several targets of one assignment are not told",
        "constant": "annotated names and several targets of one assignment are not told",
    },
}
"""Kinds whose tags are kept as optional, since they miss or misread some; found by laying them
beside the languages' own front ends."""

_OWNERS = frozenset({"class", "struct", "union", "interface", "unknown"})
"""Kinds of scope that make a function a method; a package it does not know is "unknown" to Go."""

_SUFFIXES = {
    ".go": "go",
    ".java": "java",
    ".rs": "rust",
    ".c": "c",
    ".cc": "cpp",
    ".cpp": "cpp",
    ".cxx": "cpp",
    ".hh": "cpp",
    ".hpp": "cpp",
    ".hxx": "cpp",
    ".ts": "typescript",
    ".mts": "typescript",
    ".cts": "typescript",
    ".js": "javascript",
    ".mjs": "javascript",
    ".cjs": "javascript",
    ".py": "python",
}
"""Without .tsx and .jsx: its parsers do not know markup within expressions."""

_NAMES = {
    "go": "Go",
    "java": "Java",
    "rust": "Rust",
    "c": "C",
    "cpp": "C++",
    "typescript": "TypeScript",
    "javascript": "JavaScript",
    "python": "Python",
}


def read(
    root: Path,
    cache: Path,  # noqa: ARG001 - nothing is built
    environment: Mapping[str, str],  # noqa: ARG001 - nothing is fetched
) -> tuple[CodeTruth, ...]:
    """One truth for each language of the table that occurs below `root`."""
    version = _version()
    paths, dropped = front_end.readable(read_tree(root), lambda path: _suffix(path) in _SUFFIXES)
    headers, too_large = front_end.readable(read_tree(root), lambda path: _suffix(path) == ".h")
    by_language: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        by_language[_SUFFIXES[_suffix(path)]].append(path)
    # A header is C++ as soon as the tree has any: both read what it includes.
    by_language["cpp" if by_language["cpp"] else "c"] += headers
    return tuple(
        CodeTruth(
            language=language,
            oracle=version,
            files=frozenset(listed),
            kinds=_judged(language),
            definitions=tuple(sorted(set(_definitions(root, language, listed)))),
            dropped=tuple(
                (path, reason)
                for path, reason in [*dropped, *too_large]
                if _SUFFIXES.get(_suffix(path), "c") == language
            ),
        )
        for language, listed in sorted(by_language.items())
        if listed
    )


def _judged(language: str) -> frozenset[str]:
    return (frozenset(KINDS[language].values()) | {"method"}) - UNTRUSTED[language].keys()


def _version() -> str:
    said = front_end.run(["ctags", "--version"], env={}, remedy=REMEDY).decode("utf-8", "replace")
    features = front_end.run(["ctags", "--list-features"], env={}, remedy=REMEDY)
    if not said.startswith("Universal Ctags") or b"json" not in features:
        raise OracleMissingError("the program ctags is not universal-ctags", remedy=REMEDY)
    return " ".join(said.split(",")[0].split()[:3]).lower()


def _suffix(path: str) -> str:
    return PurePosixPath(path).suffix


def _definitions(root: Path, language: str, paths: list[str]) -> Iterator[TrueDefinition]:
    # Options first: a file of the tree may not configure the program that reads it.
    options = ["--options=NONE", "--output-format=json", "--fields=+nKZ-P", "--sort=no"]
    wanted = ["--kinds-C=+px", "--kinds-C++=+px", f"--language-force={_NAMES[language]}"]
    said = front_end.run(
        ["ctags", *options, *wanted, "-f", "-", "-L", "-"],
        env={},
        remedy=REMEDY,
        stdin="\n".join(paths).encode(),
        cwd=root.resolve(),
    )
    for line in said.splitlines():
        tag = _tag(line)
        kind = KINDS[language].get(str(tag.get("kind")))
        if kind is not None and not tag["name"].startswith("__anon"):
            yield _definition(tag, kind, language)


def _tag(line: bytes) -> Mapping[str, Any]:
    """One line of output; bytes that are no UTF-8 are printed as they are and may break it."""
    try:
        tag: Mapping[str, Any] = json.loads(line)
    except ValueError:
        return {}
    return tag


def _definition(tag: Mapping[str, Any], kind: str, language: str) -> TrueDefinition:
    owner = str(tag.get("scope", "")).replace("::", ".")
    # An operator is told with a blank that nobody writes.
    name = re.sub(r"^operator (?=\W)", "operator", tag["name"])
    if kind == "function" and language in ("go", "c", "cpp") and tag.get("scopeKind") in _OWNERS:
        kind = "method"
    return TrueDefinition(
        path=tag["path"],
        line=tag["line"],
        name=name,
        kind=kind,
        qualified_name=f"{owner}.{name}" if owner else name,
        is_declaration=tag["kind"] in ("prototype", "externvar"),
        is_optional=kind in UNTRUSTED[language],
    )
