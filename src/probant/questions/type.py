"""What is the type of name?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TYPE,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="type",
            label="variable-type",
            sentence="what is the type of {name}",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="type",
            label="parameter-type",
            sentence="what is the type of the parameter {parameter} of {name}",
            slots=(Slot("parameter", Fill.MEMBER), Slot("name", Fill.SYMBOL)),
        ),
    ),
    proved_by="types",
)
