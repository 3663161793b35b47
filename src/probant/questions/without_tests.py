"""Which functions no test refers to, and which files.

A test surely refers to what it imports and to what its calls and bases are resolved to; to a file
by an import of it or of what it defines. A word in the code of a test may refer to every definition
of that name that can be reached from there, unless calls, imports and definitions of the test
account for it: such functions and files are told as leads, and the answer is partial. Comments
count for nothing, strings only where they look like a path or are looked up. Not seen: what tests
reach through other functions, which is most of what they run. Special methods, which nothing
names, are left out.
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
                empty="Some test refers to every function by name."),
            Facet.FILES: Answers(
                listed="No test imports these files or refers by name to what they define: {list}.",
                empty="Every file is imported by some test, or a test refers to what it defines."),
        },
    ),
)  # fmt: skip
