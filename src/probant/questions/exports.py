"""Which names a file exports, by `__all__`, `export`, `pub` or capital letter.

Where a language has no such list, public names are a part, never all. Not seen: computed lists.
"""

from probant.questions.kind import Answers, Kind, how_many, listing, member, path, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.EXPORTS, intent=Intent.LOCATE, proved_by=("statements", "members"),
    forms=(
        listing("exports", "exports", "what does {file} export", path("file")),
        how_many("exports", "export-count", "how many names does {file} export", path("file")),
        whether("exports", "does-export", "does {file} export {name}", path("file"),
                member("name")),
        listing("all_list", "all-list", "which names are in __all__ of {file}", path("file"),
                facet=Facet.ALL_LIST),
    ),
    answers=Answers(
        listed="{a} exports {list}.",
        empty="{a} exports nothing.",
        affirmed="Yes, {a} exports {member}.",
        negated="{a} does not export {member}.",
        counted="{a} exports {n} names.",
        of={
            Facet.ALL_LIST: Answers(listed="__all__ of {a} has {list}.",
                                    empty="__all__ of {a} is empty."),
        },
    ),
)  # fmt: skip
