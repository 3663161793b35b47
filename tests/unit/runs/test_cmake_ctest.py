"""CTest's results: the list before, the stream and the file have to agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.runs.cmake.ctest import Listed, _doubts, _streamed, _worst
from probant.runs.port import CaseResult, Wanted, WantedTest
from tests.repos import Files
from tests.unit.runs.native import BROKEN_C, MAIN_C, counts, needs_native, run_tests

pytestmark = needs_native

HEAD = "cmake_minimum_required(VERSION 3.10)\nproject(small C)\nenable_testing()\n"
ARGUMENTS_C = "int main(int n, char **words) { (void)words; return n - 1; }\n"
ALL_KINDS: Files = {
    "CMakeLists.txt": HEAD
    + "add_executable(app main.c)\n"
    + "add_executable(other EXCLUDE_FROM_ALL main.c)\n"
    + "add_test(NAME good COMMAND app)\n"
    + "add_test(NAME bad COMMAND app 1)\n"
    + "add_test(NAME expected_bad COMMAND app 1)\n"
    + "add_test(NAME off COMMAND app)\n"
    + "add_test(NAME skips COMMAND app 1 2 3)\n"
    + "add_test(NAME absent COMMAND other)\n"
    + "add_test(NAME endless COMMAND ${CMAKE_COMMAND} -E sleep 30)\n"
    + "set_tests_properties(expected_bad PROPERTIES WILL_FAIL ON)\n"
    + "set_tests_properties(off PROPERTIES DISABLED ON)\n"
    + "set_tests_properties(skips PROPERTIES SKIP_RETURN_CODE 3)\n"
    + "set_tests_properties(endless PROPERTIES TIMEOUT 1)\n",
    "main.c": ARGUMENTS_C,
}


def test_every_kind_of_result(tmp_path: Path) -> None:
    run = run_tests(tmp_path, ALL_KINDS)
    assert {case.name: case.result.value for case in run.cases} == {
        "good": "passed",
        "bad": "failed",
        "expected_bad": "passed",
        "off": "skipped",
        "skips": "skipped",
        "absent": "failed",
        "endless": "failed",
    }
    assert (run.is_whole, run.is_counted, run.exit_code, run.doubts) == (True, True, 8, ())
    (good,) = [case for case in run.cases if case.name == "good"]
    assert (good.path, good.line) == ("CMakeLists.txt", 6)


def test_one_test_by_its_name(tmp_path: Path) -> None:
    run = run_tests(tmp_path, ALL_KINDS, Wanted(tests=(WantedTest(name="good"),)))
    assert [case.name for case in run.cases] == ["good"]
    assert (run.exit_code, run.doubts) == (0, ())
    assert run.command.endswith("ctest -R '^(good)$'")


def test_a_test_alone_does_not_need_the_rest_to_build(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD
        + "add_executable(app main.c)\nadd_executable(other broken.c)\n"
        + "add_test(NAME good COMMAND app)\nadd_test(NAME broken COMMAND other)\n",
        "main.c": MAIN_C,
        "broken.c": BROKEN_C,
    }
    good = run_tests(tmp_path / "good", files, Wanted(tests=(WantedTest(name="good"),)))
    assert (counts(good), good.exit_code, good.doubts) == ((1, 0, 0), 0, ())
    broken = run_tests(tmp_path / "broken", files, Wanted(tests=(WantedTest(name="broken"),)))
    assert (broken.is_counted, bool(broken.exit_code)) == (False, True)


def test_a_test_that_needs_more_than_its_program_gets_it(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD
        + "add_executable(app main.c)\nadd_custom_target(data ALL COMMAND echo x > data.txt)\n"
        + "add_test(NAME reads COMMAND app)\n",
        "main.c": '#include <stdio.h>\nint main(void) { return fopen("data.txt", "r") == NULL; }\n',
    }
    run = run_tests(tmp_path, files, Wanted(tests=(WantedTest(name="reads"),)))
    assert (counts(run), run.exit_code) == ((1, 0, 0), 0)


def test_the_tests_of_one_source(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD
        + "add_executable(one one.c)\nadd_executable(two two.c)\n"
        + "add_test(NAME first COMMAND one)\nadd_test(NAME second COMMAND two)\n",
        "one.c": MAIN_C,
        "two.c": "int main(void) { return 1; }\n",
    }
    run = run_tests(tmp_path / "known", files, Wanted(paths=("one.c",)))
    assert ([case.name for case in run.cases], run.exit_code) == (["first"], 0)
    unknown = run_tests(tmp_path / "unknown", files, Wanted(paths=("three.c",)))
    assert (unknown.cases, unknown.exit_code, unknown.is_whole) == ((), 0, True)
    assert unknown.log == "ctest knows no test of its own for three.c"


def test_what_a_failing_test_printed_is_kept(tmp_path: Path) -> None:
    failing = '#include <stdio.h>\nint main(void) { puts("main.c:7: wanted 4"); return 1; }\n'
    files = {
        "CMakeLists.txt": HEAD + "add_executable(app main.c)\nadd_test(NAME sums COMMAND app)\n",
        "main.c": failing,
    }
    (case,) = run_tests(tmp_path, files).cases
    assert "main.c:7: wanted 4" in case.trace


def test_no_test_is_no_case(tmp_path: Path) -> None:
    files = {"CMakeLists.txt": HEAD + "add_executable(app main.c)\n", "main.c": MAIN_C}
    run = run_tests(tmp_path, files)
    assert (run.cases, run.exit_code, run.is_counted) == ((), 0, True)


@pytest.mark.parametrize(
    "name", ["SMALL_BUILD_TESTS", "BUILD_TESTS", "SMALL_TESTS", "SmallBuildTests"]
)
def test_the_option_that_adds_the_tests_is_switched_on(tmp_path: Path, name: str) -> None:
    files = {
        "CMakeLists.txt": HEAD
        + f'option({name} "tests" OFF)\noption(SMALL_TEST_WITH_ASAN "more" OFF)\n'
        + f"add_executable(app main.c)\nif({name})\nadd_test(NAME good COMMAND app)\nendif()\n",
        "main.c": MAIN_C,
    }
    run = run_tests(tmp_path, files)
    assert (counts(run), run.exit_code) == ((1, 0, 0), 0)
    assert f"-D{name}=ON" in run.command
    assert "ASAN" not in run.command


def test_tests_that_do_not_compile_do_not_pass(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD + "add_executable(app main.c)\nadd_test(NAME sums COMMAND app)\n",
        "main.c": BROKEN_C,
    }
    run = run_tests(tmp_path, files)
    assert run.exit_code != 0
    assert not run.is_counted


def test_a_project_of_its_own_in_the_test_folder(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": "cmake_minimum_required(VERSION 3.10)\nproject(small C)\n"
        "add_library(core STATIC core.c)\n",
        "core.c": "int core(void) { return 0; }\n",
        "tests/CMakeLists.txt": "cmake_minimum_required(VERSION 3.10)\nproject(small_tests C)\n"
        "enable_testing()\nadd_subdirectory(.. small)\nadd_executable(t t.c)\n"
        "target_link_libraries(t core)\nadd_test(NAME good COMMAND t)\n",
        "tests/t.c": "int core(void);\nint main(void) { return core(); }\n",
    }
    run = run_tests(tmp_path, files)
    assert (counts(run), run.command.split(" && ")[0]) == (
        (1, 0, 0),
        "cmake -S tests -B build -DBUILD_TESTING=ON",
    )


PRINTED = """Test project /b
    Start 1: a b
1/2 Test #1: a b ..............................   Passed    0.00 sec
2/2 Test #2: c ................................***Exception: SegFault  0.01 sec

50% tests passed, 1 tests failed out of 2
"""


def test_the_stream_is_read_by_name() -> None:
    streamed, is_ended = _streamed(PRINTED)
    assert streamed == {"a b": CaseResult.PASSED, "c": CaseResult.FAILED}
    assert is_ended
    assert _streamed(PRINTED[:150])[1] is False


def test_a_file_that_differs_from_the_stream_is_a_doubt() -> None:
    streamed, _ = _streamed(PRINTED)
    forged = dict.fromkeys(streamed, CaseResult.PASSED)
    assert _doubts((), streamed, forged, True) == [
        "0 tests were listed, results tell of 2",
        "what ctest printed and what stands in its result file differ",
    ]


def test_a_test_nobody_tells_of_is_a_doubt_and_no_failure() -> None:
    streamed, _ = _streamed(PRINTED)
    listed = tuple(
        Listed(name=name, program="/b/t", is_ready=True, path="", line=None)
        for name in ("a b", "c", "d")
    )
    assert _worst("d", streamed, streamed) is None
    assert _doubts(listed, streamed, streamed, True) == [
        "nothing tells how 1 of 3 tests ended",
        "3 tests were listed, results tell of 2",
    ]
    assert _worst("c", streamed, {"c": CaseResult.PASSED}) is CaseResult.FAILED
