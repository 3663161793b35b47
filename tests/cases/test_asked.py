"""Runs the tables of questions: many wordings over one small repository each.

Each row asserts the outcome, the values and the lines cited; `reading.py` has the form.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json, can_be_asked
from tests.cases.reading import Case, Row, read_case
from tests.cases.test_cases import build, cites_of, keeps_what_every_answer_keeps, render
from tests.toolchains import is_usable

FOLDER = Path(__file__).parent / "asked"
TABLES = sorted(FOLDER.glob("*.md"))


@cache
def _case(path: Path) -> Case:
    return read_case(path)


ROWS = [(path, row) for path in TABLES for row in _case(path).rows]
_built: dict[Path, Path] = {}


@pytest.fixture
def repo_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], Path]:
    """One repository for all rows of a table."""

    def repo(path: Path) -> Path:
        if path not in _built:
            _built[path] = build(_case(path), tmp_path_factory.mktemp(path.stem) / "repo")
        return _built[path]

    return repo


@pytest.mark.parametrize(
    ("path", "row"), ROWS, ids=[f"{path.stem}: {row.question[:70]}" for path, row in ROWS]
)
def test_row(path: Path, row: Row, repo_of: Callable[[Path], Path]) -> None:
    more = dict(row.more)
    repo = repo_of(path)
    if (tool := more.get("needs")) and not can_be_asked(tool):
        pytest.skip(f"{tool} is not installed")
    allow_exec = _may_run(_case(path), row)
    answer = ask_json(repo, row.question, at=more.get("at"), allow_exec=allow_exec)
    assert answer["outcome"] == row.outcome, answer["answer"]["text"]
    if row.values is not None:
        assert tuple(render(value) for value in answer["answer"]["values"]) == row.values
    if row.cites is not None:
        assert tuple(cites_of(answer)) == row.cites
    for key, said in row.more:
        if key not in ("at", "needs", "allow"):
            assert said in _told(answer, key), (key, said)
    keeps_what_every_answer_keeps(answer, repo, more.get("at"))


def _may_run(case: Case, row: Row) -> bool:
    """Whether builds and tests may be run for a row; skips where that takes more than there is."""
    if case.single.get("allow") != "exec":
        return False
    if dict(row.more).get("allow") == "nothing":
        return False
    for program in ("bwrap", *case.single.get("needs", "").split()):
        if not is_usable(program):
            pytest.skip(f"{program} is not installed")
    return True


def _told(answer: Json, key: str) -> list[str] | str:
    match key:
        case "reason":
            return list(answer["gate"]["reason_codes"])
        case "lead":
            return [render(lead) for lead in answer["leads"]]
        case "says":
            return str(answer["answer"]["text"])
        case "level":
            return str(answer["confidence"]["level"])
    raise AssertionError(f"nobody knows {key!r}")
