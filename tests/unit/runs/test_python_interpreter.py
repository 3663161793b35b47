"""What a sandbox gets to see for the sake of an interpreter: a Python, never a home."""

from __future__ import annotations

import os
import sys
import venv
from pathlib import Path

import pytest

from probant.runs.port import NoRun
from probant.runs.python.interpreter import mounts_for
from probant.vocabulary.project import Ecosystem
from tests.repos import make_tree
from tests.unit.runs.compiled_sites import Projects, counts, has_programs, ran

FILES = {
    "pyproject.toml": '[project]\nname = "a"\nversion = "1"\n',
    "test_a.py": "def test_a():\n    pass\n",
}


def test_the_python_of_the_system_needs_nothing_more() -> None:
    assert mounts_for(Path("/usr/bin/python3")) == ()


def test_an_environment_comes_with_the_python_it_was_made_of(tmp_path: Path) -> None:
    venv.create(tmp_path / "env", symlinks=True, with_pip=False)
    found = mounts_for(tmp_path / "env" / "bin" / "python")
    assert found is not None
    places = {mount.inside for mount in found}
    assert str(tmp_path / "env") in places
    base = str(Path(sys.base_prefix).resolve())
    assert base in places or base.startswith("/usr")


@pytest.mark.parametrize("folder", [Path.home(), Path("/root"), Path("/"), Path("/home")])
def test_no_home_is_shown_however_it_is_linked(tmp_path: Path, folder: Path) -> None:
    """A work tree may hold an environment whose program is a link to anywhere."""
    environment = make_tree(tmp_path / "env", {"pyvenv.cfg": f"home = {folder}\n"})
    (environment / "bin").mkdir()
    (environment / "bin" / "python").symlink_to(folder / "bin" / "python")
    found = mounts_for(environment / "bin" / "python")
    shown = [mount.source.resolve() for mount in found or ()]
    assert not any(Path.home().resolve().is_relative_to(place) for place in shown)


def test_a_folder_that_is_no_python_is_not_shown(tmp_path: Path) -> None:
    secrets = make_tree(tmp_path / "keys", {"bin/python": "", "id": "secret"})
    environment = make_tree(tmp_path / "env", {"pyvenv.cfg": ""})
    (environment / "bin").mkdir()
    (environment / "bin" / "python").symlink_to(secrets / "bin" / "python")
    assert mounts_for(environment / "bin" / "python") is None


@pytest.mark.skipif(not has_programs(), reason="bubblewrap is not installed")
def test_an_environment_that_cannot_start_is_passed_over(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {".venv/pyvenv.cfg": "", ".gitignore": ".venv/\n"})
    (repo / ".venv" / "bin").mkdir()
    (repo / ".venv" / "bin" / "python").write_text("#!/bin/sh\nexit 3\n")
    (repo / ".venv" / "bin" / "python").chmod(0o755)
    assert counts(ran(Projects(Ecosystem.PYTHON, tmp_path).test(FILES))) == (1, 0, 0)


@pytest.mark.skipif(not has_programs(), reason="bubblewrap is not installed")
def test_an_environment_of_the_work_tree_never_starts_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    canary = tmp_path / "canary"
    program = f'#!/bin/sh\necho ran >> {canary}\nexec {sys.executable} "$@"\n'
    repo = make_tree(tmp_path / "repo", {".venv/pyvenv.cfg": "", ".venv/bin/python": program})
    make_tree(repo, {"bin/python3": program})
    for name in (".venv/bin/python", "bin/python3"):
        (repo / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{repo}/bin:{os.environ['PATH']}")
    monkeypatch.setenv("VIRTUAL_ENV", str(repo / ".venv"))
    run = Projects(Ecosystem.PYTHON, tmp_path).test(FILES)
    assert not isinstance(run, NoRun)
    assert not canary.exists()


@pytest.mark.skipif(not has_programs(), reason="bubblewrap is not installed")
def test_a_folder_of_path_that_is_closed_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another user finds it in a home that is not theirs."""
    closed = tmp_path / "closed"
    is_file = Path.is_file

    def refused(path: Path) -> bool:
        if path.is_relative_to(closed):
            raise PermissionError(13, "Permission denied", str(path))
        return is_file(path)

    monkeypatch.setattr(Path, "is_file", refused)
    monkeypatch.setenv("PATH", f"{closed}:{os.environ['PATH']}")
    assert counts(ran(Projects(Ecosystem.PYTHON, tmp_path).test(FILES))) == (1, 0, 0)


@pytest.mark.skipif(not has_programs(), reason="bubblewrap is not installed")
@pytest.mark.skipif(not Path("/usr/bin/python3").exists(), reason="the system has no Python")
def test_the_python_of_the_system_starts_for_a_project_with_a_setup_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.delenv("VIRTUAL_ENV", raising=False)
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    setup = "from setuptools import setup\nsetup(name='a', version='1', py_modules=['a'])\n"
    test = "import unittest\nclass A(unittest.TestCase):\n    def test_a(self):\n        pass\n"
    files = {"setup.py": setup, "a.py": "", "test_a.py": test}
    assert counts(ran(Projects(Ecosystem.PYTHON, tmp_path).test(files))) == (1, 0, 0)
