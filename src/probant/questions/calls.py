"""What does caller call?"""

from __future__ import annotations

from probant.questions.kind import PLACED, REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CALLS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="calls",
            label="callees",
            sentence="what does {caller} call",
            slots=(Slot("caller", Fill.SYMBOL),),
        ),
        Form(
            kind="calls",
            label="all-callees",
            sentence="what does {caller} call, directly or through others",
            slots=(Slot("caller", Fill.SYMBOL),),
            transitive=True,
        ),
        Form(
            kind="calls",
            label="does-call",
            sentence="does {caller} call {callee}",
            slots=(Slot("caller", Fill.SYMBOL), Slot("callee", Fill.SYMBOL)),
            polar=True,
        ),
        Form(
            kind="calls",
            label="can-reach",
            sentence="does {caller} call {callee}, directly or through others",
            slots=(Slot("caller", Fill.SYMBOL), Slot("callee", Fill.SYMBOL)),
            polar=True,
            transitive=True,
        ),
    ),
    filters=PLACED | REACHING,
    proved_by="references",
)
