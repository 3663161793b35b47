"""A program that is asked to end takes with it whatever it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.repos import make_repo
from tests.running import wait_for

SOURCE = Path(__file__).parents[2] / "src"
MAX_SECONDS = 20.0
_MAIN = "import sys; from probant.surfaces.cli.main import run; sys.argv[1:] = {!r}; run()"
_HANGS = """import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
with open(sys.argv[1] + ".new", "w") as told:
    told.write(f"{os.getpid()} {child.pid}")
os.rename(sys.argv[1] + ".new", sys.argv[1])
time.sleep(60)
"""


@pytest.mark.parametrize(("asked", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_nothing_survives_the_end(tmp_path: Path, asked: signal.Signals, code: int) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "x = 1\n"})
    questions, told, script = tmp_path / "q.txt", tmp_path / "pids", tmp_path / "hangs.py"
    questions.write_text("where is x defined?\n")
    script.write_text(_HANGS)
    command = f"'{sys.executable}' '{script}' '{told}' {{question}}"
    arguments = [
        "check", "--consistency", str(questions), "--answerer", command, "--repo", str(repo),
    ]  # fmt: skip
    program = subprocess.Popen(
        [sys.executable, "-c", _MAIN.format(arguments)],
        env={**os.environ, "PROBANT_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        wait_for(told.exists)
        program.send_signal(asked)
        _, stderr = program.communicate(timeout=MAX_SECONDS)
    finally:
        program.kill()
    assert program.returncode == code
    assert stderr.decode().count("\n") == 1
    for pid in map(int, told.read_text().split()):
        wait_for(partial(_has_ended, pid))


def _has_ended(pid: int) -> bool:
    """Whether a process runs no more; one that only waits to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
