"""Which functions, methods and classes have no documentation of their own.

A docstring, or the comment right above where the language keeps documentation there; of a setter
its getter's, of an implementation that of its declaration or overload signatures. In Go a variable
that holds a function is not one. Public is what
can be reached by name from outside: nothing within a function, no member of what is private itself;
Python's special methods (`__init__`, `__call__`) are. What stands in tests comes last and is
counted. Not seen: what a parent's documentation says for it, or a page elsewhere.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Kind, Lexis, how_many, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.UNDOCUMENTED, intent=Intent.LOCATE, filters=DEFINED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("undocumented", "undocumented", "which definitions have no documentation",
                word=Lexis.DOCUMENTED),
        how_many("undocumented", "undocumented-count",
                 "how many definitions have no documentation", word=Lexis.DOCUMENTED),
    ),
    answers=Answers(
        listed="These have no documentation: {list}{of_tests}.",
        empty="All of them are documented.",
        counted="{n} {things} have no documentation.",
        are_named=True,
    ),
)  # fmt: skip
