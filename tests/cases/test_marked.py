"""Runs the tables of marked sentences: what of a sentence was not read never earns a ✓.

A table shows a repository as in `reading.py`; below `## Sentences` each line is a mark and a
sentence: `+` verified, `~` unread, `x` refuted, `?` unverifiable, `.` none, and `!` for anything
but verified, where what is said is false or half true. A line in brackets is for the reader.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from probant import check
from probant.settings import load_settings
from tests.cases.reading import FILE, HEADING, Case, NotACase, _current, _fenced, _stage
from tests.cases.test_cases import build

TABLES = sorted((Path(__file__).parent / "marked").glob("*.md"))
MIN_HALF_TRUTHS = 200
_ROW = re.compile(r"(?P<sign>[+~x?.!]) (?P<text>\S.*)")
_MEANT: Mapping[str, frozenset[str]] = {
    "+": frozenset({"verified"}),
    "~": frozenset({"unread"}),
    "x": frozenset({"refuted"}),
    "?": frozenset({"unverifiable"}),
    ".": frozenset({"none"}),
    "!": frozenset({"unread", "refuted", "unverifiable"}),
}
_LEAST_FIRST = ("refuted", "unread", "unverifiable", "verified", "none")
_BETWEEN = "Next."
"""A sentence about nothing, so that no row is read as the continuation of another."""


class Row(NamedTuple):
    sign: str
    text: str


def read_marked(path: Path) -> tuple[Case, list[Row]]:
    case, rows = Case(), list[Row]()
    lines = iter(path.read_text(encoding="utf-8").split("\n"))
    for line in lines:
        if line.startswith("# "):
            case.title = line[2:]
        elif heading := HEADING.match(line):
            case.stages.append(_stage(heading))
        elif named := FILE.match(line):
            _current(case).files[named[1]] = _fenced(lines, path)
        elif row := _ROW.fullmatch(line):
            rows.append(Row(row["sign"], row["text"]))
        elif line.strip() and line != "## Sentences" and not line.startswith("("):
            raise NotACase(f"{path.name}: {line!r}")
    return case, rows


def marks_of(rows: Sequence[Row], repo: Path) -> list[str]:
    """The mark of each row, the least where it is several sentences. Statements that contradict
    each other stand in one text here, so consistency is not looked at."""
    text = "".join(f"{row.text}\n\n{_BETWEEN}\n\n" for row in rows)
    settings = load_settings(os.environ | {"PROBANT_CACHE_DIR": str(repo.parent / "cache")})
    report = check(text, repo, tiers=("V1", "V2"), settings=settings).to_json()
    by_line: dict[int, list[str]] = {}
    for sentence in report["sentences"]:
        by_line.setdefault(sentence["line"], []).append(sentence["mark"])
    return [min(by_line[1 + 4 * n], key=_LEAST_FIRST.index) for n in range(len(rows))]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_sentences_earn_their_marks(path: Path, tmp_path: Path) -> None:
    case, rows = read_marked(path)
    found = marks_of(rows, build(case, tmp_path / "repo"))
    wrong = [
        f"{mark}: {row.sign} {row.text}"
        for row, mark in zip(rows, found, strict=True)
        if mark not in _MEANT[row.sign]
    ]
    assert not wrong, "\n".join(wrong)


def test_the_tables_hold_enough_half_truths() -> None:
    signs = [row.sign for path in TABLES for row in read_marked(path)[1]]
    assert sum(sign in "~!x?" for sign in signs) >= MIN_HALF_TRUTHS
