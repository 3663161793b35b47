"""Which licence the project is under, and whether that one.

Manifest and licence file are read apart. Not seen: licences of single files and dependencies.
"""

from probant.questions.kind import DISCOVERED, Answers, Kind, Lexis, listing, text, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LICENCE, intent=Intent.STATUS, requires=DISCOVERED, proved_by=("manifests",),
    words=frozenset("mit gpl apache bsd mpl license licence licensed".split()),
    forms=(
        listing("licence", "licence", "which licence is this project under",
                text("manifest", is_optional=True)),
        whether("is_licence", "is-licence", "is this project under the licence {word}",
                word=Lexis.LICENCE),
    ),
    answers=Answers(
        listed="The licence is {list}.",
        empty="The project declares no licence.",
        affirmed="Yes, the licence is {member}: {told}.",
        negated="the licence is not {member}.",
    ),
)  # fmt: skip
