"""Pairs of return types of which one can never be taken for the other, by language.

Only built-in types are exchanged: an alias or a subclass could make a wrong type right after all.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

APART: Mapping[str, tuple[str, ...]] = {
    "python": ("str", "bytes", "int", "None", "list[str]", "dict[str, str]"),
    "typescript": ("string", "number", "void", "boolean", "string[]"),
    "java": ("String", "int", "void", "boolean", "List<String>"),
    "go": ("string", "int", "bool", "error", "[]byte"),
    "rust": ("String", "bool", "usize", "u64", "Vec<u8>"),
}
SAME: Mapping[str, frozenset[str]] = {
    "int": frozenset({"bool", "float", "long", "short", "Integer"}),
    "bool": frozenset({"int"}),
    "number": frozenset({"bigint"}),
}
"""What people also call by that name, or what is of that type too."""
KNOWN: Mapping[str, frozenset[str]] = {
    "python": frozenset({*APART["python"], "bool", "float", "list[int]", "dict[str, int]"}),
    "typescript": frozenset({*APART["typescript"], "Uint8Array", "bigint", "number[]"}),
    "java": frozenset({*APART["java"], "long", "double", "List<Integer>"}),
    "go": frozenset({*APART["go"], "int64", "[]string", "float64"}),
    "rust": frozenset({*APART["rust"], "i32", "u32", "Vec<String>", "()"}),
}


def other_type(written: str, language: str, rng: random.Random) -> str | None:
    """A type that `written` certainly is not; None where nothing is certain."""
    if written not in KNOWN.get(language, ()):
        return None
    alike = SAME.get(written, frozenset()) | {written}
    others = [
        name
        for name in APART[language]
        if name not in alike
        and written not in SAME.get(name, ())
        and name != "void"
        and name.lower() not in written.lower()
        and written.lower() not in name.lower()
    ]
    return rng.choice(others) if others else None
