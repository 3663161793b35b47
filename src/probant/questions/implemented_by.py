"""Which classes implement an interface or trait, and how many.

By declaration, or by shape where the language goes by shape. Not seen: classes outside.
"""

from probant.questions.kind import DEFINED, Answers, Kind, how_many, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPLEMENTED_BY, intent=Intent.NAVIGATE, filters=DEFINED,
    proved_by=("hierarchy",),
    forms=(
        listing("implemented_by", "implementers", "which classes implement {interface}",
                symbol("interface")),
        how_many("implemented_by", "implementer-count", "how many classes implement {interface}",
                 symbol("interface")),
    ),
    answers=Answers(
        listed="{a} is implemented by {list}.",
        empty="Nothing in this snapshot implements {a}.",
        counted="{a} is implemented by {n} types.",
        are_named=True,
    ),
)  # fmt: skip
