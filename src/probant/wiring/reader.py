"""The reader of questions on an opened repository: model read once, names from the index."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from probant import reading
from probant.reading.followups import SessionFrame
from probant.reading.model import Model, unpacked
from probant.reading.understanding import Understood, understand

if TYPE_CHECKING:
    from probant.llm.port import Model as LanguageModel
    from probant.wiring import Workbench
    from probant.workflows.model_reading import GoalOf

MODEL = "model.bin"


@cache
def reading_model() -> Model:
    return unpacked(Path(reading.__file__).with_name(MODEL).read_bytes())


def read_on(
    bench: Workbench, question: str, frame: SessionFrame | None = None
) -> tuple[Understood, ...]:
    """What a question asks of this repository, today."""
    return understand(question, reading_model(), bench.names(), date.today(), frame)


def reread_on(
    bench: Workbench, read: tuple[Understood, ...], question: str, asked: LanguageModel,
    goal_of: GoalOf,
) -> tuple[Understood, ...]:  # fmt: skip
    """The same, with a language model heard where it was not sure."""
    from probant.workflows.model_reading import reread

    return reread(read, question, asked, goal_of, reading_model(), bench.names(), date.today())
