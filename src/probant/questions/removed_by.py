"""Which commit removed file?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REMOVED_BY,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="removed_by",
            label="removed-by",
            sentence="which commit removed {file}",
            slots=(Slot("file", Fill.NAMED),),
        ),
    ),
    proved_by="git_history",
)
