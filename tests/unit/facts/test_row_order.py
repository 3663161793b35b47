"""Rows stand in the order of the file, whichever way the parser hands out its nodes."""

from __future__ import annotations

import pytest

from probant.facts.languages import extract

NAMES = [f"value_{number}" for number in range(200)]
WRITTEN = {
    ".py": "{} = 1\n",
    ".go": "var {} = 1\n",
    ".ts": "const {} = 1;\n",
    ".c": "int {} = 1;\n",
}


@pytest.mark.parametrize("suffix", WRITTEN)
def test_definitions_are_numbered_as_they_stand(suffix: str) -> None:
    head = "package main\n" if suffix == ".go" else ""
    source = head + "".join(WRITTEN[suffix].format(name) for name in NAMES)
    facts = extract(source.encode(), suffix)
    assert [row[2] for row in sorted(facts.defs)] == NAMES


def test_calls_that_begin_together_are_listed_from_the_outermost() -> None:
    source = "def run():\n" + "    a().b().c()\n" * 50
    calls = [row[1] for row in extract(source.encode(), ".py").calls]
    assert calls == ["c", "b", "a"] * 50


def test_a_placeholder_is_no_rival_wherever_it_stands() -> None:
    source = """
def run(self):
    first = None
    first = make()
    first.close()
    last = make()
    last.close()
    last = None
    other = None
    other = make()
    other = 1
    other.close()
"""
    for _ in range(20):
        calls = extract(source.encode(), ".py").calls
        bound = {row[2]: row[5][:1] for row in calls if row[1] == "close"}
        assert bound == {"first.close": "r", "last.close": "r", "other.close": "m"}
