"""Where does the text text occur?"""

from __future__ import annotations

from probant.questions.kind import PLACED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OCCURS_IN,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="occurs_in",
            label="where-text",
            sentence="where does the text {text} occur",
            slots=(Slot("text", Fill.TEXT),),
        ),
        Form(
            kind="occurs_in",
            label="where-used",
            sentence="where is {name} mentioned",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
    ),
    filters=PLACED,
)
