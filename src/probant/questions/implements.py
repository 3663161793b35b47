"""Which interfaces or traits a class implements, and whether that one.

By declaration, or by shape where the language goes by shape. What lies outside is said to.
"""

from probant.questions.kind import Answers, Kind, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPLEMENTS, intent=Intent.NAVIGATE, proved_by=("statements", "hierarchy"),
    forms=(
        listing("implements", "interfaces", "which interfaces does {name} implement",
                symbol("name")),
        whether("implements", "does-implement", "does {name} implement {interface}", symbol("name"),
                symbol("interface")),
    ),
    answers=Answers(
        listed="{a} implements {list}.",
        empty="{a} implements no interfaces.",
        affirmed="Yes, {a} implements {b}.",
        negated="{a} does not implement {b}.",
    ),
)  # fmt: skip
