"""What a parameter's default value is, as it is written in the signature.

Not seen: a default that the body puts in place of `None`.
"""

from probant.questions.kind import Answers, Kind, listing, member, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DEFAULT, intent=Intent.LOCATE, proved_by=("members",),
    forms=(
        listing("default", "default", "what is the default of the parameter {parameter} of {name}",
                member("parameter"), symbol("name")),
    ),
    answers=Answers(
        listed="The default value of {member} in {a} is {list}.",
        empty="The parameter {member} of {a} has no default value.",
    ),
)  # fmt: skip
