"""In which commits the signature of a function or method changed, from what to what.

The definition is parsed at every commit that touched it, also under the earlier names of its file
and in files it was moved from. A signature is what stands between the name and the body, and the
type it returns; comments, line breaks and a last comma do not count, nor do decorators and
modifiers such as `async`. Overloads count together. Not seen: what the function was called before.
"""

from probant.questions.kind import DATED, Answers, Kind, how_many, listing, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.SIGNATURE_CHANGES, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",), is_told_uncited=True,
    forms=(
        listing("signature_changes", "signature-changes",
                "which commits changed the signature of {name}", symbol("name")),
        how_many("signature_changes", "signature-change-count",
                 "how many commits changed the signature of {name}", symbol("name")),
    ),
    answers=Answers(
        listed="The signature of {a} was changed: {told}{more}.",
        empty="No commit changed the signature of {a}.",
        counted="The signature of {a} was changed by {n} commits.",
    ),
)  # fmt: skip
