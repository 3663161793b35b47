"""Tests that are written as macros, as C and C++ frameworks do: GoogleTest, Catch2, Boost, doctest.

Read from the text without its comments and strings: such macros are no sentence of the language.
"""

from __future__ import annotations

import re

_NAMED = re.compile(
    r"^[ \t]*(?P<macro>TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|BOOST_AUTO_TEST_CASE"
    r"|BOOST_FIXTURE_TEST_CASE|BOOST_DATA_TEST_CASE)\s*\(\s*(?P<one>\w+)\s*(?:,\s*(?P<two>\w+))?",
    re.MULTILINE,
)
_TITLED = re.compile(
    r"^[ \t]*(?:TEST_CASE|SCENARIO|TEMPLATE_TEST_CASE|TEST_CASE_METHOD|TEST_CASE_TEMPLATE)\s*\(\s*"
    r"(?:\w+\s*,\s*)?\"(?P<title>(?:[^\"\\]|\\.)*)\"",
    re.MULTILINE,
)
_TWO_NAMES = frozenset({"TEST", "TEST_F", "TEST_P", "TYPED_TEST", "TYPED_TEST_P"})
_NO_CODE = re.compile(
    r"//[^\n]*|/\*.*?(?:\*/|\Z)|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'", re.DOTALL
)

Told = tuple[str, tuple[str, ...], int, int, int]


def macro_cases(source: bytes) -> list[Told]:
    """Title, group, first line, line of the title, last line of each, in the order they stand."""
    text = source.decode("utf-8", "replace")
    code = _NO_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)
    told: list[tuple[int, int, str, tuple[str, ...]]] = []
    for found in _NAMED.finditer(code):
        one, two = found["one"], found["two"]
        if found["macro"] in _TWO_NAMES and two:
            told.append((found.start("macro"), found.end(), two, (one,)))
        elif found["macro"] not in _TWO_NAMES:
            told.append((found.start("macro"), found.end(), one, ()))
    for found in _TITLED.finditer(text):
        start = found.end() - len(found.group().lstrip())
        if code[start : start + 4].strip():
            told.append((start, found.end(), found["title"], ()))
    return [
        (title, groups, _line(code, start), _line(code, end - 1), _last_line(code, start))
        for start, end, title, groups in sorted(told)
    ]


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _last_line(code: str, start: int) -> int:
    """Where the braces that open behind the macro close again."""
    depth = 0
    for at in range(max(code.find("{", start), start), len(code)):
        if code[at] == "{":
            depth += 1
        elif code[at] == "}":
            depth -= 1
            if depth <= 0:
                return _line(code, at)
    return _line(code, len(code))
