"""The council's test plan: no line of it is missing, and every test it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAN = ROOT / "docs" / "council-test-plan.md"
N_ROWS = {
    "Schema validation": ("S", 4),
    "Budgeting": ("B", 6),
    "Prompt rendering": ("P", 5),
    "Response population": ("R", 5),
    "Telemetry": ("T", 3),
    "Backward compatibility": ("C", 3),
    "Audit trail": ("A", 2),
    "Integration": ("I", 3),
    "Adversarial": ("X", 5),
    "Edge cases": ("E", 5),
    "Known failures of other councils": ("K", 15),
}
"""As many lines as the plan has, by its sections, with the letter of their ids."""
IDS = {title: [f"{letter}{n + 1}" for n in range(many)] for title, (letter, many) in N_ROWS.items()}
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
REPLACED = "Replaced: "


def sections() -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for part in PLAN.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        lines = [line for line in body.splitlines() if line.startswith("|")][2:]
        found[title] = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return found


ROWS = {row[0]: row for rows in sections().values() for row in rows}


def test_no_row_is_missing() -> None:
    assert {title: [row[0] for row in rows] for title, rows in sections().items()} == IDS
    assert all(len(row) == 3 for row in ROWS.values())


@pytest.mark.parametrize("name", [name for names in IDS.values() for name in names])
def test_a_row_is_held_by_tests_that_exist(name: str) -> None:
    _, what, held = ROWS[name]
    assert len(what) > 20
    named = NAMED.findall(held)
    assert named or held.startswith(REPLACED), f"{name} is held by nothing"
    for file, test in named:
        assert test in names_in(file), f"{name}: there is no {file}::{test}"


def names_in(file: str) -> set[str]:
    path = ROOT / file
    assert path.is_file(), f"there is no {file}"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, functions) and node.name.startswith("test_")
    }
