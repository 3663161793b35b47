"""Is name word?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TRAIT,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="trait",
            label="is-trait",
            sentence="is {name} {word}",
            slots=(Slot("name", Fill.SYMBOL),),
            polar=True,
            word=Lexis.TRAIT,
        ),
    ),
    proved_by="members",
)
