"""The same statements put to every voice: what is silence, what is a disagreement."""

from __future__ import annotations

from typing import Any

import pytest

from probant.evaluation.agreement.report import as_json, as_text
from probant.evaluation.agreement.statements import Statement, statements_of
from probant.evaluation.agreement.voices import (
    Facts,
    Heard,
    Says,
    of_check,
    of_oracle,
    of_query,
    of_question,
)
from probant.evaluation.sources.code.truth import (
    CodeTruth,
    TrueBase,
    TrueCall,
    TrueDefinition,
    TrueImport,
    TrueSignature,
)

TRUTH = CodeTruth(
    language="python",
    oracle="by hand",
    files=frozenset({"a.py", "b.py"}),
    definitions=(
        TrueDefinition("a.py", 1, "load", "function", "load"),
        TrueDefinition("a.py", 5, "run", "function", "run"),
        TrueDefinition("b.py", 1, "Base", "class", "Base"),
        TrueDefinition("b.py", 4, "Cart", "class", "Cart"),
        TrueDefinition("a.py", 9, "twice", "function", "twice"),
        TrueDefinition("b.py", 9, "twice", "function", "twice"),
    ),
    signatures=(
        TrueSignature("a.py", 1, "load", 2, ("name",)),
        TrueSignature("a.py", 5, "run", 6, ()),
    ),
    calls=(TrueCall("a.py", 6, "load", "a.py", 1),),
    bases=(TrueBase("b.py", "Cart", "Base", "extends"),),
    imports=(TrueImport("a.py", 1, "b", resolved="b.py"),),
)
CALLS = Statement("calls", "run", "load", holds=True)
DENIED = Statement("calls", "run", "load", holds=True, is_denied=True)


def test_only_names_that_mean_one_thing_are_spoken_of() -> None:
    made = statements_of(TRUTH, 7, 100)
    assert made == statements_of(TRUTH, 7, 100)
    assert not any("twice" in (one.subject, one.object) for one in made)
    said = {one.sentence for one in made if of_oracle(one)}
    assert {
        "`run` calls `load`.",
        "`Cart` extends `Base`.",
        "`Base` does not extend `Cart`.",
        "`load` is defined in `a.py`.",
        "`load` takes 1 parameter.",
        "`run` takes 0 parameters.",
        "`a.py` imports `b.py`.",
    } <= said


def test_an_oracle_is_silent_about_calls_it_did_not_see() -> None:
    turned = [one for one in statements_of(TRUTH, 7, 100) if one.subject == "load"]
    assert {of_oracle(one) for one in turned if one.sort == "calls"} == {None}


def answer(outcome: str, *values: Any, status: str = "full_confirmed") -> dict[str, Any]:
    document = {"values": list(values)}
    return {"outcome": outcome, "gate": {"status": status}, "answer": document, "parts": []}


YES = {"type": "boolean", "value": True}


@pytest.mark.parametrize(
    ("statement", "given", "expected"),
    [
        (CALLS, answer("answered", YES), True),
        (CALLS, answer("refuted"), False),
        (DENIED, answer("refuted"), True),
        (CALLS, answer("partial", status="partial_supported"), None),
        (CALLS, answer("answered", {"type": "name", "name": "x"}), None),
        (Statement("parameters", "f", "2", None), answer("answered", {}, {}), True),
        (Statement("parameters", "f", "3", None), answer("answered", {}, {}), False),
        (Statement("defined_in", "f", "a.py", None), answer("answered", {"path": "b.py"}), False),
    ],
)
def test_what_an_answer_says(statement: Statement, given: dict[str, Any], expected: Says) -> None:
    assert of_query(statement, given) is expected


def test_a_question_read_as_several_is_silence() -> None:
    assert of_question(CALLS, answer("answered", YES) | {"parts": [{}]}) is None


def test_what_a_checked_sentence_says() -> None:
    verified, refuted = ({"kind": "calls", "verdict": one} for one in ("verified", "refuted"))
    name = {"kind": "identifier", "verdict": "verified"}
    assert of_check(CALLS, [verified, name]) is True
    assert of_check(CALLS, [refuted]) is False
    assert of_check(CALLS, [name]) is None


def test_what_is_not_among_the_facts_is_silence() -> None:
    one = {"name": "load", "qualified_name": "load", "file": "a.py"}
    call = {"caller": "run", "resolved": "a.py:1 load"}
    facts = Facts({"functions": [one], "classes": [], "imports": [], "calls": [call]})
    assert facts.says(CALLS) is True
    assert facts.says(DENIED) is False
    assert facts.says(Statement("calls", "load", "run", None)) is None
    assert facts.says(Statement("defined_in", "load", "b.py", None)) is False
    assert facts.says(Statement("defined_in", "unknown", "b.py", None)) is None


def test_a_disagreement_is_shown_with_what_repeats_it() -> None:
    agreed = Heard(CALLS, (("oracle", True), ("query", None), ("check", True)))
    wrong = Heard(CALLS, (("oracle", True), ("query", False), ("check", None)))
    text = as_text({"small": [agreed, wrong]}, [])
    assert "small: 2 statements, 1 disagreements" in text
    assert "✗ `run` calls `load`.  oracle: yes, query: no, check: –" in text
    assert "probant query calls run load" in text
    (package,) = as_json({"small": [agreed, wrong]}, [])["packages"]
    assert [one["statement"] for one in package["disagreements"]] == ["`run` calls `load`."]
