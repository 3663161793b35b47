"""Which exceptions a file or function raises in its own body, or all the way through its calls.

Passing on what was caught is no raise. All the way, what a handler around a call may catch is only
a lead, and what lies outside the repository is not seen.
"""

from probant.questions.kind import (
    PLACED,
    REACHING,
    Answers,
    Found,
    Kind,
    how_many,
    listing,
    member,
    path,
    symbol,
    whether,
)
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RAISES, intent=Intent.NAVIGATE, filters=PLACED | REACHING,
    proved_by=("bodies",),
    forms=(
        listing("raises", "raises", "which exceptions does {name} raise in its own body",
                symbol("name")),
        listing("raises", "all-raises",
                "which exceptions can {name} raise, directly or through what it calls",
                symbol("name"), transitive=True),
        whether("raises", "does-raise", "does {name} raise {exception} in its own body",
                symbol("name"), member("exception")),
        whether("raises", "can-raise",
                "can {name} raise {exception}, directly or through what it calls",
                symbol("name"), member("exception"), transitive=True),
        whether("raises_anything", "raises-anything",
                "does {name} raise anything, directly or through what it calls",
                symbol("name"), transitive=True),
        listing("raises", "raised-in-file", "which exceptions does the file {file} raise",
                path("file")),
        how_many("raises", "raise-count", "how many exceptions does {name} raise in its own body",
                 symbol("name")),
    ),
    answers=Answers(
        listed="{a} {directly}raises {list}{reached}.",
        empty="{a} raises nothing {by_itself}.",
        affirmed="Yes, {a} {directly}raises {member}{reached}.",
        negated="{a} does not raise {member} {by_itself}.",
        counted="{a} {directly}raises {n} different exceptions.",
        of={
            Found.PLAIN: Answers(affirmed="Yes, {a} raises something {by_itself}.",
                                 negated="{a} raises nothing {by_itself}."),
        },
    ),
)  # fmt: skip
