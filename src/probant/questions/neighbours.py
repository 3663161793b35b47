"""What is defined before, after or beside a definition, in the order of its file."""

from probant.questions.kind import DEFINED, Answers, Kind, listing, symbol
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.NEIGHBOURS, intent=Intent.NAVIGATE, filters=DEFINED,
    proved_by=("neighbours",),
    forms=(
        listing("next_definition", "neighbours-after", "what is defined right after {name}",
                symbol("name"), facet=Facet.AFTER),
        listing("previous_definition", "neighbours-before", "what is defined right before {name}",
                symbol("name"), facet=Facet.BEFORE),
        listing("siblings", "siblings", "what is defined beside {name}", symbol("name"),
                facet=Facet.SIBLINGS),
    ),
    answers=Answers(
        listed="What stands beside {a}: {list}.",
        empty="Nothing else is defined there, beside {a}.",
        are_named=True,
    ),
)  # fmt: skip
