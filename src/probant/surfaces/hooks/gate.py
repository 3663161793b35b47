"""Whether an agent may end its turn: refuted statements go back to it, everything else passes.

It fails open: what cannot be checked holds nobody up. After `MAX_ROUNDS` rounds in a row the
person is told instead. The only state is a small file for each conversation in the cache.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from probant.agents.conversations import Conversation
from probant.settings import Settings
from probant.surfaces.check.texts import repository_root
from probant.surfaces.check.wording import claim_of, detail_of, suggestion_of
from probant.surfaces.hooks.adapters import Agent, Event
from probant.surfaces.opened import OpenRepository
from probant.surfaces.receipt.making import make_receipt
from probant.surfaces.receipt.showing import refuted_lines
from probant.vocabulary.assertion import Checked
from probant.vocabulary.record import Record
from probant.wiring import Execution
from probant.workspace.store import make_private, read_or_none, write_atomically

MAX_ROUNDS = 3
MAX_REASON_LINES = 6
PAUSE = "PROBANT_HOOK_OFF"
TEXTS = (".md", ".markdown", ".rst")
_ASK = "Correct the code or the statement, and say only what holds."


class State(Record, kw_only=True):
    """What is kept between two calls for one conversation."""

    n_rounds: int = 0
    message: str = ""


def answer_hook(
    agent: Agent, payload: Mapping[str, Any], settings: Settings, execution: Execution | None
) -> dict[str, Any]:
    """What goes to the agent's standard input, after its own protocol; {} lets it pass."""
    event = agent.read(payload)
    kept = _Kept(settings.cache_dir, agent.name, event.session)
    state = kept.read()
    if event.keeps_message:
        kept.write(State(n_rounds=state.n_rounds, message=event.message or ""))
        return {}
    if event.written is not None:
        false = _false_in_text(event, settings)
        return agent.block(_reason(false)) if false else {}
    message = event.message if event.message is not None else state.message
    false = _false_statements(agent, event, message, settings, execution) if message else []
    if not false:
        kept.write(State())
        return {}
    if state.n_rounds >= MAX_ROUNDS:
        kept.write(State())
        told = f"Probant: still not so after {MAX_ROUNDS} rounds, over to you.\n"
        return agent.hand_over(told + "\n".join(false[:MAX_REASON_LINES]))
    kept.write(State(n_rounds=state.n_rounds + 1, message=message))
    return agent.block(_reason(false))


def _reason(false: list[str]) -> str:
    shown = false[:MAX_REASON_LINES]
    more = [f"- and {len(false) - len(shown)} more"] if len(false) > len(shown) else []
    return "\n".join(["This is not so (checked by probant):", *shown, *more, _ASK])


def _false_statements(
    agent: Agent, event: Event, message: str, settings: Settings, execution: Execution | None
) -> list[str]:
    folder = Path(event.folder or ".")
    said = Conversation(
        agent=agent.name, file=None, session=event.session, folder=str(folder),
        began=event.began, commit=event.commit, message=message,
    )  # fmt: skip
    receipt = make_receipt(said, repository_root(folder), settings, execution=execution)
    return refuted_lines(receipt)


def _false_in_text(event: Event, settings: Settings) -> list[str]:
    """Of a page just written, what it says of the code and is not so, in the lines put there."""
    name, put = event.written or ("", "")
    file = Path(event.folder or ".") / name
    if not name.endswith(TEXTS) or not file.is_file():
        return []
    with OpenRepository(repository_root(file.parent), settings=settings) as opened:
        report = opened.check(put, tiers="V1,V2")
    return [f"- “{claim_of(one)}”: {_found(one)}" for one in report.refuted]


def _found(one: Checked) -> str:
    return detail_of(one) + (f" → {suggestion_of(one)}" if one.suggestion else "")


class _Kept:
    def __init__(self, cache_dir: Path, agent: str, session: str) -> None:
        key = hashlib.sha256(f"{agent}\n{session}".encode()).hexdigest()[:32]
        self._file = cache_dir / "hooks" / key

    def read(self) -> State:
        raw = read_or_none(self._file)
        try:
            found = json.loads(raw) if raw else {}
            return State(n_rounds=int(found.get("n_rounds", 0)), message=str(found["message"]))
        except (ValueError, KeyError, AttributeError, TypeError):
            return State()

    def write(self, state: State) -> None:
        make_private(self._file.parent)
        plain = {"n_rounds": state.n_rounds, "message": state.message}
        write_atomically(self._file, json.dumps(plain).encode())
