"""Which code calls a function, at how many places, directly or all the way.

Of a type, which code makes values of it: `T{…}`, `new T`, a declaration. A place counts only where
its name is certainly bound to the target; others of that name leave the list open. Not seen: calls
through reflection, and code outside the snapshot.
"""

from probant.questions.kind import (
    DEFINED,
    REACHING,
    Answers,
    Found,
    Kind,
    how_many,
    listing,
    symbol,
)
from probant.vocabulary.question import Intent, Relation, Unit

KIND = Kind(
    relation=Relation.CALLED_BY, intent=Intent.NAVIGATE, filters=DEFINED | REACHING,
    proved_by=("references",),
    forms=(
        listing("called_by", "callers", "which code calls {callee}", symbol("callee")),
        listing("called_by", "all-callers", "which code calls {callee}, directly or through others",
                symbol("callee"), transitive=True),
        how_many("called_by", "caller-count", "how many calls of {callee} are there",
                 symbol("callee")),
    ),
    answers=Answers(
        listed="{a} is {directly}called by {list}.",
        empty="Nothing in this snapshot {directly}calls {a}.",
        counted="{a} is {directly}called at {n} places.",
        by_unit={
            Unit.CALLERS: "{a} has {n} different callers.",
            Unit.FUNCTIONS: "{a} is {directly}called by {n} different functions.",
            Unit.METHODS: "{a} is {directly}called by {n} different methods.",
            Unit.FILES: "{a} is {directly}called in {n} files.",
        },
        of={
            Found.MADE: Answers(
                listed="{a} is {directly}constructed by {list}.",
                empty="Nothing in this snapshot {directly}calls or constructs {a}.",
                counted="{a} is {directly}constructed at {n} places.",
            ),
        },
    ),
)  # fmt: skip
