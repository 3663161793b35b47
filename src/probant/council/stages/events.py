"""What happens during a verification, told as it happens: for the terminal now, for streams later.

Counts, names and short reasons only; no text of a file, an item or a reply. `plain` is the form
that goes out.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from probant.llm.port import Stage
from probant.vocabulary.council import Verdict, VerdictReason, VoiceStatus
from probant.vocabulary.record import Record


class PromptBuilt(Record, kw_only=True):
    """What every reviewer reads is settled."""

    n_chars: int
    max_chars: int
    n_files: int
    n_files_whole: int
    n_items: int
    n_items_kept: int


class MachineReviewed(Record, kw_only=True):
    """The machine reviewer has looked at the items."""

    n_items: int
    n_rejected: int


class StageStarted(Record, kw_only=True):
    stage: Stage
    names: tuple[str, ...]
    max_seconds: float


class StageSkipped(Record, kw_only=True):
    stage: Stage
    why: str


class StageEnded(Record, kw_only=True):
    stage: Stage
    n_answered: int
    n_models: int
    seconds: float


class ModelAsked(Record, kw_only=True):
    stage: Stage
    name: str
    model: str


class ModelHeard(Record, kw_only=True):
    """A model answered, failed, ran out of time, or was not asked; `detail` says why."""

    stage: Stage
    name: str
    model: str
    status: VoiceStatus
    seconds: float
    detail: str = ""


class VerdictReached(Record, kw_only=True):
    verdict: Verdict
    reasons: tuple[VerdictReason, ...]
    seconds: float


Event = (
    PromptBuilt
    | MachineReviewed
    | StageStarted
    | StageSkipped
    | StageEnded
    | ModelAsked
    | ModelHeard
    | VerdictReached
)
Say = Callable[[Event], None]

NAMES: dict[type[Record], str] = {
    PromptBuilt: "prompt_built",
    MachineReviewed: "machine_reviewed",
    StageStarted: "stage_started",
    StageSkipped: "stage_skipped",
    StageEnded: "stage_ended",
    ModelAsked: "model_asked",
    ModelHeard: "model_heard",
    VerdictReached: "verdict_reached",
}
"""What each is called where events leave the program."""


def unheard(_event: Event) -> None:
    """For callers who want no progress."""


def plain(event: Event) -> dict[str, object]:
    """The event as JSON holds it: its name under `event`, then its fields."""
    fields = zip(type(event).fields, event.astuple(), strict=True)
    return {"event": NAMES[type(event)]} | {name: _plain(value) for name, value in fields}


def _plain(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if isinstance(value, float):
        return round(value, 3)
    return value
