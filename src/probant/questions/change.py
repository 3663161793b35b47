"""What breaks if name is removed?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CHANGE,
    intent=Intent.MODIFY,
    forms=(
        Form(
            kind="change",
            label="change-breaks",
            sentence="what breaks if {name} is removed",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(kind="change", label="change-safe", sentence="is the change at hand safe", polar=True),
    ),
    proved_by="change_build",
)
