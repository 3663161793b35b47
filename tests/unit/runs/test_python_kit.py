"""Small Python projects, tested and built in the real sandbox by the Pythons of this machine."""

from __future__ import annotations

import sys
import venv
from pathlib import Path

import pytest

from probant.runs.port import CaseResult, Wanted, WantedTest
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from tests.repos import make_tree
from tests.unit.runs.compiled_sites import (
    Projects,
    built,
    counts,
    has_programs,
    not_run,
    ran,
    results,
)

pytestmark = pytest.mark.skipif(not has_programs(), reason="bubblewrap is not installed")

MANIFEST = '[project]\nname = "calc"\nversion = "1.5"\n'
CALC = "def add(a, b):\n    return a + b\n"
MIXED = """\
import pytest
import calc


def test_add():
    assert calc.add(1, 2) == 3


@pytest.mark.parametrize("n", [1, 2])
def test_small(n):
    assert n < 2


@pytest.mark.xfail
def test_expected():
    assert calc.add(1, 1) == 3


@pytest.mark.xfail(strict=True)
def test_unexpected():
    assert calc.add(1, 1) == 2


class TestGroup:
    def test_add(self):
        assert calc.add(0, 0) == 0


@pytest.fixture
def broken():
    raise ValueError("no such thing")


def test_setup(broken):
    pass


@pytest.fixture
def untidy():
    yield
    raise OSError("left behind")


def test_teardown(untidy):
    pass
"""
FILES = {"pyproject.toml": MANIFEST, "calc.py": CALC, "tests/test_calc.py": MIXED}


@pytest.fixture
def python(tmp_path: Path) -> Projects:
    return Projects(Ecosystem.PYTHON, tmp_path)


def test_every_kind_of_result_is_counted_once(python: Projects) -> None:
    run = ran(python.test(FILES))
    assert results(run) == {
        "test_add": "passed",
        "test_small[1]": "passed",
        "test_small[2]": "failed",
        "test_expected": "skipped",
        "test_unexpected": "failed",
        "TestGroup::test_add": "passed",
        "test_setup": "failed",
        "test_teardown": "failed",
    }
    assert (run.exit_code, run.is_whole, run.doubts) == (1, True, ())
    assert run.command == "pytest"


def test_counts_are_told_while_the_tests_run(python: Projects) -> None:
    ran(python.test(FILES))
    assert any(said.startswith("pytest: ") and "passed" in said for said in python.said)


def test_a_failure_names_its_place_its_message_and_its_frames(python: Projects) -> None:
    files = {
        "pyproject.toml": MANIFEST,
        "calc.py": "def part(a, b):\n    return a / b\n",
        "test_a.py": "import calc\n\n\ndef test_part():\n    assert calc.part(1, 0) == 1\n",
    }
    (case,) = ran(python.test(files)).cases
    assert (case.path, case.line) == ("test_a.py", 4)
    assert case.message == "ZeroDivisionError: division by zero"
    assert case.trace.startswith(
        '  File "test_a.py", line 5, in test_part\n  File "calc.py", line 2, in part\n'
    )


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("test_add", {"test_add", "TestGroup::test_add"}),
        ("test_small", {"test_small[1]", "test_small[2]"}),
        ("test_small[1]", {"test_small[1]"}),
        ("TestGroup", {"TestGroup::test_add"}),
        ("TestGroup::test_add", {"TestGroup::test_add"}),
        ("TestGroup.test_add", {"TestGroup::test_add"}),
        ("test_calc.py::test_add", {"test_add"}),
        ("tests/test_calc.py::TestGroup", {"TestGroup::test_add"}),
        ("test_ad", set()),
        ("test_missing", set()),
    ],
)
def test_single_tests_by_their_exact_names(python: Projects, name: str, found: set[str]) -> None:
    run = ran(python.test(FILES, name))
    assert set(results(run)) == found
    assert run.is_whole
    if not found:
        assert "tests found, 0 deselected, 0 left" in run.log


def test_a_test_with_its_class_and_its_file(python: Projects) -> None:
    wanted = WantedTest(name="test_add", owner="TestGroup", path="tests/test_calc.py")
    run = ran(python.test(FILES, wanted=Wanted(tests=(wanted,))))
    assert results(run) == {"TestGroup::test_add": "passed"}


def test_files_and_folders(python: Projects) -> None:
    files = FILES | {"more/test_more.py": "def test_more():\n    pass\n"}
    of_file = ran(python.test(files, wanted=Wanted(paths=("more/test_more.py",))))
    of_folder = ran(python.test(files, wanted=Wanted(paths=("tests",))))
    assert results(of_file) == {"test_more": "passed"}
    assert counts(of_folder) == (3, 4, 1)


def test_a_broken_file_elsewhere_does_not_keep_a_wanted_test_from_running(python: Projects) -> None:
    files = FILES | {"tests/test_broken.py": "raise RuntimeError\n"}
    assert results(ran(python.test(files, "TestGroup"))) == {"TestGroup::test_add": "passed"}


def test_an_installed_copy_does_not_shadow_the_snapshot(python: Projects) -> None:
    pytest.importorskip("pip")
    files = {
        "pyproject.toml": '[project]\nname = "pip"\nversion = "99"\n',
        "src/pip/__init__.py": "MINE = True\n",
        "tests/test_it.py": "import pip\n\n\ndef test_it():\n    assert pip.MINE\n",
    }
    assert counts(ran(python.test(files))) == (1, 0, 0)


def test_an_installed_copy_that_was_tested_instead_says_nothing(python: Projects) -> None:
    files = {
        "pyproject.toml": '[project]\nname = "colorsys"\nversion = "1"\n',
        "src/mine/__init__.py": "",
        "tests/test_it.py": "import mine\n\n\ndef test_it():\n    pass\n",
        "conftest.py": "import sys, json\nsys.modules['mine'] = json\n",
    }
    told = not_run(python.test(files))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert "loaded mine from /" in told.note


def test_metadata_is_there_as_if_it_were_installed(python: Projects) -> None:
    files = {
        "pyproject.toml": MANIFEST + '[project.scripts]\ncalc = "calc:add"\n',
        "src/calc/__init__.py": CALC,
        "tests/test_it.py": "from importlib.metadata import entry_points, version\n\n\n"
        "def test_version():\n    assert version('calc') == '1.5'\n\n\n"
        "def test_script():\n"
        "    assert [e.value for e in entry_points(name='calc')] == ['calc:add']\n",
    }
    assert counts(ran(python.test(files))) == (2, 0, 0)


def test_a_missing_module_of_somebody_else_is_no_failure(python: Projects) -> None:
    files = FILES | {"tests/test_b.py": "import no_such_library.inner\n"}
    told = not_run(python.test(files))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert "the module no_such_library" in told.note
    assert ".venv" in told.note


def test_a_module_missing_while_a_test_runs_is_no_failure(python: Projects) -> None:
    files = {
        "pyproject.toml": MANIFEST,
        "test_a.py": "def test_a():\n    pass\n\n\ndef test_b():\n    import no_such_library\n",
    }
    told = not_run(python.test(files))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert "1 passed, but 1 could not run without the module no_such_library" in told.note


def test_a_real_failure_counts_though_something_is_missing(python: Projects) -> None:
    files = {
        "pyproject.toml": MANIFEST,
        "test_a.py": "def test_a():\n    assert 0\n\n\ndef test_b():\n    import no_such_library\n",
    }
    run = ran(python.test(files))
    assert results(run) == {"test_a": "failed", "test_b": "skipped"}


def test_a_missing_module_of_the_project_itself_is_a_failure(python: Projects) -> None:
    files = {
        "pyproject.toml": MANIFEST,
        "src/calc/__init__.py": CALC,
        "tests/test_a.py": "import calc.gone\n",
    }
    run = ran(python.test(files))
    assert results(run) == {"tests/test_a.py": "failed"}
    assert "calc.gone" in run.cases[0].message


def test_a_broken_conftest_is_a_failure_and_one_that_lacks_a_module_is_not(
    python: Projects,
) -> None:
    files = {"pyproject.toml": MANIFEST, "test_a.py": "def test_a():\n    pass\n"}
    run = ran(python.test(files | {"conftest.py": "raise RuntimeError('broken')\n"}))
    assert [(case.path, case.result) for case in run.cases] == [("conftest.py", CaseResult.FAILED)]
    told = not_run(python.test(files | {"conftest.py": "import no_such_library\n"}))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ("addopts = --reruns 2\n", "pytest-rerunfailures (for --reruns)"),
        ("addopts = -p no_such_plugin\n", "the plugin no_such_plugin"),
        ("required_plugins = pytest-of-nobody\n", "the plugins pytest-of-nobody"),
        ("addopts = --of-nobody\n", "a plugin (for --of-nobody)"),
    ],
)
def test_settings_that_need_a_plugin(python: Projects, settings: str, named: str) -> None:
    files = {
        "pyproject.toml": MANIFEST,
        "pytest.ini": f"[pytest]\n{settings}",
        "test_a.py": "def test_a():\n    pass\n",
    }
    told = not_run(python.test(files))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert named in told.note


def test_a_fixture_of_a_plugin_that_is_missing(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "test_a.py": "def test_a(aiohttp_client):\n    pass\n"}
    told = not_run(python.test(files))
    assert (told.reason, "pytest-aiohttp" in told.note) == (
        ReasonCode.DEPENDENCIES_UNAVAILABLE,
        True,
    )


def test_a_fixture_nobody_has_is_a_failure(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "test_a.py": "def test_a(of_nobody):\n    pass\n"}
    run = ran(python.test(files))
    assert run.cases[0].message == "fixture 'of_nobody' not found"


def test_a_test_that_needs_the_network_could_not_be_looked_at(python: Projects) -> None:
    body = "import socket\n\n\ndef test_a():\n    socket.getaddrinfo('example.org', 80)\n"
    told = not_run(python.test({"pyproject.toml": MANIFEST, "test_a.py": body}))
    assert told.note == "pytest: 0 passed, but 1 test needs the network, which the sandbox has not"


def test_the_loopback_is_there(python: Projects) -> None:
    body = (
        "import socket\n\n\ndef test_a():\n    with socket.create_server(('127.0.0.1', 0)) as s:\n"
        "        socket.create_connection(s.getsockname()).close()\n"
    )
    run = ran(python.test({"pyproject.toml": MANIFEST, "test_a.py": body}))
    assert counts(run) == (1, 0, 0)


def test_workers_of_xdist_report_to_one(tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    python = Projects(Ecosystem.PYTHON, tmp_path)
    manifest = MANIFEST + '[project.optional-dependencies]\ntest = ["pytest", "pytest-xdist"]\n'
    files = FILES | {"pyproject.toml": manifest, "pytest.ini": "[pytest]\naddopts = -n 2\n"}
    run = ran(python.test(files))
    assert (counts(run), run.is_whole, run.doubts) == ((3, 4, 1), True, ())
    one = ran(python.test(files, "TestGroup"))
    assert (results(one), one.is_whole) == ({"TestGroup::test_add": "passed"}, True)


def test_warnings_that_are_errors_do_not_hit_the_telling(python: Projects) -> None:
    files = FILES | {"pytest.ini": "[pytest]\nfilterwarnings = error\naddopts = --strict-config\n"}
    run = ran(python.test(files))
    assert (counts(run), run.is_whole) == ((3, 4, 1), True)


def test_a_child_process_that_runs_on_tells_nothing(python: Projects) -> None:
    body = (
        "import os\n\n\ndef test_fork():\n    child = os.fork()\n    if not child:\n"
        "        raise SystemExit(0)\n    assert os.waitpid(child, 0)[1] == 0\n"
    )
    run = ran(python.test({"pyproject.toml": MANIFEST, "test_a.py": body}))
    assert counts(run)[0] + counts(run)[1] == 1


UNITTEST = """\
import unittest

import calc


class Sums(unittest.TestCase):
    def test_right(self):
        self.assertEqual(calc.add(1, 2), 3)

    def test_wrong(self):
        self.assertEqual(calc.add(1, 2), 4)

    @unittest.skip("later")
    def test_skipped(self):
        pass

    @unittest.expectedFailure
    def test_expected(self):
        self.fail()

    @unittest.expectedFailure
    def test_unexpected(self):
        pass

    def test_parts(self):
        for n in range(3):
            with self.subTest(n=n):
                self.assertNotEqual(n, 1)
"""
UNITTEST_FILES = {
    "pyproject.toml": MANIFEST,
    "calc.py": CALC,
    "tests/__init__.py": "",
    "tests/test_sums.py": UNITTEST,
}


def with_own_environment(tmp_path: Path) -> Projects:
    """Projects with a .venv that has neither pytest nor pip."""
    repo = make_tree(tmp_path / "repo", {".gitignore": ".venv/\n"})
    venv.create(repo / ".venv", symlinks=True, with_pip=False)
    return Projects(Ecosystem.PYTHON, tmp_path)


def test_unittest_classes_run_where_pytest_is_missing(tmp_path: Path) -> None:
    run = ran(with_own_environment(tmp_path).test(UNITTEST_FILES))
    assert run.command == "python -m unittest"
    assert {name.rpartition(".")[2]: result for name, result in results(run).items()} == {
        "test_right": "passed",
        "test_wrong": "failed",
        "test_skipped": "skipped",
        "test_expected": "skipped",
        "test_unexpected": "failed",
        "test_parts": "failed",
    }
    wrong = next(case for case in run.cases if case.name.endswith("test_wrong"))
    assert (wrong.path, wrong.line) == ("tests/test_sums.py", 10)
    assert wrong.message == "AssertionError: 3 != 4"
    assert '  File "tests/test_sums.py", line 11, in test_wrong' in wrong.trace
    assert run.is_whole


def test_single_unittest_tests(tmp_path: Path) -> None:
    python = with_own_environment(tmp_path)
    assert counts(ran(python.test(UNITTEST_FILES, "Sums.test_right"))) == (1, 0, 0)
    assert counts(ran(python.test(UNITTEST_FILES, "test_gone"))) == (0, 0, 0)


def test_pytest_and_unittest_count_the_same(tmp_path: Path) -> None:
    with_pytest = ran(Projects(Ecosystem.PYTHON, tmp_path / "a").test(UNITTEST_FILES))
    without = ran(with_own_environment(tmp_path / "b").test(UNITTEST_FILES))
    assert with_pytest.command == "pytest"
    assert counts(with_pytest) == counts(without) == (1, 3, 2)


def test_a_unittest_file_that_lacks_a_module(tmp_path: Path) -> None:
    files = UNITTEST_FILES | {"tests/test_b.py": "import unittest\nimport no_such_library\n"}
    files["tests/test_sums.py"] = "import unittest\n"
    told = not_run(with_own_environment(tmp_path).test(files))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE


def test_a_unittest_file_that_does_not_load_is_a_failure(tmp_path: Path) -> None:
    files = UNITTEST_FILES | {"tests/test_sums.py": "import unittest\nimport calc.gone\n"}
    assert counts(ran(with_own_environment(tmp_path).test(files))) == (0, 1, 0)


def test_unittest_that_is_left_early_is_not_whole(tmp_path: Path) -> None:
    body = UNITTEST.replace("        pass\n", "        import os; os._exit(0)\n").replace(
        '    @unittest.skip("later")\n', ""
    )
    files = UNITTEST_FILES | {"tests/test_sums.py": body}
    run = ran(with_own_environment(tmp_path).test(files))
    assert (run.is_whole, run.exit_code) == (False, 0)
    assert "the runner ended without saying so" in run.doubts


def test_a_program_of_the_project_that_runs_its_tests_is_not_counted(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "tests/runtests.py": "print('ok')\n"}
    told = not_run(python.test(files))
    assert "tests/runtests.py" in told.note


def test_a_project_for_another_python(python: Projects) -> None:
    manifest = MANIFEST + 'requires-python = ">=4.2"\n'
    told = not_run(python.test(FILES | {"pyproject.toml": manifest}))
    assert (told.reason, ">=4.2" in told.note) == (ReasonCode.TOOL_MISSING, True)


def test_a_project_in_a_folder(python: Projects) -> None:
    files = {f"deep/er/{name}": text for name, text in FILES.items()}
    run = ran(python.test(files, folder="deep/er"))
    assert counts(run) == (3, 4, 1)
    assert {case.path for case in run.cases} == {"deep/er/tests/test_calc.py"}


def test_the_copy_of_the_user_is_left_alone(python: Projects, tmp_path: Path) -> None:
    files = FILES | {
        "tests/test_calc.py": "from pathlib import Path\n\n\n"
        "def test_write():\n    Path('calc.py').write_text('')\n"
    }
    assert counts(ran(python.test(files))) == (1, 0, 0)
    assert (tmp_path / "repo" / "calc.py").read_text() == CALC
    assert not list((tmp_path / "repo").rglob("__pycache__"))


def test_a_build_compiles_and_imports(python: Projects) -> None:
    run = built(python.build({"pyproject.toml": MANIFEST, "src/calc/__init__.py": CALC}))
    assert (run.exit_code, run.n_done, run.covers_target) == (0, 2, True)
    assert run.command == "compileall, import calc"


def test_a_syntax_error_is_named_with_file_and_line(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "src/calc/__init__.py": "x = 1\n\ndef f(:\n    pass\n"}
    run = built(python.build(files))
    assert run.exit_code == 1
    assert run.log.startswith("src/calc/__init__.py:3: ")
    assert "SyntaxError" in run.log


def test_an_import_that_fails_by_its_own_fault_is_a_no(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "src/calc/__init__.py": "from calc import gone\n"}
    run = built(python.build(files))
    assert run.exit_code == 1
    assert "cannot import name 'gone'" in run.log


def test_an_import_that_lacks_a_module_could_not_be_looked_at(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "src/calc/__init__.py": "import no_such_library\n"}
    told = not_run(python.build(files))
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert "no_such_library" in told.note


def test_a_project_without_code_builds_nothing(python: Projects) -> None:
    run = built(python.build({"pyproject.toml": MANIFEST}))
    assert (run.exit_code, run.n_done) == (0, 0)


def test_an_import_that_leaves_the_process_is_doubted(python: Projects) -> None:
    files = {"pyproject.toml": MANIFEST, "calc.py": "import os\nos._exit(0)\n"}
    run = built(python.build(files))
    assert run.exit_code == 0
    assert "importing ended without saying so" in run.doubts


@pytest.mark.parametrize(
    ("target", "is_covered"),
    [("calc", True), ("calc.sums", True), ("src/calc/sums.py", True), ("calc-run", True),
     ("calculator", False), ("calc.gone", False)],
)  # fmt: skip
def test_a_target_is_a_package_a_module_or_a_script(
    python: Projects, target: str, is_covered: bool
) -> None:
    files = {
        "pyproject.toml": MANIFEST + '[project.scripts]\ncalc-run = "calc.sums:add"\n',
        "src/calc/__init__.py": "",
        "src/calc/sums.py": CALC,
    }
    assert built(python.build(files, target)).covers_target is is_covered


BACKEND = """\
import os, zipfile

def get_requires_for_build_wheel(config_settings=None):
    return []

def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = "calc-1.5-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as wheel:
        wheel.write("src/calc/__init__.py", "calc/__init__.py")
        info = "calc-1.5.dist-info"
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: calc\\nVersion: 1.5\\n")
        about = ["Wheel-Version: 1.0", "Root-Is-Purelib: true", "Tag: py3-none-any", ""]
        wheel.writestr(f"{info}/WHEEL", "\\n".join(about))
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""


def test_a_wheel_is_built_where_the_backend_is_there(python: Projects) -> None:
    pytest.importorskip("pip")
    manifest = (
        MANIFEST + '[build-system]\nrequires = []\nbuild-backend = "own"\nbackend-path = ["."]\n'
    )
    files = {"pyproject.toml": manifest, "own.py": BACKEND, "src/calc/__init__.py": CALC}
    run = built(python.build(files))
    assert (run.exit_code, run.command) == (0, "compileall, pip wheel, import calc"), run.log
    assert run.n_done == 3
    broken = BACKEND.replace("    name =", "    raise RuntimeError('cannot')\n    name =")
    failed = built(python.build(files | {"own.py": broken}))
    assert failed.exit_code != 0
    assert "RuntimeError: cannot" in failed.log


def test_a_part_that_was_not_compiled_is_no_failure(python: Projects) -> None:
    manifest = MANIFEST + '[build-system]\nrequires = ["maturin"]\nbuild-backend = "maturin"\n'
    files = {
        "pyproject.toml": manifest,
        "src/calc/__init__.py": "from calc._core import add\n",
        "tests/test_a.py": "import calc\n",
    }
    tested, built_ = not_run(python.test(files)), not_run(python.build(files))
    for told in (tested, built_):
        assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert "its compiled part calc._core" in told.note


def test_a_backend_that_is_missing_is_said(python: Projects) -> None:
    manifest = (
        MANIFEST + '[build-system]\nrequires = ["nobodys-backend"]\nbuild-backend = "nobody"\n'
    )
    run = built(python.build({"pyproject.toml": manifest, "src/calc/__init__.py": CALC}))
    assert (run.exit_code, run.command) == (0, "compileall, import calc")
    assert "nobodys-backend" in run.note


@pytest.mark.skipif(not Path("/usr/bin/python3").exists(), reason="no Python of the system")
def test_the_python_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.delenv("VIRTUAL_ENV", raising=False)
    run = ran(Projects(Ecosystem.PYTHON, tmp_path).test(UNITTEST_FILES))
    assert counts(run) == (1, 3, 2)


def test_an_active_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", sys.prefix)
    body = f"import sys\n\n\ndef test_it():\n    assert sys.prefix == {sys.prefix!r}\n"
    run = ran(
        Projects(Ecosystem.PYTHON, tmp_path).test({"pyproject.toml": MANIFEST, "test_a.py": body})
    )
    assert counts(run) == (1, 0, 0)
