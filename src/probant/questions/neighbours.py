"""What is defined right after name?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.NEIGHBOURS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="next_definition",
            label="neighbours-after",
            sentence="what is defined right after {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            facet=Facet.AFTER,
        ),
        Form(
            kind="previous_definition",
            label="neighbours-before",
            sentence="what is defined right before {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            facet=Facet.BEFORE,
        ),
        Form(
            kind="siblings",
            label="siblings",
            sentence="what is defined beside {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            facet=Facet.SIBLINGS,
        ),
    ),
    filters=DEFINED,
    proved_by="neighbours",
)
