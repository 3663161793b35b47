"""What a commit is: author, date, its whole message; and which commits mention a text.

What git recorded; an author is a name or address as committed.
"""

from probant.questions.kind import (
    DATED,
    Answers,
    Kind,
    how_many,
    listing,
    member,
    revision,
    text,
    whether,
)
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_INFO, intent=Intent.STATUS, filters=DATED, proved_by=("git_history",),
    forms=(
        listing("commit_info", "commit-info", "what is the commit {commit}", revision("commit")),
        whether("commit_info", "commit-by", "was {commit} made by {person}", revision("commit"),
                member("person")),
        listing("commits_mentioning", "commits-mentioning", "which commits mention {text}",
                text("text")),
        how_many("commits_mentioning", "commits-mentioning-count",
                 "how many commits mention {text}", text("text")),
        whether("revision_exists", "revision-exists", "is there a revision {revision}",
                revision("revision")),
    ),
    answers=Answers(
        listed="{info} {list}.",
        empty="No commit mentions {a}.",
        counted="The number of commits that mention “{a}” is {n}.",
        affirmed="Yes, {a} is {known}.",
        negated="{a} is not {known}.",
    ),
)  # fmt: skip
