"""Which exceptions does name raise in its own body?"""

from __future__ import annotations

from probant.questions.kind import PLACED, REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RAISES,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="raises",
            label="raises",
            sentence="which exceptions does {name} raise in its own body",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="raises",
            label="all-raises",
            sentence="which exceptions can {name} raise, directly or through what it calls",
            slots=(Slot("name", Fill.SYMBOL),),
            transitive=True,
        ),
        Form(
            kind="raises",
            label="does-raise",
            sentence="does {name} raise {exception} in its own body",
            slots=(Slot("name", Fill.SYMBOL), Slot("exception", Fill.MEMBER)),
            polar=True,
        ),
    ),
    filters=PLACED | REACHING,
    proved_by="bodies",
)
