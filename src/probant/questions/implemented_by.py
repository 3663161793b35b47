"""Which classes implement interface?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPLEMENTED_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="implemented_by",
            label="implementers",
            sentence="which classes implement {interface}",
            slots=(Slot("interface", Fill.SYMBOL),),
        ),
        Form(
            kind="implemented_by",
            label="implementer-count",
            sentence="how many classes implement {interface}",
            slots=(Slot("interface", Fill.SYMBOL),),
            counted=True,
        ),
    ),
    filters=DEFINED,
    proved_by="hierarchy",
)
