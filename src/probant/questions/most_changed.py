"""Which files were changed by the most commits, with how many; which by the most people.

As git recorded it under the names the files have now; merges are left out, and so is what is gone.
A person is a name or an address of an author.
"""

from probant.questions.kind import DATED, Answers, Filter, Kind, listing, number
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.MOST_CHANGED, intent=Intent.STATUS, filters=DATED | {Filter.IN},
    proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("most_changed", "most-changed", "which files are changed most often",
                number("number", is_optional=True)),
        listing("most_authors", "most-authors", "which files were changed by the most people",
                number("number", is_optional=True), facet=Facet.AUTHORS),
    ),
    answers=Answers(
        listed="The files changed most often: {told}{more}.",
        empty="No commit changed a file that is still there.",
        of={
            Facet.AUTHORS: Answers(
                listed="The files changed by the most people: {told}{more}."
            ),
        },
    ),
)  # fmt: skip
