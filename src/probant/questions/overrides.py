"""Which methods of a base a class overrides, and whether one does.

Bases are followed as far as they are certain. Not seen: bases outside the snapshot.
"""

from probant.questions.kind import DEFINED, Answers, Found, Kind, listing, member, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.OVERRIDES, intent=Intent.NAVIGATE, filters=DEFINED, proved_by=("hierarchy",),
    forms=(
        listing("overrides", "overrides-of", "which methods does {name} override", symbol("name")),
        listing("overridden_in", "overridden-in", "which methods of {base} does {name} override",
                symbol("name"), symbol("base")),
        whether("overrides", "does-override", "does {name} override {base}", symbol("name"),
                symbol("base")),
        whether("overrides_name", "overrides-name",
                "does the class {owner} override the method {name}", symbol("owner"),
                member("name")),
        whether("overrides_anything", "overrides-anything", "does {name} override anything",
                symbol("name")),
    ),
    answers=Answers(
        listed="{a} overrides {list}.",
        empty="{a} overrides nothing.",
        affirmed="Yes, {a} overrides {overridden}.",
        negated="{a} does not override {overridden}.",
        are_named=True,
        of={
            Found.OF_CLASS: Answers(
                listed="The methods of {a} that override or implement one of a base are {list}.",
            ),
        },
        of_pair={
            Found.OF_CLASS: Answers(
                listed="The methods of {a} that override or implement one of {b} are {list}.",
            ),
        },
    ),
)  # fmt: skip
