"""Why the tests, the build or CI fail: what the failing run itself says, with its lines.

Not told: whose fault it is, and what would help.
"""

from probant.questions.kind import BUILD, CI, TEST, Kind, build_target, case, listing, workflow
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.FAILURE, intent=Intent.DIAGNOSE,
    requires_of={Facet.TESTS: (TEST,), Facet.BUILD: (BUILD,), Facet.CI: (CI,)},
    proved_by=("build", "test_run", "ci_runs"), is_produced=True,
    forms=(
        listing("why_tests_fail", "why-tests-fail", "why do the tests fail",
                case("name", is_optional=True), facet=Facet.TESTS),
        listing("why_build_fails", "why-build-fails", "why does the build fail",
                build_target("name", is_optional=True), facet=Facet.BUILD),
        listing("why_ci_failed", "why-ci-failed", "why did CI fail",
                workflow("workflow", is_optional=True), facet=Facet.CI),
    ),
)  # fmt: skip
