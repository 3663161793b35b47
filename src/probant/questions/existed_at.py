"""Did thing exist at revision?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXISTED_AT,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="existed_at",
            label="existed-at",
            sentence="did {thing} exist at {revision}",
            slots=(Slot("thing", Fill.NAMED), Slot("revision", Fill.REVISION)),
            polar=True,
        ),
    ),
    proved_by="git_history",
)
