"""Where a program starts: declared commands, main functions and main blocks; commands alone.

Those of tests and examples are left out, and told as left out. Not seen: commands that a setup
script computes.
"""

from probant.questions.kind import SEARCH, Answers, Kind, Lexis, how_many, listing
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.ENTRY_POINTS, intent=Intent.NAVIGATE, requires=(SEARCH,),
    proved_by=("entry_points",),
    forms=(
        listing("entry_points", "entry-points", "what are the entry points", word=Lexis.ENTRY_KIND),
        how_many("entry_points", "entry-point-count", "how many entry points are there"),
        listing("commands", "commands", "which commands does the project install",
                facet=Facet.COMMANDS),
    ),
    answers=Answers(
        listed="The entry points are {list}.",
        empty="The project declares no entry points.",
        of={
            Facet.COMMANDS: Answers(listed="The commands are {list}.",
                                    empty="The project declares no commands."),
        },
    ),
)  # fmt: skip
