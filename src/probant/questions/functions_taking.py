"""Which functions take a parameter of a type: a name, or a word such as boolean, string, list.

By what is written: the annotation, else a default that is a literal. `Request | None`, `&Request`,
`Option<Request>` and the like count as Request, `list[Request]` counts as a list. Not seen: a type
under another name, subclasses, and what is only inferred; parameters without a type are counted,
and the list is then partial.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Filter, Kind, listing, member
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.FUNCTIONS_TAKING, intent=Intent.LOCATE,
    filters=DEFINED - {Filter.SYMBOL_KIND}, requires=(SEARCH,), proved_by=("signatures",),
    forms=(
        listing("functions_taking", "functions-taking",
                "which functions take a parameter of the type {type}", member("type")),
    ),
    answers=Answers(
        listed="These take a parameter of the type {member}, as written: {told}{more}.",
        empty="No function is written to take a parameter of the type {member}.",
    ),
)  # fmt: skip
