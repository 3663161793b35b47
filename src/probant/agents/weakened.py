"""Tests that a change made weaker: skipped, deselected, gone, or their assertions rewritten.

Pure: texts before and after come in, places come out. Nothing here says that it was wrong to do
so; a person should only not have to find it by chance.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from enum import Enum

from probant.vocabulary.record import Record


class Weakening(Enum):
    SKIPPED = "skipped"
    DESELECTED = "deselected"
    REMOVED = "removed"
    REWRITTEN = "rewritten"


class WeakenedTest(Record, kw_only=True):
    """`line` is in the file as it is now; `test` is empty where a whole file is concerned."""

    path: str
    line: int
    test: str
    how: Weakening
    text: str


_SKIP = re.compile(
    r"pytest\.mark\.(?:skip|skipif|xfail)\b|\bpytest\.(?:skip|xfail)\(|\bunittest\.(?:skip|expectedFailure)"
    r"|\bself\.skipTest\(|\b(?:it|test|describe|suite|context)\.(?:skip|todo|failing)\b|\bx(?:it|test|describe)\("
    r"|\bt\.Skip(?:f|Now)?\(|^\s*#\[ignore|@Disabled\b|@Ignore\b|\bGTEST_SKIP\(|\bDISABLED_\w"
)
_ONLY = re.compile(r"\b(?:it|test|describe|suite|context)\.only\b|\bf(?:it|describe)\(")
_DESELECT = re.compile(
    r"--deselect\b|--ignore(?:-glob)?[= ]|\bcollect_ignore|-k\s+[\"']?not\b|-m\s+[\"']?not\b"
    r"|testPathIgnorePatterns|--testPathIgnorePatterns|-skip\b|\bnorecursedirs"
)
_HEAD = re.compile(
    r"^\s*(?:(?:async\s+)?def\s+(?P<py>test\w*)|func\s+(?P<go>(?:Test|Fuzz|Example)\w*)\s*\("
    r"|(?:it|test)(?:\.\w+)*\(\s*[\"'`](?P<js>[^\"'`]+)|fn\s+(?P<rust>\w+)\s*\("
    r"|(?:public\s+|private\s+)?void\s+(?P<java>\w+)\s*\(|TEST(?:_F|_P)?\((?P<cpp>[\w\s,]+)\))"
)
_ASSERT = re.compile(
    r"^\s*(?:assert\b|self\.assert\w+\(|expect\(|assert[\w.!]*\(|(?:require|assert)\.\w+\(|t\.(?:Error|Fatal)"
    r"|EXPECT_\w+\(|ASSERT_\w+\(|with pytest\.raises)"
)
CONFIGURATION = frozenset(
    "pytest.ini tox.ini setup.cfg pyproject.toml conftest.py package.json jest.config.js "
    "jest.config.ts vitest.config.ts vitest.config.js Makefile .mocharc.json .mocharc.yml".split()
)


def is_configuration(path: str) -> bool:
    return path.rpartition("/")[2] in CONFIGURATION


def weakened_tests(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[WeakenedTest, ...]:
    """What became weaker between the texts of tests and of their configuration, by path."""
    found: list[WeakenedTest] = []
    for path in sorted(before.keys() | after.keys()):
        old, new = before.get(path), after.get(path)
        if old == new:
            continue
        if new is None:
            cases = len(_tests(old or ""))
            if cases:
                found.append(
                    WeakenedTest(path=path, line=1, test="", how=Weakening.REMOVED,
                                 text=f"the file and its {cases} tests are gone")
                )  # fmt: skip
        else:
            found += _in_file(path, old or "", new)
    return tuple(found)


def _in_file(path: str, old: str, new: str) -> Iterator[WeakenedTest]:
    before, after = old.splitlines(), new.splitlines()
    for number in _added(before, after):
        line = after[number]
        for pattern, how in ((_SKIP, Weakening.SKIPPED), (_DESELECT, Weakening.DESELECTED),
                             (_ONLY, Weakening.DESELECTED)):  # fmt: skip
            if pattern is not _DESELECT and is_configuration(path) and path.endswith("toml"):
                continue
            if pattern is _DESELECT and not is_configuration(path):
                continue
            if pattern.search(line):
                yield WeakenedTest(path=path, line=number + 1, test=_test_at(after, number),
                                   how=how, text=line.strip()[:160])  # fmt: skip
                break
    yield from _changed_tests(path, old, new)


def _changed_tests(path: str, old: str, new: str) -> Iterator[WeakenedTest]:
    """Tests of before that are gone, or whose assertions are no longer all there."""
    now = _tests(new)
    for name, (_, body) in _tests(old).items():
        if name not in now:
            yield WeakenedTest(path=path, line=1, test=name, how=Weakening.REMOVED,
                               text=f"{name} is gone")  # fmt: skip
            continue
        line, left = now[name]
        lost = [one.strip() for one in body if _ASSERT.match(one)]
        kept = {one.strip() for one in left}
        gone = [one for one in lost if one not in kept]
        if gone:
            yield WeakenedTest(path=path, line=line, test=name, how=Weakening.REWRITTEN,
                               text=f"no longer there: {gone[0][:120]}")  # fmt: skip


def _added(before: list[str], after: list[str]) -> Iterator[int]:
    for tag, _, _, first, last in SequenceMatcher(
        None, before, after, autojunk=False
    ).get_opcodes():
        if tag in ("insert", "replace"):
            yield from range(first, last)


def _tests(text: str) -> dict[str, tuple[int, list[str]]]:
    """Each test of a file: its first line, and the lines up to the next test."""
    lines = text.splitlines()
    heads = [(n, name) for n, line in enumerate(lines) if (name := _head(line))]
    ends = [n for n, _ in heads[1:]] + [len(lines)]
    return {
        name: (first + 1, lines[first:end]) for (first, name), end in zip(heads, ends, strict=False)
    }


def _head(line: str) -> str:
    found = _HEAD.match(line)
    return next((one for one in found.groups() if one), "") if found else ""


def _test_at(lines: list[str], number: int) -> str:
    """The test that a line belongs to: one it marks, right below it, or else the one around it."""
    for line in lines[number : number + 4]:
        if name := _head(line):
            return name
    return next((name for line in lines[number::-1] if (name := _head(line))), "")
