"""Which commits set a configuration key to another value, from what to what, and which did last.

In the file that sets it now, under all its names; the commit that first set it there is one of
them. TOML, JSON, YAML and INI are read at every commit that touched the file. Not seen: the same
key in another file before, and keys that no file sets any more.
"""

from probant.questions.kind import DATED, Answers, Kind, key, listing, member
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.KEY_CHANGES, intent=Intent.STATUS, filters=DATED,
    proved_by=("git_history",), is_told_uncited=True,
    forms=(
        listing("key_changes", "key-changes",
                "which commits set the configuration key {key} to another value", key("key"),
                member("file", is_optional=True)),
        listing("last_key_change", "last-key-change",
                "which commit last set the configuration key {key} to another value", key("key"),
                member("file", is_optional=True), facet=Facet.LAST),
    ),
    answers=Answers(
        listed="The value of {a}, newest first: {told}{more}.",
        empty="No commit set {a}.",
        of={Facet.LAST: Answers(listed="The value of {a} was last changed: {told}.")},
    ),
)  # fmt: skip
