"""What is the value of name?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.VALUE,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="value",
            label="constant-value",
            sentence="what is the value of {name}",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
    ),
    proved_by="members",
)
