"""Statements about behaviour, run: what holds, what does not, and what cannot be told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from probant.settings import load_settings
from probant.surfaces.api import check
from tests.repos import make_tree
from tests.running import PYPROJECT, needs_sandbox

pytestmark = needs_sandbox

FILES = {
    "pyproject.toml": PYPROJECT,
    "calc.py": (
        "import random\n\n\nclass Negative(ValueError):\n    pass\n\n\n"
        "def double(n):\n    return 2 * n\n\n\n"
        "def root(n):\n    if n < 0:\n        raise Negative(n)\n    return n ** 0.5\n\n\n"
        "def pair(a, b=2):\n    return {'a': [a], 'b': (b, None)}\n\n\n"
        "async def later(n):\n    return n\n\n\n"
        "def chance():\n    return random.random()\n\n\n"
        "def thing():\n    return object()\n\n\n"
        "class Box:\n    @staticmethod\n    def of(n):\n        return [n]\n\n"
        "    def open(self):\n        return 1\n"
    ),
    "needy.py": "import not_installed_anywhere\n\n\ndef lost():\n    return 1\n",
    "one.py": "def twice_there():\n    return 1\n",
    "two.py": "def twice_there():\n    return 2\n",
    "lib/shapes.mjs": (
        "export function area(w, h) { return { area: w * h }; }\n"
        "export function bad() { throw new RangeError('no'); }\n"
    ),
    "lib/old.cjs": "exports.triple = (n) => 3 * n;\n",
    "test_calc.py": (
        "import calc\n\n\ndef test_double():\n    assert calc.double(2) == 4\n\n\n"
        "def test_wrong():\n    assert calc.double(2) == 5\n"
    ),
}

SAID = [
    ("`double(2)` returns `4`.", "verified", ""),
    ("double(2) returns 4.", "verified", ""),
    ("`double(2)` returns `5`.", "refuted", "returned 4"),
    ("`double(2)` does not return `5`.", "verified", ""),
    ("`root(-1)` raises `Negative`.", "verified", ""),
    ("`root(-1)` raises `ValueError`.", "verified", ""),
    ("`root(-1)` raises `KeyError`.", "refuted", "raised Negative"),
    ("`root(4)` raises `ValueError`.", "refuted", "raised nothing"),
    ("`root(4)` returns `2`.", "verified", ""),
    ("`pair(1)` returns `{'b': (2, None), 'a': [1]}`.", "verified", ""),
    ("`pair(1)` returns `{'b': [2, None], 'a': [1]}`.", "unverifiable", "may or may not"),
    ("`pair(1, b=3)` returns `{'a': [1], 'b': [2, None]}`.", "refuted", "3"),
    ("`later(3)` returns `3`.", "verified", ""),
    ("`chance()` returns `0.5`.", "unverifiable", "each time"),
    ("`thing()` returns `1`.", "unverifiable", "no literal"),
    ("`Box.of(1)` returns `[1]`.", "verified", ""),
    ("`Box.open()` returns `1`.", "unverifiable", "needs an object"),
    ("`double()` returns `1`.", "unverifiable", "cannot be called so"),
    ("`lost()` returns `1`.", "unverifiable", "not_installed_anywhere"),
    ("`twice_there()` returns `1`.", "unverifiable", "2 functions"),
    ("The test `test_double` passes.", "verified", ""),
    ("The test `test_wrong` passes.", "refuted", "1 failed"),
    ("The test `test_wrong` fails.", "verified", ""),
]
SCRIPTED = [
    ("`area(2, 3)` returns `{'area': 6}`.", "verified", ""),
    ("`area(2, 3)` returns `{'area': 7}`.", "refuted", "6"),
    ("`bad(1)` throws `RangeError`.", "verified", ""),
    ("`triple(2)` returns `6`.", "verified", ""),
]


def _checked(tmp_path: Path, said: list[str]) -> list[tuple[str, str]]:
    """Verdict and detail of each statement, in their order."""
    repo = make_tree(tmp_path / "project", FILES)
    settings = load_settings({"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "c")})
    report = check("\n\n".join(said), repo, tiers="V3", allow_exec=True, settings=settings)
    return [(claim.verdict.value, claim.detail) for claim in report.claims]


def _compare(found: list[tuple[str, str]], rows: list[tuple[str, str, str]]) -> None:
    assert len(found) == len(rows)
    for (verdict, detail), (said, expected, part) in zip(found, rows, strict=True):
        assert verdict == expected, (said, detail)
        assert part in detail, said


def test_python_functions_are_called_and_tests_run(tmp_path: Path) -> None:
    _compare(_checked(tmp_path, [said for said, _, _ in SAID]), SAID)


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_javascript_functions_are_called(tmp_path: Path) -> None:
    _compare(_checked(tmp_path, [said for said, _, _ in SCRIPTED]), SCRIPTED)


def test_without_permission_nothing_is_called(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "project", FILES)
    settings = load_settings({"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "c")})
    report = check("`double(2)` returns `5`.", repo, settings=settings)
    assert [claim.verdict.value for claim in report.claims] == ["unverifiable"]
    assert not (tmp_path / "c" / "runs").exists()
