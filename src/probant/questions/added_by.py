"""Which commit added a file or a definition, and whether a person did.

A definition is followed through the versions of its file. Not seen: what came before a copy.
"""

from probant.questions.kind import Answers, Kind, listing, named, text, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ADDED_BY, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("added_by", "added-by", "which commit added {file}", named("file")),
        whether("added_by", "added-by-person", "was {file} added by {person}", named("file"),
                text("person")),
    ),
    answers=Answers(
        listed="{a} was added by {list}.",
        affirmed="Yes, {a} was added by {b}.",
        negated="{a} was not added by {b}.",
    ),
)  # fmt: skip
