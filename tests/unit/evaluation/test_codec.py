"""Questions and results as JSON: nothing is lost, nothing else is taken for one."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

import probant.evaluation
from probant.evaluation.grading.codec import result_json, result_of
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, Overlap
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.plain import NotPlainError, line_of, read_json
from probant.evaluation.questions.codec import (
    TRUTHS,
    question_json,
    question_of,
    set_json,
    set_of,
    truth_json,
    truth_of,
)
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.truth import (
    Judged,
    Outcome,
    Question,
    QuestionSet,
    Truth,
    Verified,
)
from probant.evaluation.subjects.baselines import FirstGrepHit, always_abstain
from probant.evaluation.subjects.response import Level, Response, parse_response
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import tree_of, write_tree

WORDS = st.text('aZ_ 0"\\\n\u0430\ud800\U0001f40d', max_size=4)
LINES = st.integers(min_value=0, max_value=10**6)


def values(hint: Any) -> st.SearchStrategy[Any]:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return st.one_of(*map(values, inner))
    if origin is frozenset:
        return st.frozensets(values(inner[0]), max_size=2)
    if origin is tuple and inner[-1] is Ellipsis:
        return st.lists(values(inner[0]), max_size=2).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, inner))
    if is_dataclass(hint):
        return records(hint)
    plain = {str: WORDS, int: LINES, bool: st.booleans(), type(None): st.none()}
    return plain[hint] if hint in plain else st.sampled_from(list(hint))


def records(kind: Any, **known: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    drawn = {
        field.name: values(hints[field.name]) for field in fields(kind) if field.name not in known
    }
    return st.builds(kind, **drawn, **known)


TRUTH = st.one_of(*(records(kind) for kind in TRUTHS.values()))
QUESTIONS = records(Question, truth=TRUTH)


def again(document: object) -> object:
    """As somebody else reads it: through bytes."""
    return read_json(line_of(document))


def every_truth() -> Iterator[type]:
    """All that the union names, and all that judge themselves, wherever they stand."""
    package = probant.evaluation
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(found.name)
    yield from (kind for kind in get_args(Truth) if kind is not Judged)
    for kind in Judged.__subclasses__():
        # With slots, the class as it was first written lives on beside the one that has a name.
        if getattr(sys.modules[kind.__module__], kind.__name__, None) is kind:
            yield kind


def test_every_kind_of_truth_has_a_name() -> None:
    assert set(every_truth()) == set(TRUTHS.values())
    assert len(set(TRUTHS.values())) == len(TRUTHS)


@given(TRUTH)
def test_a_truth_comes_back(truth: Truth) -> None:
    assert truth_of(again(truth_json(truth))) == truth


@given(QUESTIONS)
def test_a_question_comes_back(question: Question) -> None:
    assert question_of(again(question_json(question))) == question


@given(st.lists(QUESTIONS, max_size=3), st.lists(records(Dropped), max_size=3))
def test_a_set_comes_back(questions: list[Question], dropped: list[Dropped]) -> None:
    asked = QuestionSet(tuple(questions), tuple(dropped))
    assert set_of(set_json(asked)) == asked


def test_a_generated_set_comes_back() -> None:
    asked = generate(tree_of(SAMPLE), 7, limit_per_family=20)
    content = set_json(asked)
    assert set_of(content) == asked
    assert content == set_json(set_of(content))
    assert content.isascii()
    assert max(map(len, content.splitlines())) < 5_000


def test_a_path_that_is_no_text_comes_back() -> None:
    odd = b"caf\xe9.py".decode("utf-8", "surrogateescape")
    asked = QuestionSet((), (Dropped("file", odd, "unreadable"),))
    assert set_of(set_json(asked)) == asked


QUESTION = generate(tree_of(SAMPLE), 7, limit_per_family=5).questions[0]
RESULTS = st.builds(
    Result,
    question=st.just(QUESTION),
    response=st.builds(
        Response,
        outcome=st.sampled_from(Outcome),
        values=st.just(()),
        leads=st.just(()),
        citations=st.just(()),
        level=st.sampled_from(Level),
        gate_status=WORDS,
        reason_codes=st.lists(WORDS, max_size=3).map(tuple),
        recovery_attempts=LINES,
        steps=st.lists(WORDS, max_size=3).map(tuple),
        relation=st.none() | WORDS,
        n_claims=LINES,
        n_unverified_claims=LINES,
    ),
    grade=st.sampled_from(Grade),
    overlap=st.none() | st.builds(Overlap, LINES, LINES, LINES),
    n_citations=LINES,
    n_verbatim=LINES,
    n_values_cited=LINES,
    seconds=st.floats(min_value=0, max_value=9),
    error=st.none() | WORDS,
    weighted=st.none() | st.floats(min_value=0, max_value=1),
    answer=st.none() | st.dictionaries(WORDS, WORDS | LINES | st.none(), max_size=3),
)


@given(RESULTS)
def test_a_result_comes_back_and_its_row_has_no_seconds(result: Result) -> None:
    row = result_json(result)
    assert "seconds" not in row
    assert result_of(again(row), QUESTION, result.seconds) == result


def test_a_real_answer_and_a_failure_come_back(tmp_path: Any) -> None:
    said = FirstGrepHit(write_tree(tmp_path, SAMPLE))(QUESTION.text)
    for answer in (said, always_abstain(QUESTION.text)):
        result = Result(
            question=QUESTION, response=parse_response(answer), grade=Grade.WRONG, overlap=None,
            n_citations=1, n_verbatim=1, n_values_cited=1, seconds=0.5, error=None, answer=answer,
        )  # fmt: skip
        assert result_of(again(result_json(result)), QUESTION, 0.5) == result
    failed = Result.failed(QUESTION, "it ended", 1.5)
    assert result_of(again(result_json(failed)), QUESTION, 1.5) == failed


@pytest.mark.parametrize(
    "content",
    [
        b"", b"[]", b"{}", b"nonsense", b'{"schema":"probant.questions/2"}',
        b'{"schema":"probant.questions/1","questions":[{}]}',
        b'{"schema":"probant.questions/1","questions":{}}', b"[" * 100_000,
        line_of({"schema": "probant.questions/1",
                 "questions": [question_json(QUESTION) | {"verified": "by ear"}]}),
        line_of({"schema": "probant.questions/1",
                 "questions": [question_json(QUESTION) | {"truth": {"kind": "gut"}}]}),
        line_of({"schema": "probant.questions/1",
                 "questions": [question_json(QUESTION) | {"more": 1}]}),
    ],
)  # fmt: skip
def test_what_is_no_set_is_refused(content: bytes) -> None:
    with pytest.raises(NotPlainError):
        set_of(content)


def test_a_row_of_another_question_is_refused() -> None:
    row = result_json(Result.failed(QUESTION, "it ended", 0))
    others: tuple[object, ...] = (
        row | {"id": "9-9999"}, row | {"schema": "x"}, row | {"grade": "correct"}, [], 1,
    )  # fmt: skip
    for wrong in others:
        with pytest.raises(NotPlainError):
            result_of(again(wrong), QUESTION)


def test_how_a_truth_was_verified_is_told() -> None:
    assert question_json(QUESTION)["verified"] in {how.value for how in Verified}
