"""Which classes a class extends, and whether it extends that one.

Read from its head; all the way up only as far as bases are certain and inside the snapshot.
"""

from probant.questions.kind import REACHING, Answers, Kind, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXTENDS, intent=Intent.NAVIGATE, filters=REACHING,
    proved_by=("statements", "symbols"),
    forms=(
        listing("extends", "base-classes", "which classes does {name} extend", symbol("name")),
        listing("extends", "ancestors",
                "which classes does {name} extend, directly or through others", symbol("name"),
                transitive=True),
        whether("extends", "does-extend", "does {name} extend {base}", symbol("name"),
                symbol("base")),
    ),
    answers=Answers(
        listed="{a} {directly}{extends} {list}.",
        empty="{a} has no base classes.",
        affirmed="Yes, {a} extends {b}.",
        negated="{a} does not extend {b}.",
    ),
)  # fmt: skip
