"""Which tests a file, a class or the repository has, and how many.

By the customs of each framework, as written: parameters and loops are not multiplied out.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Kind, how_many, listing, path, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TEST_CASES, intent=Intent.NAVIGATE, filters=DEFINED, requires=(SEARCH,),
    proved_by=("tests",),
    forms=(
        listing("test_cases", "test-cases", "which tests are in {file}", path("file")),
        listing("test_cases", "test-cases-all", "which tests are there"),
        how_many("test_cases", "test-count", "how many tests are in {file}", path("file")),
        how_many("test_cases", "test-count-all", "how many tests are there"),
        how_many("test_cases", "test-count-of", "how many tests does {name} have", symbol("name")),
    ),
    answers=Answers(
        listed="The tests{within} are {list}.",
        empty="There are no tests{within}.",
        counted="There are {n} tests{within}.",
        are_named=True,
    ),
)  # fmt: skip
