"""Who wrote a line or several, a definition or a whole file, and whether a person did.

As git blame has it. A line that was never committed has no author.
"""

from probant.questions.kind import (
    Answers,
    Kind,
    line,
    lines,
    listing,
    member,
    path,
    symbol,
    whether,
)
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LINE_AUTHOR, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("line_author", "line-author", "who wrote line {line} of {file}", line("line"),
                path("file")),
        listing("symbol_author", "symbol-author", "who wrote {name}", symbol("name")),
        listing("lines_author", "lines-author", "who wrote lines {lines} of {file}", lines("lines"),
                path("file")),
        listing("file_author", "file-author", "who wrote the file {file}", path("file")),
        whether("line_author", "line-author-is", "did {person} write line {line} of {file}",
                line("line"), path("file"), member("person")),
    ),
    answers=Answers(
        listed="{Lines}{a} was written by {list}.",
        affirmed="Yes, {member} wrote {lines}{a}.",
        negated="{member} did not write {lines}{a}.",
    ),
)  # fmt: skip
