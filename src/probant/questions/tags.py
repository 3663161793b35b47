"""Which tags there are, with their dates, how many, and which one is the latest.

Of this clone, by the date of the tag, or of the commit where a tag has none. A release that has no
tag is not seen.
"""

from probant.questions.kind import Answers, Filter, Kind, how_many, listing
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TAGS, intent=Intent.STATUS,
    filters=frozenset({Filter.SINCE, Filter.UNTIL}), proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("tags", "tags", "which tags are there"),
        how_many("tags", "tag-count", "how many tags are there"),
        listing("latest_tag", "latest-tag", "what is the latest tag", facet=Facet.LAST),
    ),
    answers=Answers(
        listed="The tags, newest first: {told}{more}.",
        empty="There are no tags.",
        counted="There are {n} tags.",
        of={Facet.LAST: Answers(listed="The latest tag: {told}.")},
    ),
)  # fmt: skip
