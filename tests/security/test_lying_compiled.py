"""Lying tests of compiled languages, asked about through the public interface: none is believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.surfaces.api import ask
from probant.wiring import Execution, Permission
from tests.cases.asking import Json, settings_beside
from tests.repos import make_tree
from tests.security.lying_compiled import PROJECTS
from tests.unit.runs.compiled_sites import has_programs
from tests.unit.runs.jvm_projects import has_junit_jars, has_maven_files

pytestmark = pytest.mark.slow

Judged = tuple[str, str, str, tuple[str, ...]]
"""Outcome, status, quality of the evidence, reasons."""

YES: Judged = ("answered", "full_confirmed", "strong", ())
NO: Judged = ("refuted", "full_confirmed", "none", ())
NO_WITH_PASSES: Judged = ("refuted", "full_confirmed", "moderate", ())
NONE_RAN: Judged = (
    "insufficient_evidence", "partial_supported", "weak", ("below_minimum", "no_tests_ran"),
)  # fmt: skip
DOUBTED: Judged = (
    "partial", "partial_supported", "moderate", ("below_minimum", "contradiction"),
)  # fmt: skip
OFFLINE: Judged = (
    "insufficient_evidence", "blocked_execution_error", "none", ("dependencies_unavailable",),
)  # fmt: skip
NO_END: Judged = ("error", "blocked_execution_error", "none", ("timeout",))

EXPECTED: dict[tuple[str, str], Judged] = {
    ("go", "honest"): YES,
    ("go", "prints success, runs none"): NONE_RAN,
    ("go", "no tests"): NONE_RAN,
    ("go", "all skipped"): NONE_RAN,
    ("go", "ends before the tests"): NONE_RAN,
    ("go", "ends amid the tests"): DOUBTED,
    ("go", "crashes after passing"): DOUBTED,
    ("go", "never ends"): NO_END,
    ("go", "forges another test"): DOUBTED,
    ("go", "forges its own success"): NO,
    ("go", "hides a failure"): DOUBTED,
    ("go", "prints a failure and passes"): DOUBTED,
    ("go", "needs the network"): OFFLINE,
    ("go", "does not compile"): NO,
    ("cargo", "honest"): YES,
    ("cargo", "prints success, runs none"): NONE_RAN,
    ("cargo", "no tests"): NONE_RAN,
    ("cargo", "all skipped"): NONE_RAN,
    ("cargo", "ends amid the tests"): DOUBTED,
    ("cargo", "crashes after passing"): DOUBTED,
    ("cargo", "never ends"): NO_END,
    ("cargo", "forges another test"): DOUBTED,
    ("cargo", "forges its own success"): NO,
    ("cargo", "prints a failure and passes"): DOUBTED,
    ("cargo", "needs the network"): OFFLINE,
    ("cargo", "does not compile"): NO,
    ("maven", "honest"): YES,
    ("maven", "prints success, runs none"): NO,
    ("maven", "no tests"): NONE_RAN,
    ("maven", "all skipped"): NONE_RAN,
    ("maven", "skips all by itself"): NONE_RAN,
    ("maven", "hides a failure"): NO_WITH_PASSES,
    ("maven", "never ends"): NO_END,
    ("maven", "forges its own sums"): DOUBTED,
    ("maven", "forges a result file"): DOUBTED,
    ("maven", "has results of another day"): NONE_RAN,
    ("maven", "needs the network"): OFFLINE,
    ("maven", "does not compile"): NO,
    ("gradle", "honest"): YES,
    ("gradle", "all skipped"): NONE_RAN,
    ("gradle", "hides a failure"): NO_WITH_PASSES,
    ("gradle", "needs the network"): OFFLINE,
    ("gradle", "forges a result file"): DOUBTED,
    ("gradle", "has results of another day"): NONE_RAN,
}
IS_HERE = {
    "go": lambda: has_programs("go"),
    "cargo": lambda: has_programs("cargo", "rustc", "cc"),
    "maven": lambda: has_programs("mvn", "javac") and has_maven_files(),
    "gradle": lambda: has_programs("gradle", "javac") and has_junit_jars(),
}
SECONDS = {"never ends": 20.0}


@pytest.mark.parametrize(("kind", "lie"), EXPECTED)
def test_no_lie_is_believed(kind: str, lie: str, tmp_path: Path) -> None:
    if not IS_HERE[kind]():
        pytest.skip(f"{kind}, a library of its test, or bubblewrap is not installed")
    repo = make_tree(tmp_path / "repo", PROJECTS[kind][lie])
    permission = Permission(allowed=True, seconds=SECONDS.get(lie, 240.0))
    answer = ask(
        "do the tests pass?",
        repo,
        settings=settings_beside(repo),
        execution=Execution(permission=permission),
    )
    told = answer.to_json()
    assert judged(told) == EXPECTED[kind, lie], told["evidence"][0]["note"]


def judged(told: Json) -> Judged:
    gate, entry = told["gate"], told["evidence"][0]
    return told["outcome"], gate["status"], entry["quality"], tuple(gate["reason_codes"])


def test_every_lie_has_its_expectation() -> None:
    told = {(kind, lie) for kind, lies in PROJECTS.items() for lie in lies}
    assert told == set(EXPECTED)
