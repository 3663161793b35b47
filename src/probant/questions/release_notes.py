"""What the changelog says about a version: its section, word for word.

Files called changelog, changes, history, news or release notes, in Markdown, reStructuredText,
plain text and Maven's `changes.xml`, and files of one version each; a version is what a heading
names, "unreleased" and "latest" too, or a tag ends with. Not seen: releases that only a service
knows, and versions that no heading names.
"""

from probant.questions.kind import SEARCH, Answers, Filter, Kind, listing, version
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.RELEASE_NOTES, intent=Intent.LOCATE, filters=frozenset({Filter.IN}),
    requires=(SEARCH,), proved_by=("documents",),
    forms=(
        listing("release_notes", "release-notes",
                "what does the changelog say about version {version}", version("version")),
    ),
    answers=Answers(
        quoted_with="\n\n",
        empty="No changelog in this snapshot has a section about {member}.",
    ),
)  # fmt: skip
