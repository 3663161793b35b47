"""Why do the tests fail?"""

from __future__ import annotations

from probant.questions.kind import BUILD, CI, TEST, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.FAILURE,
    intent=Intent.DIAGNOSE,
    forms=(
        Form(
            kind="why_tests_fail",
            label="why-tests-fail",
            sentence="why do the tests fail",
            slots=(Slot("name", Fill.CASE, is_optional=True),),
            facet=Facet.TESTS,
        ),
        Form(
            kind="why_build_fails",
            label="why-build-fails",
            sentence="why does the build fail",
            facet=Facet.BUILD,
        ),
        Form(
            kind="why_ci_failed",
            label="why-ci-failed",
            sentence="why did CI fail",
            slots=(Slot("workflow", Fill.WORKFLOW, is_optional=True),),
            facet=Facet.CI,
        ),
    ),
    requires_of={Facet.TESTS: (TEST,), Facet.BUILD: (BUILD,), Facet.CI: (CI,)},
    proved_by="build",
)
