"""What stands on some lines of a file, word for word.

What the lines mean is not told.
"""

from probant.questions.kind import Answers, Kind, lines, listing, path
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINES, intent=Intent.LOCATE, proved_by=("lines",),
    words=frozenset((
        "around near surrounding context neighbouring neighboring beside vicinity next look "
        "looks"
    ).split()),
    forms=(
        listing("lines", "line-text", "what is on line {line} of {file}", lines("line"),
                path("file")),
    ),
    answers=Answers(quoted_with="\n"),
)  # fmt: skip
