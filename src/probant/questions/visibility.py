"""How visible a definition is: by keyword, export, or the language's custom for names.

Not seen: what a build or a package hides besides.
"""

from probant.questions.kind import Answers, Kind, Lexis, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.VISIBILITY, intent=Intent.LOCATE, proved_by=("members",),
    forms=(
        whether("visibility", "is-visible", "is {name} {word}", symbol("name"),
                word=Lexis.VISIBILITY),
        listing("visibility", "visibility", "what visibility does {name} have", symbol("name")),
    ),
    answers=Answers(
        listed="{a} is {list}.",
        affirmed="Yes, {a} is {member}.",
        negated="{a} is not {member}.",
    ),
)  # fmt: skip
