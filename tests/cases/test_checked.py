"""Runs the tables of statements: each text must yield exactly the claims that stand below it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from probant import check
from probant.settings import load_settings
from tests.cases.saying import Said, Table, read_table
from tests.cases.test_cases import build

TABLES = sorted((Path(__file__).parent / "checked").glob("*.md"))


@cache
def _table(path: Path) -> Table:
    return read_table(path)


SAID = [(path, said) for path in TABLES for said in _table(path).said]
_built: dict[Path, Path] = {}


@pytest.fixture
def repo_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], Path]:
    """One repository for all statements of a table."""

    def repo(path: Path) -> Path:
        if path not in _built:
            _built[path] = build(_table(path).case, tmp_path_factory.mktemp(path.stem) / "repo")
        return _built[path]

    return repo


@pytest.mark.parametrize(
    ("path", "said"), SAID, ids=[f"{path.stem}: {said.text[:70]}" for path, said in SAID]
)
def test_statement(path: Path, said: Said, repo_of: Callable[[Path], Path]) -> None:
    may_run = _table(path).may_run
    if may_run and shutil.which("bwrap") is None:
        pytest.skip("bubblewrap is not installed, so nothing can be run")
    if may_run and "javascript" in path.stem and shutil.which("node") is None:
        pytest.skip("node is not installed")
    repo = repo_of(path)
    settings = load_settings(os.environ | {"PROBANT_CACHE_DIR": str(repo.parent / "cache")})
    report = check(said.text, repo, settings=settings, allow_exec=may_run).to_json()
    expected = [] if said.claims == ["nothing"] else sorted(said.claims)
    assert sorted(rendered(claim, said) for claim in report["claims"]) == expected, report["claims"]
    for claim in report["claims"]:
        _is_what_it_says(claim, said.text)


def rendered(claim: dict[str, Any], said: Said) -> str:
    """A claim as a table writes it; a suggestion is shown only where the table has some."""
    code = claim["failure"] or claim["reason"] or ""
    line = f"{'denied ' * claim['denied']}{claim['kind']} {claim['verdict']} {code}".rstrip()
    told = f"{line} -> {claim['suggestion']}"
    return told if told in said.claims else line


def _is_what_it_says(claim: dict[str, Any], text: str) -> None:
    span = claim["span"]
    assert text[span["start"] : span["end"]] == claim["text"]
    assert text.count("\n", 0, span["start"]) + 1 == span["line"]
    assert claim["detail"]
    if claim["verdict"] == "verified" and claim["kind"] not in (
        "file",
        "consistency",
        "commit_changed",
    ):
        assert claim["citations"], "a verified claim shows the lines it rests on"
