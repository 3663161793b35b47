"""Which parameters does name take?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.PARAMETERS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="parameters",
            label="parameters",
            sentence="which parameters does {name} take",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="parameters",
            label="parameter-count",
            sentence="how many parameters does {name} take",
            slots=(Slot("name", Fill.SYMBOL),),
            counted=True,
        ),
        Form(
            kind="parameters",
            label="has-parameter",
            sentence="does {name} take a parameter {parameter}",
            slots=(Slot("parameter", Fill.MEMBER), Slot("name", Fill.SYMBOL)),
            polar=True,
        ),
    ),
    proved_by="symbols",
)
