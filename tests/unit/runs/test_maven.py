"""Maven projects built and tested by the real `mvn`, offline."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.runs.maven.trouble import trouble
from probant.runs.port import Wanted, WantedTest
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
from tests.unit.runs.jvm_projects import (
    BAD,
    GOOD,
    LATER,
    MAIN,
    TEST,
    below,
    has_maven_files,
    jupiter,
    maven,
    pom,
)

pytestmark = pytest.mark.slow
needs_mvn = pytest.mark.skipif(
    not has_programs("mvn", "javac"), reason="Maven, a JDK or bubblewrap is not installed"
)
needs_files = pytest.mark.skipif(
    not has_programs("mvn", "javac") or not has_maven_files(),
    reason="Maven, or the plugins of these tests in its local repository, are not here",
)
MIXED = maven(GOOD + BAD + LATER + "@Nested class Inner { @Test void deep() {} }\n")


@pytest.fixture
def project(tmp_path: Path) -> Projects:
    return Projects(Ecosystem.MAVEN, tmp_path)


@needs_files
def test_result_files_are_counted_and_a_failure_has_its_line(project: Projects) -> None:
    run = ran(project.test(MIXED))
    assert results(run) == {
        "org.example.SumsTest.good": "passed",
        "org.example.SumsTest.bad": "failed",
        "org.example.SumsTest.later": "skipped",
        "org.example.SumsTest$Inner.deep": "passed",
    }
    assert run.is_whole
    assert run.doubts == ()
    failed = next(case for case in run.cases if case.name.endswith(".bad"))
    assert (failed.path, failed.line) == (TEST, 7)
    assert "expected: <4> but was: <3>" in failed.message
    assert any(told.startswith("mvn test: ") for told in project.said)


@needs_files
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(tests=(WantedTest(name="good"),)), ["org.example.SumsTest.good"]),
        (Wanted(tests=(WantedTest(name="SumsTest.good"),)), ["org.example.SumsTest.good"]),
        (Wanted(tests=(WantedTest(name="goo"),)), []),
        (Wanted(paths=("src/test/java/org/example/OtherTest.java",)), ["org.example.OtherTest.x"]),
    ],
)
def test_names_and_files_mean_their_tests_only(
    project: Projects, wanted: Wanted, found: list[str]
) -> None:
    other = {"src/test/java/org/example/OtherTest.java": jupiter("@Test void x() {}", "OtherTest")}
    run = ran(project.test(MIXED | other, wanted=wanted))
    assert [case.name for case in run.cases] == found


@needs_files
def test_a_failure_that_the_project_ignores_is_one(project: Projects) -> None:
    ignoring = "<configuration><testFailureIgnore>true</testFailureIgnore></configuration>"
    run = ran(project.test(maven(GOOD + BAD, surefire=ignoring)))
    assert run.exit_code == 0
    assert counts(run) == (1, 1, 0)


@needs_files
def test_results_of_another_day_are_none(project: Projects) -> None:
    old = '<testsuite tests="1" failures="0"><testcase name="x" classname="A"/></testsuite>'
    places = ("target/surefire-reports/TEST-A.xml", "reports/TEST-A.xml")
    run = ran(project.test(maven(LATER) | dict.fromkeys(places, old)))
    assert counts(run) == (0, 0, 1)
    assert run.doubts == ()


@needs_files
def test_a_test_that_does_not_compile_is_a_failure(project: Projects) -> None:
    run = ran(project.test(maven("@Test void it() { gone(); }\n")))
    assert counts(run) == (0, 1, 0)
    assert (run.cases[0].path, run.cases[0].line) == (TEST, 5)


@needs_files
def test_modules_are_tested_together_and_built_alone(project: Projects) -> None:
    modules = "<packaging>pom</packaging><modules><module>a</module><module>b</module></modules>"
    files = {
        "pom.xml": pom(modules, name="all"),
        "a/pom.xml": pom(name="a"),
        "b/pom.xml": pom(name="b"),
        **below("a", MAIN | {TEST: jupiter(GOOD)}),
        **below("b", MAIN | {TEST: jupiter(BAD)}),
    }
    run = ran(project.test(files))
    assert counts(run) == (1, 1, 0)
    assert {case.path for case in run.cases} == {f"a/{TEST}", f"b/{TEST}"}
    assert counts(ran(project.test(files, wanted=Wanted(paths=("a",))))) == (1, 0, 0)
    alone = built(project.build(files, "b"))
    assert alone.covers_target
    assert alone.made == ("b/target/b-1.jar",)
    assert not built(project.build(files, "nowhere")).covers_target


@needs_files
def test_builds_count_what_was_made(project: Projects) -> None:
    run = built(project.build(maven(GOOD)))
    assert (run.exit_code, run.made) == (0, ("target/sums-1.jar",))
    broken = {
        "src/main/java/org/example/Sums.java": "package org.example;\nclass Sums { int x = }\n"
    }
    run = built(project.build(maven(GOOD) | broken))
    assert run.exit_code != 0
    assert "Sums.java:[2" in run.log


@needs_files
def test_a_java_that_is_too_old_is_no_failure(project: Projects) -> None:
    none = not_run(project.test(maven(GOOD, release="99")))
    assert none.reason is ReasonCode.TOOL_MISSING
    assert "99" in none.note


@needs_mvn
def test_a_missing_artifact_is_no_failure(project: Projects) -> None:
    gone = "<groupId>org.gone</groupId><artifactId>gone</artifactId><version>1</version>"
    lacks = f"<parent>{gone}</parent>"
    files = maven(GOOD) | {"pom.xml": pom(lacks)}
    for run in (project.test(files), project.build(files)):
        none = not_run(run)
        assert none.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert "org.gone:gone" in none.note


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        (
            "[ERROR] Cannot access central in offline mode and the artifact a:b:jar:1 has not been"
            " downloaded from it before.",
            "dependencies_unavailable",
        ),
        ("[ERROR] Failed: java.net.UnknownHostException: example.org", "dependencies_unavailable"),
        ("a test printed: java.net.UnknownHostException: example.org", None),
        ("a test printed: Could not resolve dependencies", None),
        ("[ERROR] Source option 5 is no longer supported. Use 7 or later.", "tool_missing"),
        ("[ERROR] COMPILATION ERROR :", None),
    ],
)
def test_what_a_log_says_about_a_failure(log: str, reason: str | None) -> None:
    found = trouble(log)
    assert (found.reason.wire if found else None) == reason
