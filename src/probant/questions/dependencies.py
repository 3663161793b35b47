"""What the project declares to depend on, in which version and group, and whether on that.

Manifests are read, never run. Not seen: what a setup script computes, what others bring along.
"""

from probant.questions.kind import (
    DISCOVERED,
    Answers,
    Found,
    Kind,
    Lexis,
    how_many,
    listing,
    member,
    text,
    whether,
)
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.DEPENDENCIES, intent=Intent.STATUS, requires=DISCOVERED,
    proved_by=("manifests",),
    forms=(
        listing("dependencies", "dependencies", "what does this project depend on at run time",
                text("manifest", is_optional=True)),
        how_many("dependencies", "dependency-count",
                 "how many dependencies does this project declare"),
        listing("dependency_version", "dependency-version",
                "which version of {package} is required", text("package"), facet=Facet.BOUND),
        whether("depends_on", "depends-on", "does this project depend on {package}",
                text("package")),
        whether("project_uses", "project-uses", "does this project use {package}", text("package"),
                facet=Facet.USE),
        whether("is_pinned", "is-pinned", "is {package} pinned to one version", text("package"),
                facet=Facet.PIN),
        listing("dependency_group", "dev-dependencies", "what are the {facet} dependencies",
                text("manifest", is_optional=True), word=Lexis.GROUP),
        listing("extras", "extras", "which extras are there", facet=Facet.EXTRAS),
        listing("extra_needs", "extra-needs", "what does the extra {extra} need", member("extra")),
    ),
    answers=Answers(
        listed="The project declares {list}.",
        empty="The project declares no dependencies of that kind.",
        affirmed="Yes, the project declares {a} as a dependency: {told}.",
        negated="the project does not declare {a} as a dependency.",
        counted="The project declares {n} dependencies.",
        of={
            Found.PLAIN: Answers(listed="The project depends on {list}.",
                                 empty="Nothing is declared as always needed{within}."),
            Facet.BOUND: Answers(listed="The bound of {a} is {list}: {told}."),
            Facet.EXTRAS: Answers(listed="The extras and groups are {list}."),
            Facet.PIN: Answers(affirmed="Yes, {a} is pinned: {told}.",
                               negated="{a} is not pinned to one version."),
        },
    ),
)  # fmt: skip
