"""Programs are taken from PATH, and never from the tree under investigation."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.workspace.programs import find_program


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_the_tree_is_passed_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repo = tmp_path / "repo"
    program(repo / ".venv" / "bin" / "some-tool")
    own = program(tmp_path / "own" / "some-tool")
    (tmp_path / "link").symlink_to(repo / ".venv")
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "some-tool").symlink_to(repo / ".venv" / "bin" / "some-tool")
    folders = [repo / ".venv/bin", tmp_path / "link/bin", tmp_path / "links", own.parent]
    monkeypatch.setenv("PATH", f".:{':'.join(map(str, folders))}")
    assert find_program("some-tool", not_below=repo) == str(own)
    assert find_program("some-tool", not_below=None) == str(repo / ".venv/bin/some-tool")
    assert find_program("some-tool", not_below=tmp_path) is None
    assert find_program("no-such-tool", not_below=repo) is None


def test_the_system_comes_first_where_it_has_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = program(tmp_path / "bin" / "sh")
    monkeypatch.setenv("PATH", str(mine.parent))
    assert find_program("sh", not_below=None) == str(mine)
    assert find_program("sh", not_below=None, system_first=True) in ("/usr/bin/sh", "/bin/sh")
