"""Which files were not changed for the longest time, and which were changed last.

By the last commit that changed each file under the name it has now, with the author's date of that
commit; merges are left out, a renaming counts. Not seen: what is not committed.
"""

from probant.questions.kind import DATED, Answers, Filter, Kind, listing, number
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.LAST_TOUCHED, intent=Intent.STATUS, filters=DATED | {Filter.IN},
    proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("stalest_files", "stalest-files",
                "which files have gone unchanged for the longest time",
                number("number", is_optional=True), facet=Facet.FIRST),
        listing("latest_files", "latest-files", "which files were changed most recently",
                number("number", is_optional=True), facet=Facet.LAST),
    ),
    answers=Answers(
        empty="No commit changed a file that is still there.",
        of={
            Facet.FIRST: Answers(
                listed="The files whose last change is the longest ago: {told}{more}."),
            Facet.LAST: Answers(listed="The files changed last: {told}{more}."),
        },
    ),
)  # fmt: skip
