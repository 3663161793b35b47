"""Numbers of lines, and the lines a question names."""

from __future__ import annotations

import pytest

from probant.tools.lines import asked_lines, number_of_lines


@pytest.mark.parametrize(
    ("source", "n"), [(b"", 0), (b"a", 1), (b"a\n", 1), (b"a\nb", 2), (b"\n\n", 2)]
)
def test_number_of_lines(source: bytes, n: int) -> None:
    assert number_of_lines(source) == n


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("40", (40, 40, False)),
        ("10-20", (10, 20, False)),
        ("20 to 10", (10, 20, False)),
        ("around line 12", (12, 12, True)),
    ],
)
def test_asked_lines(words: str, lines: tuple[int, int, bool]) -> None:
    found = asked_lines(words)
    assert found is not None
    assert (found.first, found.last, found.around) == lines


@pytest.mark.parametrize("words", ["", "none", "0"])
def test_no_line_is_asked(words: str) -> None:
    assert asked_lines(words) is None
