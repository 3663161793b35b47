"""What was merged, and when: merge commits, and commits whose subject ends with a number, (#123).

The number is what services write when they squash a branch into one commit; a commit that has it is
taken as one. Times are the authors'. Not seen: branches that were rebased or fast-forwarded, which
leave no trace.
"""

from probant.questions.kind import DATED, Answers, Kind, how_many, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.MERGED, intent=Intent.STATUS, filters=DATED, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("merged", "merged", "what was merged"),
        how_many("merged", "merge-count", "how many merges are there"),
    ),
    answers=Answers(
        listed="The merges, newest first: {told}{more}.",
        empty="Nothing was merged.",
        counted="The number of merges is {n}.",
    ),
)  # fmt: skip
