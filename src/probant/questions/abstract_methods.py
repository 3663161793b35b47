"""Which abstract methods does name declare?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ABSTRACT_METHODS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="abstract_methods",
            label="abstract-methods",
            sentence="which abstract methods does {name} declare",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="abstract_methods",
            label="abstract-method-count",
            sentence="how many abstract methods does {name} declare",
            slots=(Slot("name", Fill.SYMBOL),),
            counted=True,
        ),
    ),
    filters=DEFINED,
    proved_by="members",
)
