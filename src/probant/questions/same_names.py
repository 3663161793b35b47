"""Which functions and classes share their name with another of the same language.

Outermost functions and classes of different files; namesakes in one file are overloads or choices
of one thing. Methods are left out: they share names by design. Not seen: whether the copies are
alike.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, Lexis, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.SAME_NAMES, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("same_names", "same-names", "which names are defined in more than one file",
                word=Lexis.SAME_NAMED),
    ),
    answers=Answers(
        listed="Functions and classes of one name in more than one file: {told}{more}.",
        empty="No function or class has the name of another in another file.",
    ),
)  # fmt: skip
