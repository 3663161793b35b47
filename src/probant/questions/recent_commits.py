"""The newest commits, of everything or of a file, as many as are wanted (ten).

What git recorded, newest first, from the commit that is looked at.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, named, number
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RECENT_COMMITS, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",),
    forms=(
        listing("recent_commits", "recent-commits", "what are the latest commits",
                number("number", is_optional=True)),
        listing("recent_commits_of", "recent-commits-of", "what are the latest commits to {file}",
                named("file"), number("number", is_optional=True)),
    ),
    answers=Answers(
        listed="The latest commits{of}: {list}.",
        empty="There are no commits{of}.",
    ),
)  # fmt: skip
