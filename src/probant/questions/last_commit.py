"""What is the most recent commit?"""

from __future__ import annotations

from probant.questions.kind import DATED, Form, Kind
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.LAST_COMMIT,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="last_commit",
            label="last-commit",
            sentence="what is the most recent commit",
            facet=Facet.LAST,
        ),
        Form(
            kind="first_commit",
            label="first-commit",
            sentence="what is the first commit",
            facet=Facet.FIRST,
        ),
    ),
    filters=DATED,
    proved_by="git_history",
)
