"""What kind of project this is, and what builds it.

Found twice, from the manifests and from the files; the two must not contradict each other.
"""

from probant.questions.kind import DISCOVERED, Answers, Kind, Lexis, listing, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.PROJECT_TYPE, intent=Intent.STATUS, requires=DISCOVERED,
    proved_by=("discovery",),
    words=frozenset((
        "npm maven cargo cmake gradle pip package module crate library python go rust java node "
        "javascript typescript c cpp setuptools poetry bazel meson make type sort language"
    ).split()),
    forms=(
        listing("project_type", "project-type", "what kind of project is this"),
        listing("build_system", "build-system", "what build system does this project use",
                facet=Facet.BUILD_SYSTEM),
        whether("project_type", "is-project-type", "is this a {word} project", word=Lexis.LANGUAGE),
    ),
    answers=Answers(
        listed="This is a {list} project.",
        affirmed="Yes, this is a {member} project.",
        negated="this is not a {member} project.",
        of={
            Facet.BUILD_SYSTEM: Answers(listed="It is built by {list}."),
        },
    ),
)  # fmt: skip
