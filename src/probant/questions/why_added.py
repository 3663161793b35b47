"""What the commit says that wrote a line, or that added a file or a definition.

Its author's own words, cited and not judged: whether that was the reason, git does not know.
"""

from probant.questions.kind import Answers, Kind, line, listing, named, path
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.WHY_ADDED, intent=Intent.STATUS, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("why_added", "why-added", "what does the commit say that added {file}",
                named("file")),
        listing("why_line", "why-line",
                "what does the commit say that wrote line {line} of {file}", line("line"),
                path("file")),
    ),
    answers=Answers(listed="As git has it: {told}."),
)  # fmt: skip
