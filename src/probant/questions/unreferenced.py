"""Which public names no other file of the repository refers to, tests and documents apart.

Outermost functions, classes, types and values that others may use. A name is listed only if the
word stands in no other file of code or settings, under none of its names, and nothing may register
it or look it up by a text. What is named elsewhere in a way that may be something else is counted,
and the list is then partial. Not seen: other repositories; members of classes are not judged.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Filter, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.UNREFERENCED, intent=Intent.LOCATE,
    filters=PLACED | {Filter.SYMBOL_KIND},
    requires_of_all=(SEARCH,), proved_by=("unreferenced",),
    forms=(
        listing("unreferenced", "unreferenced",
                "which public names does no other file of this repository refer to"),
    ),
    answers=Answers(
        listed="No other file of this repository refers to these, which other code may: {list}.",
        empty="Another file refers to every public name.",
        are_named=True,
    ),
)  # fmt: skip
