"""What does file define?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DEFINES,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="defines",
            label="defines",
            sentence="what does {file} define",
            slots=(Slot("file", Fill.PATH),),
            word=Lexis.SYMBOL_KIND,
        ),
        Form(
            kind="defines",
            label="defines-count",
            sentence="how many definitions are in {file}",
            slots=(Slot("file", Fill.PATH),),
            counted=True,
            word=Lexis.SYMBOL_KIND,
        ),
    ),
    filters=DEFINED,
    proved_by="contents",
)
