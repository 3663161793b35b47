"""Which commits changed the version of a dependency or a language that the manifests require.

In the manifests that declare it now, under all their names; the commit that first declared it there
is one of them. Manifests are read at every commit that touched them, never run. Not seen: lock
files, and what another manifest said before.
"""

from probant.questions.kind import DATED, Answers, Kind, Lexis, listing, text
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.BOUND_CHANGES, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",), is_told_uncited=True,
    forms=(
        listing("bound_changes", "bound-changes",
                "which commits changed the required version of {package}", text("package")),
        listing("language_version_changes", "language-version-changes",
                "which commits changed the required version of {word}", word=Lexis.LANGUAGE),
    ),
    answers=Answers(
        listed="What is required, newest first: {told}{more}.",
        empty="No commit changed what is required.",
    ),
)  # fmt: skip
