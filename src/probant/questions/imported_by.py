"""Which files import file?"""

from __future__ import annotations

from probant.questions.kind import PLACED, REACHING, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORTED_BY,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="imported_by",
            label="imported-by",
            sentence="which files import {file}",
            slots=(Slot("file", Fill.MODULE),),
        ),
        Form(
            kind="imported_by",
            label="imported-by-count",
            sentence="how many files import {file}",
            slots=(Slot("file", Fill.MODULE),),
            counted=True,
        ),
    ),
    filters=PLACED | REACHING,
    proved_by="imports",
)
