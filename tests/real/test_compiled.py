"""Real packages in compiled languages: the same counts as the tool gives when run by hand."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from probant.evaluation.corpus import CLIENT_VARIABLES, CorpusUnavailableError, fetch, find
from probant.runs.kits import kit_of
from probant.runs.port import NoRun, TestRun, Wanted
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from tests.unit.runs.compiled_sites import counts, has_programs, ran, worksite

pytestmark = pytest.mark.slow

GO_FOLDERS = {"txtar": 10, "lockedfile": 8, "semver": 8, "modfile": 35, "par": 3}
"""Leaf tests of folders that need no other module, as `go test -json` tells them by hand."""


def package(name: str, tmp_path: Path) -> Path:
    environment = {key: os.environ[key] for key in CLIENT_VARIABLES if key in os.environ}
    try:
        return fetch(find(name), tmp_path / "corpus", environment=environment)
    except CorpusUnavailableError as error:
        pytest.skip(f"the package cannot be fetched here: {error.message}")


def outcome(ecosystem: Ecosystem, repo: Path, wanted: Wanted) -> TestRun | NoRun:
    kit = kit_of(ecosystem)
    assert kit is not None
    with worksite(repo) as site:
        return kit.test(site, wanted)


@pytest.mark.skipif(not has_programs("go"), reason="go or bubblewrap is not installed")
def test_a_go_module_folder_by_folder_and_whole(tmp_path: Path) -> None:
    repo = package("golang-github-rogpeppe-go-internal", tmp_path)
    wanted = Wanted(paths=tuple(GO_FOLDERS))
    run = ran(outcome(Ecosystem.GO, repo, wanted))
    assert counts(run) == (sum(GO_FOLDERS.values()), 0, 0)
    assert (run.exit_code, run.is_whole, run.doubts) == (0, True, ())
    by_folder = {
        folder: sum(case.path.startswith(f"{folder}/") for case in run.cases)
        for folder in GO_FOLDERS
    }
    assert by_folder == GO_FOLDERS
    whole = outcome(Ecosystem.GO, repo, Wanted())
    if isinstance(whole, NoRun):
        assert whole.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert "github.com/pkg/diff" in whole.note or "GOPROXY=off" in whole.note, whole.note
    else:
        assert whole.count(run.cases[0].result) > sum(GO_FOLDERS.values())


@pytest.mark.skipif(
    not has_programs("mvn", "javac"), reason="Maven, a JDK or bubblewrap is not installed"
)
def test_a_java_library_is_tested_or_told_what_lacks(tmp_path: Path) -> None:
    repo = package("java-diff-utils", tmp_path)
    run = outcome(Ecosystem.MAVEN, repo, Wanted())
    if isinstance(run, NoRun):
        assert run.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert run.note.count(":") >= 3, "the first artifact that lacks is named"
    else:
        assert counts(run)[0] > 50


@pytest.mark.skipif(not has_programs("cargo", "cc"), reason="Rust or bubblewrap is not installed")
def test_a_rust_program_is_tested_or_told_what_lacks(tmp_path: Path) -> None:
    repo = package("zizmor", tmp_path)
    run = outcome(Ecosystem.CARGO, repo, Wanted())
    if isinstance(run, NoRun):
        assert run.reason in (ReasonCode.DEPENDENCIES_UNAVAILABLE, ReasonCode.TOOL_MISSING)
    else:
        assert counts(run)[0] > 50


@pytest.mark.skipif(
    not has_programs("cargo", "cc", "apt-get", "dpkg-deb"),
    reason="Rust, apt or bubblewrap is not installed",
)
def test_a_crate_of_debian_is_counted_as_by_hand(tmp_path: Path) -> None:
    """scopeguard 1.1.0 needs no other crate; by hand: 8 tests, and 6 in its documentation."""
    apt = shutil.which("apt-get") or ""
    got = subprocess.run(
        [apt, "download", "librust-scopeguard-dev"], cwd=tmp_path, capture_output=True, check=False
    )
    packed = next(tmp_path.glob("librust-scopeguard-dev_1.1.0-*.deb"), None)
    if got.returncode or packed is None:
        pytest.skip("the package cannot be fetched here in the version that was counted")
    subprocess.run(["dpkg-deb", "-x", packed, tmp_path / "unpacked"], check=True)
    crate = tmp_path / "unpacked" / "usr" / "share" / "cargo" / "registry" / "scopeguard-1.1.0"
    run = ran(outcome(Ecosystem.CARGO, crate, Wanted()))
    assert counts(run) == (14, 0, 0)
    assert (run.exit_code, run.is_whole, run.doubts) == (0, True, ())
    assert sum("(line" in case.name for case in run.cases) == 6
