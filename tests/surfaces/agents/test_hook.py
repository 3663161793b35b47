"""`probant hook`: each agent's payload in, its own protocol out; installing and removing it."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from probant.surfaces.cli.main import main
from probant.surfaces.hooks.adapters import AGENTS
from probant.surfaces.hooks.gate import MAX_ROUNDS, PAUSE
from tests.repos import make_repo
from tests.unit.agents.test_conversations import claude_rows, write

FALSE, TRUE = "I created `shop/newer.py`.", "`Cart` is defined in `shop.py`."


@pytest.fixture
def repo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv(PAUSE, raising=False)
    return make_repo(tmp_path / "repo", {"shop.py": "class Cart:\n    pass\n"})


def payload(agent: str, repo: Path, message: str) -> list[dict[str, Any]]:
    """What the agent sends at the end of a turn, after its published format (adapters.py)."""
    common = {"session_id": "s1", "transcript_path": None, "cwd": str(repo)}
    if agent == "claude-code":
        return [common | {"hook_event_name": "Stop", "permission_mode": "default",
                          "stop_hook_active": False,
                          "last_assistant_message": message}]  # fmt: skip
    if agent == "codex":
        return [common | {"hook_event_name": "Stop", "permission_mode": "default", "model": "m",
                          "turn_id": "t", "stop_hook_active": False,
                          "last_assistant_message": message}]  # fmt: skip
    if agent == "gemini":
        return [common | {"hook_event_name": "AfterAgent", "timestamp": "2026-01-02T03:04:05Z",
                          "prompt": "do it", "prompt_response": message,
                          "stop_hook_active": False}]  # fmt: skip
    shared = {"conversation_id": "c1", "generation_id": "g1", "model": "m",
              "cursor_version": "2.0.77", "workspace_roots": [str(repo)]}  # fmt: skip
    return [
        shared | {"hook_event_name": "afterAgentResponse", "text": message},
        shared | {"hook_event_name": "stop", "status": "completed", "loop_count": 0},
    ]


def send(
    agent: str, payloads: list[dict[str, Any]], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch, *, mark: bytes = b"",
) -> dict[str, Any]:  # fmt: skip
    for one in payloads:
        raw = io.TextIOWrapper(io.BytesIO(mark + json.dumps(one).encode()))
        monkeypatch.setattr(sys, "stdin", raw)
        assert main(["hook", agent]) == 0
        answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


REASON_KEYS = {"claude-code": "reason", "codex": "reason", "gemini": "reason",
               "cursor": "followup_message"}  # fmt: skip


@pytest.mark.parametrize("agent", AGENTS)
def test_a_false_end_goes_back_with_the_reason(
    agent: str, repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = send(agent, payload(agent, repo, FALSE), capsys, monkeypatch, mark=b"\xef\xbb\xbf")
    assert "there is no shop/newer.py" in answer[REASON_KEYS[agent]]
    assert answer.get("decision") == {"cursor": None, "gemini": "deny"}.get(agent, "block")


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize("message", [TRUE, "Hello.", "", "It is all much nicer now."])
def test_everything_else_passes(
    agent: str, message: str, repo: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    assert send(agent, payload(agent, repo, message), capsys, monkeypatch) == {}


@pytest.mark.parametrize("agent", ["claude-code", "cursor"])
def test_after_three_rounds_it_is_handed_over(
    agent: str, repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = REASON_KEYS[agent]
    said = [send(agent, payload(agent, repo, FALSE), capsys, monkeypatch) for _ in range(5)]
    assert [key in one for one in said] == [True] * MAX_ROUNDS + [False, True]
    if agent == "claude-code":
        assert "over to you" in said[MAX_ROUNDS]["systemMessage"]


def test_a_true_end_begins_the_count_anew(
    repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for message in (FALSE, FALSE, TRUE, FALSE, FALSE, FALSE):
        answer = send("codex", payload("codex", repo, message), capsys, monkeypatch)
    assert answer["decision"] == "block"


def test_a_variable_pauses_it(
    repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PAUSE, "1")
    assert send("codex", payload("codex", repo, FALSE), capsys, monkeypatch) == {}


def test_the_transcript_has_what_an_older_payload_lacks(
    repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = write(repo.parent / "log.jsonl", claude_rows(repo, "I updated `shop.py`."))
    old = {"session_id": "s1", "transcript_path": str(log), "cwd": str(repo),
           "hook_event_name": "Stop", "stop_hook_active": False}  # fmt: skip
    answer = send("claude-code", [old], capsys, monkeypatch)
    assert "shop.py is the same as at" in answer["reason"]


def test_a_page_just_written_is_checked_in_what_was_put_there(
    repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = repo / "README.md"
    page.write_text("`Cart` is defined in `cart.py`.\n`Cart` is defined in `shop.py`.\n")
    used = {"session_id": "s1", "transcript_path": "", "cwd": str(repo), "tool_name": "Edit",
            "hook_event_name": "PostToolUse"}  # fmt: skip
    good = used | {"tool_input": {"file_path": str(page), "old_string": "x", "new_string": TRUE}}
    bad = used | {"tool_input": {"file_path": str(page), "content": page.read_text()}}
    code = used | {"tool_input": {"file_path": str(repo / "shop.py"), "content": "# `Cart` is"}}
    assert send("claude-code", [good], capsys, monkeypatch) == {}
    assert send("claude-code", [code], capsys, monkeypatch) == {}
    assert "shop.py" in send("claude-code", [bad], capsys, monkeypatch)["reason"]


@pytest.mark.parametrize("raw", [b"", b"[]", b"{", b'{"cwd": "/no/such/place", "session_id": 3}'])
def test_what_is_wrong_with_us_holds_nobody_up(
    raw: bytes, repo: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
    assert main(["hook", "gemini"]) == 0
    assert json.loads(capsys.readouterr().out) == {}


def test_an_unknown_agent_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hook", "copilot"]) == 2
    assert "claude-code" in capsys.readouterr().err


@pytest.mark.parametrize("agent", AGENTS)
def test_install_shows_the_diff_writes_once_and_remove_takes_it_out(
    agent: str, repo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = repo.parent / "home" / AGENTS[agent].file
    assert main(["hook", "install", agent]) == 3
    shown = capsys.readouterr()
    assert f"probant hook {agent}" in shown.out
    assert shown.out.startswith("--- ")
    assert not file.exists()
    assert main(["hook", "install", agent, "--yes"]) == 0
    assert main(["hook", "install", agent, "--yes"]) == 0
    assert "nothing to do" in capsys.readouterr().out
    hooks = json.loads(file.read_text())["hooks"]
    assert {event: len(hooks[event]) for event in hooks} == dict.fromkeys(hooks, 1)
    assert main(["hook", "remove", agent, "--yes"]) == 0
    assert json.loads(file.read_text()) == {}


def test_what_is_there_stays(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = repo / ".claude/settings.json"
    file.parent.mkdir()
    kept = {"model": "x", "hooks": {"Stop": [{"hooks": [{"type": "command", "command": "beep"}]}]}}
    file.write_text(json.dumps(kept))
    main(["hook", "install", "claude-code", "--project", "--repo", str(repo), "--yes"])
    both = json.loads(file.read_text())
    assert both["hooks"]["Stop"][0] == kept["hooks"]["Stop"][0]  # type: ignore[index]
    assert len(both["hooks"]["Stop"]) == 2
    main(["hook", "remove", "claude-code", "--project", "--repo", str(repo), "--yes"])
    assert json.loads(file.read_text()) == kept
    capsys.readouterr()


def test_a_file_that_is_not_plain_json_is_left_alone(
    repo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = repo.parent / "home/.gemini/settings.json"
    file.parent.mkdir(parents=True)
    file.write_text("{ // mine\n}")
    assert main(["hook", "install", "gemini", "--yes"]) == 2
    assert file.read_text() == "{ // mine\n}"
    assert capsys.readouterr().err.count("\n") == 1


def test_the_demo_catches_a_false_end(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo"]) == 0
    shown = capsys.readouterr().out
    assert "there is no tests/test_discount.py" in shown
    assert "✓ `Cart.add` takes the parameters" in shown
