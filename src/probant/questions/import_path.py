"""What is the shortest import path from file to other?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORT_PATH,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="import_path",
            label="import-path",
            sentence="what is the shortest import path from {file} to {other}",
            slots=(Slot("file", Fill.PATH), Slot("other", Fill.PATH)),
        ),
    ),
    proved_by="import_graph",
)
