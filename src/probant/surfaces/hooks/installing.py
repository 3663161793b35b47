"""The entry in an agent's own settings file: put there, taken out again, and shown as a diff first.

Everything else in the file stays; entries are known by the command they run.
"""

from __future__ import annotations

import json
from copy import deepcopy
from difflib import unified_diff
from pathlib import Path
from typing import Any

from probant.errors import UsageError
from probant.surfaces.hooks.adapters import Agent
from probant.vocabulary.record import Record
from probant.workspace.store import write_atomically

TIMEOUT_SECONDS = 300
PROGRAM = "probant hook"


class Plan(Record, kw_only=True):
    """What a settings file would become; empty `diff`: nothing to do."""

    file: Path
    content: str
    diff: str

    def carry_out(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            mode = self.file.stat().st_mode & 0o777 if self.file.exists() else 0o644
            write_atomically(self.file, self.content.encode())
            self.file.chmod(mode)
        except OSError as trouble:
            raise UsageError(
                f"{self.file} cannot be written: {trouble.strerror}", remedy="mend its rights"
            ) from trouble


def plan_install(agent: Agent, base: Path, *, allow_exec: bool) -> Plan:
    file = base / agent.file
    before, settings = _read(file)
    cleaned = _without_ours(settings, agent)
    hooks = cleaned.setdefault("hooks", {})
    if not isinstance(hooks, dict):
        raise _odd(file, "its hooks are not an object")
    if not agent.is_nested:
        cleaned.setdefault("version", 1)
    command = f"{PROGRAM} {agent.name}" + (" --allow-exec" if allow_exec else "")
    for event, matcher in agent.events:
        listed = hooks.setdefault(event, [])
        if not isinstance(listed, list):
            raise _odd(file, f"its hooks for {event} are not a list")
        listed.append(_entry(agent, command, matcher))
    return _plan(file, before, cleaned)


def plan_remove(agent: Agent, base: Path) -> Plan:
    file = base / agent.file
    before, settings = _read(file)
    return _plan(file, before, _without_ours(settings, agent) if before else {})


def _entry(agent: Agent, command: str, matcher: str) -> dict[str, Any]:
    if not agent.is_nested:
        return {"command": command}
    timeout = TIMEOUT_SECONDS * agent.seconds_unit
    group: dict[str, Any] = {"matcher": matcher} if matcher else {}
    return group | {"hooks": [{"type": "command", "command": command, "timeout": timeout}]}


def _without_ours(settings: dict[str, Any], agent: Agent) -> dict[str, Any]:
    cleaned = deepcopy(settings)
    hooks = cleaned.get("hooks")
    if not isinstance(hooks, dict):
        return cleaned
    for event, _ in agent.events:
        listed = hooks.get(event)
        if isinstance(listed, list):
            hooks[event] = [one for one in listed if not _is_ours(one)]
            if not hooks[event]:
                del hooks[event]
    if not hooks:
        del cleaned["hooks"]
        if cleaned == {"version": 1}:
            cleaned = {}
    return cleaned


def _is_ours(entry: object) -> bool:
    if not isinstance(entry, dict):
        return False
    inner = entry.get("hooks")
    if isinstance(inner, list):
        return bool(inner) and all(_is_ours(one) for one in inner)
    return str(entry.get("command", "")).startswith(PROGRAM)


def _read(file: Path) -> tuple[str, dict[str, Any]]:
    try:
        text = file.read_text(encoding="utf-8") if file.exists() else ""
    except (OSError, UnicodeDecodeError) as trouble:
        raise _odd(file, "it cannot be read") from trouble
    try:
        settings = json.loads(text) if text.strip() else {}
    except ValueError as trouble:
        raise _odd(file, f"it is not plain JSON ({trouble})") from trouble
    if not isinstance(settings, dict):
        raise _odd(file, "it does not hold an object")
    return text, settings


def _plan(file: Path, before: str, settings: dict[str, Any]) -> Plan:
    content = json.dumps(settings, indent=2, ensure_ascii=False) + "\n" if settings else ""
    if before.strip() and json.loads(before) == settings:
        content = before
    if not settings and before:
        content = "{}\n"
    lines = unified_diff(before.splitlines(), content.splitlines(), str(file), str(file),
                         lineterm="")  # fmt: skip
    return Plan(file=file, content=content, diff="".join(f"{line}\n" for line in lines))


def _odd(file: Path, why: str) -> UsageError:
    return UsageError(f"{file} was left alone: {why}", remedy="mend it, or add the entry by hand")
