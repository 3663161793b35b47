"""What kind of project is this?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Form, Kind, Lexis
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.PROJECT_TYPE,
    intent=Intent.STATUS,
    words=frozenset(
        "npm maven cargo cmake gradle pip package module crate library python go rust java node javascript typescript c cpp setuptools poetry bazel meson make type sort language".split()
    ),
    forms=(
        Form(kind="project_type", label="project-type", sentence="what kind of project is this"),
        Form(
            kind="build_system",
            label="build-system",
            sentence="what build system does this project use",
            facet=Facet.BUILD_SYSTEM,
        ),
        Form(
            kind="project_type",
            label="is-project-type",
            sentence="is this a {word} project",
            polar=True,
            word=Lexis.LANGUAGE,
        ),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="discovery",
)
