"""Which functions no test refers to by name, and which files.

A function counts as referred to where its name, or another one it is imported by, stands in a test;
a constructor where its class does; a file where its own name does, or that of anything it defines.
That may be a namesake, so that what is not listed need not be tested. Not seen: what tests reach
through other functions, which is most of what they run. Special methods, which nothing names, are
left out.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Filter, Kind, listing
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.WITHOUT_TESTS, intent=Intent.LOCATE,
    filters=DEFINED - {Filter.SYMBOL_KIND, Filter.PUBLIC},
    requires_of_all=(SEARCH,), proved_by=("without_tests",),
    forms=(
        listing("functions_without_tests", "functions-without-tests",
                "which functions does no test refer to by name", facet=Facet.FUNCTIONS),
        listing("files_without_tests", "files-without-tests",
                "which files does no test refer to by name", facet=Facet.FILES),
    ),
    answers=Answers(
        are_named=True,
        of={
            Facet.FUNCTIONS: Answers(
                listed="No test refers to these functions by name: {list}.",
                empty="The name of every function stands in some test."),
            Facet.FILES: Answers(
                listed="No test refers by name to these files or to what they define: {list}.",
                empty="Of every file, some test has its name or one that it defines."),
        },
    ),
)  # fmt: skip
