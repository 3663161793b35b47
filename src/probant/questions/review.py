"""Review the change?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REVIEW,
    intent=Intent.REVIEW,
    forms=(
        Form(
            kind="review",
            label="review",
            sentence="review the change",
            slots=(Slot("commit", Fill.REVISION, is_optional=True),),
        ),
    ),
    proved_by="review",
)
