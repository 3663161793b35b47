"""Which files changed between since and until?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.CHANGED_BETWEEN,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="changed_between",
            label="changed-between",
            sentence="which files changed between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
        ),
        Form(
            kind="changed_between",
            label="changed-between-count",
            sentence="how many files changed between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
            counted=True,
        ),
        Form(
            kind="deleted_between",
            label="deleted-between",
            sentence="which files were deleted between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
            facet=Facet.DELETED,
        ),
        Form(
            kind="renamed_between",
            label="renamed-between",
            sentence="which files were renamed between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
            facet=Facet.RENAMED,
        ),
        Form(
            kind="changed_since",
            label="changed-since",
            sentence="has {file} changed since {revision}",
            slots=(Slot("file", Fill.PATH), Slot("revision", Fill.REVISION)),
            polar=True,
        ),
    ),
    proved_by="git_history",
)
