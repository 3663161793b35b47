"""Sessions moved from one store to another, and old ones dropped, by command."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.ledger.store import SessionStore
from probant.surfaces.cli.main import main


def run(monkeypatch: pytest.MonkeyPatch, store: Path, *argv: str) -> int:
    monkeypatch.setenv("PROBANT_STORE", f"sqlite:///{store}")
    return main(["session", *argv])


def test_export_and_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other, file = tmp_path / "one.db", tmp_path / "other.db", tmp_path / "kept.jsonl"
    SessionStore(f"sqlite:///{one}").append("talk", {"n": 1}, {"answer": "ü"})
    assert run(monkeypatch, one, "export", str(file)) == 0
    assert run(monkeypatch, other, "import", str(file)) == 0
    assert "1 answer taken in" in capsys.readouterr().err
    assert SessionStore(f"sqlite:///{other}").artifacts("talk") == [{"answer": "ü"}]


@pytest.mark.parametrize("text", ["{}\n", "no json\n", '{"schema": "probant.kept_answer/1"}\n'])
def test_what_was_not_exported_is_not_taken_in(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_text(text)
    assert run(monkeypatch, tmp_path / "s.db", "import", str(file)) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_prune_wants_an_age(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path / "s.db", "prune") == 2
    assert run(monkeypatch, tmp_path / "s.db", "prune", "--days", "30") == 0
    monkeypatch.setenv("PROBANT_SESSIONS_KEEP_DAYS", "7")
    assert run(monkeypatch, tmp_path / "s.db", "prune") == 0
    assert "0 answers dropped" in capsys.readouterr().err
