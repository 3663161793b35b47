"""Which tests refer to a definition, how many, whether any does.

Only a test's own body counts. Not seen: what it reaches through fixtures and helpers.
"""

from probant.questions.kind import DEFINED, Answers, Kind, how_many, listing, symbol, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TESTS, intent=Intent.NAVIGATE, filters=DEFINED, proved_by=("tests",),
    forms=(
        listing("tests", "tests-of", "which tests refer to {name}", symbol("name")),
        how_many("tests", "tests-of-count", "how many tests refer to {name}", symbol("name")),
        whether("is_tested", "is-tested", "does any test refer to {name}", symbol("name"),
                facet=Facet.TESTED),
    ),
    answers=Answers(
        listed="{a} is referred to by the tests {list}.",
        empty="No test in this snapshot refers to {a}.",
        affirmed="Yes, tests refer to {a}.",
        negated="no test refers to {a}.",
        counted="{n} tests refer to {a}.",
        are_named=True,
    ),
)  # fmt: skip
