"""Which commit brought a text into the repository, and which took it out.

A commit counts where the text stands after it and in none of its parents, or the reverse. A text
that moved between files is not new; in a file or folder that is named, it is.
"""

from probant.questions.kind import Answers, Filter, Kind, listing, text
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TEXT_CHANGED_BY, intent=Intent.STATUS, filters=frozenset({Filter.IN}),
    proved_by=("git_history",),
    forms=(
        listing("text_added_by", "text-added-by", "which commit introduced the text {text}",
                text("text"), facet=Facet.ADDED),
        listing("text_removed_by", "text-removed-by", "which commit removed the text {text}",
                text("text"), facet=Facet.DELETED),
    ),
    answers=Answers(
        listed="The text “{a}” was introduced by {list}.",
        empty="No commit introduced the text “{a}”.",
        of={
            Facet.DELETED: Answers(
                listed="The text “{a}” was removed by {list}.",
                empty="No commit removed the text “{a}”.",
            ),
        },
    ),
)  # fmt: skip
