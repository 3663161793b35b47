"""Coding agents and their hooks: how each says what happened, how it wants to be answered, and
where its hooks are written down.

One small adapter an agent, each after its published format:

- Claude Code 2.x, "Hooks reference" (code.claude.com/docs/en/hooks): `Stop` and `PostToolUse` with
  `session_id`, `transcript_path`, `cwd`, `stop_hook_active`, `last_assistant_message`; answered
  with `decision: "block"` and a `reason`.
- Codex, the generated schemas `stop.command.input` and `stop.command.output` of openai/codex
  (codex-rs/hooks/schema): the same names; hooks.json beside its config.toml.
- Cursor 1.7 and later, "Hooks" (cursor.com/docs/agent/hooks): `stop` has no text, so
  `afterAgentResponse` keeps it; answered with `followup_message`.
- Gemini CLI, "Hooks reference" (google-gemini/gemini-cli, docs/hooks/reference.md): `AfterAgent`
  with `prompt_response`; answered with `decision: "deny"`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from probant.agents.conversations import CLAUDE, CODEX, read_conversation
from probant.vocabulary.record import Record

Payload = Mapping[str, Any]


class Event(Record, kw_only=True):
    """What an agent's hook tells. `message` is its last one, None if this event has none.

    `keeps_message` marks an event that only brings the text for a later one; `written` is a file
    it has just written, with what it put there.
    """

    session: str
    folder: str
    message: str | None = None
    began: str = ""
    commit: str = ""
    keeps_message: bool = False
    written: tuple[str, str] | None = None


class Agent(Record, kw_only=True):
    """`events` are the names its hooks go by, with the matcher each wants."""

    name: str
    file: str
    """Where its hooks stand, in a project and in the person's home alike."""
    events: tuple[tuple[str, str], ...]
    read: Callable[[Payload], Event]
    block: Callable[[str], dict[str, Any]]
    hand_over: Callable[[str], dict[str, Any]]
    is_nested: bool = True
    """Whether an entry is a group with its own list of hooks."""
    seconds_unit: int = 1
    """What one second is in its `timeout`."""


def _text(payload: Payload, key: str) -> str:
    value = payload.get(key)
    return value if isinstance(value, str) else ""


def _transcript(payload: Payload, agent: str) -> Event:
    """What the log adds: when and at which commit it began, and the message where none is told."""
    path = _text(payload, "transcript_path")
    log = read_conversation(Path(path), agent) if path else None
    said = payload.get("last_assistant_message")
    return Event(
        session=_text(payload, "session_id"),
        folder=_text(payload, "cwd") or (log.folder if log else ""),
        message=said if isinstance(said, str) else (log.message if log else None),
        began=log.began if log else "",
        commit=log.commit if log else "",
    )


def _claude(payload: Payload) -> Event:
    if payload.get("hook_event_name") != "PostToolUse":
        return _transcript(payload, CLAUDE)
    given = payload.get("tool_input")
    tool: Payload = given if isinstance(given, dict) else {}
    put = _text(tool, "content") or _text(tool, "new_string")
    for edit in tool.get("edits") or ():
        put += "\n" + _text(edit, "new_string") if isinstance(edit, dict) else ""
    return Event(session=_text(payload, "session_id"), folder=_text(payload, "cwd"),
                 written=(_text(tool, "file_path"), put))  # fmt: skip


def _cursor(payload: Payload) -> Event:
    roots = payload.get("workspace_roots")
    folder = str(roots[0]) if isinstance(roots, list) and roots else ""
    is_text = payload.get("hook_event_name") == "afterAgentResponse"
    return Event(
        session=_text(payload, "conversation_id"), folder=folder, keeps_message=is_text,
        message=_text(payload, "text") if is_text else None,
    )  # fmt: skip


def _gemini(payload: Payload) -> Event:
    return Event(
        session=_text(payload, "session_id"), folder=_text(payload, "cwd"),
        message=_text(payload, "prompt_response"),
    )  # fmt: skip


def _blocked(reason: str) -> dict[str, Any]:
    return {"decision": "block", "reason": reason}


def _told(notice: str) -> dict[str, Any]:
    return {"systemMessage": notice}


AGENTS: Mapping[str, Agent] = {
    one.name: one
    for one in (
        Agent(
            name=CLAUDE, file=".claude/settings.json", read=_claude, block=_blocked,
            hand_over=_told, events=(("Stop", ""), ("PostToolUse", "Write|Edit|MultiEdit")),
        ),
        Agent(
            name=CODEX, file=".codex/hooks.json", block=_blocked, hand_over=_told,
            read=lambda payload: _transcript(payload, CODEX), events=(("Stop", ""),),
        ),
        Agent(
            name="cursor", file=".cursor/hooks.json", read=_cursor, is_nested=False,
            events=(("afterAgentResponse", ""), ("stop", "")),
            block=lambda reason: {"followup_message": reason}, hand_over=lambda _notice: {},
        ),
        Agent(
            name="gemini", file=".gemini/settings.json", read=_gemini, events=(("AfterAgent", ""),),
            block=lambda reason: {"decision": "deny", "reason": reason}, hand_over=_told,
            seconds_unit=1000,
        ),
    )
}  # fmt: skip
