"""Which files were added between since and until?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ADDED_BETWEEN,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="added_between",
            label="added-between",
            sentence="which files were added between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
        ),
    ),
    proved_by="git_history",
)
