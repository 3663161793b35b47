"""In which commits the default of a parameter changed, from what to what.

Read as in `signature_changes`: a commit counts where the parameter is there before and after it,
with different defaults as written, none being one of them. That the parameter came with a default
is no change of it. Not seen: what a constant that is the default stands for.
"""

from probant.questions.kind import DATED, Answers, Kind, listing, member, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DEFAULT_CHANGES, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",), is_told_uncited=True,
    forms=(
        listing("default_changes", "default-changes",
                "which commits changed the default of the parameter {parameter} of {name}",
                member("parameter"), symbol("name")),
    ),
    answers=Answers(
        listed="The default of {member} in {a} was changed: {told}{more}.",
        empty="No commit changed the default of {member} in {a}.",
    ),
)  # fmt: skip
