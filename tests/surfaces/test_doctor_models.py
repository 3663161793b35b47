"""`probant doctor` asks each configured model a word; other commands do not even load them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.chat_server import ChatServer, dropped, refuse, say
from tests.repos import make_tree
from tests.surfaces.test_program import probant

SOURCE = Path(__file__).parents[2] / "src"
KEY = "sk-doctor-0123456789"


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    return make_tree(tmp_path / "repo", {"a.py": "def f():\n    return 1\n"})


def config(tmp_path: Path, *models: str, head: str = "") -> str:
    path = tmp_path / "config.toml"
    tables = "".join(f"[[council.reviewers]]\n{one}\n" for one in models)
    path.write_text(f"[council]\n{head}\n{tables}")
    return str(path)


def model(name: str, url: str, more: str = "") -> str:
    return f'name = "{name}"\nbase_url = "{url}"\nmodel = "m-{name}"\n{more}'


def doctor(repo: Path, tmp_path: Path, settings: str, **variables: str) -> tuple[int, Any]:
    done = probant(
        "doctor", "--json", "--config", settings, cwd=repo, cache=tmp_path / "c", **variables
    )
    assert KEY not in done.stdout + done.stderr
    return done.returncode, json.loads(done.stdout)


def test_without_models_doctor_says_what_verify_can_give(repo: Path, tmp_path: Path) -> None:
    says = "no models configured: verify gives only the machine's view"
    done = probant("doctor", cwd=repo, cache=tmp_path / "c")
    assert (done.returncode, says in done.stdout) == (0, True)
    code, found = doctor(repo, tmp_path, config(tmp_path))
    assert (code, found["models"], found["council"]) == (0, [], [says])


def test_models_that_answer(repo: Path, tmp_path: Path) -> None:
    script = {"/m-alpha": "ready", "/m-beta": say("", finish="length")}
    with ChatServer(script) as server:
        tables = (model("alpha", server.base_url), model("beta", server.base_url, "stream = true"))
        settings = config(tmp_path, *tables, head="deadline_s = 77")
        code, found = doctor(repo, tmp_path, settings)
        text = probant("doctor", "--config", settings, cwd=repo, cache=tmp_path / "c").stdout
    assert (code, found["council"]) == (0, [])
    alpha, beta = found["models"]
    assert (alpha["name"], alpha["works"], alpha["model"]) == ("alpha", True, "m-alpha")
    assert alpha["parts"] == ["reviewer", "chairman", "narrator"]
    assert (beta["works"], beta["parts"]) == (True, ["reviewer"])
    assert beta["seen"].startswith("answers after ")
    assert len(server.requests) == 4
    assert {one.body["max_tokens"] for one in server.requests} == {16}
    assert found["settings"]["council_deadline_s"] == {"value": "77.0", "from": settings}
    assert found["settings"]["council_chairman"] == {"value": "alpha", "from": "default"}
    assert "✔ alpha (reviewer, chairman, narrator)" in text
    assert "✔ beta (reviewer)" in text


def test_a_key_that_is_not_hidden_is_told(repo: Path, tmp_path: Path) -> None:
    with ChatServer("ready") as server:
        tables = [
            model(name, server.base_url, f'api_key_env = "{name.upper()}_KEY"')
            for name in ("alpha", "beta")
        ]
        settings = config(tmp_path, *tables)
        _, found = doctor(repo, tmp_path, settings, ALPHA_KEY="ollama", BETA_KEY=KEY)
    alpha, beta = (one["seen"] for one in found["models"])
    assert alpha.endswith("; its key is short or a word, so that it is not hidden")
    assert beta.endswith(" s")


def test_models_that_do_not_answer_say_why(repo: Path, tmp_path: Path) -> None:
    script = {"/m-alpha": refuse(401, f"bad key {KEY}"), "/m-gamma": dropped(), "": "ready"}
    with ChatServer(script) as server:
        settings = config(
            tmp_path,
            model("alpha", server.base_url, 'api_key_env = "ALPHA_KEY"'),
            model("beta", server.base_url, 'api_key_env = "BETA_KEY"'),
            model("gamma", server.base_url),
            model("delta", server.base_url),
        )
        code, found = doctor(repo, tmp_path, settings, ALPHA_KEY=KEY, BETA_KEY="")
    seen = {one["name"]: (one["works"], one["seen"]) for one in found["models"]}
    assert code == 1
    assert seen["alpha"] == (False, "HTTP 401: it refuses the key; check the key in ALPHA_KEY")
    assert seen["beta"] == (False, "its key variable BETA_KEY is not set")
    assert seen["gamma"][0] is False
    assert seen["delta"][0] is True
    assert len(server.requests) == 3


def test_too_few_reviewers_are_told(repo: Path, tmp_path: Path) -> None:
    with ChatServer("ready") as server:
        _code, found = doctor(repo, tmp_path, config(tmp_path, model("alpha", server.base_url)))
    assert found["council"] == [
        "models that review: 1; min_reviewers is 2, so that nothing can pass"
    ]


def test_a_wrong_configuration_is_an_error_of_usage(repo: Path, tmp_path: Path) -> None:
    settings = config(tmp_path, model("alpha", "http://x/v1", f'api_key = "{KEY}"'))
    done = probant("ask", "where is f?", "--config", settings, cwd=repo, cache=tmp_path / "c")
    assert done.returncode == 2
    assert "api_key_env" in done.stderr
    assert KEY not in done.stdout + done.stderr


LOADED = """
import sys
from probant.surfaces.cli.main import main
code = main(sys.argv[1:])
heavy = {"openai", "pydantic", "httpx2", "httpx", "asyncio", "probant.llm.openai"}
print("LOADED", sorted(heavy & set(sys.modules)), code)
"""


@pytest.mark.parametrize("has_models", [False, True])
def test_a_question_does_not_load_the_models(repo: Path, tmp_path: Path, has_models: bool) -> None:
    tables = (model("alpha", "http://127.0.0.1:9/v1"),) if has_models else ()
    arguments = ["ask", "where is `f` defined?", "--config", config(tmp_path, *tables)]
    places = {"PROBANT_CACHE_DIR": str(tmp_path / "c"), "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments], cwd=repo, capture_output=True, text=True,
        env=os.environ | places,
    )  # fmt: skip
    assert "LOADED [] 0" in done.stdout, done.stdout + done.stderr
