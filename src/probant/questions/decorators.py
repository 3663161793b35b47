"""Which decorators does name carry?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DECORATORS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="decorators",
            label="decorators",
            sentence="which decorators does {name} carry",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="decorators",
            label="has-decorator",
            sentence="is {name} decorated with {decorator}",
            slots=(Slot("name", Fill.SYMBOL), Slot("decorator", Fill.MEMBER)),
            polar=True,
        ),
    ),
    proved_by="members",
)
