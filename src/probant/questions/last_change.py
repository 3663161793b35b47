"""When and by whom a file or a definition was last changed.

What git recorded; edits that are not committed are no change.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, named, text, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LAST_CHANGE, intent=Intent.STATUS, filters=DATED, proved_by=("git_history",),
    words=frozenset("when who whom date day commit author".split()),
    forms=(
        listing("last_change", "last-change", "when was {file} last changed", named("file")),
        whether("last_change", "last-change-person", "was {file} last changed by {person}",
                named("file"), text("person")),
    ),
    answers=Answers(
        listed="{a} was last changed by {list}.",
        affirmed="Yes, {a} was last changed by {b}.",
        negated="{a} was not last changed by {b}.",
    ),
)  # fmt: skip
