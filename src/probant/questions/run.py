"""Do the tests pass?"""

from __future__ import annotations

from probant.questions.kind import BUILD, TEST, Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.RUN,
    intent=Intent.EXECUTE,
    words=frozenset("zero empty real target command".split()),
    forms=(
        Form(
            kind="run_tests",
            label="tests-pass",
            sentence="do the tests pass",
            polar=True,
            facet=Facet.TESTS,
        ),
        Form(
            kind="run_tests",
            label="tests-pass-in",
            sentence="do the tests in {file} pass",
            slots=(Slot("file", Fill.TESTS_IN),),
            polar=True,
            facet=Facet.TESTS,
        ),
        Form(
            kind="run_tests",
            label="test-passes",
            sentence="does the test {name} pass",
            slots=(Slot("name", Fill.CASE),),
            polar=True,
            facet=Facet.TESTS,
        ),
        Form(
            kind="failing_tests",
            label="failing-tests",
            sentence="which tests fail",
            facet=Facet.FAILING,
        ),
        Form(
            kind="run_build",
            label="builds",
            sentence="does this project build",
            polar=True,
            facet=Facet.BUILD,
        ),
        Form(
            kind="build_state",
            label="build-broken",
            sentence="is the build broken",
            facet=Facet.BUILD,
        ),
        Form(
            kind="run",
            label="build-and-tests",
            sentence="does this project build and do its tests pass",
            polar=True,
        ),
    ),
    requires_of={Facet.TESTS: (TEST,), Facet.FAILING: (TEST,), Facet.BUILD: (BUILD,)},
    proved_by="build",
)
