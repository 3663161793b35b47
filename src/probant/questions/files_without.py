"""Which source files have no licence or copyright header; which shell scripts go on after errors.

A header is a comment before the first line of code that speaks of a licence or a copyright; empty
files need none. A script stops at errors if `set -e` or `set -o errexit` is among its first
commands, or `-e` in its first line. Not seen: what a script is started with or sources.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.FILES_WITHOUT, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("file_heads",),
    forms=(
        listing("without_licence", "without-licence",
                "which source files have no licence or copyright header",
                facet=Facet.LICENCE_HEADER),
        listing("without_errexit", "without-errexit",
                "which shell scripts do not set errexit near the top", facet=Facet.EXIT_ON_ERROR),
    ),
    answers=Answers(
        of={
            Facet.LICENCE_HEADER: Answers(
                listed="Source files without a licence or copyright header: {told}{more}.",
                empty="Every source file has a licence or copyright header."),
            Facet.EXIT_ON_ERROR: Answers(
                listed="Shell scripts that do not set errexit near the top: {told}{more}.",
                empty="No shell script goes without errexit near its top."),
        },
        listed="{told}{more}.",
    ),
)  # fmt: skip
