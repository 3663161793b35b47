"""How many lines a file has."""

from probant.questions.kind import DISCOVERED, Answers, Kind, how_many, path
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINE_COUNT, intent=Intent.LOCATE, requires=DISCOVERED, proved_by=("lines",),
    forms=(
        how_many("line_count", "line-count", "how many lines does {file} have", path("file")),
    ),
    answers=Answers(counted="{a} has {n} lines."),
)  # fmt: skip
