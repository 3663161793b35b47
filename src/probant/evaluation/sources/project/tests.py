"""Test functions of Go, Rust and Java by plain sight: one clear pattern each.

Python's are sources/python/relations.py's; what is collected by running is asked nowhere here.
Next: facts.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

_PYTHON = re.compile(r"^\s*(?:async )?def (test_\w{3,})\(", re.MULTILINE)
_GO = re.compile(r"^func (Test[A-Z_]\w*)\(\w+ \*testing\.T\) \{", re.MULTILINE)
_RUST = re.compile(
    r"^\s*#\[test\]\s*\n(?:\s*#\[[^\n]*\]\s*\n)*\s*(?:pub )?fn (\w+)\(", re.MULTILINE
)
_JAVA = re.compile(
    r"^\s*@Test(?:\([^)\n]*\))?\s*\n?(?:\s*@\w+[^\n]*\n)*\s*(?:public )?void (\w+)\(", re.MULTILINE
)


def every_test_name(files: Mapping[str, bytes]) -> frozenset[str]:
    """Names of tests in any of the four languages, to make names that are none."""
    found = {name for names in named_tests(files).values() for name in names}
    for path, content in files.items():
        if path.endswith(".py"):
            found |= set(_PYTHON.findall(content.decode("utf-8", "ignore")))
    return frozenset(found)


def named_tests(files: Mapping[str, bytes]) -> dict[str, tuple[str, ...]]:
    """Names of the test functions of every file that has any, in order."""
    found = {path: _tests(path, content) for path, content in files.items()}
    return {path: names for path, names in found.items() if names}


def _tests(path: str, content: bytes) -> tuple[str, ...]:
    pure = PurePosixPath(path)
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
