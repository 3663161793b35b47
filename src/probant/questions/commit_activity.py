"""How many commits each month had, of everything or of a file.

A month is that of the author's own date. Months without a commit are not listed.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, named
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_ACTIVITY, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",),
    forms=(
        listing("commit_activity", "commits-per-month",
                "how many commits did each month have", named("file", is_optional=True)),
    ),
    answers=Answers(
        listed="Commits{of} by month: {list}.",
        empty="There are no commits{of}.",
    ),
)  # fmt: skip
