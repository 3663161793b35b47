"""Which imports of file are unused?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.UNUSED_IMPORTS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="unused_imports",
            label="unused-imports",
            sentence="which imports of {file} are unused",
            slots=(Slot("file", Fill.PATH),),
        ),
        Form(
            kind="unused_imports",
            label="unused-import-count",
            sentence="how many unused imports does {file} have",
            slots=(Slot("file", Fill.PATH),),
            counted=True,
        ),
        Form(
            kind="has_unused_imports",
            label="has-unused-imports",
            sentence="does {file} have unused imports",
            slots=(Slot("file", Fill.PATH),),
            polar=True,
        ),
    ),
    proved_by="import_graph",
)
