"""Whether imports go round in a circle, through a file, two or anywhere, and which files do.

Each import of a circle must name the next file. Not seen: imports made at run time.
"""

from probant.questions.kind import SEARCH, Answers, Found, Kind, Lexis, listing, path, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.IMPORT_CYCLE, intent=Intent.NAVIGATE, requires=(SEARCH,),
    proved_by=("import_graph",),
    forms=(
        whether("import_cycle", "import-cycle", "is {file} part of an import cycle", path("file")),
        whether("import_cycle", "cycle-between", "do {file} and {other} import each other",
                path("file"), path("other"), word=Lexis.CIRCLE),
        whether("import_cycle", "any-cycle", "is there an import cycle"),
        listing("import_cycles", "cycles", "which import cycles are there"),
        listing("cycle_files", "cycle-files", "which files are part of an import cycle",
                facet=Facet.FILES),
    ),
    answers=Answers(
        listed="The imports go round in a circle: {list}.",
        empty="There is no import cycle{through}.",
        affirmed="Yes, there is an import cycle{through}.",
        negated="there is no import cycle{through}.",
        of={
            Facet.FILES: Answers(listed="Part of an import cycle: {list}."),
        },
        of_pair={
            Found.PLAIN: Answers(affirmed="Yes, {a} and {b} import each other.",
                                 negated="{a} and {b} do not import each other."),
            Facet.CYCLE: Answers(affirmed="Yes, an import cycle goes through {a} and {b}.",
                                 negated="no import cycle goes through both {a} and {b}."),
        },
    ),
)  # fmt: skip
