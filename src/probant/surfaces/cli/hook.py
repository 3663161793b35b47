"""`probant hook AGENT`, `probant hook install AGENT` and `probant hook remove AGENT`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from probant.errors import ProbantError, UsageError
from probant.surfaces.check.texts import repository_root
from probant.surfaces.cli.execution import execution_of
from probant.surfaces.cli.output import settings_of, tell, write
from probant.surfaces.cli.text import printable
from probant.surfaces.hooks.adapters import AGENTS, Agent
from probant.surfaces.hooks.gate import PAUSE, answer_hook
from probant.surfaces.hooks.installing import Plan, plan_install, plan_remove

MAX_PAYLOAD_BYTES = 20_000_000
EXIT_LEFT = 3


def execute(args: argparse.Namespace) -> int:
    words = args.words
    if words and words[0] in ("install", "remove"):
        return _change(words[0], _agent(words[1:]), args)
    return _gate(_agent(words), args)


def _agent(words: list[str]) -> Agent:
    if len(words) != 1 or words[0] not in AGENTS:
        said = f"there is no agent {words[0]!r}" if words else "no agent is named"
        raise UsageError(said, remedy=f"name one of {', '.join(AGENTS)}")
    return AGENTS[words[0]]


def _gate(agent: Agent, args: argparse.Namespace) -> int:
    """Whatever happens here, it is 0: a fault of ours must not hold an agent up."""
    answer: dict[str, Any] = {}
    if not os.environ.get(PAUSE):
        try:
            answer = answer_hook(agent, _payload(), settings_of(args), execution_of(args, None))
        except ProbantError as trouble:
            tell(f"not checked: {trouble}")
    write(json.dumps(answer, ensure_ascii=False) + "\n")
    return 0


def _payload() -> dict[str, Any]:
    raw = sys.stdin.buffer.read(MAX_PAYLOAD_BYTES + 1)
    try:
        # One agent begins its payload with a byte order mark.
        found = json.loads(raw.decode("utf-8-sig"))
    except ValueError as trouble:
        raise UsageError("the hook's payload is not JSON", remedy="give it on stdin") from trouble
    if len(raw) > MAX_PAYLOAD_BYTES or not isinstance(found, dict):
        raise UsageError("the hook's payload is not an object", remedy="give it on stdin")
    return found


def _change(verb: str, agent: Agent, args: argparse.Namespace) -> int:
    base = repository_root(Path(args.repo)) if args.project else Path("~").expanduser()
    if verb == "install":
        plan = plan_install(agent, base, allow_exec=args.allow_exec)
    else:
        plan = plan_remove(agent, base)
    if not plan.diff:
        write(f"nothing to do: {printable(str(plan.file))}\n")
        return 0
    write(printable(plan.diff))
    if not (args.yes or _is_wanted(plan)):
        tell(f"nothing was written; --yes writes {plan.file}")
        return EXIT_LEFT
    plan.carry_out()
    write(f"wrote {printable(str(plan.file))}; {PAUSE}=1 pauses the hook\n")
    return 0


def _is_wanted(plan: Plan) -> bool:
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    sys.stderr.write(f"write {printable(str(plan.file))}? [y/N] ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")
