"""Building CMake projects: what was made counts; what is missing is told from what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.runs.native import programs
from probant.runs.port import NoRun
from probant.vocabulary.reason import ReasonCode
from tests.repos import Files
from tests.unit.runs.native import BROKEN_C, MAIN_C, needs_native, run_build, try_build

pytestmark = needs_native

HEAD = "cmake_minimum_required(VERSION 3.10)\nproject(small C)\n"
APP: Files = {
    "CMakeLists.txt": HEAD
    + "add_library(core STATIC core.c)\n"
    + "add_library(small::core ALIAS core)\n"
    + "add_library(headers INTERFACE)\n"
    + "add_executable(app main.c)\ntarget_link_libraries(app core)\n"
    + "add_executable(tool EXCLUDE_FROM_ALL main.c)\ntarget_link_libraries(tool core)\n"
    + "add_custom_target(hello COMMAND ${CMAKE_COMMAND} -E echo built)\n"
    + "add_custom_command(OUTPUT made.txt COMMAND ${CMAKE_COMMAND} -E echo x > made.txt)\n"
    + "add_custom_target(page DEPENDS made.txt)\n",
    "core.c": "int core(void) { return 0; }\n",
    "main.c": "int core(void);\nint main(void) { return core(); }\n",
}


def test_steps_that_made_something_are_counted(tmp_path: Path) -> None:
    run = run_build(tmp_path, APP)
    assert (run.exit_code, run.n_done, run.doubts) == (0, 4, ())
    assert set(run.made) == {"app", "libcore.a"}
    assert run.command == "cmake -S . -B build && cmake --build build"


@pytest.mark.parametrize(
    ("target", "n_done", "made"),
    [
        ("tool", 4, {"libcore.a", "tool"}),
        ("core", 2, {"libcore.a"}),
        ("small::core", 2, {"libcore.a"}),
        ("libcore.a", 2, {"libcore.a"}),
        ("page", 1, set()),
    ],
)
def test_a_named_target_is_built_alone(
    tmp_path: Path, target: str, n_done: int, made: set[str]
) -> None:
    run = run_build(tmp_path, APP, target)
    assert (run.exit_code, run.n_done, run.covers_target) == (0, n_done, True)
    assert set(run.made) == made


def test_a_target_that_only_prints_makes_nothing(tmp_path: Path) -> None:
    run = run_build(tmp_path, APP, "hello")
    assert (run.exit_code, run.n_done) == (0, 0)


def test_an_interface_has_nothing_to_compile(tmp_path: Path) -> None:
    run = run_build(tmp_path, APP, "headers")
    assert (run.exit_code, run.n_done, run.covers_target) == (0, 0, True)


def test_an_unknown_target_names_near_ones(tmp_path: Path) -> None:
    run = run_build(tmp_path, APP, "toool")
    assert (run.n_done, run.covers_target) == (0, False)
    assert run.note == "there is no target toool; there is tool"


def test_the_same_counts_without_ninja(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = programs.system_program
    for module in ("cmake.configure",):
        monkeypatch.setattr(
            f"probant.runs.{module}.system_program",
            lambda site, name: None if name == "ninja" else found(site, name),
        )
    run = run_build(tmp_path / "all", APP)
    assert (run.exit_code, run.n_done, set(run.made)) == (0, 4, {"app", "libcore.a"})
    assert run_build(tmp_path / "hello", APP, "hello").n_done == 0


def test_a_compile_error_is_no_missing_dependency(tmp_path: Path) -> None:
    run = run_build(tmp_path, {**APP, "main.c": BROKEN_C})
    assert run.exit_code != 0
    assert "nonsense" in run.log


@pytest.mark.parametrize(
    "line",
    [
        'message(FATAL_ERROR "never on a Monday")',
        'find_package(Xqkz QUIET)\nmessage(FATAL_ERROR "the file VERSION is missing")',
        "add_executable(",
        "no_such_command(x)",
    ],
)
def test_a_description_that_stops_cmake_does_not_build(tmp_path: Path, line: str) -> None:
    run = run_build(tmp_path, {"CMakeLists.txt": HEAD + line + "\n"})
    assert (run.exit_code, run.n_done) == (1, 0)


@pytest.mark.parametrize(
    ("lines", "reason", "told"),
    [
        ("find_package(Xqkz REQUIRED)", ReasonCode.DEPENDENCIES_UNAVAILABLE, "Xqkz"),
        ("find_package(Xqkz CONFIG REQUIRED)", ReasonCode.DEPENDENCIES_UNAVAILABLE, "Xqkz"),
        (
            'find_library(XQKZ xqkz)\nif(NOT XQKZ)\nmessage(FATAL_ERROR "xqkz not found")\nendif()',
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
            "xqkz not found",
        ),
        (
            "add_executable(app main.c)\ntarget_link_libraries(app Xqkz::xqkz)",
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
            "Xqkz::xqkz",
        ),
        (
            f"find_package({'Xqkz' * 15} REQUIRED)",
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
            "Xqkz" * 15,
        ),
        (
            "include(FetchContent)\nFetchContent_Declare(x URL https://example.org/x.tar.gz)\n"
            "FetchContent_MakeAvailable(x)",
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
            "downloads x",
        ),
        (
            "include(ExternalProject)\nExternalProject_Add(x GIT_REPOSITORY https://example.org/x)",
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
            "network",
        ),
        ("cmake_minimum_required(VERSION 99.1)", ReasonCode.TOOL_MISSING, "CMake 99.1"),
        ("enable_language(Swift)", ReasonCode.TOOL_MISSING, "CMAKE_Swift_COMPILER"),
    ],
)
def test_what_the_machine_lacks_is_no_failure(
    tmp_path: Path, lines: str, reason: ReasonCode, told: str
) -> None:
    run = try_build(tmp_path, {"CMakeLists.txt": f"{HEAD}{lines}\n", "main.c": MAIN_C})
    assert isinstance(run, NoRun), run
    assert run.reason is reason
    assert told in run.note


@pytest.mark.parametrize(
    ("include", "is_lacking"),
    [("<xqkz/xqkz.h>", True), ("<xqkz.h>", True), ('"xqkz.h"', False), ('"small/xqkz.h"', False)],
)
def test_a_header_nobody_has_is_told_from_one_the_project_forgot(
    tmp_path: Path, include: str, is_lacking: bool
) -> None:
    files = {
        "CMakeLists.txt": HEAD + "include_directories(.)\nadd_executable(app main.c)\n",
        "main.c": f"#include {include}\n{MAIN_C}",
        "small/other.h": "",
    }
    run = try_build(tmp_path, files)
    if is_lacking:
        assert isinstance(run, NoRun)
        assert run.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    else:
        assert not isinstance(run, NoRun)
        assert run.exit_code != 0


def test_an_empty_submodule_is_a_missing_dependency(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD + "add_subdirectory(lib/xqkz)\n",
        ".gitmodules": '[submodule "x"]\n\tpath = lib/xqkz\n\turl = https://example.org/x\n',
    }
    run = try_build(tmp_path, files)
    assert isinstance(run, NoRun)
    assert run.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert "submodule xqkz" in run.note


def test_a_target_of_the_test_folder_is_found(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD + "add_executable(app main.c)\n",
        "main.c": MAIN_C,
        "tests/CMakeLists.txt": "cmake_minimum_required(VERSION 3.10)\nproject(t C)\n"
        "add_executable(small_tests t.c)\n",
        "tests/t.c": MAIN_C,
    }
    run = run_build(tmp_path, files, "small_tests")
    assert (run.exit_code, run.covers_target, run.made) == (0, True, ("small_tests",))
