"""Where a command-line option is declared, or which ones are.

Proved by the code that declares it. Not seen: options that a program compares by hand.
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
    relation=Relation.CLI_OPTION, intent=Intent.LOCATE, filters=PLACED, requires_of_all=(SEARCH,),
    proved_by=("bodies",), is_proved_by_anchor=True,
    forms=(
        listing("cli_option", "cli-option", "where is the command-line option {option} declared",
                text("option")),
        listing("cli_options", "cli-options", "which command-line options are declared",
                member("scope", is_optional=True)),
        how_many("cli_options", "cli-option-count", "how many command-line options are declared"),
        whether("has_cli_option", "has-option", "is there a command-line option {option}",
                text("option")),
    ),
    answers=Answers(
        listed="The option {a} is defined at {list}.",
        empty="No command line option is defined in this snapshot.",
        affirmed="Yes, the option {a} is defined.",
        negated="no code in this snapshot defines the option {a}.",
        whole="The command line options defined here are {list}.",
    ),
)  # fmt: skip
