"""Where is the environment variable name read?"""

from __future__ import annotations

from probant.questions.kind import PLACED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ENV_VAR,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="env_var",
            label="env-var",
            sentence="where is the environment variable {name} read",
            slots=(Slot("name", Fill.TEXT),),
        ),
        Form(
            kind="env_vars",
            label="env-vars",
            sentence="which environment variables are read",
            slots=(Slot("scope", Fill.MEMBER, is_optional=True),),
        ),
        Form(
            kind="env_vars",
            label="env-var-count",
            sentence="how many environment variables are read",
            counted=True,
        ),
    ),
    filters=PLACED,
    proved_by="bodies",
)
