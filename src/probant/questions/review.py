"""What there is to look at in a change, a file or a definition: what it holds, who depends on it.

Facts with their lines; no opinion on quality.
"""

from probant.questions.kind import Answers, Kind, listing, named, revision
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.REVIEW, intent=Intent.REVIEW, proved_by=("review", "discovery"),
    forms=(
        listing("review", "review", "review the change", revision("commit", is_optional=True)),
        listing("review_of", "review-file", "review the file {file}", named("file")),
    ),
    answers=Answers(
        empty="Nothing is changed: the working tree is as it was committed.",
        quoted_with=" ",
    ),
)  # fmt: skip
