"""Programs are taken from PATH, and never from the tree under investigation."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from probant.workspace.programs import find_program

NOBODY = 65534


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
    monkeypatch.setenv("PATH", f"{mine.parent}:/usr/bin:/bin")
    assert find_program("sh", not_below=None) == str(mine)
    assert find_program("sh", not_below=None, system_first=True) in ("/usr/bin/sh", "/bin/sh")
    monkeypatch.setenv("PATH", str(mine.parent))
    assert find_program("sh", not_below=None, system_first=True) == str(mine)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_a_folder_closed_to_this_user_is_passed_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = program(tmp_path / "closed" / "bin" / "sh").parent
    (tmp_path / "closed").chmod(0o700)
    monkeypatch.setenv("PATH", f"{closed}:/usr/bin:/bin")
    os.seteuid(NOBODY)
    try:
        found = find_program("sh", not_below=None)
    finally:
        os.seteuid(0)
    assert found in ("/usr/bin/sh", "/bin/sh")
