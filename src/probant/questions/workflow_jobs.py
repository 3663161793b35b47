"""Which jobs a CI workflow has, and over which matrix.

GitHub workflow files are read, never run. Not seen: jobs of workflows it calls elsewhere.
"""

from probant.questions.kind import DISCOVERED, Answers, Kind, how_many, listing, workflow
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.WORKFLOW_JOBS, intent=Intent.STATUS, requires=DISCOVERED,
    proved_by=("manifests",),
    forms=(
        listing("workflow_jobs", "workflow-jobs", "which jobs does the workflow {workflow} have",
                workflow("workflow")),
        how_many("workflow_jobs", "job-count", "how many jobs does the workflow {workflow} have",
                 workflow("workflow")),
    ),
    answers=Answers(
        listed="The jobs are {list}: {told}.",
        empty="There are no jobs.",
        counted="There are {n} jobs.",
        of={
            Facet.MATRIX: Answers(listed="The matrix is {list}.", empty="There is no matrix."),
        },
    ),
)  # fmt: skip
