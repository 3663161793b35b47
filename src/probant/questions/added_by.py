"""Which commit added a file or a definition, and whether that one or a person did.

A definition is followed through the versions of its file. Not seen: what came before a copy.
"""

from probant.questions.kind import Answers, Kind, listing, named, revision, text, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ADDED_BY, intent=Intent.STATUS, proved_by=("git_history",),
    words=frozenset("when who whom date day commit author".split()),
    forms=(
        listing("added_by", "added-by", "which commit added {file}", named("file")),
        whether("added_by", "added-by-person", "was {file} added by {person}", named("file"),
                text("person")),
        whether("added_in", "added-in-commit", "was {file} added in commit {commit}", named("file"),
                revision("commit")),
    ),
    answers=Answers(
        listed="{a} was added by {list}.",
        affirmed="Yes, {a} was added by {b}.",
        negated="{a} was not added by {b}.",
    ),
)  # fmt: skip
