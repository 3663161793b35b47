"""What a change breaks, and whether it is safe.

Proved by uses of what it touches, and by builds and tests on both sides of it. Not seen: what
neither a build nor a test touches.
"""

from probant.questions.kind import Kind, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CHANGE, intent=Intent.MODIFY,
    proved_by=("change", "change_build", "change_test", "discovery"), is_produced=True,
    is_summed=True,
    forms=(
        listing("change", "change-breaks", "what breaks if {name} is removed", symbol("name")),
        whether("change", "change-safe", "is the change at hand safe"),
    ),
)  # fmt: skip
