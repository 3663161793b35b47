"""Which commit added file?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ADDED_BY,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="added_by",
            label="added-by",
            sentence="which commit added {file}",
            slots=(Slot("file", Fill.NAMED),),
        ),
        Form(
            kind="added_by",
            label="added-by-person",
            sentence="was {file} added by {person}",
            slots=(Slot("file", Fill.NAMED), Slot("person", Fill.TEXT)),
            polar=True,
        ),
    ),
    proved_by="git_history",
)
