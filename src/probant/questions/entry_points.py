"""What are the entry points?"""

from __future__ import annotations

from probant.questions.kind import SEARCH, Form, Kind
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ENTRY_POINTS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(kind="entry_points", label="entry-points", sentence="what are the entry points"),
        Form(
            kind="entry_points",
            label="entry-point-count",
            sentence="how many entry points are there",
            counted=True,
        ),
    ),
    requires=(SEARCH,),
    proved_by="entry_points",
)
