"""Which methods a class defines, of all sorts or of one, how many, whether one of that name.

A list holds its own; for yes or no, its bases are read too. Not seen: those attached later.
"""

from probant.questions.kind import (
    DEFINED,
    Answers,
    Kind,
    Lexis,
    how_many,
    listing,
    member,
    symbol,
    whether,
)
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.METHODS, intent=Intent.LOCATE, filters=DEFINED, proved_by=("members",),
    forms=(
        listing("methods", "methods", "which methods does {name} define", symbol("name")),
        how_many("methods", "method-count", "how many methods does {name} define", symbol("name")),
        whether("methods", "has-method", "does {owner} have a method {name}", symbol("owner"),
                member("name")),
        listing("sorted_methods", "sorted-methods", "which {word} methods does {name} define",
                symbol("name"), word=Lexis.METHOD_SORT),
        how_many("sorted_methods", "sorted-method-count",
                 "how many {word} methods does {name} define", symbol("name"),
                 word=Lexis.METHOD_SORT),
    ),
    answers=Answers(
        listed="{a} has the {sort}methods {list}.",
        empty="{a} has no {sort}methods.",
        affirmed="Yes, {a} has a method {member}.",
        negated="{a} has no method {member}.",
        counted="{a} has {n} {sort}methods.",
        are_named=True,
    ),
)  # fmt: skip
