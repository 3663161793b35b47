"""Is there anything called name?"""

from __future__ import annotations

from probant.questions.kind import SEARCH, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXISTS,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="exists",
            label="exists",
            sentence="is there anything called {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            polar=True,
        ),
        Form(
            kind="exists",
            label="exists-file",
            sentence="is there a file {file}",
            slots=(Slot("file", Fill.PATH),),
            polar=True,
        ),
        Form(
            kind="exists",
            label="exists-in",
            sentence="is {name} defined in {file}",
            slots=(Slot("name", Fill.SYMBOL), Slot("file", Fill.WITHIN)),
            polar=True,
        ),
        Form(
            kind="exists",
            label="test-exists",
            sentence="is there a test called {name}",
            slots=(Slot("name", Fill.TEST),),
            polar=True,
        ),
    ),
    requires=(SEARCH,),
)
