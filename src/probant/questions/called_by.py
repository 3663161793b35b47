"""Which code calls callee?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CALLED_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="called_by",
            label="callers",
            sentence="which code calls {callee}",
            slots=(Slot("callee", Fill.SYMBOL),),
        ),
        Form(
            kind="called_by",
            label="all-callers",
            sentence="which code calls {callee}, directly or through others",
            slots=(Slot("callee", Fill.SYMBOL),),
            transitive=True,
        ),
        Form(
            kind="called_by",
            label="caller-count",
            sentence="how many calls of {callee} are there",
            slots=(Slot("callee", Fill.SYMBOL),),
            counted=True,
        ),
    ),
    filters=DEFINED | REACHING,
    proved_by="references",
)
