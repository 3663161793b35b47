"""Where a text or a name occurs, in any file.

Proved by the text itself, in its own case where it is quoted. What the place means is not told.
"""

from probant.questions.kind import PLACED, Answers, Kind, Lexis, listing, symbol, text
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OCCURS_IN, intent=Intent.LOCATE, filters=PLACED, is_proved_by_anchor=True,
    forms=(
        listing("occurs_in", "where-text", "where does the text {text} occur", text("text"),
                word=Lexis.TEXT_KIND),
        listing("occurs_in", "where-used", "where is {name} mentioned", symbol("name")),
    ),
    answers=Answers(
        listed="{a} occurs at {list}.",
        empty="{a} does not occur in this snapshot.",
    ),
)  # fmt: skip
