"""What does file import?"""

from __future__ import annotations

from probant.questions.kind import PLACED, REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORTS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="imports",
            label="imports",
            sentence="what does {file} import",
            slots=(Slot("file", Fill.MODULE),),
        ),
        Form(
            kind="imports",
            label="imports-from",
            sentence="which names does {file} import from {from}",
            slots=(Slot("file", Fill.MODULE), Slot("from", Fill.MODULE)),
        ),
        Form(
            kind="imports",
            label="does-import",
            sentence="does {file} import {other}",
            slots=(Slot("file", Fill.MODULE), Slot("other", Fill.MODULE)),
            polar=True,
        ),
    ),
    filters=PLACED | REACHING,
    proved_by="imports",
)
