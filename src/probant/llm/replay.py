"""Models that are not there: replies given beforehand instead of an endpoint.

`ReplayModel` repeats what was said to a prompt and raises on one it has not heard. `ScriptedModel`
says its lines in order, by stage. Neither waits, thinks or guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

from probant.llm.port import Asked, NoReply, Prompt, Reply, Stage

Line = str | Reply | NoReply | Callable[[Asked], str | Reply | NoReply]


class UnheardPrompt(LookupError):
    """A double was asked something it has no reply for: the caller's mistake, not an endpoint's."""


def prompt_sha256(prompt: Prompt) -> str:
    """One name for both texts; the length of the first keeps them apart."""
    head = f"{len(prompt.system.encode('utf-8', 'surrogatepass'))}\n"
    text = head + prompt.system + prompt.user
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class ReplayModel:
    """Says again what was said to exactly this prompt at this stage."""

    def __init__(
        self,
        name: str,
        heard: Mapping[tuple[Stage, str], Reply | NoReply],
        *,
        model: str = "replay",
    ) -> None:
        self.name = name
        self.model = model
        self._heard = dict(heard)

    async def complete(self, asked: Asked) -> Reply | NoReply:
        found = self._heard.get((asked.stage, prompt_sha256(asked.prompt)))
        if found is None:
            raise UnheardPrompt(f"{self.name} has not heard this {asked.stage.value} prompt")
        return found


class ScriptedModel:
    """Says its lines by stage, each once; `asked` keeps the questions."""

    def __init__(
        self, name: str, script: Mapping[Stage, Line | Sequence[Line]], *, model: str = "scripted"
    ) -> None:
        self.name = name
        self.model = model
        self.asked: list[Asked] = []
        self._lines = {stage: _in_order(lines) for stage, lines in script.items()}

    async def complete(self, asked: Asked) -> Reply | NoReply:
        self.asked.append(asked)
        lines = self._lines.get(asked.stage)
        if not lines:
            raise UnheardPrompt(f"{self.name} has no line left for the stage {asked.stage.value}")
        line = lines.pop(0)
        said = line(asked) if callable(line) else line
        return Reply(text=said, seconds=0.0) if isinstance(said, str) else said


def _in_order(lines: Line | Sequence[Line]) -> list[Line]:
    if isinstance(lines, str | Reply | NoReply) or callable(lines):
        return [lines]
    return list(lines)
