"""Which tests refer to name?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.TESTS,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="tests",
            label="tests-of",
            sentence="which tests refer to {name}",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="tests",
            label="tests-of-count",
            sentence="how many tests refer to {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            counted=True,
        ),
        Form(
            kind="is_tested",
            label="is-tested",
            sentence="does any test refer to {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            polar=True,
            facet=Facet.TESTED,
        ),
    ),
    filters=DEFINED,
    proved_by="tests",
)
