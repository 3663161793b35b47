"""What starts a CI workflow, which workflows an event starts, and which there are.

GitHub workflow files are read, never run. Not seen: triggers set up outside the repository.
"""

from probant.questions.kind import (
    DISCOVERED,
    Answers,
    Found,
    Kind,
    Lexis,
    how_many,
    listing,
    whether,
    workflow,
)
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.WORKFLOW_TRIGGERS, intent=Intent.STATUS, requires=DISCOVERED,
    proved_by=("manifests",),
    forms=(
        listing("workflow_triggers", "workflow-triggers", "what triggers the workflow {workflow}",
                workflow("workflow")),
        listing("workflow_triggers", "all-triggers", "what triggers the workflows"),
        listing("workflows", "workflows", "which workflows are there", facet=Facet.EVERY_WORKFLOW),
        how_many("workflows", "workflow-count", "how many workflows are there",
                 facet=Facet.EVERY_WORKFLOW),
        listing("workflows_on", "workflows-on-event", "which workflows run on {word}",
                word=Lexis.EVENT),
        whether("workflow_triggers", "does-trigger", "does the workflow {workflow} run on {word}",
                workflow("workflow"), word=Lexis.EVENT),
    ),
    answers=Answers(
        listed="The workflows that {member} starts are {list}.",
        empty="No workflow is started by {member}.",
        affirmed="Yes: {told}.",
        negated="{member} does not start it.",
        of={
            Facet.EVERY_WORKFLOW: Answers(listed="The workflows are {list}."),
            Found.PLAIN: Answers(listed="The triggers are {list}: {told}."),
        },
    ),
)  # fmt: skip
