"""Which version of a language the project requires, and whether it takes that one.

As manifests declare it. Not seen: whether the code really runs there.
"""

from probant.questions.kind import DISCOVERED, Answers, Kind, Lexis, listing, member, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LANGUAGE_VERSION, intent=Intent.STATUS, requires=DISCOVERED,
    proved_by=("manifests",),
    words=frozenset((
        "programming language runtime interpreter compiler standard minimum minimal lowest "
        "oldest supported python go rust java node c work works run metadata manifest state "
        "states"
    ).split()),
    forms=(
        listing("language_version", "language-version", "which version of {word} is required",
                word=Lexis.LANGUAGE),
        whether("language_version", "supports-version",
                "does this project support {word} {version}", member("version"),
                word=Lexis.LANGUAGE),
    ),
    answers=Answers(
        listed="The project requires {list}: {told}.",
        empty="The project declares no language version.",
        affirmed="Yes, the project takes {member}: {told}.",
        negated="the project does not take {member}.",
    ),
)  # fmt: skip
