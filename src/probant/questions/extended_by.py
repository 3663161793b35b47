"""Which classes extend base?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXTENDED_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="extended_by",
            label="subclasses",
            sentence="which classes extend {base}",
            slots=(Slot("base", Fill.SYMBOL),),
        ),
        Form(
            kind="extended_by",
            label="all-subclasses",
            sentence="which classes extend {base}, directly or through others",
            slots=(Slot("base", Fill.SYMBOL),),
            transitive=True,
        ),
        Form(
            kind="extended_by",
            label="subclass-count",
            sentence="how many classes extend {base}",
            slots=(Slot("base", Fill.SYMBOL),),
            counted=True,
        ),
    ),
    filters=DEFINED | REACHING,
    proved_by="references",
)
