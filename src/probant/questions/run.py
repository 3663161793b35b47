"""Whether the project builds, whether its tests pass, and which fail.

Proved by running it in a sandbox, never without leave. Not seen: other machines and versions.
"""

from probant.questions.kind import (
    BUILD,
    TEST,
    Kind,
    build_target,
    case,
    listing,
    symbol,
    tests_in,
    whether,
)
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.RUN, intent=Intent.EXECUTE,
    requires_of={Facet.TESTS: (TEST,), Facet.FAILING: (TEST,), Facet.BUILD: (BUILD,)},
    proved_by=("build", "test_run"), is_produced=True,
    forms=(
        whether("run_tests", "tests-pass", "do the tests pass", facet=Facet.TESTS),
        whether("run_tests", "tests-pass-in", "do the tests in {file} pass", tests_in("file"),
                facet=Facet.TESTS),
        whether("run_tests", "test-passes", "does the test {name} pass", case("name"),
                facet=Facet.TESTS),
        whether("run_tests_of", "tests-pass-of", "do the tests for {name} pass", symbol("name"),
                facet=Facet.TESTS),
        whether("run_target", "target-builds", "does the build target {name} build",
                build_target("name"), facet=Facet.BUILD),
        listing("failing_tests", "failing-tests", "which tests fail", facet=Facet.FAILING),
        listing("failing_tests", "failing-tests-in", "which tests in {file} fail", tests_in("file"),
                facet=Facet.FAILING),
        listing("test_results", "run-tests", "what is the result of the tests", facet=Facet.TESTS),
        whether("run_build", "builds", "does this project build", facet=Facet.BUILD),
        listing("build_state", "build-broken", "is the build broken",
                build_target("name", is_optional=True), facet=Facet.BUILD),
        whether("run", "build-and-tests", "does this project build and do its tests pass"),
    ),
)  # fmt: skip
