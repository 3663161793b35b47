"""Which commits touched file?"""

from __future__ import annotations

from probant.questions.kind import DATED, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.COMMITS_TOUCHING,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="commits_touching",
            label="commits-of",
            sentence="which commits touched {file}",
            slots=(Slot("file", Fill.NAMED),),
        ),
        Form(
            kind="commits_touching",
            label="commits-touching",
            sentence="how many commits touched {file}",
            slots=(Slot("file", Fill.NAMED),),
            counted=True,
        ),
        Form(
            kind="commits_between",
            label="commits-between",
            sentence="which commits are between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
        ),
        Form(
            kind="commits_between",
            label="commit-count-between",
            sentence="how many commits are between {since} and {until}",
            slots=(Slot("since", Fill.REVISION), Slot("until", Fill.REVISION)),
            counted=True,
        ),
        Form(
            kind="commits_by",
            label="commits-by",
            sentence="which commits did {person} make",
            slots=(Slot("person", Fill.TEXT),),
        ),
        Form(
            kind="commits_by",
            label="commit-count-by",
            sentence="how many commits did {person} make",
            slots=(Slot("person", Fill.TEXT),),
            counted=True,
        ),
        Form(
            kind="commits_touching",
            label="commit-count",
            sentence="how many commits are there",
            counted=True,
        ),
        Form(
            kind="contributors",
            label="contributors",
            sentence="who made commits",
            slots=(Slot("file", Fill.NAMED, is_optional=True),),
            facet=Facet.AUTHORS,
        ),
        Form(
            kind="contributors",
            label="contributor-count",
            sentence="how many people made commits",
            slots=(Slot("file", Fill.NAMED, is_optional=True),),
            counted=True,
            facet=Facet.AUTHORS,
        ),
    ),
    filters=DATED,
    proved_by="git_history",
)
