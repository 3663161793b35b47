"""Which parameters a function takes, how many, whether one of that name.

Read from its own signature. Not seen: what goes on inside `*args`, `**kwargs` and decorators.
"""

from probant.questions.kind import Answers, Kind, how_many, listing, member, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.PARAMETERS, intent=Intent.LOCATE, proved_by=("statements", "symbols"),
    forms=(
        listing("parameters", "parameters", "which parameters does {name} take", symbol("name")),
        how_many("parameters", "parameter-count", "how many parameters does {name} take",
                 symbol("name")),
        whether("parameters", "has-parameter", "does {name} take a parameter {parameter}",
                member("parameter"), symbol("name")),
    ),
    answers=Answers(
        listed="{a} takes {list}.",
        empty="{a} takes no parameters.",
        affirmed="Yes, {a} has a parameter {member}.",
        negated="{a} has no parameter {member}.",
        counted="{a} takes {n} parameters.",
    ),
)  # fmt: skip
