"""Whatever an assistant writes: it is read, or told to be unread; nothing else happens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.grading.scoring import Grade, grade
from probant.evaluation.questions.project_truth import Author, RunCounts, Said
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    Locations,
    Names,
    Nothing,
    Outcome,
    Paths,
    Question,
    Sites,
    Text,
    Truth,
    Verified,
)
from probant.evaluation.subjects import clauses
from probant.evaluation.subjects.prose import UnreadAnswerError, response_from_prose

TRUTHS: tuple[Truth, ...] = (
    Locations(((("a.py", 3), "f"),)),
    Sites(frozenset({("a.py", 3)})),
    Names(("x",)),
    Paths(frozenset({"a.py"})),
    Count(3),
    Text("3"),
    Boolean(True),
    Commits(("a1" * 20,)),
    Author("Ada", "a1" * 20),
    RunCounts(1, 0, 0),
    Said((frozenset({"x"}),)),
    Nothing(),
    Denial(),
)
PARTS = st.sampled_from(
    ["`f`", "a.py:3", "b.py", "- ", "| ", "```\n", "\n", "**", " not ", "I could not find ",
     "yes, ", "no", " is defined in ", "3 tests", "a1a1a1a1", "\0", "[x](a.py#L3)", "but ", "`"]
)  # fmt: skip
WRITTEN = st.one_of(st.text(max_size=200), st.lists(PARTS, max_size=25).map("".join))


@pytest.mark.parametrize("truth", TRUTHS, ids=lambda truth: type(truth).__name__)
@given(text=WRITTEN)
def test_any_text_is_graded_or_unread(truth: Truth, text: str) -> None:
    question = Question(
        id="1",
        family="1",
        text="Where is `f`?",
        acceptable=frozenset({Outcome.ANSWERED}),
        truth=truth,
        verified=Verified.STRUCTURAL,
        paraphrase_group="g",
        repo="r",
    )
    try:
        response = response_from_prose(question, text, clauses.Paths(["a.py", "b.py"]))
    except UnreadAnswerError as unread:
        assert str(unread).startswith("unread: ")
        return
    assert grade(question, response) in Grade
