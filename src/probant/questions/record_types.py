"""Which types are records of data, and which of the others their fields hold.

Dataclasses, named tuples, typed dicts and models of known libraries; structs; interfaces and
object types of TypeScript with fields alone; records and entities of Java (the table is in
`tools/record_types.py`). A reference counts where it is certain what the written type of a field
means. Not seen: classes that only behave as records, and fields without a written type.
"""

from probant.questions.kind import DEFINED, SEARCH, Answers, Filter, Kind, how_many, listing
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RECORD_TYPES, intent=Intent.LOCATE,
    filters=DEFINED - {Filter.SYMBOL_KIND},
    requires=(SEARCH,), proved_by=("record_types",),
    forms=(
        listing("record_types", "record-types", "which record types make up the data model"),
        how_many("record_types", "record-type-count", "how many record types are there"),
    ),
    answers=Answers(
        listed="Record types: {told}{more}.",
        empty="There are no record types, by the table of their forms.",
        counted="There are {n} record types.",
    ),
)  # fmt: skip
