"""Whether a commit was reverted later, and by which commit.

By what the later commits of this history say in their messages, read as in `revert_of`; of a revert
that was reverted in turn that is told too. Not seen: other branches, and what was taken back by
hand or under other words.
"""

from probant.questions.kind import Answers, Kind, listing, revision, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REVERTED_BY, intent=Intent.STATUS, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("reverted_by", "reverted-by", "which commit reverted {commit}",
                revision("commit")),
        whether("was_reverted", "was-reverted", "was {commit} reverted later",
                revision("commit")),
    ),
    answers=Answers(
        listed="Commits that say they revert {a}: {told}{more}.",
        empty="No later commit says that it reverts {a}.",
        affirmed="Yes: {told}.",
        negated="no later commit says that it reverts {a}.",
    ),
)  # fmt: skip
