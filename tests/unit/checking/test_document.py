"""Positions in a text: lines are split at newlines and at nothing else."""

from __future__ import annotations

import pytest

from probant.checking.document import Document, Passage, PassageKind


@pytest.mark.parametrize(
    ("text", "offset", "line"),
    [
        ("", 0, 1),
        ("a\nb", 1, 1),
        ("a\nb", 2, 2),
        ("a\r\nb", 3, 2),
        ("a\rb\u2028c\x0cd\x85e", 8, 1),
        ("\n\n\n", 3, 4),
    ],
)
def test_the_line_of_a_character(text: str, offset: int, line: int) -> None:
    assert Document("x", text).line_at(offset) == line


def test_a_diff_numbers_its_lines_itself() -> None:
    document = Document("x", "a\nb\nc", lines=(4, 5, 90), only=frozenset({90}))
    assert [document.line_at(at) for at in (0, 2, 4)] == [4, 5, 90]
    assert not document.speaks(0, 3)
    assert document.speaks(2, 5)
    assert document.speaks(4, 4)


def test_every_line_speaks_where_nothing_else_is_said() -> None:
    assert Document("x", "a\nb").speaks(0, 1)


def test_only_these_lines_of_a_whole_file_speak() -> None:
    document = Document("x", "a\nb\nc", only=frozenset({2}))
    assert [document.speaks(at, at + 1) for at in (0, 2, 4)] == [False, True, False]


def test_the_end_of_a_passage_has_a_place() -> None:
    passage = Passage(kind=PassageKind.PROSE, text="ab", start=3, offsets=(3, 9))
    assert [passage.offset(n) for n in range(3)] == [3, 9, 10]
    assert Passage(kind=PassageKind.PROSE, text="", start=3, offsets=()).offset(0) == 3
    assert Passage(kind=PassageKind.PROSE, text="ab", start=3).offset(2) == 5
