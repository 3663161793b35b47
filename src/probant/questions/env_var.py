"""Where an environment variable is read, or which ones are.

Proved by the code that reads it, or a library's setting that names it. Not seen: computed names.
"""

from probant.questions.kind import (
    PLACED,
    SEARCH,
    Answers,
    Kind,
    how_many,
    listing,
    member,
    text,
    whether,
)
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.ENV_VAR, intent=Intent.LOCATE, filters=PLACED, requires_of_all=(SEARCH,),
    proved_by=("bodies",), is_proved_by_anchor=True,
    forms=(
        listing("env_var", "env-var", "where is the environment variable {name} read",
                text("name")),
        listing("env_vars", "env-vars", "which environment variables are read",
                member("scope", is_optional=True)),
        how_many("env_vars", "env-var-count", "how many environment variables are read"),
        whether("reads_env_var", "reads-env", "is the environment variable {name} read anywhere",
                text("name")),
    ),
    answers=Answers(
        listed="The environment variable {a} is read at {list}.",
        empty="No environment variable is read in this snapshot.",
        affirmed="Yes, the environment variable {a} is read.",
        negated="no code in this snapshot reads the environment variable {a}.",
        whole="The environment variables read here are {list}.",
    ),
)  # fmt: skip
