"""`make check` and `make test`: counted only where results are told one by one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from probant.runs.native.tap import read_tap
from probant.runs.port import CaseResult, NoRun, TestRun, Wanted, WantedTest
from probant.vocabulary.project import Ecosystem
from tests.repos import Files
from tests.unit.runs.native import MAIN_C, counts, needs_native, run_tests, try_tests


def check(root: Path, files: Files, wanted: Wanted | None = None) -> TestRun:
    return run_tests(root, files, wanted, kind=Ecosystem.MAKE)


@needs_native
@pytest.mark.parametrize("code", [0, 1])
def test_an_exit_code_alone_is_not_counted(tmp_path: Path, code: int) -> None:
    run = check(tmp_path, {"Makefile": f"test:\n\techo '100 % passed'; exit {code}\n"})
    assert (run.cases, run.is_counted, bool(run.exit_code)) == ((), False, bool(code))


@needs_native
def test_no_rule_for_tests_is_no_test(tmp_path: Path) -> None:
    run = check(tmp_path, {"Makefile": "all:\n\techo ok\n"})
    assert (run.cases, run.exit_code, run.is_counted) == ((), 0, True)


@needs_native
def test_tap_is_counted(tmp_path: Path) -> None:
    printed = "1..3\\nok 1 - adds\\nnot ok 2 - divides\\nok 3 - roots # SKIP no reals\\n"
    run = check(tmp_path, {"Makefile": f"test:\n\t@printf '{printed}'; exit 1\n"})
    assert counts(run) == (1, 1, 1)
    assert [case.name for case in run.cases] == ["adds", "divides", "roots"]


@needs_native
def test_what_only_tap_tells_is_never_whole(tmp_path: Path) -> None:
    printed = "1..3\\nok 1\\nok 2\\nok 3\\n"
    run = check(tmp_path, {"Makefile": f"test:\n\t@printf '{printed}'\n"})
    assert (counts(run), run.is_counted, run.is_whole, run.doubts) == ((3, 0, 0), True, False, ())


@needs_native
def test_a_printed_failure_with_a_good_end_is_a_doubt(tmp_path: Path) -> None:
    run = check(tmp_path, {"Makefile": "test:\n\t@printf '1..1\\nnot ok 1\\n'\n"})
    assert (counts(run), run.exit_code) == ((0, 1, 0), 0)
    assert run.doubts == ("1 printed 'not ok', and make ended with 0",)


@needs_native
@pytest.mark.parametrize(
    ("imported", "is_lacking"), [("xqkz.part", True), ("own", False), ("own.gone", False)]
)
def test_a_python_module_that_is_not_installed(
    tmp_path: Path, imported: str, is_lacking: bool
) -> None:
    files = {
        "Makefile": f"test:\n\tpython3 -c 'import {imported}'\n",
        "own/__init__.py": "raise ValueError\n",
    }
    run = try_tests(tmp_path, files, kind=Ecosystem.MAKE)
    assert isinstance(run, NoRun) is is_lacking


@needs_native
def test_one_test_of_many(tmp_path: Path) -> None:
    files = {"Makefile": "test:\n\t@printf '1..2\\nok 1 - adds\\nnot ok 2 - divides\\n'; exit 1\n"}
    run = check(tmp_path / "one", files, Wanted(tests=(WantedTest(name="adds"),)))
    assert (counts(run), run.exit_code) == ((1, 0, 0), 0)
    nobody = check(tmp_path / "nobody", files, Wanted(paths=("gone.c",)))
    assert (nobody.cases, nobody.exit_code) == ((), 0)


@needs_native
def test_a_hidden_failure_of_a_test_is_a_doubt(tmp_path: Path) -> None:
    run = check(tmp_path, {"Makefile": "test:\n\t-false\n\t@printf '1..1\\nok 1\\n'\n"})
    assert (counts(run), run.exit_code) == ((1, 0, 0), 0)
    assert run.doubts == ("make ignored 1 failing command",)


AUTOMAKE: Files = {
    "configure.ac": "AC_INIT([small], [1])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CC\n"
    "AC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n",
    "Makefile.am": "check_PROGRAMS = good bad skips\nTESTS = $(check_PROGRAMS)\n"
    "good_SOURCES = good.c\nbad_SOURCES = bad.c\nskips_SOURCES = skips.c\n",
    "good.c": MAIN_C,
    "bad.c": '#include <stdio.h>\nint main(void) { puts("wanted 4"); return 1; }\n',
    "skips.c": "int main(void) { return 77; }\n",
    "old.trs": ":test-result: PASS stale\n",
}


@needs_native
@pytest.mark.skipif(shutil.which("automake") is None, reason="automake is not installed")
def test_automake_leaves_a_result_for_each_test(tmp_path: Path) -> None:
    run = check(tmp_path, AUTOMAKE)
    assert {case.name: case.result.value for case in run.cases} == {
        "good": "passed",
        "bad": "failed",
        "skips": "skipped",
    }
    assert (run.is_whole, run.doubts, bool(run.exit_code)) == (True, (), True)
    (bad,) = [case for case in run.cases if case.result is CaseResult.FAILED]
    assert "wanted 4" in bad.trace


@needs_native
@pytest.mark.skipif(not Path("/usr/include/gtest/gtest.h").exists(), reason="no GoogleTest")
def test_googletest_reports_are_counted(tmp_path: Path) -> None:
    source = "#include <gtest/gtest.h>\nTEST(Sums, adds) { EXPECT_EQ(2, 1 + 1); }\n"
    source += "TEST(Sums, divides) { EXPECT_EQ(2, 5 / 2); }\n"
    source += "TEST(Sums, DISABLED_roots) {}\n"
    makefile = "test: t\n\t./t\nt: t.cc\n\t$(CXX) -o t t.cc -lgtest -lgtest_main -lpthread\n"
    run = check(tmp_path, {"Makefile": makefile, "t.cc": source})
    assert (counts(run), run.is_counted, run.doubts) == ((2, 0, 1), True, ())
    forged = "test: t\n\t./t\n\t@sed -i s/failure/x/g $${GTEST_OUTPUT#xml:}*.xml\n"
    forged += makefile.partition("\n\t./t\n")[2]
    failing = source.replace("5 / 2", "5")
    run = check(tmp_path / "fails", {"Makefile": makefile, "t.cc": failing})
    assert (counts(run), bool(run.exit_code)) == ((1, 1, 1), True)


@pytest.mark.parametrize(
    ("printed", "doubts"),
    [
        ("1..2\nok 1\nok 2\n", ()),
        ("ok 1\nok 2\n1..2\n", ()),
        ("1..1\nok 1\n1..1\nok 1\n", ()),
        ("1..3\nok 1\nok 2\n", ("3 tests were planned, 2 told a result",)),
        ("1..1\nok 1\nBail out! no disk\n", ("the tests were given up",)),
    ],
)
def test_a_plan_has_to_be_kept(printed: str, doubts: tuple[str, ...]) -> None:
    read = read_tap(printed)
    assert read is not None
    assert read.doubts == doubts


def test_without_a_plan_there_is_no_tap() -> None:
    assert read_tap("ok, all 100 % passed\nok 1\n") is None


def test_a_failure_still_to_be_done_is_none() -> None:
    read = read_tap("1..1\nnot ok 1 - later # TODO write it\n")
    assert read is not None
    assert [case.result for case in read.cases] == [CaseResult.SKIPPED]
