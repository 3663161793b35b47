"""In what the signatures of two definitions, or two files, agree and differ.

Every sentence is a fact with the lines of both sides. Nothing is weighed.
"""

from probant.questions.kind import Answers, Kind, listing, named, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMPARE, intent=Intent.COMPARE, proved_by=("compare",),
    forms=(
        listing("compare", "compare-signatures",
                "how do the signatures of {name} and {other} differ", named("name"),
                named("other")),
        whether("same_parameters", "same-parameters",
                "do {name} and {other} take the same parameters", symbol("name"), symbol("other")),
    ),
    answers=Answers(
        affirmed="Yes, {a} and {b} take the same parameters.",
        negated="{a} and {b} do not take the same parameters.",
        quoted_with=" ",
    ),
)  # fmt: skip
