"""Which licence is this project under?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Form, Kind, Lexis
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LICENCE,
    intent=Intent.STATUS,
    words=frozenset("mit gpl apache bsd mpl license licence licensed".split()),
    forms=(
        Form(kind="licence", label="licence", sentence="which licence is this project under"),
        Form(
            kind="licence",
            label="is-licence",
            sentence="is this project under the licence {word}",
            polar=True,
            word=Lexis.LICENCE,
        ),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="manifests",
)
