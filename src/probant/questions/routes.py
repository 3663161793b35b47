"""Which HTTP routes are registered: method, path and handler, as frameworks take them.

By a table of frameworks (`tools/routes.py`). A path is told as it is written where the handler is
registered, with that of its class; what it is mounted below is not added. Partial where a path is
computed, or where it is not certain that what it is registered at belongs to a framework; that
there are none is not said where a library is imported that no table lists.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, how_many, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ROUTES, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("routes",),
    forms=(
        listing("routes", "routes", "which HTTP routes are registered"),
        how_many("routes", "route-count", "how many HTTP routes are registered"),
    ),
    answers=Answers(
        listed="HTTP routes, as they are registered: {told}{more}.",
        empty="No HTTP route is registered, by the table of known frameworks.",
        counted="There are {n} HTTP routes, as they are registered.",
    ),
)  # fmt: skip
