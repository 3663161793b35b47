"""Which tables of wordings an ordinary question loads: those of runs are long, and rarely meant."""

from __future__ import annotations

import subprocess
import sys

import pytest

from probant.inquiry.families import ORDER, all_families
from probant.inquiry.families.index import CUES_OF

RUN_GROUPS = tuple(name for module, name in ORDER if module.startswith("runs"))

ORDINARY = (
    "where is ProductRepository defined?",
    "which function can parse a path?",
    "where is Container defined?",
    "who calls get_pings?",
    "does ServicePing.ping call Container.get?",
    "which parameters does parse take?",
    "what does passwords.check return?",
    "which classes need a Builder?",
    "where is makeQueues defined?",
    "what must implement Reader?",
    "who last changed src/core.py?",
    "which commit introduced parse?",
    "which fields may be None?",
    "what happens in reduce?",
    "is Okta mentioned anywhere?",
    "where is the redirect handled?",
    "which modules import city?",
    "what is the signature of landing_page?",
    "which files does the action view include?",
    "what is the version of python?",
)


def holds_a_cue(question: str, group: str) -> bool:
    openings = f" {question.lower().rstrip('?')} "
    return any(f" {cue}" in openings for cue in CUES_OF[group])


@pytest.mark.parametrize("question", ORDINARY)
def test_an_ordinary_question_holds_no_cue_of_a_run(question: str) -> None:
    assert [group for group in RUN_GROUPS if holds_a_cue(question, group)] == []


def test_no_table_of_runs_is_loaded_for_ordinary_questions() -> None:
    code = (
        "import sys\nfrom probant.inquiry.reader import read_question\n"
        f"for question in {ORDINARY!r}: read_question(question)\n"
        "print([name for name in sys.modules if '.families.runs' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_cues_of_runs_are_telling() -> None:
    """A beginning of fewer than four letters is a beginning of too many names."""
    cues = {cue for group in RUN_GROUPS for cue in CUES_OF[group]}
    assert {cue for cue in cues if len(cue) < 4 and not cue.endswith(" ")} <= {"npm"}


def test_every_example_holds_a_cue_of_its_row() -> None:
    for row in all_families():
        openings = f" {row.example.lower().rstrip('?')} "
        assert any(f" {cue}" in openings for cue in row.cues), row.example
