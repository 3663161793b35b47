"""Which abstract methods a class or interface declares itself.

Those it inherits are at most mentioned.
"""

from probant.questions.kind import DEFINED, Answers, Kind, how_many, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ABSTRACT_METHODS, intent=Intent.NAVIGATE, filters=DEFINED,
    proved_by=("members",),
    forms=(
        listing("abstract_methods", "abstract-methods",
                "which abstract methods does {name} declare", symbol("name")),
        how_many("abstract_methods", "abstract-method-count",
                 "how many abstract methods does {name} declare", symbol("name")),
    ),
    answers=Answers(
        listed="The abstract methods of {a} are {list}.",
        empty="{a} declares no abstract methods.",
        counted="{a} declares {n} abstract methods.",
        are_named=True,
    ),
)  # fmt: skip
