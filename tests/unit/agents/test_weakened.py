"""Tests that a change made weaker are named, others are not."""

from __future__ import annotations

import pytest

from probant.agents.weakened import Weakening, weakened_tests

PYTHON = (
    "import pytest\n\n\ndef test_a():\n    assert 1 == 1\n\n\ndef test_b():\n    assert 2 == 2\n"
)


def found(path: str, before: str, after: str | None) -> list[tuple[str, Weakening]]:
    now = {} if after is None else {path: after}
    return [(one.test, one.how) for one in weakened_tests({path: before}, now)]


@pytest.mark.parametrize(
    ("path", "before", "after", "expected"),
    [
        ("t/test_a.py", PYTHON, PYTHON.replace("def test_b", "@pytest.mark.skip\ndef test_b"),
         [("test_b", Weakening.SKIPPED)]),
        ("t/test_a.py", PYTHON, PYTHON.partition("\n\ndef test_b")[0] + "\n",
         [("test_b", Weakening.REMOVED)]),
        ("t/test_a.py", PYTHON, PYTHON.replace("assert 2 == 2", "assert True"),
         [("test_b", Weakening.REWRITTEN)]),
        ("t/test_a.py", PYTHON, None, [("", Weakening.REMOVED)]),
        ("a.test.js", "it('adds', () => {\n  expect(1).toBe(1)\n})\n",
         "it.skip('adds', () => {\n  expect(1).toBe(1)\n})\n", [("adds", Weakening.SKIPPED)]),
        ("a.test.js", "it('adds', () => {\n  expect(1).toBe(1)\n})\n",
         "it.only('adds', () => {\n  expect(1).toBe(1)\n})\n", [("adds", Weakening.DESELECTED)]),
        ("a_test.go", "func TestA(t *testing.T) {\n}\n",
         "func TestA(t *testing.T) {\n\tt.Skip()\n}\n", [("TestA", Weakening.SKIPPED)]),
        ("pytest.ini", "[pytest]\n", "[pytest]\naddopts = --deselect tests/test_a.py\n",
         [("", Weakening.DESELECTED)]),
    ],
)  # fmt: skip
def test_weaker(
    path: str, before: str, after: str | None, expected: list[tuple[str, Weakening]]
) -> None:
    assert found(path, before, after) == expected


@pytest.mark.parametrize(
    "after",
    [
        PYTHON,
        PYTHON + "\n\ndef test_c():\n    assert 3 == 3\n",
        PYTHON.replace("    assert 2 == 2", "    value = 2\n    assert 2 == 2"),
        PYTHON.replace("def test_b", "# why\ndef test_b"),
    ],
)
def test_not_weaker(after: str) -> None:
    assert found("t/test_a.py", PYTHON, after) == []
