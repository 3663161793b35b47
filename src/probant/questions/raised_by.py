"""Which code raises exception?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RAISED_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="raised_by",
            label="raised-by",
            sentence="which code raises {exception}",
            slots=(Slot("exception", Fill.SYMBOL),),
        ),
        Form(
            kind="raised_by",
            label="raised-by-count",
            sentence="at how many places is {exception} raised",
            slots=(Slot("exception", Fill.SYMBOL),),
            counted=True,
        ),
    ),
    filters=DEFINED,
    proved_by="bodies",
)
