"""A server of several processes: one address, one store, ended together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.repos import make_repo
from tests.surfaces.http.servers import FILES, PROBANT, environment, serving


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    return make_repo(tmp_path / "shop", FILES)


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found]


def parent_of(home: Path) -> int:
    """By what it was started with; its workers have the same words and are its children."""
    pids = [int(one) for one in os.listdir("/proc") if one.isdigit()]
    for pid in sorted(pids):
        try:
            words = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            continue
        if f"shop={home / 'shop'}".encode() in words and len(children(pid)) >= 2:
            return pid
    raise AssertionError("no server with workers")


def test_every_process_answers_from_one_store(tmp_path: Path, repo: Path) -> None:
    with serving(tmp_path, "--workers", "3", "--repo", f"shop={repo}") as server:
        for number in range(12):
            body = {"question": "where is Cart defined?", "session": "talk"}
            assert server.post("/v1/ask", body).status == 200, number
        answers = server.get("/v1/sessions/talk").data["answers"]
        assert len(answers) == 12


def test_a_process_that_dies_is_started_again(tmp_path: Path, repo: Path) -> None:
    with serving(tmp_path, "--workers", "2", "--repo", f"shop={repo}") as server:
        assert server.get("/healthz").status == 200
        parent = parent_of(tmp_path)
        first, *_ = children(parent)
        time.sleep(2.1)  # one that ends right after its start is taken for broken
        os.kill(first, signal.SIGKILL)
        while first in children(parent) or len(children(parent)) < 2:
            time.sleep(0.05)
        assert [server.get("/healthz").status for _ in range(8)] == [200] * 8


def test_they_end_together(tmp_path: Path, repo: Path) -> None:
    with (tmp_path / "log").open("wb") as errors:
        started = subprocess.Popen(
            [PROBANT, "serve", "--port", "0", "--workers", "2", "--repo", f"shop={repo}"],
            stderr=errors, stdin=subprocess.DEVNULL, env=environment(tmp_path), cwd=tmp_path,
        )  # fmt: skip
    while len(children(started.pid)) < 2:
        time.sleep(0.05)
    workers = children(started.pid)
    started.send_signal(signal.SIGTERM)
    assert started.wait(60) == 0
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


@pytest.mark.parametrize("given", ["0", "-1", "many", "65"])
def test_a_strange_number_is_one_line(tmp_path: Path, repo: Path, given: str) -> None:
    done = subprocess.run(
        [PROBANT, "serve", f"--workers={given}", "--repo", str(repo)], capture_output=True,
        text=True, env=environment(tmp_path), check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert re.fullmatch(r"probant: --workers is .*\n", done.stderr)
