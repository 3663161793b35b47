"""How do the signatures of name and other differ?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMPARE,
    intent=Intent.COMPARE,
    forms=(
        Form(
            kind="compare",
            label="compare-signatures",
            sentence="how do the signatures of {name} and {other} differ",
            slots=(Slot("name", Fill.SYMBOL), Slot("other", Fill.SYMBOL)),
        ),
        Form(
            kind="same_parameters",
            label="same-parameters",
            sentence="do {name} and {other} take the same parameters",
            slots=(Slot("name", Fill.SYMBOL), Slot("other", Fill.SYMBOL)),
            polar=True,
        ),
    ),
    proved_by="compare",
)
