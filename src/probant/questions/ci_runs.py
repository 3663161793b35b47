"""Did CI pass?"""

from __future__ import annotations

from probant.questions.kind import CI, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.CI_RUNS,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="ci_passed",
            label="ci-passed",
            sentence="did CI pass",
            slots=(Slot("workflow", Fill.WORKFLOW, is_optional=True),),
            polar=True,
            facet=Facet.CI,
        ),
        Form(
            kind="ci_runs",
            label="ci-status",
            sentence="what is the state of CI",
            slots=(Slot("workflow", Fill.WORKFLOW, is_optional=True),),
            facet=Facet.CI,
        ),
    ),
    requires_of={Facet.CI: (CI,)},
    proved_by="ci_runs",
)
