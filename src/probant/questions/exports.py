"""What does file export?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXPORTS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="exports",
            label="exports",
            sentence="what does {file} export",
            slots=(Slot("file", Fill.PATH),),
        ),
        Form(
            kind="exports",
            label="export-count",
            sentence="how many names does {file} export",
            slots=(Slot("file", Fill.PATH),),
            counted=True,
        ),
        Form(
            kind="exports",
            label="does-export",
            sentence="does {file} export {name}",
            slots=(Slot("file", Fill.PATH), Slot("name", Fill.MEMBER)),
            polar=True,
        ),
    ),
    proved_by="members",
)
