"""When was file last changed?"""

from __future__ import annotations

from probant.questions.kind import DATED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LAST_CHANGE,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="last_change",
            label="last-change",
            sentence="when was {file} last changed",
            slots=(Slot("file", Fill.NAMED),),
        ),
        Form(
            kind="last_change",
            label="last-change-person",
            sentence="was {file} last changed by {person}",
            slots=(Slot("file", Fill.NAMED), Slot("person", Fill.TEXT)),
            polar=True,
        ),
    ),
    filters=DATED,
    proved_by="git_history",
)
