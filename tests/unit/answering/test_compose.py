"""Words for every outcome and relation: from confirmed values only, limits in the text itself."""

from __future__ import annotations

import pytest

from probant.answering.compose import N_SPELLED_OUT, compose
from probant.answering.policy import apply_policy
from probant.vocabulary.evidence import Quality
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import (
    Carryover,
    Coverage,
    Grounding,
    Outcome,
    Ruling,
    TruthMode,
    TruthStatus,
)
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)
from tests.questions import asked
from tests.unit.judgement.building import location

NAME = NameValue("main", RepoPath("a.py"), 5)
COMMIT = CommitValue("0123456789abcdef", "Add it", "Ada", "2024-01-02")


def ruling(
    outcome: Outcome,
    *reasons: ReasonCode,
    status: TruthStatus = TruthStatus.FULL_CONFIRMED,
    mode: TruthMode = TruthMode.CONFIRMED,
) -> Ruling:
    return Ruling(
        status=status,
        outcome=outcome,
        truth_mode=mode,
        coverage=Coverage.FULL,
        grounding=Grounding.GROUNDED,
        carryover=Carryover.NONE,
        evidence_grade=Quality.STRONG,
        reasons=reasons,
        explanation=None,
    )


ANSWERED = ruling(Outcome.ANSWERED)


@pytest.mark.parametrize(
    ("query", "values", "expected"),
    [
        ("defined_in Engine", [location()], "Engine is a class defined at a.py:1."),
        ("defined_in Engine", [location(), location(5)],
         "Engine is a class defined at a.py:1 and a class defined at a.py:5."),
        ("called_by load", [NAME], "load is directly called by main (a.py:5)."),
        ("called_by load", [], "Nothing in this snapshot directly calls load."),
        ("calls main", [NameValue("os.stat")], "main directly calls os.stat."),
        ("calls main", [], "main directly calls nothing."),
        ("calls main load", [BooleanValue(True)], "Yes, main directly calls load."),
        ("extends A B", [BooleanValue(True)], "Yes, A extends B."),
        ("imports a.py os", [BooleanValue(True)], "Yes, a.py directly imports os."),
        ("imports a.py", [NameValue("os"), NameValue("re"), NameValue("json")],
         "a.py directly imports os, re and json."),
        ("imported_by lib", [PathValue(RepoPath("a.py"))], "lib is directly imported by a.py."),
        ("extends A", [], "A has no base classes."),
        ("parameters load", [], "load takes no parameters."),
        ("returns load", [TextValue("int")], "load is annotated to return int."),
        ("returns load", [], "load has no return annotation."),
        ("last_commit", [COMMIT],
         "The last commit is 0123456789ab “Add it” by Ada on 2024-01-02."),
        ("line_author a.py 3", [NameValue("Ada"), COMMIT],
         "Line 3 of a.py was written by Ada in 0123456789ab “Add it” on 2024-01-02."),
        ("project_type", [TextValue("Python")], "This is a Python project."),
        ("description load", [TextValue("One."), TextValue("Two.")], "One.\nTwo."),
    ],
)  # fmt: skip
def test_an_answer(query: str, values: list[Value], expected: str) -> None:
    assert compose(asked(query), ANSWERED, values, []) == expected


def test_a_long_list_says_how_many_more() -> None:
    values = [NameValue(f"f{n}") for n in range(N_SPELLED_OUT + 3)]
    text = compose(asked("called_by load"), ANSWERED, values, [])
    assert text.endswith(f"f{N_SPELLED_OUT - 1} and 3 more.")


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("calls main load", "No: main does not directly call load."),
        ("extends A B", "No: A does not extend B."),
        ("imports a.py os", "No: a.py does not directly import os."),
        ("exists class:A", "No: there is no class A in this snapshot."),
    ],
)
def test_a_refutation(query: str, expected: str) -> None:
    said = compose(asked(query), ruling(Outcome.REFUTED), [BooleanValue(False)], [])
    assert said == expected


def test_a_limit_stands_in_the_text() -> None:
    limited = ruling(
        Outcome.ANSWERED, ReasonCode.WINDOW_REVISION, mode=TruthMode.LIMITED,
        status=TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL,
    )  # fmt: skip
    text = compose(asked("defined_in Engine"), limited, [location()], [])
    assert text == (
        "Engine is a class defined at a.py:1. "
        "(Within limits: holds for the revision asked about only.)"
    )


def test_a_lowered_mode_is_heard() -> None:
    lowered = apply_policy(ANSWERED, TruthMode.BOUNDED)
    text = compose(asked("defined_in Engine"), lowered, [location()], [])
    assert text.startswith("As far as the evidence goes: ")


def test_a_part_says_what_is_missing() -> None:
    part = ruling(Outcome.PARTIAL, ReasonCode.UNRESOLVED_REFERENCES, mode=TruthMode.BOUNDED)
    text = compose(asked("called_by load"), part, [NAME], ["2 more"])
    assert text == (
        "Confirmed so far: load is directly called by main (a.py:5). Not confirmed: of some uses "
        "of the name it is not sure what they mean; 2 more."
    )


def test_an_error_says_so() -> None:
    failed = ruling(Outcome.ERROR, ReasonCode.TOOL_FAILED)
    text = compose(asked("defined_in Engine"), failed, [], [])
    assert text == "The question could not be investigated: a tool failed while looking."


@pytest.mark.parametrize("wished", TruthMode)
@pytest.mark.parametrize("granted", TruthMode)
def test_policy_is_the_minimum(granted: TruthMode, wished: TruthMode) -> None:
    told = apply_policy(ruling(Outcome.ANSWERED, ReasonCode.AMBIGUOUS_NAME, mode=granted), wished)
    assert told.truth_mode is min(granted, wished)
    assert told.reasons == (ReasonCode.AMBIGUOUS_NAME,)


def test_no_relation_is_left_without_words() -> None:
    """What was asked is told with the name it was asked by."""
    queries = {
        Relation.OCCURS_IN: "occurs_in Engine",
        Relation.EXTENDED_BY: "extended_by Engine",
        Relation.LAST_CHANGE: "last_change Engine.py",
        Relation.COMMIT_FILES: "commit_files Engine",
    }
    for relation, query in queries.items():
        goal = asked(query)
        assert goal.relation is relation
        assert "Engine" in compose(goal, ANSWERED, [TextValue("x")], [])


def test_every_value_has_its_place_and_parameters_of_one_line_have_one() -> None:
    def at(name: str, path: str, line: int) -> NameValue:
        return NameValue(name=name, path=RepoPath(path), line=line)

    callers = [at("a", "x.py", 1), at("b", "x.py", 5), at("c", "y.py", 5), at("d", "x.py", 9)]
    told = compose(asked("called_by load"), ANSWERED, callers, [])
    assert told.endswith("by a (x.py:1), b (x.py:5), c (y.py:5) and d (x.py:9).")
    taken = [at("a", "x.py", 1), at("b", "x.py", 1)]
    assert compose(asked("parameters load"), ANSWERED, taken, []) == "load takes a and b (x.py:1)."
    only = compose(asked("parameters load"), ANSWERED, taken[:1], [])
    assert only == "load takes a (x.py:1)."
