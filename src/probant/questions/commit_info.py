"""What a commit is: author, date, message; and which commits mention a text.

What git recorded; an author is a name or address as committed.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, member, revision, text, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_INFO, intent=Intent.STATUS, filters=DATED, proved_by=("git_history",),
    forms=(
        listing("commit_info", "commit-info", "what is the commit {commit}", revision("commit")),
        whether("commit_info", "commit-by", "was {commit} made by {person}", revision("commit"),
                member("person")),
        listing("commits_mentioning", "commits-mentioning", "which commits mention {text}",
                text("text")),
        whether("revision_exists", "revision-exists", "is there a revision {revision}",
                revision("revision")),
    ),
    answers=Answers(
        listed="{info} {list}.",
        empty="No commit mentions {a}.",
        affirmed="Yes, {a} is {known}.",
        negated="{a} is not {known}.",
    ),
)  # fmt: skip
