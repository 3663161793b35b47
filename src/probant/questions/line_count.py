"""How many lines does file have?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINE_COUNT,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="line_count",
            label="line-count",
            sentence="how many lines does {file} have",
            slots=(Slot("file", Fill.PATH),),
            counted=True,
        ),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="lines",
)
