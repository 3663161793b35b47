"""Which commit removed a file or a definition.

Only for what is not there now. What git recorded.
"""

from probant.questions.kind import Answers, Kind, listing, named
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REMOVED_BY, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("removed_by", "removed-by", "which commit removed {file}", named("file")),
    ),
    answers=Answers(
        listed="{a} was removed by {list}.",
        affirmed="Yes, {a} was removed by {b}.",
        negated="{a} was not removed by {b}.",
    ),
)  # fmt: skip
