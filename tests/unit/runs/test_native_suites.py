"""Test programs that no runner knows of: counted by their own framework, with places."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.runs.native.places import place_of, places_of, plain_name
from probant.runs.port import Wanted, WantedTest
from tests.repos import Files
from tests.unit.runs.native import counts, needs_native, run_tests, site_of

HEAD = "cmake_minimum_required(VERSION 3.10)\nproject(small CXX)\nset(CMAKE_CXX_STANDARD 17)\n"
GTEST: Files = {
    "CMakeLists.txt": HEAD
    + "find_package(GTest REQUIRED)\nadd_executable(t one.cc two.cc)\n"
    + "target_link_libraries(t GTest::gtest_main)\n",
    "one.cc": "#include <gtest/gtest.h>\n\nTEST(Sums, adds) { EXPECT_EQ(2, 1 + 1); }\n"
    "TEST(Sums, divides) { EXPECT_EQ(2, 5); }\nTEST(Sums, DISABLED_roots) {}\n",
    "two.cc": "#include <gtest/gtest.h>\nclass P : public testing::TestWithParam<int> {};\n"
    "TEST_P(P, grows) { EXPECT_GT(GetParam(), 0); }\n"
    "INSTANTIATE_TEST_SUITE_P(All, P, testing::Values(1, 2));\n",
}
BOOST: Files = {
    "CMakeLists.txt": HEAD
    + "find_package(Boost REQUIRED COMPONENTS unit_test_framework)\nadd_executable(t t.cc)\n"
    + "target_link_libraries(t Boost::unit_test_framework)\n",
    "t.cc": "#define BOOST_TEST_MODULE small\n#define BOOST_TEST_DYN_LINK\n"
    "#include <boost/test/unit_test.hpp>\nBOOST_AUTO_TEST_SUITE(sums)\n"
    "BOOST_AUTO_TEST_CASE(adds) { BOOST_CHECK_EQUAL(2, 1 + 1); }\n"
    "BOOST_AUTO_TEST_CASE(divides) { BOOST_CHECK_EQUAL(2, 5); }\nBOOST_AUTO_TEST_SUITE_END()\n"
    "BOOST_AUTO_TEST_CASE(alone) {}\n",
}
needs_gtest = pytest.mark.skipif(
    not Path("/usr/include/gtest/gtest.h").exists(), reason="GoogleTest is not installed"
)
needs_boost = pytest.mark.skipif(
    not Path("/usr/include/boost/test/unit_test.hpp").exists(), reason="Boost.Test is not installed"
)


@needs_native
@pytest.mark.slow
@needs_gtest
def test_googletest_programs_are_counted_by_case(tmp_path: Path) -> None:
    run = run_tests(tmp_path, GTEST)
    assert {case.name: (case.result.value, case.path, case.line) for case in run.cases} == {
        "Sums.adds": ("passed", "one.cc", 3),
        "Sums.divides": ("failed", "one.cc", 4),
        "Sums.DISABLED_roots": ("skipped", "one.cc", 5),
        "All/P.grows/0": ("passed", "two.cc", 3),
        "All/P.grows/1": ("passed", "two.cc", 3),
    }
    assert (run.is_whole, run.is_counted, run.doubts, run.exit_code) == (True, True, (), 1)
    (bad,) = [case for case in run.cases if case.name == "Sums.divides"]
    assert "one.cc:4" in bad.trace


@needs_native
@pytest.mark.slow
@needs_gtest
def test_some_cases_of_a_program(tmp_path: Path) -> None:
    by_file = run_tests(tmp_path / "file", GTEST, Wanted(paths=("two.cc",)))
    assert (counts(by_file), by_file.exit_code) == ((2, 0, 0), 0)
    by_name = run_tests(
        tmp_path / "name", GTEST, Wanted(tests=(WantedTest(name="divides", owner="Sums"),))
    )
    assert (counts(by_name), by_name.exit_code) == ((0, 1, 0), 1)
    nobody = run_tests(tmp_path / "nobody", GTEST, Wanted(tests=(WantedTest(name="gone"),)))
    assert (nobody.cases, nobody.exit_code) == ((), 0)


@needs_native
@pytest.mark.slow
@needs_gtest
def test_discovered_cases_are_tests_of_ctest(tmp_path: Path) -> None:
    listed = HEAD.replace("set(", "enable_testing()\nset(") + "include(GoogleTest)\n"
    files = {
        **GTEST,
        "CMakeLists.txt": listed
        + str(GTEST["CMakeLists.txt"]).removeprefix(HEAD)
        + "gtest_discover_tests(t)\n",
    }
    run = run_tests(tmp_path / "all", files)
    assert (counts(run), run.doubts) == ((3, 1, 1), ())
    one = run_tests(tmp_path / "one", files, Wanted(tests=(WantedTest(name="adds"),)))
    assert [case.name for case in one.cases] == ["Sums.adds"]


@needs_native
@pytest.mark.slow
@needs_boost
def test_boost_programs_are_counted_by_case(tmp_path: Path) -> None:
    run = run_tests(tmp_path, BOOST)
    assert {case.name: (case.result.value, case.path, case.line) for case in run.cases} == {
        "sums.adds": ("passed", "t.cc", 5),
        "sums.divides": ("failed", "t.cc", 6),
        "alone": ("passed", "t.cc", 8),
    }
    assert (run.is_whole, run.doubts, bool(run.exit_code)) == (True, (), True)


@needs_native
def test_a_program_of_no_known_kind_is_an_exit_code(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": HEAD + "include_directories(.)\nadd_executable(t t.cc)\n",
        "doctest.h": "",
        "t.cc": '#include "doctest.h"\n#include <cstdio>\nint main() { puts("12 passed"); }\n',
    }
    run = run_tests(tmp_path, files)
    assert (run.cases, run.is_counted, run.exit_code) == ((), False, 0)


def test_names_written_twice_have_no_place(tmp_path: Path) -> None:
    twice = "TEST(Sums, adds) {}\n"
    with site_of(tmp_path, {"a.cc": twice, "b.cc": twice + "TEST_F(Sums, divides) {}\n"}) as site:
        places = places_of(site, ("a.cc", "b.cc"))
    assert places == {"Sums.divides": ("b.cc", 2)}
    assert place_of(places, "All/Sums.divides/3") == ("b.cc", 2)
    assert place_of(places, "Sums.adds") == ("", None)


def test_types_and_numbers_are_no_part_of_a_name() -> None:
    assert plain_name("suite.case<std::vector<int, a.b>>") == "suite.case"
    assert plain_name("All/P.grows/0") == "All.P.grows"
