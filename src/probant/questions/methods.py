"""Which methods does name define?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.METHODS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="methods",
            label="methods",
            sentence="which methods does {name} define",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="methods",
            label="method-count",
            sentence="how many methods does {name} define",
            slots=(Slot("name", Fill.SYMBOL),),
            counted=True,
        ),
        Form(
            kind="methods",
            label="has-method",
            sentence="does {owner} have a method {name}",
            slots=(Slot("owner", Fill.SYMBOL), Slot("name", Fill.MEMBER)),
            polar=True,
        ),
    ),
    filters=DEFINED,
    proved_by="members",
)
