"""Lying npm projects, asked about through the public interface: none is believed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from probant.surfaces.api import ask
from probant.wiring import Execution, Permission
from tests.cases.asking import Json, settings_beside
from tests.repos import make_tree
from tests.security.lying_node import BUILDS, TESTS, Files

pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in ("node", "npm", "bwrap")),
    reason="node, npm or bubblewrap is not installed",
)

Judged = tuple[str, str, str, tuple[str, ...]]
"""Outcome, status, quality of the evidence, reasons."""

YES: Judged = ("answered", "full_confirmed", "strong", ())
NO: Judged = ("refuted", "full_confirmed", "none", ())
NO_WITH_PASSES: Judged = ("refuted", "full_confirmed", "moderate", ())
NONE_RAN: Judged = (
    "insufficient_evidence", "partial_supported", "weak", ("below_minimum", "no_tests_ran"),
)  # fmt: skip
NOT_COUNTED: Judged = (
    "insufficient_evidence", "partial_supported", "weak", ("below_minimum", "not_counted"),
)  # fmt: skip
PRINTED: Judged = (
    "partial", "partial_supported", "moderate", ("below_minimum", "not_counted"),
)  # fmt: skip
NOTHING_BUILT: Judged = (
    "insufficient_evidence", "partial_supported", "weak", ("below_minimum", "nothing_built"),
)  # fmt: skip
DOUBTED: Judged = (
    "partial", "partial_supported", "moderate", ("below_minimum", "contradiction"),
)  # fmt: skip
DENIED: Judged = (
    "insufficient_evidence", "partial_supported", "weak", ("below_minimum", "contradiction"),
)  # fmt: skip
OFFLINE: Judged = (
    "insufficient_evidence", "blocked_execution_error", "none", ("dependencies_unavailable",),
)  # fmt: skip
NO_END: Judged = ("error", "blocked_execution_error", "none", ("timeout",))

OF_TESTS: dict[str, Judged] = {
    "honest": YES,
    "prints success, runs none": NOT_COUNTED,
    "prints a whole report, runs none": NOT_COUNTED,
    "a test file that only prints": NONE_RAN,
    "prints TAP": PRINTED,
    "needs the network": OFFLINE,
    "placeholder": NONE_RAN,
    "no script": NONE_RAN,
    "no test in the file": NONE_RAN,
    "hidden by or": NO_WITH_PASSES,
    "hidden by exit": NO_WITH_PASSES,
    "hidden by a pipe": NO_WITH_PASSES,
    "hidden in another script": NO_WITH_PASSES,
    "all skipped": NONE_RAN,
    "all to do": NONE_RAN,
    "failing, but to do": NONE_RAN,
    "ends before its tests": DOUBTED,
    "ends amid its tests": DOUBTED,
    "ends after a while": DOUBTED,
    "crashes after passing": NO_WITH_PASSES,
    "sets its exit code": NO_WITH_PASSES,
    "never ends": NO_END,
    "watches": YES,
    "old results in the tree": NOT_COUNTED,
    "forges the result file": NO_WITH_PASSES,
    "forges more results": YES,
    "fails to load": NO_WITH_PASSES,
    "changes the runner beforehand": DOUBTED,
    "prepares beforehand": YES,
}
OF_BUILDS: dict[str, Judged] = {
    "honest": YES,
    "says that it built": NOTHING_BUILT,
    "makes an empty folder": NOTHING_BUILT,
    "writes a cache only": NOTHING_BUILT,
    "nothing to build": NOTHING_BUILT,
    "no script, broken": NO,
    "fails": NO,
    "prints an error of a compiler": DENIED,
    "never ends": NO_END,
}
SECONDS = {"never ends": 8.0}


def test_every_lie_has_a_judgement() -> None:
    assert TESTS.keys() == OF_TESTS.keys()
    assert BUILDS.keys() == OF_BUILDS.keys()


@pytest.mark.parametrize("lie", OF_TESTS)
def test_no_lying_test_is_believed(lie: str, tmp_path: Path) -> None:
    told = asked(tmp_path, TESTS[lie], "do the tests pass?", lie)
    assert judged(told) == OF_TESTS[lie], told["evidence"][0]["note"]


def test_a_forged_line_is_not_a_test(tmp_path: Path) -> None:
    told = asked(tmp_path, TESTS["forges more results"], "do the tests pass?", "")
    assert told["evidence"][0]["note"].endswith("1 passed, 0 failed, 0 skipped, exit code 0")


@pytest.mark.parametrize("lie", OF_BUILDS)
def test_no_lying_build_is_believed(lie: str, tmp_path: Path) -> None:
    told = asked(tmp_path, BUILDS[lie], "does it build?", lie)
    assert judged(told) == OF_BUILDS[lie], told["evidence"][0]["note"]


def asked(tmp_path: Path, files: Files, question: str, lie: str) -> Json:
    repo = make_tree(tmp_path / "repo", files)
    permission = Permission(allowed=True, seconds=SECONDS.get(lie, 120.0))
    execution = Execution(permission=permission)
    return ask(question, repo, settings=settings_beside(repo), execution=execution).to_json()


def judged(told: Json) -> Judged:
    gate, entry = told["gate"], told["evidence"][0]
    return told["outcome"], gate["status"], entry["quality"], tuple(gate["reason_codes"])
