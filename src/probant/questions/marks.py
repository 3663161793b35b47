"""Marks people leave in code and texts they look for: TODO, skipped tests, prints, URLs, SQL, eval.

A reminder or a ticket counts in a comment, a URL or SQL in a string that documents nothing, code as
code; the patterns are tables (`tools/mark_patterns.py`, `mark_texts.py`). Skipped tests and
deprecations are told with the note beside them. Commented-out code are comments on lines of their
own that parse as statements; what only may be code leaves the list open. Where no parser reads a
language, what follows the sign of a comment is taken as one. Not seen: texts put together from
parts, SQL of query builders, programs started by other packages than the standard library.
"""

from probant.questions.kind import (
    PLACED,
    SEARCH,
    Answers,
    Kind,
    Lexis,
    how_many,
    listing,
    path,
    whether,
)
from probant.vocabulary.question import Intent, Relation, Unit

KIND = Kind(
    relation=Relation.MARKS, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("marks",),
    forms=(
        listing("marks", "marks", "which {word} marks are in the code", word=Lexis.MARK),
        how_many("marks", "mark-count", "how many {word} marks are in the code", word=Lexis.MARK),
        whether("has_marks", "has-marks", "is there any {word} mark in the code",
                path("file", is_optional=True), word=Lexis.MARK),
    ),
    answers=Answers(
        listed="{Found} in this snapshot: {by_file}{for_what}.",
        empty="There are no {marks} in this snapshot.",
        affirmed="{Yes_in} {a} there are {seen}{stay}.",
        negated="there are no {marks} in {a}.",
        counted="The number of {marks} in this snapshot is {n}.",
        by_unit={Unit.FILES: "The number of files with {marks} in this snapshot is {n}."},
    ),
)  # fmt: skip
