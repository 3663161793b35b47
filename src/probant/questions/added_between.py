"""Which files were added between two revisions, or since one.

The two trees are compared: what came and went in between is not seen.
"""

from probant.questions.kind import Answers, Kind, how_many, listing, revision
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ADDED_BETWEEN, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("added_between", "added-between",
                "which files were added between {since} and {until}", revision("since"),
                revision("until")),
        how_many("added_between", "added-between-count",
                 "how many files were added between {since} and {until}", revision("since"),
                 revision("until")),
        listing("added_since", "added-since", "which files were added since {revision}",
                revision("revision")),
    ),
    answers=Answers(
        listed="Added {between}: {list}.",
        empty="No file was added {between}.",
        counted="{n} files were added {between}.",
    ),
)  # fmt: skip
