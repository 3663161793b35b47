"""Which function or class does what a sentence describes.

Confirmed only where structure and text agree on one; everything else is a lead.
"""

from probant.questions.kind import Answers, Kind, listing, text
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.DESCRIBED_AS, intent=Intent.LOCATE, is_proved_by_anchor=True,
    forms=(
        listing("described_as", "described", "which function does this: {description}",
                text("description"), facet=Facet.FUNCTIONS),
    ),
    answers=Answers(
        listed="What fits that description is {list}.",
        are_named=True,
    ),
)  # fmt: skip
