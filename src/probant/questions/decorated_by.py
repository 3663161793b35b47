"""Which definitions are decorated with decorator?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DECORATED_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="decorated_by",
            label="decorated-with",
            sentence="which definitions are decorated with {decorator}",
            slots=(Slot("decorator", Fill.TEXT),),
        ),
    ),
    filters=DEFINED,
)
