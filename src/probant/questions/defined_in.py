"""Where is name defined?"""

from __future__ import annotations

from probant.questions.kind import DEFINED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.DEFINED_IN,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="defined_in",
            label="locate",
            sentence="where is {name} defined",
            slots=(Slot("name", Fill.SYMBOL),),
        ),
        Form(
            kind="defined_in",
            label="locate-in",
            sentence="where is {name} of {owner} defined",
            slots=(Slot("name", Fill.SYMBOL), Slot("owner", Fill.OWNER)),
        ),
        Form(
            kind="defined_in",
            label="where-file",
            sentence="where is the file {file}",
            slots=(Slot("file", Fill.PATH),),
        ),
        Form(
            kind="overloads",
            label="overloads",
            sentence="what are the overloads of {name}",
            slots=(Slot("name", Fill.SYMBOL),),
            facet=Facet.OVERLOADS,
        ),
        Form(
            kind="overloads",
            label="overload-count",
            sentence="how many overloads does {name} have",
            slots=(Slot("name", Fill.SYMBOL),),
            counted=True,
            facet=Facet.COUNTED_OVERLOADS,
        ),
        Form(
            kind="defined_in",
            label="where-test",
            sentence="where is the test {name} defined",
            slots=(Slot("name", Fill.TEST),),
        ),
    ),
    filters=DEFINED,
)
