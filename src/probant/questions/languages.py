"""In which languages the sources are written, with the files and lines of each.

Counted are files of code by their suffix, not documents or data.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LANGUAGES, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("languages", "languages", "which languages are used, and how many lines of each"),
    ),
    answers=Answers(listed="Languages: {told}.", empty="There is no source file here."),
)  # fmt: skip
