"""Which methods override method?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OVERRIDDEN_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="overridden_by",
            label="overrides",
            sentence="which methods override {method}",
            slots=(Slot("method", Fill.SYMBOL),),
        ),
    ),
    filters=DEFINED,
    proved_by="hierarchy",
)
