"""The most recent or the first commit, of a branch or by a person.

What git recorded, from the commit that is looked at.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, revision
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.LAST_COMMIT, intent=Intent.STATUS, filters=DATED, proved_by=("git_history",),
    forms=(
        listing("last_commit", "last-commit", "what is the most recent commit",
                revision("revision", is_optional=True), facet=Facet.LAST),
        listing("first_commit", "first-commit", "what is the first commit", facet=Facet.FIRST),
    ),
    answers=Answers(listed="The {facet} commit{by} is {list}."),
)  # fmt: skip
