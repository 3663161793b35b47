"""Which classes does name extend?"""

from __future__ import annotations

from probant.questions.kind import REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXTENDS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="extends",
            label="base-classes",
            sentence="which classes does {name} extend",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="extends",
            label="ancestors",
            sentence="which classes does {name} extend, directly or through others",
            slots=(Slot("name", Fill.SYMBOL),),
            transitive=True,
        ),
        Form(
            kind="extends",
            label="does-extend",
            sentence="does {name} extend {base}",
            slots=(Slot("name", Fill.SYMBOL), Slot("base", Fill.SYMBOL)),
            polar=True,
        ),
    ),
    filters=REACHING,
    proved_by="symbols",
)
