"""Which tags or branches contain a commit, a file or a definition, and which tag did first.

Of this clone: what was never fetched is not seen.
"""

from probant.questions.kind import Answers, Kind, listing, named, revision, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TAGS_CONTAINING, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("tags_containing", "tags-with-commit", "which tags contain {commit}",
                revision("commit")),
        listing("branches_containing", "branches-with-commit", "which branches contain {commit}",
                revision("commit"), facet=Facet.BRANCHES),
        listing("first_tag_containing", "first-tag-with-commit",
                "what is the first tag that contains {commit}", revision("commit"),
                facet=Facet.FIRST),
        whether("tags_containing", "is-in-tag", "is {commit} contained in {tag}",
                revision("commit"), revision("tag")),
        listing("tags_with", "tags-with-file", "which tags have {file}", named("file")),
        listing("first_tag_with", "first-tag-with-file", "what is the first tag that has {file}",
                named("file"), facet=Facet.FIRST),
    ),
    answers=Answers(
        listed="{contained} {list}.",
        empty="No tag contains {a}.",
        affirmed="Yes, {b} contains {a}.",
        negated="{b} does not contain {a}.",
    ),
)  # fmt: skip
