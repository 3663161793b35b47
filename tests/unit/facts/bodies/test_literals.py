"""Whether a place is in a string, in a comment, or code."""

from __future__ import annotations

import pytest

from probant.facts.bodies.code import parse
from probant.facts.bodies.literals import Standing, standing_at

PLACES = [
    ("a.py", 'x = "some HERE"', Standing.STRING, "some HERE"),
    ("a.py", "x = 1  # HERE", Standing.COMMENT, None),
    ("a.py", "HERE = 1", Standing.CODE, None),
    ("a.py", 'x = f"{a} HERE"', Standing.STRING, None),
    ("a.py", "x = 'it\\'s HERE'", Standing.STRING, "it's HERE"),
    ("a.ts", "const x = `HERE`", Standing.STRING, "HERE"),
    ("a.tsx", "const x = <p>HERE</p>", Standing.STRING, None),
    ("a.go", 'package a\nvar x = "HERE"', Standing.STRING, "HERE"),
    ("a.rs", 'fn f() { println!("HERE"); }', Standing.STRING, "HERE"),
    ("A.java", "/* HERE */ class A {}", Standing.COMMENT, None),
    ("a.c", '#define X "HERE"', Standing.STRING, "HERE"),
]


@pytest.mark.parametrize(("path", "source", "how", "value"), PLACES)
def test_places(path: str, source: str, how: Standing, value: str | None) -> None:
    code = parse(source.encode(), path)
    assert code is not None
    line = next(n for n, text in enumerate(source.split("\n"), 1) if "HERE" in text)
    stands = standing_at(code, line, source.split("\n")[line - 1].index("HERE"))
    assert (stands.how, stands.value) == (how, value)
