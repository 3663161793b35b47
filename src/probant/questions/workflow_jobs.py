"""Which jobs does the workflow workflow have?"""

from __future__ import annotations

from probant.questions.kind import CONTENT, DISCOVERY_STRONG, Fill, Form, Kind, Slot
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.WORKFLOW_JOBS,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="workflow_jobs",
            label="workflow-jobs",
            sentence="which jobs does the workflow {workflow} have",
            slots=(Slot("workflow", Fill.WORKFLOW),),
        ),
        Form(
            kind="workflow_jobs",
            label="job-count",
            sentence="how many jobs does the workflow {workflow} have",
            slots=(Slot("workflow", Fill.WORKFLOW),),
            counted=True,
        ),
    ),
    requires=(
        DISCOVERY_STRONG,
        CONTENT,
    ),
    proved_by="manifests",
)
