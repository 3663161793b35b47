"""What value a constant, variable or enum member is given, as it is written.

Not seen: what the expression comes to, and values that other code assigns.
"""

from probant.questions.kind import Answers, Kind, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.VALUE, intent=Intent.LOCATE, proved_by=("members",),
    forms=(
        listing("value", "constant-value", "what is the value of {name}", symbol("name")),
    ),
    answers=Answers(
        listed="The value of {a} is written as {list}.",
        empty="{a} is given no value.",
    ),
)  # fmt: skip
