"""Which lines of a file or a definition are the oldest that are still there, and how old they are.

As git blame has it, by the author's date: the lines of the commit that is the longest ago, or of as
many commits as are wanted. A line that was moved or indented anew is as old as that. Blank lines
do not count, nor do lines that are not committed.
"""

from probant.questions.kind import Answers, Kind, listing, named, number
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OLDEST_LINES, intent=Intent.STATUS, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("oldest_lines", "oldest-lines", "which lines of {file} are the oldest",
                named("file"), number("number", is_optional=True)),
    ),
    answers=Answers(listed="The oldest lines of {a}: {told}{more}."),
)  # fmt: skip
