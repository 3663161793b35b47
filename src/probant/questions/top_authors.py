"""Who made the most commits, of everything or of a file; who wrote most of what a file has now.

As git recorded it: an author is a name or an address. What somebody knows is not told, only counts.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, named, number
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TOP_AUTHORS, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("top_authors", "top-authors", "who made the most commits",
                number("number", is_optional=True)),
        listing("top_authors_of", "top-authors-of", "who made the most commits to {file}",
                named("file"), number("number", is_optional=True)),
        listing("knows_best", "knows-best", "who knows {file} best", named("file"),
                facet=Facet.LINES),
    ),
    answers=Answers(
        listed="The authors with the most commits: {told}{more}.",
        empty="There are no commits{of}.",
        of={Facet.LINES: Answers(listed="By what git recorded of {a}: {told}{more}.")},
    ),
)  # fmt: skip
