"""Which files changed, were deleted or renamed between two revisions, and whether one did.

The two trees are compared: what changed there and back is not seen.
"""

from probant.questions.kind import Answers, Kind, how_many, listing, path, revision, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.CHANGED_BETWEEN, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("changed_between", "changed-between",
                "which files changed between {since} and {until}", revision("since"),
                revision("until")),
        how_many("changed_between", "changed-between-count",
                 "how many files changed between {since} and {until}", revision("since"),
                 revision("until")),
        listing("deleted_between", "deleted-between",
                "which files were deleted between {since} and {until}", revision("since"),
                revision("until"), facet=Facet.DELETED),
        listing("renamed_between", "renamed-between",
                "which files were renamed between {since} and {until}", revision("since"),
                revision("until"), facet=Facet.RENAMED),
        whether("changed_since", "changed-since", "has {file} changed since {revision}",
                path("file"), revision("revision")),
        listing("changed_since", "changed-since-list", "which files changed since {revision}",
                revision("revision")),
        whether("changed_between", "did-change-between",
                "did {file} change between {since} and {until}", path("file"), revision("since"),
                revision("until")),
    ),
    answers=Answers(
        listed="Files {done}{inside} {between}: {list}.",
        empty="Nothing changed{inside} {between}.",
        affirmed="Yes, {thing} changed {between}.",
        negated="{thing} did not change {between}.",
        counted="{n} files were {done}{inside} {between}.",
        of={
            Facet.DELETED: Answers(empty="No file was deleted {between}."),
            Facet.RENAMED: Answers(empty="No file was renamed {between}."),
        },
    ),
)  # fmt: skip
