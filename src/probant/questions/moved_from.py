"""Where a definition lived before it was moved to the file it is in, and which commit moved it.

A commit moved it if it wrote the definition here and took one of the same name and kind out of
another file, or if it renamed the file. That it always was here is said only if no other file had
it when it came. Not seen: what was renamed while it was moved.
"""

from probant.questions.kind import Answers, Kind, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.MOVED_FROM, intent=Intent.STATUS, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("moved_from", "moved-from", "in which file was {name} before it was moved",
                symbol("name")),
        whether("was_moved", "was-moved", "was {name} moved here from another file",
                symbol("name")),
    ),
    answers=Answers(
        listed="{a} was moved: {told}{more}.",
        empty="No commit moved {a} from another file.",
        affirmed="Yes: {told}.",
        negated="no commit moved {a} from another file.",
    ),
)  # fmt: skip
