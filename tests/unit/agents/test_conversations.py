"""Logs of agents on disk: which is the newest, and what was said last."""

from __future__ import annotations

import json
import os
from pathlib import Path

from probant.agents.conversations import CLAUDE, CODEX, newest_conversation, read_conversation


def write(file: Path, rows: list[object], *, age: int = 0) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(json.dumps(row) + "\n" for row in rows) + "{torn")
    os.utime(file, (2_000_000_000 - age, 2_000_000_000 - age))
    return file


def claude_rows(folder: Path, *texts: str) -> list[object]:
    base = {"sessionId": "s1", "cwd": str(folder), "timestamp": "2026-01-02T03:04:05.678Z"}
    said = [
        base | {"type": "assistant", "message": {"content": [
            {"type": "thinking", "thinking": "hm"}, {"type": "text", "text": text}]}}
        for text in texts
    ]  # fmt: skip
    words = [{"type": "text", "text": "a helper's words"}]
    helper = base | {"type": "assistant", "isSidechain": True, "message": {"content": words}}
    tool = base | {"type": "assistant", "message": {"content": [{"type": "tool_use", "id": "t"}]}}
    return [base | {"type": "user", "message": {"content": "do it"}}, *said, helper, tool]


def codex_rows(folder: Path, text: str) -> list[object]:
    return [
        {"timestamp": "2026-01-02T03:04:05.678Z", "type": "session_meta",
         "payload": {"id": "c1", "cwd": str(folder), "timestamp": "2026-01-02T03:04:05.000Z",
                     "git": {"commit_hash": "a" * 40}}},
        {"type": "response_item", "payload": {"type": "message", "role": "user",
         "content": [{"type": "input_text", "text": "do it"}]}},
        {"type": "response_item", "payload": {"type": "message", "role": "assistant",
         "content": [{"type": "output_text", "text": text}]}},
    ]  # fmt: skip


def test_the_last_words_of_the_agent_itself(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", claude_rows(tmp_path, "first", "last"))
    found = read_conversation(file, CLAUDE)
    assert found is not None
    assert (found.message, found.session, found.folder) == ("last", "s1", str(tmp_path))
    assert found.began == "2026-01-02T03:04:05.678Z"


def test_codex_tells_the_commit_it_began_at(tmp_path: Path) -> None:
    file = write(tmp_path / "rollout-a.jsonl", codex_rows(tmp_path, "done"))
    found = read_conversation(file, CODEX)
    assert found is not None
    assert (found.message, found.commit, found.session) == ("done", "a" * 40, "c1")


def test_the_newest_of_both_and_of_a_folder(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    home = tmp_path / "home"
    write(home / ".claude/projects/p/a.jsonl", claude_rows(here / "sub", "in here"), age=10)
    write(home / ".codex/sessions/2026/01/02/rollout-b.jsonl", codex_rows(there, "in there"))
    environment = {"HOME": str(home)}
    newest = newest_conversation(environment)
    within = newest_conversation(environment, within=here)
    assert newest is not None
    assert newest.message == "in there"
    assert within is not None
    assert within.message == "in here"
    assert newest_conversation(environment, within=tmp_path / "elsewhere") is None


def test_what_is_no_log_is_none(tmp_path: Path) -> None:
    assert read_conversation(tmp_path / "missing.jsonl", CLAUDE) is None
    assert newest_conversation({"HOME": str(tmp_path)}) is None
