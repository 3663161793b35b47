"""What does name return?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RETURNS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="returns",
            label="return-type",
            sentence="what does {name} return",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
    ),
    proved_by="symbols",
)
