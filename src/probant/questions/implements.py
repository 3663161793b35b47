"""Which interfaces does name implement?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPLEMENTS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="implements",
            label="interfaces",
            sentence="which interfaces does {name} implement",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="implements",
            label="does-implement",
            sentence="does {name} implement {interface}",
            slots=(Slot("name", Fill.SYMBOL), Slot("interface", Fill.SYMBOL)),
            polar=True,
        ),
    ),
    proved_by="hierarchy",
)
