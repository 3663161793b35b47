"""Real C++ packages, pinned by hash: the counts are those of the tools run by hand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from probant.evaluation.corpus import CorpusUnavailableError, fetch, find
from probant.evaluation.corpus.clients import CLIENT_VARIABLES
from probant.vocabulary.evidence import EvidenceClass
from probant.vocabulary.value import RunValue
from tests.running import entry, reasons, run_question
from tests.unit.runs.native import needs_native

pytestmark = [needs_native, pytest.mark.slow]

HAS_BOOST = Path("/usr/include/boost/test/unit_test.hpp").exists()
SECONDS = 500


def package(name: str, root: Path) -> Path:
    """The unpacked package, or a plain reason to skip."""
    environment = {key: os.environ[key] for key in CLIENT_VARIABLES if key in os.environ}
    try:
        return fetch(find(name), root / "corpus", environment=environment)
    except CorpusUnavailableError as error:
        pytest.skip(f"{name} cannot be fetched here: {error.message}")


def by_hand(source: Path, root: Path) -> int:
    """How many cases the test program of robin-map says it passed."""
    subprocess.run(
        ["cmake", "-S", str(source / "tests"), "-B", str(root)], check=True, capture_output=True
    )
    subprocess.run(["cmake", "--build", str(root), "-j2"], check=True, capture_output=True)
    program = [str(root / "tsl_robin_map_tests"), "--report_level=short"]
    told = subprocess.run(program, check=True, capture_output=True, text=True)
    passed = re.search(r"(\d+) test cases out of (\d+) passed", told.stderr)
    assert passed is not None
    assert passed[1] == passed[2]
    return int(passed[1])


@pytest.mark.skipif(not HAS_BOOST, reason="Boost.Test is not installed")
def test_the_tests_of_robin_map(tmp_path: Path) -> None:
    repo = package("robin-map", tmp_path)
    answer = run_question(repo, None, "do the tests pass?", seconds=SECONDS)
    assert (answer.ruling.outcome.value, reasons(answer)) == ("answered", set())
    (seen,) = entry(answer, EvidenceClass.TEST).observations
    assert isinstance(seen.value, RunValue)
    n_by_hand = by_hand(repo, tmp_path / "by_hand")
    assert n_by_hand == 132
    assert (seen.value.passed, seen.value.failed, seen.value.skipped) == (n_by_hand, 0, 0)


@pytest.mark.skipif(HAS_BOOST, reason="Boost.Test is installed")
def test_robin_map_without_boost_cannot_be_tested(tmp_path: Path) -> None:
    answer = run_question(package("robin-map", tmp_path), None, "do the tests pass?")
    assert reasons(answer) == {"dependencies_unavailable"}


def test_robin_map_has_only_headers_and_nothing_to_build(tmp_path: Path) -> None:
    answer = run_question(package("robin-map", tmp_path), None, "does it build?")
    assert answer.ruling.outcome.value == "insufficient_evidence"
    assert reasons(answer) == {"below_minimum", "nothing_built"}


def test_toml11_lacks_its_submodule(tmp_path: Path) -> None:
    answer = run_question(package("toml11", tmp_path), None, "do the tests pass?", seconds=SECONDS)
    assert answer.ruling.outcome.value == "insufficient_evidence"
    assert reasons(answer) == {"dependencies_unavailable"}
    assert "doctest.h" in answer.text


HEADER = Path("/usr/include/doctest/doctest.h")


@pytest.mark.skipif(not HEADER.exists(), reason="doctest is not installed")
def test_one_test_of_toml11_with_its_submodule(tmp_path: Path) -> None:
    repo = tmp_path / "project"
    shutil.copytree(package("toml11", tmp_path), repo)
    place = repo / "tests" / "extlib" / "doctest" / "doctest"
    place.mkdir(parents=True)
    shutil.copy(HEADER, place)
    answer = run_question(repo, None, "does the test test_types pass?", seconds=SECONDS)
    assert (answer.ruling.outcome.value, reasons(answer)) == ("answered", set())
