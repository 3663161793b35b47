"""Which methods of base does name override?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OVERRIDES,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="overridden_in",
            label="overridden-in",
            sentence="which methods of {base} does {name} override",
            slots=(Slot("name", Fill.SYMBOL), Slot("base", Fill.SYMBOL)),
        ),
        Form(
            kind="overrides",
            label="does-override",
            sentence="does {name} override {base}",
            slots=(Slot("name", Fill.SYMBOL), Slot("base", Fill.SYMBOL)),
            polar=True,
        ),
    ),
    filters=DEFINED,
    proved_by="hierarchy",
)
