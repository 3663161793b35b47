"""Is name word?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.VISIBILITY,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="visibility",
            label="is-visible",
            sentence="is {name} {word}",
            slots=(Slot("name", Fill.SYMBOL),),
            polar=True,
            word=Lexis.VISIBILITY,
        ),
        Form(
            kind="visibility",
            label="visibility",
            sentence="what visibility does {name} have",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
    ),
    proved_by="members",
)
