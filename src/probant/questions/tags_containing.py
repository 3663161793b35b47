"""Which tags contain commit?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TAGS_CONTAINING,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="tags_containing",
            label="tags-with-commit",
            sentence="which tags contain {commit}",
            slots=(Slot("commit", Fill.REVISION),),
        ),
        Form(
            kind="branches_containing",
            label="branches-with-commit",
            sentence="which branches contain {commit}",
            slots=(Slot("commit", Fill.REVISION),),
            facet=Facet.BRANCHES,
        ),
        Form(
            kind="first_tag_containing",
            label="first-tag-with-commit",
            sentence="what is the first tag that contains {commit}",
            slots=(Slot("commit", Fill.REVISION),),
            facet=Facet.FIRST,
        ),
        Form(
            kind="tags_containing",
            label="is-in-tag",
            sentence="is {commit} contained in {tag}",
            slots=(Slot("commit", Fill.REVISION), Slot("tag", Fill.REVISION)),
            polar=True,
        ),
    ),
    proved_by="git_history",
)
