"""What was file renamed to?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.RENAMED,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="renamed_to",
            label="renamed-to",
            sentence="what was {file} renamed to",
            slots=(Slot("file", Fill.PATH),),
            facet=Facet.AFTER,
        ),
        Form(
            kind="renamed_from",
            label="renamed-from",
            sentence="what was {file} called before it was renamed",
            slots=(Slot("file", Fill.PATH),),
            facet=Facet.BEFORE,
        ),
        Form(
            kind="renamed_by",
            label="renamed-commit",
            sentence="which commit renamed {file}",
            slots=(Slot("file", Fill.PATH),),
            facet=Facet.COMMIT,
        ),
        Form(
            kind="renamed",
            label="was-renamed",
            sentence="was {file} ever renamed",
            slots=(Slot("file", Fill.PATH),),
            polar=True,
        ),
    ),
    proved_by="git_history",
)
