"""Output as compilers write it, and single sentences that begin with their place."""

from __future__ import annotations

import pytest

from probant.council.machine.scanners.lines import read


@pytest.mark.parametrize(
    ("body", "cited"),
    [
        ("a.py:4: W391 blank line", [("a.py", 4)]),
        ("src/a.py:4:7: E1 odd\n\nsrc/b.py:9: E2 odd\n", [("src/a.py", 4), ("src/b.py", 9)]),
        ("a.py:90 is never reached", [("a.py", 90)]),
    ],
)
def test_every_line_is_a_place(body: str, cited: list[tuple[str, int]]) -> None:
    found = read(body)
    assert found is not None
    assert [(one.path, one.lines and one.lines.first) for one in found.places] == cited


@pytest.mark.parametrize(
    "body",
    [
        "",
        "The service runs as root. (cf. a.py:50)",
        "a.py:50 was seen. The service runs as root.",
        "a.py:4: W391 blank line\nFound 1 error.",
        "localhost:80: refused",
        "Files scanned: a.py:120",
    ],
)
def test_anything_else_is_prose(body: str) -> None:
    assert read(body) is None
