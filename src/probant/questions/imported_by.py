"""Which files import a file or module.

Only imports that certainly name it count. Not seen: imports made at run time.
"""

from probant.questions.kind import PLACED, REACHING, Answers, Kind, how_many, listing, module
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORTED_BY, intent=Intent.NAVIGATE, filters=PLACED | REACHING,
    proved_by=("imports",),
    forms=(
        listing("imported_by", "imported-by", "which files import {file}", module("file")),
        how_many("imported_by", "imported-by-count", "how many files import {file}",
                 module("file")),
    ),
    answers=Answers(
        listed="{a} is {directly}imported by {list}.",
        empty="Nothing in this snapshot {directly}imports {a}.",
        counted="{a} is {directly}imported by {n} files.",
    ),
)  # fmt: skip
