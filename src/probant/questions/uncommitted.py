"""Which files on disk are not as committed, and whether there are any.

Content is compared with the last commit. Not seen: what is ignored, permissions, and whether a
change was staged.
"""

from probant.questions.kind import Answers, Filter, Kind, how_many, listing, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.UNCOMMITTED, intent=Intent.STATUS, filters=frozenset({Filter.IN}),
    proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("uncommitted", "uncommitted", "which files have uncommitted changes"),
        how_many("uncommitted", "uncommitted-count", "how many files have uncommitted changes"),
        whether("has_uncommitted", "has-uncommitted", "are there uncommitted changes"),
        whether("is_clean", "is-clean", "is the working tree clean", facet=Facet.CLEAN),
    ),
    answers=Answers(
        listed="Not committed: {told}{more}.",
        empty="There are no uncommitted changes in this snapshot.",
        affirmed="Yes, there are uncommitted changes: {told}{more}.",
        negated="there are no uncommitted changes.",
        counted="The number of files with uncommitted changes is {n}.",
        of={
            Facet.CLEAN: Answers(
                affirmed="Yes, the working tree is clean: {told}.",
                negated="there are uncommitted changes.",
            ),
        },
    ),
)  # fmt: skip
