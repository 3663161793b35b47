"""Whether a definition is async, static, abstract, a generator and the like.

Yes rests on what is written, no on the whole head having been read.
"""

from probant.questions.kind import Answers, Kind, Lexis, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TRAIT, intent=Intent.LOCATE, proved_by=("members",),
    forms=(
        whether("trait", "is-trait", "is {name} {word}", symbol("name"), word=Lexis.TRAIT),
    ),
    answers=Answers(
        listed="{a} is {list}.",
        affirmed="Yes, {a} is {member}.",
        negated="{a} is not {member}.",
    ),
)  # fmt: skip
