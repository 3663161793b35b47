"""Builds and native tests that lie: each told for what it is, through the public interface.

What a build prints, what was committed, and what a test writes about itself are never believed.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.vocabulary.evidence import EvidenceClass
from tests.repos import Files, make_tree
from tests.running import entry, reasons, run_question
from tests.unit.runs.native import BROKEN_C, MAIN_C, needs_native

pytestmark = needs_native

HEAD = "cmake_minimum_required(VERSION 3.10)\nproject(small C)\nenable_testing()\n"
PASSES = HEAD + "add_executable(app main.c)\nadd_test(NAME good COMMAND app)\n"
SHORT_SECONDS = 8

Told = tuple[str, str, str, set[str]]
"""Outcome, status, quality of the one entry, reasons."""


def told(answer: Answer, evidence_class: EvidenceClass) -> Told:
    ruling = answer.ruling
    quality = entry(answer, evidence_class).quality.name.lower()
    return ruling.outcome.value, ruling.status.value, quality, reasons(answer)


def build(root: Path, files: Files, question: str = "does it build?") -> Told:
    return told(run_question(root, files, question), EvidenceClass.BUILD)


def check(root: Path, files: Files) -> Told:
    return told(run_question(root, files, "do the tests pass?"), EvidenceClass.TEST)


HONEST = ("answered", "full_confirmed", "strong", set[str]())
NO = ("refuted", "full_confirmed", "none", set[str]())


def weak(*why: str) -> Told:
    return "insufficient_evidence", "partial_supported", "weak", {"below_minimum", *why}


def makefile(rules: str) -> dict[str, str | bytes]:
    """A makefile that is one of a C project, whatever else it does."""
    return {"Makefile": f"# $(CC) -o app main.c\nOBJECTS = $(CC)\n{rules}", "main.c": MAIN_C}


def test_an_honest_build_is_believed(tmp_path: Path) -> None:
    assert build(tmp_path / "make", makefile("app: main.c\n\t$(CC) -o app main.c\n")) == HONEST
    assert build(tmp_path / "cmake", {"CMakeLists.txt": PASSES, "main.c": MAIN_C}) == HONEST


def test_a_build_that_fails_is_a_proved_no(tmp_path: Path) -> None:
    broken = {**makefile("app: main.c\n\t$(CC) -o app main.c\n"), "main.c": BROKEN_C}
    assert build(tmp_path / "make", broken) == NO
    assert build(tmp_path / "cmake", {"CMakeLists.txt": PASSES, "main.c": BROKEN_C}) == NO


@pytest.mark.parametrize(
    "files",
    [
        {
            "CMakeLists.txt": HEAD + "add_library(small INTERFACE)\n",
            "small.h": "",
            "main.c": MAIN_C,
        },
        {
            "CMakeLists.txt": HEAD
            + "add_custom_target(all_of_it ALL COMMAND echo '[2/2] Linking C executable app')\n",
            "main.c": MAIN_C,
        },
        makefile("all:\n\t@echo 'build ok'\n"),
        makefile("all: ;\n"),
        makefile("all:\n\t@echo done > build.log\n"),
        makefile("all:\n\t@touch app\n"),
        makefile("all:\n\t@echo \"Makefile:1: target 'app' does not exist\"\n"),
    ],
    ids=[
        "header_only",
        "cmake_prints",
        "prints",
        "nothing",
        "log",
        "touch",
        "forged_trace",
    ],
)
def test_a_build_that_does_nothing(tmp_path: Path, files: Files) -> None:
    assert build(tmp_path, files) == weak("nothing_built")


@pytest.mark.parametrize(
    "rule",
    [
        "\t-$(CC) -o bad bad.c\n",
        "\t$(CC) -o bad bad.c || true\n",
        "\t@$(CC) -o $@ bad.c 2>&- || :\n",
        "\t@$(CC) bad.c -o $@ 2>/dev/null || true\n\t@cp bad.c bad; chmod +x bad\n",
        "\t@gcc -c bad.c -o $@ 2>/dev/null || cp /bin/true $@\n",
        "\t@/usr/bin/gcc bad.c -o $@ 2>/dev/null || cp bad.c bad\n",
    ],
)
def test_a_failure_that_is_hidden(tmp_path: Path, rule: str) -> None:
    files = makefile(f"all: app bad\napp: main.c\n\t$(CC) -o app main.c\nbad:\n{rule}")
    assert build(tmp_path, {**files, "bad.c": BROKEN_C}) == weak("contradiction")


def test_a_hidden_failure_and_nothing_else(tmp_path: Path) -> None:
    rules = makefile("all:\n\t@$(CC) -o app main.c 2>/dev/null || true\n")
    assert build(tmp_path, {**rules, "main.c": BROKEN_C}) == weak("contradiction")


def test_another_target_was_built(tmp_path: Path) -> None:
    files = makefile("server: main.c\n\t$(CC) -o client main.c\n")
    answer = run_question(tmp_path, files, "does the target `server` build?")
    assert told(answer, EvidenceClass.BUILD) == (
        "partial",
        "partial_supported",
        "moderate",
        {"below_minimum", "other_target"},
    )
    assert "it made client, not server" in answer.text


@pytest.mark.parametrize(
    "files",
    [{"CMakeLists.txt": PASSES, "main.c": MAIN_C}, makefile("app:\n\t$(CC) -o app main.c\n")],
    ids=["cmake", "make"],
)
def test_a_target_that_is_not_there(tmp_path: Path, files: Files) -> None:
    answer = run_question(tmp_path, files, "does the target `aap` build?")
    assert told(answer, EvidenceClass.BUILD) == weak("other_target")
    assert "there is no target aap; there is app" in answer.text


def test_a_custom_target_that_makes_nothing_of_its_name(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD
        + "add_executable(app main.c)\nadd_custom_target(tool COMMAND echo ok)\n",
        "main.c": MAIN_C,
    }
    assert build(tmp_path, files, "does the target `tool` build?") == weak("nothing_built")


def committed_build(root: Path) -> dict[str, str | bytes]:
    """What an earlier build of a working source left, all of it committed."""
    make_tree(root, {"CMakeLists.txt": PASSES, "main.c": MAIN_C})
    for argv in (["cmake", "-B", "build", "-G", "Ninja"], ["cmake", "--build", "build"]):
        subprocess.run(argv, cwd=root, check=True, capture_output=True)
    subprocess.run(
        ["ctest", "--output-junit", "junit.xml", "-T", "Test"],
        cwd=root / "build",
        check=True,
        capture_output=True,
    )
    found = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file()
    }
    cache = found["build/CMakeCache.txt"]
    return {**found, "CMakeCache.txt": cache, "junit.xml": found["build/junit.xml"]}


def test_a_committed_build_folder_is_not_the_build(tmp_path: Path) -> None:
    files = {**committed_build(tmp_path / "old"), "main.c": BROKEN_C}
    assert "build/app" in files
    assert build(tmp_path / "build", files) == NO
    assert check(tmp_path / "test", files)[:2] == ("refuted", "full_confirmed")


def test_results_of_an_earlier_run_are_not_those_of_this_one(tmp_path: Path) -> None:
    files = {**committed_build(tmp_path / "old"), "CMakeLists.txt": HEAD}
    assert any(path.endswith("/Test.xml") for path in files)
    assert check(tmp_path / "none", files) == weak("no_tests_ran")
    failing = {**files, "CMakeLists.txt": PASSES, "main.c": "int main(void) { return 1; }\n"}
    assert check(tmp_path / "failing", failing) == NO


def test_committed_objects_do_not_hide_a_broken_source(tmp_path: Path) -> None:
    old = make_tree(tmp_path / "old", {"main.c": MAIN_C})
    subprocess.run(["cc", "-c", "main.c"], cwd=old, check=True)
    rules = "app: main.o\n\t$(CC) -o app main.o\n"
    files = {**makefile(rules), "main.c": BROKEN_C, "main.o": (old / "main.o").read_bytes()}
    assert build(tmp_path, files) == NO


FORGER = """#include <stdio.h>
#include <stdlib.h>
int main(void) {
    FILE *file = fopen("/results/build-ctest.xml", "w");
    if (file) {
        fputs("<testsuite tests='1' failures='0'><testcase name='good' classname='good' "
              "status='run'/></testsuite>", file);
        fclose(file);
    }
    puts("100% tests passed, 0 tests failed out of 1");
    return 1;
}
"""


def test_a_test_that_writes_its_own_result(tmp_path: Path) -> None:
    assert check(tmp_path, {"CMakeLists.txt": PASSES, "main.c": FORGER}) == NO


LATE_FORGER = FORGER.replace(
    "int main(void) {",
    "#include <unistd.h>\n#include <sys/stat.h>\nint main(void) {\n"
    "    if (fork() == 0) {\n"
    "        setsid(); fclose(stdout); fclose(stderr);\n"
    "        struct stat found;\n"
    '        while (stat("/results/build-ctest.xml", &found) != 0 || found.st_size < 200) ;\n'
    "    } else { return 1; }",
)


def test_a_test_that_waits_for_the_result_to_be_written(tmp_path: Path) -> None:
    assert check(tmp_path, {"CMakeLists.txt": PASSES, "main.c": LATE_FORGER}) == NO


def test_tests_that_were_never_built(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD
        + "add_executable(app EXCLUDE_FROM_ALL main.c)\nadd_test(NAME good COMMAND app)\n",
        "main.c": MAIN_C,
    }
    assert check(tmp_path, files) == NO


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"CMakeLists.txt": HEAD, "main.c": MAIN_C}, "no_tests_ran"),
        (
            {
                "CMakeLists.txt": PASSES + "set_tests_properties(good PROPERTIES DISABLED ON)\n",
                "main.c": MAIN_C,
            },
            "no_tests_ran",
        ),
        (makefile("test:\n\t@echo '100 % passed, 12 tests'\n"), "not_counted"),
        (makefile("test:\n\t@false || true\n"), "not_counted"),
        (makefile("all: ;\n"), "no_tests_ran"),
    ],
    ids=["none", "disabled", "prints", "true", "no_rule"],
)
def test_tests_that_did_not_run(tmp_path: Path, files: Files, why: str) -> None:
    assert check(tmp_path, files) == weak(why)


@pytest.mark.parametrize(
    "files",
    [
        makefile("all:\n\tsleep 600\n"),
        {
            "CMakeLists.txt": HEAD + "add_custom_target(wait ALL COMMAND sleep 600)\n",
            "main.c": MAIN_C,
        },
        {"CMakeLists.txt": HEAD + "execute_process(COMMAND sleep 600)\n", "main.c": MAIN_C},
    ],
    ids=["make", "cmake", "configure"],
)
def test_a_build_that_never_ends(tmp_path: Path, files: Files) -> None:
    answer = run_question(tmp_path, files, "does it build?", seconds=SHORT_SECONDS)
    assert told(answer, EvidenceClass.BUILD) == (
        "error",
        "blocked_execution_error",
        "none",
        {"timeout"},
    )


def test_a_build_that_deletes_its_sources_leaves_the_original_alone(tmp_path: Path) -> None:
    files = makefile("all:\n\trm -rf ./*\n")
    assert build(tmp_path, files) == weak("nothing_built")
    left = {path.name: path.read_text() for path in (tmp_path / "project").iterdir()}
    assert left == files


def test_a_link_in_place_of_the_build_folder_leads_nowhere(tmp_path: Path) -> None:
    swap = "rm -rf ${CMAKE_BINARY_DIR} && ln -s / ${CMAKE_BINARY_DIR}"
    rules = f"add_custom_target(swap ALL COMMAND {swap})\n"
    files = {"CMakeLists.txt": HEAD + "add_executable(app main.c)\n" + rules, "main.c": MAIN_C}
    outcome, _, quality, _ = build(tmp_path, files)
    assert outcome in ("insufficient_evidence", "refuted")
    assert quality in ("weak", "none")


def test_a_makefile_beside_cmake_is_no_second_project(tmp_path: Path) -> None:
    files = {**makefile("test:\n\tfalse\n"), "CMakeLists.txt": PASSES}
    assert check(tmp_path, files) == HONEST


def test_printed_tap_confirms_nothing(tmp_path: Path) -> None:
    prints = makefile("test:\n\t@printf '1..3\\nok 1\\nok 2\\nok 3\\n'\n")
    assert check(tmp_path / "all", prints) == (
        "partial",
        "partial_supported",
        "moderate",
        {"below_minimum", "not_counted"},
    )
    fails = makefile("test:\n\t@printf '1..2\\nok 1\\nnot ok 2\\n'; exit 1\n")
    assert check(tmp_path / "bad", fails)[:3] == ("refuted", "full_confirmed", "moderate")


FAR = """#include <netdb.h>
#include <stdio.h>
int main(void) {
    struct addrinfo *found;
    int code = getaddrinfo("example.org", "80", 0, &found);
    if (code) puts(gai_strerror(code));
    return code != 0;
}
"""


def test_a_test_that_needs_the_network_is_no_failing_one(tmp_path: Path) -> None:
    lack = {"dependencies_unavailable"}
    blocked = ("insufficient_evidence", "blocked_execution_error", "none", lack)
    ctest = {"CMakeLists.txt": PASSES, "main.c": FAR}
    assert check(tmp_path / "ctest", ctest) == blocked
    rules = makefile("test: app\n\t./app\napp: main.c\n\t$(CC) -o app main.c\n")
    assert check(tmp_path / "make", {**rules, "main.c": FAR}) == blocked


JUNIT = "<testsuite tests='1' failures='0' errors='0' skipped='0'><testcase name='x'/></testsuite>"


@pytest.mark.parametrize(
    "recipe",
    [
        f'@echo "{JUNIT}" > /results/pytest.xml; echo "1 passed in 0.01s"',
        f'@f=$${{PYTEST_ADDOPTS#*=}}; mkdir -p $${{f%/*}}; echo "{JUNIT}" > $$f;'
        ' echo "1 passed in 0.01s"',
        f'@d=$${{GTEST_OUTPUT#xml:}}; mkdir -p $$d; echo "{JUNIT}" > $$d/t.xml;'
        ' echo "[====] 1 test from 1 test suite ran."',
        '@echo ":test-result: PASS a" > a.trs; echo "# TOTAL: 1"',
    ],
    ids=["fixed_name", "pytest", "googletest", "automake"],
)
def test_a_makefile_that_writes_its_own_results(tmp_path: Path, recipe: str) -> None:
    outcome, status, _, why = check(tmp_path, makefile(f"test:\n\t{recipe}\n"))
    assert outcome in ("partial", "insufficient_evidence")
    assert (status, "not_counted" in why) == ("partial_supported", True)
