"""Conversations that coding agents keep on disk: the newest one, and its last message.

Claude Code writes one JSONL file a conversation below `projects/` of its folder, Codex one below
`sessions/YYYY/MM/DD/` of its own. Only what a receipt needs is read: where it worked, when it
began, at which commit, and what was said last. A line that is torn or strange is passed over.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from probant.vocabulary.record import Record

CLAUDE, CODEX = "claude-code", "codex"
MAX_LOG_BYTES = 200_000_000
N_NEWEST = 60
"""How many of the newest logs are opened in search of one that worked here."""


class Conversation(Record, kw_only=True):
    """`began` is ISO 8601, `commit` the revision it began at; each empty if not told."""

    agent: str
    file: Path | None
    session: str
    folder: str
    began: str
    message: str
    commit: str = ""


def newest_conversation(
    environment: Mapping[str, str], *, within: Path | None = None
) -> Conversation | None:
    """The newest one that has a message; with `within`, one that worked in that folder."""
    logs = sorted(_logs(environment), key=lambda one: one[0], reverse=True)[:N_NEWEST]
    for _, agent, file in logs:
        found = read_conversation(file, agent)
        if found is not None and found.message and (within is None or _is_in(found, within)):
            return found
    return None


def read_conversation(file: Path, agent: str) -> Conversation | None:
    """What one log holds; None where it cannot be read."""
    try:
        if file.stat().st_size > MAX_LOG_BYTES:
            return None
        rows = list(_rows(file.read_text(encoding="utf-8", errors="replace")))
    except OSError:
        return None
    return _codex(rows, file) if agent == CODEX else _claude(rows, file)


def _logs(environment: Mapping[str, str]) -> Iterator[tuple[float, str, Path]]:
    home = Path(environment.get("HOME") or "~").expanduser()
    claude = Path(environment.get("CLAUDE_CONFIG_DIR") or home / ".claude")
    codex = Path(environment.get("CODEX_HOME") or home / ".codex")
    for agent, files in (
        (CLAUDE, (claude / "projects").glob("*/*.jsonl")),
        (CODEX, (codex / "sessions").glob("**/rollout-*.jsonl")),
    ):
        for file in files:
            try:
                yield file.stat().st_mtime, agent, file
            except OSError:
                continue


def _is_in(one: Conversation, folder: Path) -> bool:
    root = Path(os.path.realpath(folder))
    return bool(one.folder) and Path(os.path.realpath(one.folder)).is_relative_to(root)


def _rows(text: str) -> Iterator[dict[str, Any]]:
    for line in text.split("\n"):
        try:
            row = json.loads(line) if line.strip() else None
        except ValueError:
            continue
        if isinstance(row, dict):
            yield row


def _claude(rows: list[dict[str, Any]], file: Path) -> Conversation:
    """Messages of helpers that the agent started (`isSidechain`) are not its own."""
    own = [row for row in rows if not row.get("isSidechain")]
    message = ""
    for row in own:
        if row.get("type") == "assistant":
            message = _texts(_mapping(row.get("message")).get("content"), "text") or message
    return Conversation(
        agent=CLAUDE,
        file=file,
        session=_first(own, "sessionId") or file.stem,
        folder=_last(own, "cwd"),
        began=_first(own, "timestamp"),
        message=message,
    )


def _codex(rows: list[dict[str, Any]], file: Path) -> Conversation:
    payloads = [(str(row.get("type")), _mapping(row.get("payload"))) for row in rows]
    about: Mapping[str, Any] = next((one for kind, one in payloads if kind == "session_meta"), {})
    said = [
        _texts(one.get("content"), "output_text")
        for kind, one in payloads
        if (kind, one.get("type"), one.get("role")) == ("response_item", "message", "assistant")
    ]
    contexts = [
        str(one["cwd"]) for kind, one in payloads if kind == "turn_context" and "cwd" in one
    ]
    return Conversation(
        agent=CODEX,
        file=file,
        session=str(about.get("id") or file.stem),
        folder=(contexts or [str(about.get("cwd") or "")])[-1],
        began=str(about.get("timestamp") or _first(rows, "timestamp")),
        message=next((one for one in reversed(said) if one), ""),
        commit=str(_mapping(about.get("git")).get("commit_hash") or ""),
    )


def _texts(content: object, kind: str) -> str:
    """What a message says in words; tool calls and thoughts are none."""
    if isinstance(content, str):
        return content.strip()
    blocks = content if isinstance(content, list) else []
    texts = [one.get("text") for one in blocks if isinstance(one, dict) and one.get("type") == kind]
    return "\n".join(one for one in texts if isinstance(one, str)).strip()


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _first(rows: list[dict[str, Any]], key: str) -> str:
    return next((str(row[key]) for row in rows if row.get(key)), "")


def _last(rows: list[dict[str, Any]], key: str) -> str:
    return _first(rows[::-1], key)
