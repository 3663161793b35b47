"""Who wrote a line, or the lines of a definition.

As git blame has it. A line that was never committed has no author.
"""

from probant.questions.kind import Answers, Kind, line, listing, path, symbol
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINE_AUTHOR, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("line_author", "line-author", "who wrote line {line} of {file}", line("line"),
                path("file")),
        listing("symbol_author", "symbol-author", "who wrote {name}", symbol("name")),
    ),
    answers=Answers(
        listed="{Lines}{a} was written by {list}.",
        affirmed="Yes, {member} wrote {lines}{a}.",
        negated="{member} did not write {lines}{a}.",
    ),
)  # fmt: skip
