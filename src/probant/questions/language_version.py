"""Which version of word is required?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.LANGUAGE_VERSION,
    intent=Intent.STATUS,
    words=frozenset(
        "programming language language runtime interpreter compiler standard minimum minimal lowest oldest supported python go rust java node c work works run metadata manifest state states".split()
    ),
    forms=(
        Form(
            kind="language_version",
            label="language-version",
            sentence="which version of {word} is required",
            word=Lexis.LANGUAGE,
        ),
        Form(
            kind="language_version",
            label="supports-version",
            sentence="does this project support {word} {version}",
            slots=(Slot("version", Fill.MEMBER),),
            polar=True,
            word=Lexis.LANGUAGE,
        ),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="manifests",
)
