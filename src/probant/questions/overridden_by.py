"""Which methods override a method, and how many.

In every class that certainly extends its owner. Not seen: classes outside the snapshot.
"""

from probant.questions.kind import DEFINED, Answers, Kind, how_many, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OVERRIDDEN_BY, intent=Intent.NAVIGATE, filters=DEFINED,
    proved_by=("hierarchy",),
    forms=(
        listing("overridden_by", "overrides", "which methods override {method}", symbol("method")),
        how_many("overridden_by", "override-count", "how many methods override {method}",
                 symbol("method")),
    ),
    answers=Answers(
        listed="{a} is overridden by {list}.",
        empty="Nothing in this snapshot overrides {a}.",
        counted="{a} is overridden by {n} methods.",
        are_named=True,
    ),
)  # fmt: skip
