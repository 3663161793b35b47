"""Which functions have the same body as another one, token for token.

Comments, docstrings and white space apart; at least three statements. Parameters may differ. Told
in groups with every place; an inner function of a copied one is not told again. In a part of the
repository, copies within that part. Not seen: copies in which a name or a number was changed.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.SAME_BODIES, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("same_bodies", "same-bodies", "which functions have the same body as another"),
    ),
    answers=Answers(
        listed="Functions with the same body, comments and white space apart: {told}{more}.",
        empty="No two functions of three statements or more have the same body.",
    ),
)  # fmt: skip
