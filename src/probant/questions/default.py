"""What is the default of the parameter parameter of name?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DEFAULT,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="default",
            label="default",
            sentence="what is the default of the parameter {parameter} of {name}",
            slots=(Slot("parameter", Fill.MEMBER), Slot("name", Fill.SYMBOL)),
        ),
    ),
    proved_by="members",
)
