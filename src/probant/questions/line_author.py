"""Who wrote line line of file?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINE_AUTHOR,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="line_author",
            label="line-author",
            sentence="who wrote line {line} of {file}",
            slots=(Slot("line", Fill.LINE), Slot("file", Fill.PATH)),
        ),
        Form(
            kind="symbol_author",
            label="symbol-author",
            sentence="who wrote {name}",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
    ),
    proved_by="git_history",
)
