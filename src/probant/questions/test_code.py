"""How much test code there is, and how much product code: lines and files of each.

Files belong to the tests by the customs of their language; of Rust, the parts of a file that are
for tests count as such. All lines count, blank ones too. What is no test is product code: examples,
scripts, and what was generated or copied from elsewhere. Not counted: documents and settings.
"""

from probant.questions.kind import SEARCH, Answers, Filter, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TEST_CODE, intent=Intent.LOCATE, filters=frozenset({Filter.IN}),
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("test_code", "test-code",
                "how much test code is there, and how much product code"),
    ),
    answers=Answers(listed="{told}.", empty="There is no source code."),
)  # fmt: skip
