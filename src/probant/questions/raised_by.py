"""Which code raises an exception, and at how many places.

Only `raise` and its like count. Not seen: raises whose class the text does not show.
"""

from probant.questions.kind import DEFINED, Answers, Kind, how_many, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation, Unit

KIND = Kind(
    relation=Relation.RAISED_BY, intent=Intent.NAVIGATE, filters=DEFINED, proved_by=("bodies",),
    forms=(
        listing("raised_by", "raised-by", "which code raises {exception}", symbol("exception")),
        how_many("raised_by", "raised-by-count", "at how many places is {exception} raised",
                 symbol("exception")),
        whether("is_raised", "is-raised", "is {exception} raised anywhere", symbol("exception")),
    ),
    answers=Answers(
        listed="{a} is raised by {list}.",
        empty="Nothing in this snapshot raises {a}.",
        affirmed="Yes, {a} is raised.",
        negated="nothing in this snapshot raises {a}.",
        counted="{a} is raised at {n} places.",
        by_unit={
            Unit.CALLERS: "{a} is raised by {n} different functions.",
            Unit.FUNCTIONS: "{a} is raised by {n} different functions.",
            Unit.METHODS: "{a} is raised by {n} different methods.",
            Unit.FILES: "{a} is raised in {n} files.",
        },
    ),
)  # fmt: skip
