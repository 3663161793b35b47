"""What is on line line of file?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINES,
    intent=Intent.LOCATE,
    words=frozenset(
        "around near surrounding context neighbouring neighboring beside vicinity next look looks".split()
    ),
    forms=(
        Form(
            kind="lines",
            label="line-text",
            sentence="what is on line {line} of {file}",
            slots=(Slot("line", Fill.LINES), Slot("file", Fill.PATH)),
        ),
    ),
    proved_by="lines",
)
