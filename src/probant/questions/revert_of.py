"""Whether a commit is a revert, and of which commit.

By what its message says: `Revert "..."` as subject, "This reverts commit ...", "Reverts #12". The
commit meant is the one whose id, subject or number it names, if that is one of its own past. Not
seen: what was taken back under other words; whether all of it was.
"""

from probant.questions.kind import Answers, Kind, listing, revision, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REVERT_OF, intent=Intent.STATUS, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("revert_of", "revert-of", "which commit does {commit} revert", revision("commit")),
        whether("is_revert", "is-revert", "is {commit} a revert", revision("commit")),
    ),
    answers=Answers(
        listed="{a} says that it reverts {list}.",
        empty="{a} does not say that it reverts another commit.",
        affirmed="Yes: {told}.",
        negated="{a} does not say that it reverts another commit.",
    ),
)  # fmt: skip
