"""Which variables of modules do functions assign or change, and which functions do: global state.

Python, JavaScript, TypeScript and Go: variables of a file's own scope (in Go of the package) that a
function assigns, one of whose elements or fields it sets, or that it changes by a method of lists,
dictionaries, maps and sets; from other files where an import names them. Partial where a value of
another sort has a method called like one of those, and where there are languages of which that is
not read. Not seen: changes through another name of the value, or by other methods of its own.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.GLOBAL_STATE, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("global_state",),
    forms=(
        listing("global_state", "global-state",
                "which variables of modules do functions assign or change"),
    ),
    answers=Answers(
        listed="By assignment, or by methods of lists, dictionaries, maps and sets, functions "
               "change these variables of modules: {told}{more}.",
        empty="No function assigns to a variable of a module, or changes a list, dictionary, map "
              "or set in one.",
    ),
)  # fmt: skip
