"""Which functions and classes share their name with another of the same language.

Outermost functions and classes; overloads and declarations of one thing are one, and in C, C++ and
Java so are namesakes in one file. Methods are left out: they share names by design. Not seen:
whether the copies are alike.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, Lexis, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.SAME_NAMES, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("same_names", "same-names", "which names are defined in more than one place",
                word=Lexis.SAME_NAMED),
    ),
    answers=Answers(
        listed="Defined in more than one place: {told}{more}.",
        empty="No name is defined in more than one place.",
    ),
)  # fmt: skip
