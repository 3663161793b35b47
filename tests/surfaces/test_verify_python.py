"""`from probant import verify`, with a configuration file and models behind real HTTP."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import probant
from probant.council.minutes.chain import check_transcript
from probant.council.minutes.files import read_directory
from probant.council.minutes.replay import replay
from probant.council.stages.events import Event, ModelHeard
from probant.errors import ConfigurationError, RequestRefused, UsageError
from probant.settings import load_settings
from probant.surfaces.verifying import resolve_commit
from tests.chat_server import ChatServer, Request, Script, refuse, say
from tests.repos import git
from tests.unit.workflows.council_doubles import Shop, ballot, bandit, review, synthesis

PROGRAM = str(Path(sys.executable).parent / "probant")
CONFIRMED = {"auto-1": "confirmed"}
GOOD: dict[str, object] = {
    "reviewer": review(dispositions=CONFIRMED),
    "ranking": ballot(),
    "chairman": synthesis(dispositions=CONFIRMED),
}


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shop]:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("PROBANT_LOG_DIR", str(tmp_path / "log"))
    monkeypatch.setenv("PROBANT_STORE", f"sqlite:///{tmp_path / 'store.db'}")
    monkeypatch.delenv("PROBANT_CONFIG", raising=False)
    monkeypatch.setenv("ALPHA_KEY", "sk-alpha-0123456789")
    yield Shop(tmp_path)


def config(shop: Shop, server: ChatServer, *names: str, more: str = "") -> Path:
    file = shop.tmp_path / "probant.toml"
    models = "".join(
        f'[[council.reviewers]]\nname = "{name}"\nbase_url = "{server.base_url}"\n'
        f'model = "{name}-large"\napi_key_env = "ALPHA_KEY"\n'
        for name in names
    )
    file.write_text(f"[council]\n{more}\n{models}")
    return file


def run(
    shop: Shop, script: Script, *names: str, more: str = "", request: object = None, **options: Any
) -> tuple[probant.VerifyResult, ChatServer]:
    asked = {"snapshot_id": shop.sha, **(request if isinstance(request, dict) else {})}
    with ChatServer(script) as server:
        file = config(shop, server, *(names or ("alpha", "beta")), more=more)
        result = probant.verify(asked, shop.root, config=file, **options)
    return result, server


def test_a_council_behind_http_fails_the_hole(shop: Shop) -> None:
    result, server = run(shop, GOOD, request={"evidence": [bandit()]})
    found = result.to_json()
    assert (result.verdict, result.exit_code) == ("fail", 1)
    assert found["schema"] == "probant.verify/1"
    assert found["evidence_summary"][0]["status"] == "confirmed"
    assert [one["model"] for one in found["reviewers"]] == ["alpha-large", "beta-large"]
    assert found["cost"] == {
        "known": False, "usd": None, "prompt_tokens": 500, "completion_tokens": 100,
    }  # fmt: skip
    assert sorted(one.stage for one in server.requests) == [
        "chairman", "ranking", "ranking", "reviewer", "reviewer",
    ]  # fmt: skip
    json.dumps(found)


def test_an_open_repository_verifies_with_the_settings_it_was_opened_with(shop: Shop) -> None:
    asked = {"snapshot_id": shop.sha, "evidence": [bandit()]}
    with ChatServer(GOOD) as server:
        file = config(shop, server, "alpha", "beta")
        settings = load_settings(config_file=str(file))
        with probant.open(shop.root, settings=settings) as opened:
            found = [opened.verify(asked), opened.verify(asked, config=file)]
    assert [one.verdict for one in found] == ["fail", "fail"]
    with pytest.raises(UsageError, match="closed"):
        opened.verify(asked)


def test_its_transcript_holds_together_and_replays(shop: Shop) -> None:
    result, _ = run(shop, GOOD, request={"evidence": [bandit()]})
    place = Path(result.to_json()["transcript_location"])
    assert check_transcript(place).changes == ()
    assert replay(read_directory(place)).is_same
    assert (place.stat().st_mode & 0o777, (place / "result.json").stat().st_mode & 0o777) == (
        0o700, 0o600,
    )  # fmt: skip
    assert json.loads((place / "result.json").read_text()) == result.to_json()


def test_no_key_leaves_by_any_way_but_the_header(shop: Shop) -> None:
    def repeats(request: Request) -> str:
        return review(summary=f"your key is {request.headers['authorization']}")

    script = {
        **GOOD,
        "reviewer/alpha-large": repeats,
        "reviewer/beta-large": refuse(401, "sk-alpha-0123456789 is wrong"),
    }
    result, server = run(shop, script)
    assert server.requests[0].headers["authorization"] == "Bearer sk-alpha-0123456789"
    assert "sk-alpha" not in json.dumps(result.to_json())
    for file in (shop.tmp_path / "log").rglob("*"):
        assert not file.is_file() or b"sk-alpha" not in file.read_bytes()


def test_one_endpoint_that_is_down_does_not_stop_the_others(shop: Shop) -> None:
    script = {**GOOD, "reviewer/beta-large": refuse(403, "no")}
    result, _ = run(shop, script, "alpha", "beta", "gamma")
    statuses = {one["name"]: one["status"] for one in result.to_json()["reviewers"]}
    assert statuses == {"alpha": "answered", "beta": "failed", "gamma": "answered"}
    assert result.verdict == "fail"


def test_a_reply_that_was_cut_is_not_read(shop: Shop) -> None:
    script = {**GOOD, "chairman": say(synthesis("pass"), finish="length")}
    result, _ = run(shop, script)
    assert result.to_json()["chairman"]["status"] == "cut"


def test_a_model_that_trickles_ends_with_the_deadline(shop: Shop) -> None:
    slow = say(review("pass"), trickle=0.2)
    script = {**GOOD, "reviewer/beta-large": slow}
    result, _ = run(shop, script, more="deadline_s = 4")
    found = result.to_json()
    statuses = {one["name"]: one["status"] for one in found["reviewers"]}
    assert statuses == {"alpha": "answered", "beta": "timeout"}
    assert found["chairman"]["status"] == "answered"


def test_what_models_cost_is_known_where_prices_are(shop: Shop) -> None:
    with ChatServer(GOOD) as server:
        file = config(shop, server, "alpha")
        file.write_text(file.read_text() + "price_prompt = 1.0\nprice_completion = 10.0\n")
        found = probant.verify({"snapshot_id": shop.sha}, shop.root, config=file).to_json()
    assert found["cost"] == {
        "known": True, "usd": 0.0006, "prompt_tokens": 200, "completion_tokens": 40,
    }  # fmt: skip


def test_with_and_without_evidence_side_by_side(shop: Shop) -> None:
    request = {"evidence": [bandit()]}
    first, _ = run(shop, GOOD, request=request)
    second, server = run(shop, GOOD, request=request, without_evidence=True)
    assert first.to_json()["transcript_location"] != second.to_json()["transcript_location"]
    assert second.to_json()["evidence_summary"] is None
    assert "Pre-computed Evidence" not in server.requests[0].user


def test_without_any_configuration_there_are_no_models(shop: Shop) -> None:
    prose = {
        "source": "notes@1",
        "content": "pricing.py:90 is broken",
        "strength": "blocking",
    }
    result = probant.verify(
        {"snapshot_id": shop.sha, "evidence": [bandit(), prose]}, shop.root, config=load_settings()
    )
    found = result.to_json()
    assert (result.verdict, result.exit_code) == ("unclear", 3)
    assert "no_models" in found["verdict_reasons"]
    assert [one["status"] for one in found["machine"]] == ["acknowledged", "rejected"]
    assert [one["status"] for one in found["evidence_summary"]] == ["unresolved", "rejected"]


def test_the_repository_under_review_has_no_say_in_the_models(shop: Shop) -> None:
    (shop.root / "pyproject.toml").write_text(
        '[tool.probant.council]\nchairman = "evil"\n[[tool.probant.council.reviewers]]\n'
        'name = "evil"\nbase_url = "http://127.0.0.1:9/v1"\nmodel = "m"\n'
    )
    git(shop.root, "add", "-A")
    git(shop.root, "commit", "-qm", "models")
    sha = git(shop.root, "rev-parse", "HEAD").strip()
    found = probant.verify({"snapshot_id": sha}, shop.root).to_json()
    assert found["reviewers"] == []


def test_progress_is_told_as_it_happens(shop: Shop) -> None:
    events: list[Event] = []
    with ChatServer(GOOD) as server:
        file = config(shop, server, "alpha", "beta")
        probant.verify({"snapshot_id": shop.sha}, shop.root, config=file, say=events.append)
    heard = [one for one in events if isinstance(one, ModelHeard)]
    assert [one.stage.value for one in heard] == ["reviewer"] * 2 + ["ranking"] * 2 + ["chairman"]


@pytest.mark.parametrize("snapshot", ["0" * 40, "feedface"])
def test_an_unknown_commit_is_refused_by_code(shop: Shop, snapshot: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        probant.verify({"snapshot_id": snapshot}, shop.root)
    assert (refused.value.code, refused.value.exit_code) == ("snapshot_resolution_failed", 2)


def test_a_missing_key_is_found_before_anything_is_done(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ALPHA_KEY")
    with ChatServer(GOOD) as server, pytest.raises(ConfigurationError, match="ALPHA_KEY"):
        probant.verify({"snapshot_id": shop.sha}, shop.root, config=config(shop, server, "a"))
    assert server.requests == []


def test_a_ref_is_resolved_for_the_command(shop: Shop) -> None:
    assert resolve_commit("main", shop.root, load_settings()) == shop.sha


def test_the_target_repository_is_not_written_to(shop: Shop) -> None:
    before = sorted(shop.root.rglob("*"))
    run(shop, GOOD, request={"evidence": [bandit()]})
    assert sorted(shop.root.rglob("*")) == before
    assert git(shop.root, "status", "--porcelain") == ""


def test_an_interrupt_ends_the_command_and_leaves_nothing(shop: Shop) -> None:
    script = {**GOOD, "reviewer/beta-large": say("too late", wait=300)}
    with ChatServer(script) as server:
        command = [
            PROGRAM, "verify", "HEAD", "--repo", str(shop.root),
            "--config", str(config(shop, server, "alpha", "beta")),
        ]  # fmt: skip
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
            assert running.stderr is not None
            for line in running.stderr:
                if "alpha-large): answered" in line:
                    break
            running.send_signal(signal.SIGINT)
            assert running.wait(60) == 130
    assert list((shop.tmp_path / "log").glob("*")) == []
