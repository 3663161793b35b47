"""Which commits say that they revert another one.

By the words git itself writes: a subject that begins with `Revert "`, or "This reverts commit" in
the message. Not seen: what was taken back by hand, or under other words.
"""

from probant.questions.kind import DATED, Answers, Kind, how_many, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REVERTS, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",),
    forms=(
        listing("reverts", "reverts", "which commits revert another commit"),
        how_many("reverts", "revert-count", "how many commits revert another commit"),
    ),
    answers=Answers(
        listed="The commits that say they revert another: {list}.",
        empty="No commit says that it reverts another.",
        counted="The number of commits that say they revert another is {n}.",
    ),
)  # fmt: skip
