"""What a file, a folder or the repository defines at its outermost level, or what of one kind.

Methods and nested functions belong to what holds them. Not seen: names made at run time.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Kind, Lexis, how_many, listing, path
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DEFINES, intent=Intent.LOCATE, filters=DEFINED, requires_of_all=(SEARCH,),
    proved_by=("statements", "contents"),
    forms=(
        listing("defines", "defines", "what does {file} define", path("file"),
                word=Lexis.SYMBOL_KIND),
        how_many("defines", "defines-count", "how many definitions are in {file}", path("file"),
                 word=Lexis.SYMBOL_KIND),
        how_many("defines", "defines-all", "how many definitions are in this repository",
                 word=Lexis.SYMBOL_KIND),
    ),
    answers=Answers(
        listed="{a} defines {list}.",
        empty="{a} defines no {things}{outermost}.",
        counted="{a} defines {n} {things}{outermost}.",
        are_named=True,
    ),
)  # fmt: skip
