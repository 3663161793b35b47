"""The reader of questions on an opened repository: model read once, names from the index."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from probant.reading.followups import SessionFrame
from probant.reading.model import Model, unpacked
from probant.reading.understanding import Understood, understand
from probant.workflows.names import SnapshotNames

if TYPE_CHECKING:
    from probant.wiring import Workbench

MODEL = "model.bin"


@cache
def reading_model() -> Model:
    return unpacked((resources.files("probant.reading") / MODEL).read_bytes())


def read_on(
    bench: Workbench, question: str, frame: SessionFrame | None = None
) -> tuple[Understood, ...]:
    """What a question asks of this repository, today."""
    names = SnapshotNames(bench.tree, bench.book)
    return understand(question, reading_model(), names, date.today(), frame)
