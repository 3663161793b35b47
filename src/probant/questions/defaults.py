"""What an option, parameter or field defaults to, wherever one of that name has a default.

As written: defaults of parameters, fields and constants that are given a value where they stand,
and entries of dictionaries and objects whose own name says "default". Not seen: a default that a
body puts in place of a missing value, or that is computed.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing, member
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DEFAULTS, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("defaults",),
    forms=(
        listing("defaults", "defaults", "what is the default of {parameter}, wherever it has one",
                member("parameter")),
    ),
    answers=Answers(
        listed="As written in this snapshot, {told}{more}.",
        empty="Nothing called {member} has a default in this snapshot.",
    ),
)  # fmt: skip
