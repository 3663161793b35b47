"""Where is the configuration key key set?"""

from __future__ import annotations

from probant.questions.kind import PLACED, Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CONFIG_KEY,
    intent=Intent.LOCATE,
    forms=(
        Form(
            kind="config_key",
            label="config-key",
            sentence="where is the configuration key {key} set",
            slots=(Slot("key", Fill.KEY), Slot("file", Fill.MEMBER, is_optional=True)),
        ),
        Form(
            kind="config_key",
            label="config-value",
            sentence="what value does the configuration key {key} have",
            slots=(Slot("key", Fill.KEY), Slot("file", Fill.MEMBER, is_optional=True)),
        ),
        Form(
            kind="project_field",
            label="project-field",
            sentence="what does the manifest give as the project's {facet}",
            word=Lexis.FIELD,
        ),
    ),
    filters=PLACED,
    proved_by="configuration",
)
