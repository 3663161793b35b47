"""What is asked of a language model and what comes back; the one seam to models.

A model has no tools here and its text is untrusted. A reply that did not come is a value.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from probant.vocabulary.record import Record


class Stage(Enum):
    """Which question this is; goes out in the header `X-Probant-Stage`."""

    REVIEWER = "reviewer"
    RANKING = "ranking"
    CHAIRMAN = "chairman"
    NARRATOR = "narrator"
    READER = "reader"


class Prompt(Record):
    """The two texts a model reads."""

    system: str
    user: str

    @property
    def n_chars(self) -> int:
        return len(self.system) + len(self.user)


class Asked(Record, kw_only=True):
    """One question. `schema` is the JSON schema of the reply, where it is JSON and nothing else."""

    stage: Stage
    prompt: Prompt
    max_seconds: float
    schema: Mapping[str, object] | None = None


class Reply(Record, kw_only=True):
    """What a model said, whole and as it said it: a key it repeats stands in it still."""

    text: str
    seconds: float
    n_tries: int = 1
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


class Trouble(Enum):
    """Why there is no whole reply."""

    TIMEOUT = "timeout"
    CUT = "cut"
    """It stopped before its end: the text it has is kept, but is no reply."""
    FAILED = "failed"


class NoReply(Record, kw_only=True):
    """`detail` is one line for a person, free of keys; `text` is as it came."""

    trouble: Trouble
    detail: str
    seconds: float
    n_tries: int = 1
    text: str = ""
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


class Model(Protocol):
    """`name` is the user's name for it, `model` what the endpoint calls it."""

    name: str
    model: str

    async def complete(self, asked: Asked) -> Reply | NoReply:
        """Never raises for what an endpoint does; ends by `asked.max_seconds`."""
        ...
