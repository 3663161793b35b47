"""Marks people leave in code: reminders, deprecations, silenced linters, skipped tests, prints.

A reminder counts in a comment, code as code; the patterns are a table (`tools/mark_patterns.py`).
Where no parser reads a language, what follows the sign of a comment is taken as one.
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
from probant.vocabulary.question import Intent, Relation

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
        listed="{Found} in this snapshot: {told}{more}.",
        empty="There are no {marks} in this snapshot.",
        affirmed="Yes, in {a} there are {seen}{stay}.",
        negated="there are no {marks} in {a}.",
        counted="The number of {marks} in this snapshot is {n}.",
    ),
)  # fmt: skip
