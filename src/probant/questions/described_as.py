"""Which function does this: description?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.DESCRIBED_AS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="described_as",
            label="described",
            sentence="which function does this: {description}",
            slots=(Slot("description", Fill.TEXT),),
            facet=Facet.FUNCTIONS,
        ),
    ),
)
