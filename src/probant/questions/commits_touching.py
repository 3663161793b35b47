"""Which commits touched a file, lie between revisions or are by a person; who made any.

What git recorded, renames followed. Not seen: history that was rewritten or never fetched.
"""

from probant.questions.kind import DATED, Answers, Kind, how_many, listing, named, revision, text
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.COMMITS_TOUCHING, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",),
    forms=(
        listing("commits_touching", "commits-of", "which commits touched {file}", named("file")),
        how_many("commits_touching", "commits-touching", "how many commits touched {file}",
                 named("file")),
        listing("commits_between", "commits-between",
                "which commits are between {since} and {until}", revision("since"),
                revision("until")),
        how_many("commits_between", "commit-count-between",
                 "how many commits are between {since} and {until}", revision("since"),
                 revision("until")),
        listing("commits_by", "commits-by", "which commits did {person} make", text("person")),
        how_many("commits_by", "commit-count-by", "how many commits did {person} make",
                 text("person")),
        listing("commits_touching", "commits", "which commits are there"),
        how_many("commits_touching", "commit-count", "how many commits are there"),
        listing("contributors", "contributors", "who made commits", named("file", is_optional=True),
                facet=Facet.AUTHORS),
        how_many("contributors", "contributor-count", "how many people made commits",
                 named("file", is_optional=True), facet=Facet.AUTHORS),
    ),
    answers=Answers(
        listed="The {commits}{of}: {list}.",
        empty="There are no {commits}{of}.",
        counted="The number of {commits}{of} is {n}{how}.",
    ),
)  # fmt: skip
