"""Records refuse to lie, grades have an order and no arithmetic, names are closed and unique."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from probant.vocabulary.evidence import EntryStatus, EvidenceEntry, Quality, Strength
from probant.vocabulary.ordered import OrderedEnum
from probant.vocabulary.question import (
    FACETS,
    Facet,
    Goal,
    Intent,
    Question,
    Relation,
    Target,
    TargetKind,
)
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import ConfidenceLevel, TruthMode
from probant.vocabulary.source import LineRange
from tests.unit.judgement.building import entry, seen

GRADES: list[type[OrderedEnum]] = [Quality, Strength, TruthMode, ConfidenceLevel]


@pytest.mark.parametrize("grade", GRADES)
def test_grades_are_ordered_as_written(grade: type[OrderedEnum]) -> None:
    members = list(grade)
    assert sorted(set(members)) == members
    for low, high in pairwise(members):
        assert low < high
        assert low <= high
        assert low <= low
        assert high > low
        assert high >= low
        assert not high < low
        assert max(low, high) is high


@pytest.mark.parametrize("combine", [operator.add, operator.sub, operator.mul, operator.truediv])
@pytest.mark.parametrize("grade", GRADES)
def test_grades_have_no_arithmetic(
    grade: type[OrderedEnum], combine: Callable[[Any, Any], Any]
) -> None:
    first, second, *_ = grade
    for left, right in ((first, second), (first, 1), (1, first)):
        with pytest.raises(TypeError):
            combine(left, right)


@pytest.mark.parametrize("compare", [operator.lt, operator.le, operator.gt, operator.ge])
@pytest.mark.parametrize("other", [Strength.LOW, 1, "weak", None])
def test_grades_compare_with_their_own_kind_only(
    compare: Callable[[Any, Any], bool], other: object
) -> None:
    with pytest.raises(TypeError):
        compare(Quality.WEAK, other)


@pytest.mark.parametrize(
    ("n_matches", "strength"),
    [(0, "none"), (1, "low"), (10, "low"), (11, "medium"), (50, "medium"), (51, "high")],
)
def test_strength_of_a_count(n_matches: int, strength: str) -> None:
    assert Strength.of_count(n_matches).value == strength


def raises(match: str, make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=match):
        make()


def _entry(status: EntryStatus, quality: Quality, **more: Any) -> EvidenceEntry:
    plain = entry()
    known = {name: getattr(plain, name) for name in EvidenceEntry.__slots__}  # type: ignore[attr-defined]
    return EvidenceEntry(**{**known, "status": status, "quality": quality, **more})


def test_an_entry_refuses_to_lie() -> None:
    raises("Verified", lambda: _entry(EntryStatus.OBSERVED, Quality.VERIFIED))
    raises("has a quality", lambda: _entry(EntryStatus.OBSERVED, Quality.NONE))
    raises("observed nothing", lambda: _entry(
        EntryStatus.ABSENT, Quality.NONE, observations=seen(1)))  # fmt: skip
    raises("observed nothing", lambda: _entry(EntryStatus.ABSENT, Quality.NONE, match_count=1))


@pytest.mark.parametrize("status", [s for s in EntryStatus if s is not EntryStatus.OBSERVED])
def test_only_what_was_observed_has_a_quality(status: EntryStatus) -> None:
    raises("no positive quality", lambda: _entry(status, Quality.WEAK))


@pytest.mark.parametrize(
    ("status", "complete", "settles"),
    [
        (EntryStatus.ABSENT, True, Quality.STRONG),
        (EntryStatus.ABSENT, False, Quality.NONE),
        (EntryStatus.COULD_NOT_LOOK, True, Quality.NONE),
        (EntryStatus.FAILED, True, Quality.NONE),
        (EntryStatus.CONTRADICTION, True, Quality.NONE),
        (EntryStatus.OBSERVED, False, Quality.STRONG),
    ],
)
def test_what_an_entry_settles(status: EntryStatus, complete: bool, settles: Quality) -> None:
    assert entry(status=status, complete=complete).settles is settles


@pytest.mark.parametrize(("first", "last"), [(0, 1), (2, 1), (-1, 3)])
def test_a_line_range_is_one_based_and_not_empty(first: int, last: int) -> None:
    raises("not a line range", lambda: LineRange(first, last))


def test_a_target_has_a_text_and_a_goal_a_relation() -> None:
    raises("needs a text", lambda: Target(text=" ", kind=TargetKind.PHRASE))
    raises("needs a relation", lambda: Goal(question="?", intent=Intent.LOCATE))


@pytest.mark.parametrize("facet", Facet)
def test_a_facet_belongs_to_its_relations(facet: Facet) -> None:
    def ask(relation: Relation) -> Goal:
        return Goal(question="?", intent=Intent.LOCATE, relation=relation, facet=facet)

    theirs = {relation for relation, facets in FACETS.items() if facet in facets}
    assert theirs
    for relation in Relation:
        if relation in theirs:
            assert not ask(relation).is_plain
        else:
            raises("has no facet", partial(ask, relation))


def test_records_are_frozen() -> None:
    question = Question("where is load?")
    with pytest.raises(AttributeError):
        question.text = "x"  # type: ignore[misc]


def test_reason_codes_have_unique_names_and_meanings() -> None:
    assert len({reason.wire for reason in ReasonCode}) == len(ReasonCode)
    assert len({reason.meaning for reason in ReasonCode}) == len(ReasonCode)
    assert [reason.wire for reason in ReasonCode if not reason.critical] == ["complete_and_empty"]
