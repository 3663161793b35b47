"""The shortest chain of imports from one file to another.

"None" only where no import could lead further. Not seen: imports made at run time.
"""

from probant.questions.kind import Answers, Kind, listing, path
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORT_PATH, intent=Intent.NAVIGATE, proved_by=("import_graph",),
    forms=(
        listing("import_path", "import-path",
                "what is the shortest import path from {file} to {other}", path("file"),
                path("other")),
    ),
    answers=Answers(
        listed="The shortest chain of imports from {a} to {b} is {list}.",
        empty="No chain of imports leads from {a} to {b}.",
    ),
)  # fmt: skip
