"""Which names a file imports and never uses, and whether that one.

Only what certainly stands nowhere else in it counts; what others may want of it is a lead.
"""

from probant.questions.kind import Answers, Kind, how_many, listing, member, path, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.UNUSED_IMPORTS, intent=Intent.NAVIGATE, proved_by=("import_graph",),
    forms=(
        listing("unused_imports", "unused-imports", "which imports of {file} are unused",
                path("file")),
        how_many("unused_imports", "unused-import-count",
                 "how many unused imports does {file} have", path("file")),
        whether("has_unused_imports", "has-unused-imports", "does {file} have unused imports",
                path("file")),
        whether("unused_imports", "is-unused", "is the import of {name} in {file} unused",
                path("file"), member("name")),
    ),
    answers=Answers(
        listed="{a} imports {list} and does not use {them}.",
        empty="{a} has no unused imports.",
        affirmed="Yes, {a} has {unused}.",
        negated="{a} does not have {unused}.",
        counted="{a} has {n} unused imports.",
    ),
)  # fmt: skip
