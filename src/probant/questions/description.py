"""What a thing is: what its own text says, what it takes, calls, raises and is called by.

Every sentence is a fact with the lines that show it. Nothing is summed up in other words. Several
things of one name are told of briefly, one after the other.
"""

from probant.questions.kind import Answers, Kind, listing, named
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DESCRIPTION, intent=Intent.EXPLAIN, proved_by=("description", "discovery"),
    forms=(
        listing("description", "explain", "what is {name}", named("name")),
    ),
    answers=Answers(quoted_with="\n"),
)  # fmt: skip
