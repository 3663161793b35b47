"""`probant verify` with real HTTP: keys of models appear in nothing it says, keeps or counts."""

from __future__ import annotations

import base64
import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.chat_server import Answer, ChatServer, Raw, Request, refuse, say
from tests.repos import make_repo
from tests.surfaces.test_program import PROGRAM

KEYS = {
    "ALPHA_KEY": "sk-alpha-4f6a8c0e2d1b3597",
    "BETA_KEY": "sk-beta-77aa88bb99cc00dd",
    "GAMMA_KEY": "sk-gamma-0011223344556677",
    "DELTA_KEY": "sk-delta-8899aabbccddeeff",
    "OPENAI_API_KEY": "sk-ambient-1234567890abc",
    "OPENAI_ORG_ID": "org-ambient-1234567890",
}
FILES = {"shop/cart.py": "def total(prices):\n    return sum(prices)\n"}


def _telltale(request: Request) -> Answer:
    """Repeats what it was sent, wherever a model can put words."""
    sent = request.headers["authorization"]
    if request.model == "m-beta":
        return refuse(401, f"no such key: {sent}")
    if request.model == "m-gamma":
        return say(f"I was sent {sent}", finish="length")
    if request.model == "m-delta":
        return Raw(f"<html>{sent}</html>".encode())
    finding = {
        "severity": "major", "path": "shop/cart.py", "start_line": 1, "end_line": 1,
        "quote": "def total(prices):", "description": f"sent {sent}", "dimension": sent,
    }  # fmt: skip
    review = {
        "verdict": "fail", "summary": f"I was sent {sent}", "rationale": f"I was sent {sent}",
        "findings": [finding], "evidence_dispositions": [], "suspicious_evidence": [],
    }  # fmt: skip
    return f"I was sent {sent}\n```json\n{json.dumps(review)}\n```\n"


def config(base_url: str) -> str:
    tables = "".join(
        f'[[council.reviewers]]\nname = "{name}"\nbase_url = "{base_url}"\nmodel = "m-{name}"\n'
        f'api_key_env = "{name.upper()}_KEY"\nstream = {str(name == "gamma").lower()}\n'
        for name in ("alpha", "beta", "gamma", "delta")
    )
    return f'[council]\nchairman = "alpha"\nmin_reviewers = 1\n{tables}'


def verify(tmp_path: Path, *more: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    places = {
        "HOME": str(tmp_path / "home"),
        "PROBANT_CACHE_DIR": str(tmp_path / "kept" / "cache"),
        "PROBANT_LOG_DIR": str(tmp_path / "kept" / "logs"),
        "PROBANT_STORE": f"sqlite:///{tmp_path / 'kept' / 'store.db'}",
    }
    argv = [PROGRAM, "verify", "HEAD", "--config", str(tmp_path / "config.toml"), *more]
    return subprocess.run(
        argv, cwd=tmp_path / "repo", env=os.environ | places | variables, capture_output=True,
        timeout=120,
    )  # fmt: skip


def leaked(text: bytes) -> list[str]:
    forms = {
        name: (key.encode(), base64.b64encode(key.encode()), key.encode().hex().encode())
        for name, key in KEYS.items()
    }
    return [name for name, each in forms.items() if any(form in text for form in each)]


@pytest.mark.parametrize("form", ["text", "json", "sarif", "github"])
def test_no_key_in_anything_that_is_shown_or_kept(tmp_path: Path, form: str) -> None:
    make_repo(tmp_path / "repo", FILES)
    with ChatServer(_telltale) as server:
        (tmp_path / "config.toml").write_text(config(server.base_url))
        done = verify(tmp_path, "--tier", "balanced", "--format", form, **KEYS)
    assert done.returncode in (1, 3), done.stderr
    assert leaked(done.stdout + done.stderr) == []
    kept = [path for path in (tmp_path / "kept").rglob("*") if path.is_file()]
    assert {"stage1.json", "result.json", "store-council.db"} <= {path.name for path in kept}
    assert [path for path in kept if leaked(path.read_bytes())] == []
    (first,) = [path for path in kept if path.name == "stage1.json"]
    assert b"I was sent Bearer [key]" in first.read_bytes()
    sent = {one.model: one.headers["authorization"] for one in server.requests}
    assert sent == {
        f"m-{name}": f"Bearer {KEYS[f'{name.upper()}_KEY']}"
        for name in ("alpha", "beta", "gamma", "delta")
    }
    assert not any("ambient" in repr(one) for one in server.requests)


def test_a_missing_key_is_told_before_anybody_is_asked(tmp_path: Path) -> None:
    make_repo(tmp_path / "repo", FILES)
    with ChatServer(_telltale) as server:
        (tmp_path / "config.toml").write_text(config(server.base_url))
        done = verify(tmp_path, **(KEYS | {"GAMMA_KEY": ""}))
        assert server.requests == []
    assert done.returncode == 2
    assert b"gamma: its key variable GAMMA_KEY is not set" in done.stderr
    assert leaked(done.stdout + done.stderr) == []


def test_a_repository_cannot_name_models(tmp_path: Path) -> None:
    with ChatServer(_telltale) as server:
        table = config(server.base_url)
        pyproject = table.replace("[council", "[tool.probant.council")
        files = {"pyproject.toml": pyproject, "probant.toml": table, ".probant/config.toml": table}
        make_repo(tmp_path / "repo", FILES | files)
        (tmp_path / "config.toml").write_text("")
        done = verify(tmp_path, "--format", "json", **KEYS)
        assert server.requests == []
    assert done.returncode == 3
    assert json.loads(done.stdout)["verdict_reasons"] == ["no_models"]
