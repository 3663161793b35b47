"""Running through the program: what a waiting person sees, and that a missing sandbox is told."""

from __future__ import annotations

import argparse
import json
import os
import pty
import select
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from probant.surfaces.cli import execution
from probant.surfaces.cli.execution import waiting_for
from probant.workspace.bubblewrap import find_bubblewrap
from probant.workspace.sandbox import NoSandbox
from tests.repos import make_tree

SOURCE = Path(__file__).parents[2] / "src"
_MAIN = "import sys; from probant.surfaces.cli.main import run; sys.argv[1:] = {!r}; run()"
FILES = {
    "pyproject.toml": '[project]\nname = "small"\nversion = "1"\n',
    "test_it.py": "def test_one():\n    assert True\n",
}


def program(tmp_path: Path, *arguments: str, path: str | None = None) -> tuple[int, str, str]:
    env = {**os.environ, "PROBANT_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(SOURCE)}
    env |= {"PATH": path} if path else {}
    done = subprocess.run(
        [sys.executable, "-c", _MAIN.format(list(arguments))],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def ask(tmp_path: Path, *flags: str, path: str | None = None) -> tuple[int, str, str]:
    repo = make_tree(tmp_path / "repo", FILES)
    question = ("ask", "do the tests pass?", "--repo", str(repo), "--allow-exec")
    return program(tmp_path, *question, *flags, path=path)


@pytest.fixture
def without_sandbox(tmp_path: Path) -> str:
    """A PATH with git and Python, but no bubblewrap."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("git", "rg", "prlimit", "sh"):
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    (folder / "python3").symlink_to(sys.executable)
    return str(folder)


def test_no_sandbox_means_could_not_look(tmp_path: Path, without_sandbox: str) -> None:
    code, out, _ = ask(tmp_path, "--format", "json", path=without_sandbox)
    answer = json.loads(out)
    assert code != 0
    assert "sandbox_unavailable" in json.dumps(answer)
    assert "install the package bubblewrap" in out


def test_without_a_sandbox_only_if_told_and_then_it_is_told(
    tmp_path: Path, without_sandbox: str
) -> None:
    _, out, _ = ask(tmp_path, "--allow-unsandboxed", "--format", "json", path=without_sandbox)
    answer = json.loads(out)
    assert answer["warnings"] == ["unsandboxed: what was run was not contained in a sandbox"]
    _, out, _ = ask(tmp_path, "--allow-unsandboxed", path=without_sandbox)
    assert "warning: unsandboxed: " in out


def test_a_sandbox_is_used_even_where_none_is_needed(tmp_path: Path) -> None:
    if isinstance(found := find_bubblewrap(), NoSandbox):
        pytest.skip(found.why)
    _, out, _ = ask(tmp_path, "--allow-unsandboxed", "--format", "json")
    assert json.loads(out)["warnings"] == []


def test_the_doctor_starts_a_sandbox(tmp_path: Path, without_sandbox: str) -> None:
    if isinstance(found := find_bubblewrap(), NoSandbox):
        pytest.skip(found.why)
    repo = make_tree(tmp_path / "repo", FILES)
    _, out, _ = program(tmp_path, "doctor", "--json", "--repo", str(repo))
    (probe,) = json.loads(out)["execution"]
    assert probe["works"] and "no network" in probe["seen"]
    _, out, _ = program(tmp_path, "doctor", "--json", "--repo", str(repo), path=without_sandbox)
    (probe,) = json.loads(out)["execution"]
    assert (probe["works"], probe["remedy"]) == (False, "install the package bubblewrap")


# The line


def _said(told: list[str], *, quiet: bool = False) -> None:
    with waiting_for(argparse.Namespace(quiet=quiet)) as say:
        if say is not None:
            for text in told:
                say(text)


def test_a_log_is_told_now_and_then(capfd: pytest.CaptureFixture[str]) -> None:
    _said(["one", "two", "three"])
    assert capfd.readouterr().err == "probant: one\n"


def test_quiet_is_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    _said(["one"], quiet=True)
    assert capfd.readouterr().err == ""


def test_one_line_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    master, slave = pty.openpty()
    with os.fdopen(slave, "w") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        _said(["one\x1b[31m", "two\nlines " + "x" * 500])
        shown = ""
        while shown.count("\r\x1b[K") < 3 and select.select([master], [], [], 30)[0]:
            shown += os.read(master, 10_000).decode()
    os.close(master)
    assert shown.startswith("\r\x1b[Kone") and shown.endswith("\r\x1b[K")
    assert shown.count("\x1b") == 3 and "\n" not in shown
    assert max(map(len, shown.split("\r\x1b[K"))) <= execution.MAX_CHARS
