"""The real program asks about CI: settings, words and exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cases.ci_asking import PYTEST_LOG, TOKEN, cloned, failing
from tests.ci_server import SLUG, CiServer, job_row, run_row
from tests.repos import git

PROGRAM = str(Path(sys.executable).parent / "probant")


@pytest.fixture
def server() -> Iterator[CiServer]:
    with CiServer() as running:
        yield running


def probant(
    repo: Path, server: CiServer, *arguments: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    environment = kept | {
        "HOME": str(repo.parent / "home"),
        "PROBANT_CACHE_DIR": str(repo.parent / "cache"),
        "PROBANT_CI_HOST": server.host,
        "PROBANT_CI_API": server.api,
        **variables,
    }
    return subprocess.run(
        [PROGRAM, *arguments], cwd=repo, env=environment, capture_output=True, text=True,
        check=False, timeout=120,
    )  # fmt: skip


def test_a_pass_and_a_failure(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    server.runs = [run_row(3, sha)]
    server.jobs = {1003: [job_row(1, "test")]}
    done = probant(repo, server, "ask", "did CI pass?")
    assert (done.returncode, done.stderr) == (0, "")
    assert "run #3 of CI" in done.stdout
    failing(server, sha, *PYTEST_LOG)
    done = probant(repo, server, "ask", "why did CI fail?", GH_TOKEN=TOKEN)
    assert done.returncode == 0
    assert "ZeroDivisionError" in done.stdout
    assert "src/calc.py" in done.stdout
    assert TOKEN not in done.stdout + done.stderr


def test_the_token_may_stand_in_another_variable(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    failing(server, sha, *PYTEST_LOG)
    config = tmp_path / "config.toml"
    config.write_text('[ci]\ntoken_env = "MY_CI_TOKEN"\nvia = "rest"\n')
    done = probant(
        repo, server, "ask", "why did CI fail?",
        PROBANT_CONFIG=str(config), MY_CI_TOKEN=TOKEN, GITHUB_TOKEN=TOKEN[::-1],
    )  # fmt: skip
    assert done.returncode == 0
    assert {asked.token for asked in server.asked} == {f"Bearer {TOKEN}"}


def test_the_repositorys_own_files_choose_no_service(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    with CiServer() as evil:
        table = f'[ci]\nhost = "{evil.host}"\napi = "{evil.api}"\nrepository = "{SLUG}"\n'
        for name in ("probant.toml", ".probant.toml", "config.toml", "pyproject.toml"):
            (repo / name).write_text(table)
        git(repo, "config", "url.http://evil.example/.insteadOf", "https://")
        git(repo, "remote", "add", "upstream", f"http://{evil.host}/{SLUG}")
        server.runs = [run_row(3, sha)]
        probant(repo, server, "ask", "did CI pass?", GITHUB_TOKEN=TOKEN)
        assert (evil.asked, len(server.asked) > 0) == ([], True)


def test_hostile_logs_start_no_command_of_a_runner(tmp_path: Path, server: CiServer) -> None:
    repo, sha = cloned(tmp_path, server)
    lines = (
        "::error::x",
        "\x1b[2J\x1b[31mE   bad",
        "E   a\r::set-env name=X::y",
        "::stop-commands::z",
    )
    failing(server, sha, *lines)
    server.runs[0]["name"] = "\n::error::from a name"
    done = probant(
        repo, server, "ask", "why did CI fail?", GITHUB_TOKEN=TOKEN, GITHUB_ACTIONS="true"
    )
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert not any(line.lstrip().startswith("::") for line in done.stdout.splitlines())


def test_a_refusal_says_what_to_do(tmp_path: Path, server: CiServer) -> None:
    repo, _ = cloned(tmp_path, server)
    git(repo, "remote", "remove", "origin")
    done = probant(repo, server, "ask", "did CI pass?")
    assert done.returncode == 3
    assert "PROBANT_CI_REPOSITORY=OWNER/NAME" in done.stdout
