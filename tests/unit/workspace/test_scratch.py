"""Folders of runs: gone when they are done with, swept when their process is gone, else left."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from probant.workspace import cache
from probant.workspace.removal import remove_tree
from probant.workspace.scratch import fresh_folder, sweep

SOURCE = Path(__file__).parents[3] / "src"
_LEAVES = """import os, sys
from pathlib import Path
from probant.workspace.scratch import fresh_folder
made = fresh_folder(Path(sys.argv[1]))
(made.path / "copy").mkdir()
os.chmod(made.path / "copy", 0)
print(made.path, flush=True)
sys.stdin.read()
os._exit(9)
"""


def _leaver(where: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _LEAVES, str(where)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_folder_is_private_and_goes(tmp_path: Path) -> None:
    made = fresh_folder(tmp_path / "cache" / "runs")
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o700
    (made.path / "file").write_text("x")
    made.remove()
    made.remove()
    assert not made.path.exists()


@pytest.mark.parametrize("is_pruned", [True, False])
def test_leftovers_are_swept_and_live_folders_are_not(tmp_path: Path, is_pruned: bool) -> None:
    where = tmp_path / cache.RUNS
    own = fresh_folder(where)
    with _leaver(where) as leaver:
        assert leaver.stdout is not None and leaver.stdin is not None
        theirs = Path(leaver.stdout.readline().strip())
        sweep(where)
        assert theirs.is_dir() and own.path.is_dir()
        leaver.stdin.close()
        leaver.wait()
    assert theirs.is_dir()
    if is_pruned:
        cache.drop_gone(tmp_path)
    else:
        fresh_folder(where).remove()
    assert not theirs.exists() and own.path.is_dir()
    own.remove()


def test_nothing_to_sweep(tmp_path: Path) -> None:
    sweep(tmp_path / "none")
    assert not (tmp_path / "none").exists()


def test_a_hostile_tree_is_removed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("x")
    top = tmp_path / "top"
    (top / "a" / "b" / "c").mkdir(parents=True)
    (top / "a" / "b" / "file").write_text("x")
    (top / "a" / "link").symlink_to(outside)
    os.mkfifo(top / "a" / "pipe")
    (top / os.fsdecode(b"\xff\n")).mkdir()
    (top / "a" / "b").chmod(0o500)
    (top / "a").chmod(0)
    assert remove_tree(top)
    assert not top.exists()
    assert (outside / "kept").read_text() == "x"


def test_a_deep_tree_is_removed(tmp_path: Path) -> None:
    top = tmp_path / "top"
    top.mkdir()
    fd = os.open(top, os.O_RDONLY)
    for _ in range(1200):
        os.mkdir("d" * 50, dir_fd=fd)
        inner = os.open("d" * 50, os.O_RDONLY, dir_fd=fd)
        os.close(fd)
        fd = inner
    os.close(fd)
    assert remove_tree(top)


def test_a_link_to_a_tree_is_only_a_link(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "link").symlink_to("kept")
    assert remove_tree(tmp_path / "link")
    assert (tmp_path / "kept").is_dir()
    assert remove_tree(tmp_path / "nothing")
