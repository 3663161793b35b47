"""What a file imports, from where, and whether it imports that.

Read from its import statements. Not seen: imports made at run time.
"""

from probant.questions.kind import PLACED, REACHING, Answers, Kind, listing, module, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORTS, intent=Intent.NAVIGATE, filters=PLACED | REACHING,
    proved_by=("statements", "imports"),
    forms=(
        listing("imports", "imports", "what does {file} import", module("file")),
        listing("imports_from", "imports-from", "which names does {file} import from {from}",
                module("file"), module("from")),
        whether("imports", "does-import", "does {file} import {other}", module("file"),
                module("other")),
        whether("imports", "reaches-by-import",
                "does {file} import {other}, directly or through others", module("file"),
                module("other"), transitive=True),
    ),
    answers=Answers(
        listed="{a} {directly}imports {list}.",
        empty="{a} {directly}imports nothing.",
        affirmed="Yes, {a} {directly}imports {b}.",
        negated="{a} does not {directly}import {b}.",
        counted="{a} {directly}imports {n} modules.",
    ),
)  # fmt: skip
