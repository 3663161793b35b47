"""Is file part of an import cycle?"""

from __future__ import annotations

from probant.questions.kind import SEARCH, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.IMPORT_CYCLE,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="import_cycle",
            label="import-cycle",
            sentence="is {file} part of an import cycle",
            slots=(Slot("file", Fill.PATH),),
            polar=True,
        ),
        Form(
            kind="import_cycle",
            label="cycle-between",
            sentence="do {file} and {other} import each other",
            slots=(Slot("file", Fill.PATH), Slot("other", Fill.PATH)),
            polar=True,
        ),
        Form(
            kind="import_cycle", label="any-cycle", sentence="is there an import cycle", polar=True
        ),
        Form(kind="import_cycles", label="cycles", sentence="which import cycles are there"),
    ),
    requires=(SEARCH,),
    proved_by="import_graph",
)
