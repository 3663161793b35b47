"""Which commits changed the most files, with how many.

As git recorded it, a renamed file as two; merges are left out.
"""

from probant.questions.kind import DATED, Answers, Filter, Kind, listing, number
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LARGEST_COMMITS, intent=Intent.STATUS, filters=DATED | {Filter.IN},
    proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("largest_commits", "largest-commits", "which commits changed the most files",
                number("number", is_optional=True)),
    ),
    answers=Answers(
        listed="The commits that changed the most files: {told}{more}.",
        empty="No commit changed a file.",
    ),
)  # fmt: skip
