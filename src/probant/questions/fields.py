"""Which fields a class, struct or enum has, and whether one of that name.

A list holds its own; for yes or no, its bases are read too. Not seen: fields made at run time.
"""

from probant.questions.kind import (
    Answers,
    Found,
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
    relation=Relation.FIELDS, intent=Intent.LOCATE, proved_by=("members",),
    forms=(
        listing("fields", "fields", "which fields does {name} have", symbol("name"),
                word=Lexis.FIELD_KIND),
        how_many("fields", "field-count", "how many fields does {name} have", symbol("name"),
                 word=Lexis.FIELD_KIND),
        whether("fields", "has-field", "does {name} have a field {field}", symbol("name"),
                member("field")),
    ),
    answers=Answers(
        listed="{a} has the fields {list}.",
        empty="{a} has no fields.",
        affirmed="Yes, {a} has a field {member}.",
        negated="{a} has no field {member}.",
        counted="{a} has {n} fields.",
        of={
            Found.VARIANTS: Answers(listed="The members of {a} are {list}.",
                                    empty="{a} has no members.", counted="{a} has {n} members."),
            Found.UNNAMED: Answers(
                listed="The fields of {a} have no names but their places: {list}."
            ),
            Found.ONE: Answers(listed="{a} has the field {list}."),
        },
    ),
)  # fmt: skip
