"""Which tests are in file?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, SEARCH, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TEST_CASES,
    intent=Intent.NAVIGATE,
    forms=(
        Form(
            kind="test_cases",
            label="test-cases",
            sentence="which tests are in {file}",
            slots=(Slot("file", Fill.PATH),),
        ),
        Form(
            kind="test_cases",
            label="test-count",
            sentence="how many tests are in {file}",
            slots=(Slot("file", Fill.PATH),),
            counted=True,
        ),
        Form(
            kind="test_cases",
            label="test-count-all",
            sentence="how many tests are there",
            counted=True,
        ),
    ),
    filters=DEFINED,
    requires=(SEARCH,),
    proved_by="tests",
)
