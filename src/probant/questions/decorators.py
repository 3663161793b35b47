"""Which decorators or attributes a definition carries, and whether one of that name.

Read from its own head. Not seen: what wraps it afterwards, by a call.
"""

from probant.questions.kind import Answers, Kind, listing, member, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DECORATORS, intent=Intent.LOCATE, proved_by=("members",),
    forms=(
        listing("decorators", "decorators", "which decorators does {name} carry", symbol("name")),
        whether("decorators", "has-decorator", "is {name} decorated with {decorator}",
                symbol("name"), member("decorator")),
    ),
    answers=Answers(
        listed="{a} is decorated with {list}.",
        empty="{a} has no decorators.",
        affirmed="Yes, {a} is decorated with {member}.",
        negated="{a} is not decorated with {member}.",
    ),
)  # fmt: skip
