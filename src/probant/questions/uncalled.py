"""Which functions nothing in the repository calls, as far as that can be told.

Judged like "nothing calls X": a function is listed only if no call could be one of it, it is handed
on nowhere, registered by nothing and replaces nothing from outside. Those of which that is not
certain are left out and counted. Not judged: tests, constructors, special methods and `main`, which
are called without a call. Not seen: other repositories. What nothing calls need not be dead.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Filter, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.UNCALLED, intent=Intent.LOCATE,
    filters=DEFINED - {Filter.SYMBOL_KIND},
    requires_of_all=(SEARCH,), proved_by=("uncalled",),
    forms=(
        listing("uncalled", "uncalled", "which functions does nothing in this repository call"),
    ),
    answers=Answers(
        listed="Nothing in this repository calls these, which other code may: {list}.",
        empty="Every function is called by something.",
        are_named=True,
    ),
)  # fmt: skip
