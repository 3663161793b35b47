"""Which definitions carry a decorator, by its name as it is written.

Proved by their own heads. Not seen: a decorator under another name, and wrapping by a call.
"""

from probant.questions.kind import DEFINED, Answers, Kind, listing, text
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DECORATED_BY, intent=Intent.NAVIGATE, filters=DEFINED,
    is_proved_by_anchor=True,
    forms=(
        listing("decorated_by", "decorated-with",
                "which definitions are decorated with {decorator}", text("decorator")),
    ),
    answers=Answers(
        listed="Decorated with {a} are {list}.",
        empty="Nothing in this snapshot is decorated with {a}.",
        are_named=True,
    ),
)  # fmt: skip
