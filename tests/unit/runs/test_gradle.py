"""Gradle builds run by the real `gradle`, offline."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from tests.unit.runs.compiled_sites import (
    Projects,
    built,
    counts,
    has_programs,
    not_run,
    ran,
    results,
)
from tests.unit.runs.jvm_projects import TEST, gradle, has_junit_jars

pytestmark = pytest.mark.slow
needs_gradle = pytest.mark.skipif(
    not has_programs("gradle", "javac") or not has_junit_jars(),
    reason="Gradle, a JDK, JUnit 4 of the system or bubblewrap is not installed",
)
GOOD = "@Test public void good() { assertEquals(3, Sums.add(1, 2)); }\n"
BAD = "@Test public void bad() {\n  assertEquals(4, Sums.add(1, 2));\n}\n"
LATER = "@Ignore @Test public void later() {}\n"


@pytest.fixture
def project(tmp_path: Path) -> Projects:
    return Projects(Ecosystem.GRADLE, tmp_path)


@needs_gradle
def test_result_files_are_counted_and_a_failure_has_its_line(project: Projects) -> None:
    run = ran(project.test(gradle(GOOD + BAD + LATER)))
    assert results(run) == {
        "org.example.SumsTest.good": "passed",
        "org.example.SumsTest.bad": "failed",
        "org.example.SumsTest.later": "skipped",
    }
    assert run.is_whole
    assert run.doubts == ()
    failed = next(case for case in run.cases if case.name.endswith(".bad"))
    assert (failed.path, failed.line) == (TEST, 7)
    assert any(told.startswith("gradle test: ") for told in project.said)


@needs_gradle
def test_a_name_means_that_test_only(project: Projects) -> None:
    run = ran(project.test(gradle(GOOD + BAD), "good"))
    assert results(run) == {"org.example.SumsTest.good": "passed"}
    assert run.exit_code == 0


@needs_gradle
def test_failures_the_script_ignores_and_old_results(project: Projects) -> None:
    old = '<testsuite tests="1"><testcase name="x" classname="A"/></testsuite>'
    ignoring = gradle(BAD, "test { ignoreFailures = true }\n")
    run = ran(project.test(ignoring | {"build/test-results/test/TEST-A.xml": old}))
    assert run.exit_code == 0
    assert counts(run) == (0, 1, 0)
    assert run.doubts == ()


@needs_gradle
def test_builds_count_what_was_made(project: Projects) -> None:
    assert built(project.build(gradle(GOOD))).made == ("build/libs/repo.jar",)
    broken = {
        "src/main/java/org/example/Sums.java": "package org.example;\nclass Sums { int x = }\n"
    }
    assert built(project.build(gradle(GOOD) | broken)).exit_code != 0
    run = ran(project.test(gradle(GOOD) | broken))
    assert [(case.path, case.line) for case in run.cases] == [
        ("src/main/java/org/example/Sums.java", 2)
    ]


@needs_gradle
def test_a_missing_module_is_no_failure(project: Projects) -> None:
    more = "repositories { mavenCentral() }\ndependencies { compile 'org.gone:gone:1' }\n"
    none = not_run(project.test(gradle(GOOD, more)))
    assert none.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert "org.gone:gone:1" in none.note


@needs_gradle
def test_a_wrapper_that_was_never_downloaded_is_told(project: Projects) -> None:
    url = "distributionUrl=https\\://services.example.org/distributions/gradle-99.1-bin.zip\n"
    files = gradle(GOOD) | {"gradle/wrapper/gradle-wrapper.properties": url}
    none = not_run(project.build(files))
    assert none.reason is ReasonCode.TOOL_MISSING
    assert "99.1" in none.note
