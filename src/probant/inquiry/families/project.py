"""What the project says of itself: its type, licence, dependencies, versions, configuration."""

from __future__ import annotations

from probant.inquiry.families.family import Family
from probant.vocabulary.question import Intent, Relation

PROJECT: tuple[Family, ...] = (
    Family(
        numbers=(61,),
        relation=Relation.PROJECT_TYPE,
        intent=Intent.STATUS,
        example="what kind of project is this?",
        cues=("project", "repo", "codebase", "program", "software", "code", "language", "package", "app", "library", "thing",),
        wordings=(
            r"{q} (?:kind|type|sort) of (?:a |an )?(?:project|repo|repository|codebase|program|software|code|thing|package|application|app|library) {is} (?:this|it|that|here|in here)(?: (?:one|project|repo|repository|codebase))?",
            r"{q} {is} (?:this|the) (?:project|repo|repository|codebase)(?: about| for| written in| made of| type)?",
            r"(?:{q} {is} )?(?:{the} )*(?:project|repo|repository|codebase) (?:type|kind)",
            r"{q} (?:programming )?language(?:s)? {is} (?:this|the) (?:project|repo|repository|codebase|code|it)(?: written)?(?: in)?",
            r"(?:describe|identify|classify|explain) (?:this|the) (?:project|repo|repository|codebase)",
        ),
    ),
)  # fmt: skip
