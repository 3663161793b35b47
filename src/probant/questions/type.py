"""What type a variable, field, parameter or result has: as annotated, or as a checker infers it.

Not seen: what a value turns out to be at run time.
"""

from probant.questions.kind import Answers, Kind, listing, member, symbol
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TYPE, intent=Intent.LOCATE, proved_by=("statements", "types", "opinion"),
    words=frozenset("parameter argument variable local".split()),
    forms=(
        listing("type", "variable-type", "what is the type of {name}", symbol("name")),
        listing("type", "parameter-type", "what is the type of {parameter} in {name}",
                member("parameter"), symbol("name")),
        listing("result_type", "result-type", "what is the inferred type of what {name} returns",
                symbol("name"), facet=Facet.THE_RESULT),
    ),
    answers=Answers(listed="The type is {list}: {told}."),
)  # fmt: skip
