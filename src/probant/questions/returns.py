"""What a function is annotated to return; without an annotation, what a type checker infers.

Not seen: which value comes back.
"""

from probant.questions.kind import Answers, Kind, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RETURNS, intent=Intent.LOCATE, proved_by=("statements", "symbols", "opinion"),
    forms=(
        listing("returns", "return-type", "what does {name} return", symbol("name")),
    ),
    answers=Answers(
        listed="{a} is annotated to return {list}.",
        empty="{a} has no return annotation.",
    ),
)  # fmt: skip
