"""Which functions are not fully annotated with types, where the language leaves that open.

Python and TypeScript: every parameter and the result, as written; receivers need none, nor does the
result of constructors and setters in TypeScript, where none can be written (in Python `__init__`
has `-> None`). Overload signatures give way to what implements them. Other languages have types by
themselves, JavaScript has none to write. Not seen: what a checker infers, and types in comments.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Filter, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.UNANNOTATED, intent=Intent.LOCATE,
    filters=DEFINED - {Filter.SYMBOL_KIND},
    requires_of_all=(SEARCH,), proved_by=("signatures",),
    forms=(
        listing("unannotated", "unannotated",
                "which functions are not fully annotated with types"),
    ),
    answers=Answers(
        listed="These are not fully annotated with types: {told}{more}.",
        empty="No function lacks an annotation that its language leaves open.",
    ),
)  # fmt: skip
