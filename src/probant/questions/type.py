"""What type a variable, field or parameter has: its annotation, or what a type checker infers.

Not seen: what a value turns out to be at run time.
"""

from probant.questions.kind import Answers, Kind, listing, member, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TYPE, intent=Intent.LOCATE, proved_by=("types", "opinion"),
    forms=(
        listing("type", "variable-type", "what is the type of {name}", symbol("name")),
        listing("type", "parameter-type", "what is the type of the parameter {parameter} of {name}",
                member("parameter"), symbol("name")),
    ),
    answers=Answers(listed="The type is {list}: {told}."),
)  # fmt: skip
