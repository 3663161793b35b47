"""Where is the command-line option option declared?"""

from __future__ import annotations

from probant.questions.kind import PLACED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CLI_OPTION,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="cli_option",
            label="cli-option",
            sentence="where is the command-line option {option} declared",
            slots=(Slot("option", Fill.TEXT),),
        ),
        Form(
            kind="cli_options",
            label="cli-options",
            sentence="which command-line options are declared",
            slots=(Slot("scope", Fill.MEMBER, is_optional=True),),
        ),
        Form(
            kind="cli_options",
            label="cli-option-count",
            sentence="how many command-line options are declared",
            counted=True,
        ),
    ),
    filters=PLACED,
    proved_by="bodies",
)
