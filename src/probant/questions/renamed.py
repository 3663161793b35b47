"""What a file was called before, what it became, whether that, and which commit renamed it.

As git detects renames: by likeness of content.
"""

from probant.questions.kind import Answers, Kind, listing, path, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.RENAMED, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("renamed_to", "renamed-to", "what was {file} renamed to", path("file"),
                facet=Facet.AFTER),
        listing("renamed_from", "renamed-from", "what was {file} called before it was renamed",
                path("file"), facet=Facet.BEFORE),
        listing("renamed_by", "renamed-commit", "which commit renamed {file}", path("file"),
                facet=Facet.COMMIT),
        whether("renamed", "was-renamed", "was {file} ever renamed", path("file")),
        whether("renamed_to", "was-renamed-to", "was {file} renamed to {other}", path("file"),
                path("other"), facet=Facet.AFTER),
    ),
    answers=Answers(
        listed="{renamed} {list}.",
        empty="{a} has not been renamed.",
        affirmed="Yes, {a} was renamed{to}.",
        negated="{a} was not renamed{to}.",
    ),
)  # fmt: skip
