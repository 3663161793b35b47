"""What triggers the workflow workflow?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Fill, Form, Kind, Lexis, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.WORKFLOW_TRIGGERS,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="workflow_triggers",
            label="workflow-triggers",
            sentence="what triggers the workflow {workflow}",
            slots=(Slot("workflow", Fill.WORKFLOW),),
        ),
        Form(
            kind="workflows",
            label="workflows",
            sentence="which workflows are there",
            facet=Facet.EVERY_WORKFLOW,
        ),
        Form(
            kind="workflows",
            label="workflow-count",
            sentence="how many workflows are there",
            counted=True,
            facet=Facet.EVERY_WORKFLOW,
        ),
        Form(
            kind="workflows_on",
            label="workflows-on-event",
            sentence="which workflows run on {word}",
            word=Lexis.EVENT,
        ),
        Form(
            kind="workflow_triggers",
            label="does-trigger",
            sentence="does the workflow {workflow} run on {word}",
            slots=(Slot("workflow", Fill.WORKFLOW),),
            polar=True,
            word=Lexis.EVENT,
        ),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="manifests",
)
