"""Which fields does name have?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.FIELDS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="fields",
            label="fields",
            sentence="which fields does {name} have",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="fields",
            label="field-count",
            sentence="how many fields does {name} have",
            slots=(Slot("name", Fill.SYMBOL),),
            counted=True,
        ),
        Form(
            kind="fields",
            label="has-field",
            sentence="does {name} have a field {field}",
            slots=(Slot("name", Fill.SYMBOL), Slot("field", Fill.MEMBER)),
            polar=True,
        ),
    ),
    proved_by="members",
)
