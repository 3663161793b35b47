"""Which classes extend a class, directly or all the way, and how many.

Only bases that are certainly this class count. Not seen: classes outside the snapshot.
"""

from probant.questions.kind import DEFINED, REACHING, Answers, Kind, how_many, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXTENDED_BY, intent=Intent.NAVIGATE, filters=DEFINED | REACHING,
    proved_by=("references",),
    forms=(
        listing("extended_by", "subclasses", "which classes extend {base}", symbol("base")),
        listing("extended_by", "all-subclasses",
                "which classes extend {base}, directly or through others", symbol("base"),
                transitive=True),
        how_many("extended_by", "subclass-count", "how many classes extend {base}", symbol("base")),
    ),
    answers=Answers(
        listed="{a} is {directly}extended by {list}.",
        empty="Nothing in this snapshot {directly}extends {a}.",
        counted="{a} is {directly}extended by {n} classes.",
        are_named=True,
    ),
)  # fmt: skip
