"""How many of the functions are fully annotated with types, for each language.

Counted like `unannotated`: every parameter and the result, as written. Languages that are typed by
themselves are said to be, and so is one that has no types to write.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ANNOTATED_SHARE, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("signatures",),
    forms=(
        listing("annotated_share", "annotated-share",
                "what share of the functions is fully annotated with types"),
    ),
    answers=Answers(
        listed="Functions with a type for every parameter and the result, declarations without a "
               "body not counted: {told}{more}.",
        empty="There is no function.",
    ),
)  # fmt: skip
