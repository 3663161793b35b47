"""What is the commit commit?"""

from __future__ import annotations

from probant.questions.kind import DATED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_INFO,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="commit_info",
            label="commit-info",
            sentence="what is the commit {commit}",
            slots=(Slot("commit", Fill.REVISION),),
        ),
        Form(
            kind="commit_info",
            label="commit-by",
            sentence="was {commit} made by {person}",
            slots=(Slot("commit", Fill.REVISION), Slot("person", Fill.MEMBER)),
            polar=True,
        ),
        Form(
            kind="commits_mentioning",
            label="commits-mentioning",
            sentence="which commits mention {text}",
            slots=(Slot("text", Fill.TEXT),),
        ),
    ),
    filters=DATED,
    proved_by="git_history",
)
