"""What does this project depend on at run time?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.DEPENDENCIES,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="dependencies",
            label="dependencies",
            sentence="what does this project depend on at run time",
        ),
        Form(
            kind="dependencies",
            label="dependency-count",
            sentence="how many dependencies does this project declare",
            counted=True,
        ),
        Form(
            kind="dependency_version",
            label="dependency-version",
            sentence="which version of {package} is required",
            slots=(Slot("package", Fill.TEXT),),
            facet=Facet.BOUND,
        ),
        Form(
            kind="dependencies",
            label="depends-on",
            sentence="does this project depend on {package}",
            slots=(Slot("package", Fill.TEXT),),
            polar=True,
        ),
        Form(
            kind="is_pinned",
            label="is-pinned",
            sentence="is {package} pinned to one version",
            slots=(Slot("package", Fill.TEXT),),
            polar=True,
            facet=Facet.PIN,
        ),
        Form(
            kind="dependency_group",
            label="dev-dependencies",
            sentence="what are the {facet} dependencies",
            word=Lexis.GROUP,
        ),
        Form(kind="extras", label="extras", sentence="which extras are there", facet=Facet.EXTRAS),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="manifests",
)
