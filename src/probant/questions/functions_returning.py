"""Which functions return a type: a name, or a word such as boolean, string, list.

By the result that is written. `Request | None`, `&Request`, `Result<Request, E>`,
`Promise<Request>` and one of several results count as Request, `list[Request]` counts as a list.
Not seen: a type under another name, subclasses, and what is only inferred; functions without a
written result are counted, and the list is then partial.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Filter, Kind, listing, member
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.FUNCTIONS_RETURNING, intent=Intent.LOCATE,
    filters=DEFINED - {Filter.SYMBOL_KIND}, requires=(SEARCH,), proved_by=("signatures",),
    forms=(
        listing("functions_returning", "functions-returning",
                "which functions return a value of the type {type}", member("type")),
    ),
    answers=Answers(
        listed="These return a value of the type {member}, as written: {told}{more}.",
        empty="No function is written to return a value of the type {member}.",
    ),
)  # fmt: skip
