"""What is name?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DESCRIPTION,
    intent=Intent.EXPLAIN,
    forms=(
        Form(
            kind="description",
            label="explain",
            sentence="what is {name}",
            slots=(Slot("name", Fill.NAMED),),
        ),
    ),
    proved_by="description",
)
