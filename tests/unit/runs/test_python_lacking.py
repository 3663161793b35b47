"""Python builds that stop at what this machine lacks, told from those that are wrong themselves."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from probant.runs import supervised
from probant.runs.kits import kit_of
from probant.runs.port import CaseResult, NoRun, Wanted, WantedTest
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from tests.repos import make_tree
from tests.unit.runs.compiled_sites import Projects, built, has_programs, not_run, ran, worksite

pytest.importorskip("pip")
pytestmark = pytest.mark.skipif(not has_programs(), reason="bubblewrap is not installed")

MANIFEST = (
    '[project]\nname = "calc"\nversion = "1.5"\n'
    '[build-system]\nrequires = []\nbuild-backend = "own"\nbackend-path = ["."]\n'
)
BACKEND = """\
import subprocess, sys

def get_requires_for_build_wheel(config_settings=None):
    return []

def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    {body}
    sys.exit(1)
"""


@pytest.fixture
def python(tmp_path: Path) -> Projects:
    return Projects(Ecosystem.PYTHON, tmp_path)


def project(body: str, **files: str) -> dict[str, str]:
    named = {name.replace("_", "."): text for name, text in files.items()}
    return {
        "pyproject.toml": MANIFEST,
        "own.py": BACKEND.format(body=body),
        "src/calc/__init__.py": "x = 1\n",
        **named,
    }


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_a_header_that_is_not_installed(python: Projects) -> None:
    compiles = "subprocess.run(['cc', '-c', 'ext.c'])"
    lacks = not_run(python.build(project(compiles, ext_c="#include <sodium_nobody_has.h>\n")))
    assert lacks.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert lacks.note == "the header sodium_nobody_has.h is not installed"
    wrong = built(python.build(project(compiles, ext_c="int f(void) { return gone; }\n")))
    assert wrong.exit_code != 0


@pytest.mark.parametrize(
    ("printed", "reason", "named"),
    [
        ("error: command 'x86_64-linux-gnu-gcc' failed: No such file or directory", "t", "gnu-gcc"),
        ("unable to execute 'gcc': No such file or directory", "t", "gcc"),
        ("error: can't find Rust compiler", "t", "Rust"),
        ("Cargo, the Rust package manager, is not installed or is not on PATH.", "t", "Cargo"),
        ("FileNotFoundError: [Errno 2] No such file or directory: 'pkg-config'", "t", "pkg-config"),
        ("/bin/sh: 1: pkg-config: not found", "t", "pkg-config"),
        ("Package sodium was not found in the pkg-config search path.", "d", "sodium"),
        ("Package 'sodium', required by 'virtual:world', not found", "d", "sodium"),
        ("ImportError: libodd.so.1: cannot open shared object file: No such file", "d", "libodd"),
        ("error: invalid command 'bdist_wheel'", "d", "wheel"),
        ("/usr/bin/ld: cannot find -lsodium: No such file or directory", "d", "sodium"),
        ("curl: (6) Could not resolve host: example.org", "d", "network"),
        ("RuntimeError: the version is wrong", "", ""),
        ("FileNotFoundError: [Errno 2] No such file or directory: 'VERSION'", "", ""),
    ],
)
def test_what_a_backend_stops_at(python: Projects, printed: str, reason: str, named: str) -> None:
    run = python.build(project(f"print({printed!r})"))
    reasons = {"t": ReasonCode.TOOL_MISSING, "d": ReasonCode.DEPENDENCIES_UNAVAILABLE}
    if not reason:
        assert built(run).exit_code != 0
        return
    told = not_run(run)
    assert (told.reason, named in told.note) == (reasons[reason], True), told.note


def test_a_wheel_that_was_ended_from_outside_is_no_failure(tmp_path: Path) -> None:
    floods = project("print('x' * (8 << 20))")
    kit = kit_of(Ecosystem.PYTHON)
    assert kit is not None
    with worksite(make_tree(tmp_path / "repo", floods)) as site:
        run = kit.build(replace(site, limits=replace(site.limits, output_bytes=1 << 20)), "")
    assert run == NoRun(ReasonCode.TOOL_FAILED, "building the wheel was ended: it printed too much")


def test_a_library_that_is_not_there_is_lacking_at_import_and_in_tests(python: Projects) -> None:
    plain = {
        "pyproject.toml": '[project]\nname = "calc"\nversion = "1.5"\n',
        "src/calc/__init__.py": "import ctypes\nctypes.CDLL('libnobodyhasit.so.3')\n",
        "tests/test_a.py": "import calc\n\n\ndef test_a():\n    pass\n",
    }
    for told in (not_run(python.build(plain)), not_run(python.test(plain))):
        assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert "libnobodyhasit.so.3" in told.note
    own = plain | {"src/calc/__init__.py": "import ctypes\nctypes.CDLL('./libown.so')\n"}
    assert built(python.build(own)).exit_code != 0
    assert ran(python.test(own)).cases[0].result.value == "failed"


@pytest.mark.parametrize(
    ("link", "lacking"), [("python3.11", ()), ("data.txt", ("own/bin/data.txt",))]
)
def test_a_failure_does_not_come_from_the_link_of_an_environment_to_its_python(
    tmp_path: Path, link: str, lacking: tuple[str, ...]
) -> None:
    files = {"test_a.py": "def test_a():\n    assert False\n", "own/pyvenv.cfg": "home = /\n"}
    repo = make_tree(tmp_path / "repo", files)
    (repo / "own" / "bin").mkdir()
    (repo / "own" / "bin" / link).symlink_to("/etc/hostname")
    kit = kit_of(Ecosystem.PYTHON)
    assert kit is not None
    with worksite(repo) as site:
        run = ran(supervised.tested(kit, site, Wanted(tests=(WantedTest(name="test_a"),))))
    assert run.count(CaseResult.FAILED) == 1
    assert run.lacking == lacking
