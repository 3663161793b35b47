"""Which files change in the same commits as a file, how often, and whether one ever did.

As git recorded it, every file under all its names, as far as git detects renames; what is gone is
told as gone. Merges are left out. Not told: why.
"""

from probant.questions.kind import DATED, Answers, Kind, how_many, listing, path, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CHANGED_WITH, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("changed_with", "changed-with", "which files change together with {file}",
                path("file")),
        whether("changed_with", "ever-changed-with",
                "were {file} and {other} ever changed by the same commit", path("file"),
                path("other")),
        how_many("changed_with", "changed-with-count",
                 "how many commits changed both {file} and {other}", path("file"), path("other")),
    ),
    answers=Answers(
        listed="Files changed by the same commits as {a}: {told}{more}.",
        empty="No other file that is still there was changed by a commit that changed {a}.",
        affirmed="Yes, {a} and {b} were changed by the same commit: {told}.",
        negated="no commit changed both {a} and {b}.",
        counted="The number of commits that changed both {a} and {b} is {n}.",
    ),
)  # fmt: skip
