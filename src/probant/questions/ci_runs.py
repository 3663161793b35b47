"""Whether CI passed for this commit, and what state its runs are in.

As the service reports it, for runs that are over. Not seen: services that are not reachable.
"""

from probant.questions.kind import CI, Kind, listing, whether, workflow
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.CI_RUNS, intent=Intent.STATUS, requires=(CI,),
    proved_by=("ci_runs",), is_produced=True,
    forms=(
        whether("ci_passed", "ci-passed", "did CI pass", workflow("workflow", is_optional=True),
                facet=Facet.CI),
        listing("ci_runs", "ci-status", "what is the state of CI",
                workflow("workflow", is_optional=True), facet=Facet.CI),
    ),
)  # fmt: skip
