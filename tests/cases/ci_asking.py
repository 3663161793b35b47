"""Ask a repository about CI, with the loopback service in the place of the real one."""

from __future__ import annotations

from pathlib import Path

from probant.surfaces.api import ask
from probant.vocabulary.record import replace
from tests.cases.asking import Json, settings_beside
from tests.ci_server import SLUG, CiServer
from tests.repos import Files, git, make_repo

TOKEN = "ghp_canaryCANARYcanary0123456789"
SOURCE = "def half(x):\n    return x / 2\n\n\ndef third(x):\n    return x / 0\n"
FILES: Files = {
    "src/calc.py": SOURCE,
    "tests/test_calc.py": "from calc import third\n\n\ndef test_third():\n    assert third(3) == 1\n",
    ".github/workflows/ci.yml": "name: CI\non: push\njobs:\n  test:\n    runs-on: x\n",
}


def cloned(root: Path, server: CiServer, files: Files = FILES) -> tuple[Path, str]:
    """A repository whose origin is at the service, and its commit."""
    repo = make_repo(root / "repo", files)
    git(repo, "remote", "add", "origin", f"https://{server.host}/{SLUG}.git")
    return repo, git(repo, "rev-parse", "HEAD").strip()


def ask_ci(repo: Path, server: CiServer, question: str, **more: str) -> Json:
    settings = replace(
        settings_beside(repo), ci_host=server.host, ci_api=server.api, ci_via="rest", **more
    )
    return ask(question, repo, settings=settings).to_json()


def told(answer: Json) -> str:
    """The answer's words."""
    return str(answer["answer"]["text"])


def entries(answer: Json) -> list[tuple[str, str, str]]:
    return [(e["class"], e["status"], e["quality"]) for e in answer["evidence"]]
