"""How people ask for rankings over calls and classes, for what nothing calls or names, and for more
of the past: each sentence is read as its form."""

from __future__ import annotations

import pytest

from probant.reading.reader import read_sentence
from probant.vocabulary.reading import ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

ASKED: dict[str, tuple[str, ...]] = {
    "most-called": (
        "which functions in here get called the most?",
        "Rank the functions by number of callers, please.",
        "most frequently called methods",
    ),
    "most-calling": (
        "which functions call the most other functions?",
        "functions with the highest fan-out",
        "Which methods invoke the largest number of other methods?",
    ),
    "most-subclasses": (
        "which classes have the most direct subclasses?",
        "What class is extended the most?",
    ),
    "deepest-inheritance": (
        "where is the inheritance deepest?",
        "longest inheritance chains",
        "Which classes have the most levels of parents?",
    ),
    "uncalled": (
        "which functions are never called by anything?",
        "list the functions that have no callers",
        "Which methods does nobody call?",
    ),
    "functions-without-tests": (
        "which functions have no tests?",
        "functions that no test refers to",
        "List the functions we have no test for.",
    ),
    "files-without-tests": (
        "which files have no tests?",
        "source files that no test refers to",
        "List the modules we have no test for.",
    ),
    "same-names": (
        "which names are defined in several places?",
        "duplicate function names in this repo",
        "Are there classes with the same name? Which ones?",
    ),
    "reverts": (
        "which commits are reverts?",
        "list the revert commits",
        "Show me all commits that revert another commit.",
    ),
    "revert-count": (
        "how many reverts are there?",
        "number of revert commits",
        "How many commits in the history are reverts?",
    ),
    "stalest-files": (
        "which files have not been touched for the longest time?",
        "least recently changed files",
        "Which files went the longest without a change?",
    ),
    "latest-files": (
        "which files were changed most recently?",
        "recently modified files",
        "What files were touched last?",
    ),
    "largest-commits": (
        "which commits changed the most files?",
        "biggest commits",
        "What is the largest commit in this repository?",
    ),
    "most-authors": (
        "which files have the most authors?",
        "files changed by the most people",
        "Which file did the greatest number of developers touch?",
    ),
}
NAMES = SomeNames("fetch_rows", "RowStore", "TableReader")


@pytest.mark.parametrize(
    ("label", "text"), [(label, text) for label, some in ASKED.items() for text in some]
)
def test_a_sentence_is_read_as_its_form(label: str, text: str) -> None:
    best = read_sentence(text, reading_model(), NAMES, TODAY).best
    assert best is not None
    assert best.form.label == label
    assert best.reading.quality >= ReadingQuality.STRONG, best.reading
