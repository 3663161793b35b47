"""Which files were added between two revisions.

The two trees are compared: what came and went in between is not seen.
"""

from probant.questions.kind import Answers, Kind, listing, revision
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ADDED_BETWEEN, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("added_between", "added-between",
                "which files were added between {since} and {until}", revision("since"),
                revision("until")),
    ),
    answers=Answers(
        listed="Added {between}: {list}.",
        empty="No file was added between {a} and {b}.",
        counted="{n} files were added {between}.",
    ),
)  # fmt: skip
