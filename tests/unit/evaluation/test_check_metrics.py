"""Grading and gates: what passes, and what must never pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.statements.docs import Alarm, DocsResult, docs_result, pages
from probant.evaluation.statements.grading import Graded, Outcome, graded
from probant.evaluation.statements.labelled import (
    Label,
    LabelledResult,
    Sentence,
    fits,
    labelled_result,
)
from probant.evaluation.statements.metrics import MUTATIONS, gates, measured
from probant.evaluation.statements.report import CheckEvaluation, as_json, as_text, share
from probant.evaluation.statements.response import SaidClaim, Text, Verdict
from probant.evaluation.statements.statement import ComposedText, Statement, Told, told
from tests.unit.evaluation.trees import tree_of

TRUE = told("calls", "python", x="load", y="stow")
FALSE = replace(
    TRUE, mutation="swapped_call", failures=frozenset({"wrong_structure"}), proof="by hand"
)


def claim(
    kind: str, verdict: Verdict, failure: str = "", start: int = 0, end: int = 5
) -> SaidClaim:
    return SaidClaim(
        kind=kind, text="x", start=start, end=end, line=1, verdict=verdict, failure=failure
    )


def outcome(one: Told, *claims: SaidClaim) -> Outcome:
    statement = Statement(told=one, text="`load` calls `stow`.")
    text = ComposedText(name="text.md", text=statement.text, statements=(statement,))
    (found,) = graded("harbour", text, claims)
    return found.outcome


VERIFIED = claim("calls", Verdict.VERIFIED)
OPEN = claim("calls", Verdict.UNVERIFIABLE)
REFUTED = claim("calls", Verdict.REFUTED, "wrong_structure")


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        ((VERIFIED,), Outcome.VERIFIED),
        ((OPEN,), Outcome.LEFT_OPEN),
        ((), Outcome.UNREAD),
        ((claim("file", Verdict.VERIFIED),), Outcome.UNREAD),
        ((REFUTED,), Outcome.FALSELY_REFUTED),
        ((VERIFIED, claim("file", Verdict.REFUTED, "missing_file")), Outcome.FALSELY_REFUTED),
        ((claim("calls", Verdict.REFUTED, start=40, end=50),), Outcome.UNREAD),
    ],
)
def test_a_true_statement_must_not_be_refuted_in_any_part(
    claims: Sequence[SaidClaim], expected: Outcome
) -> None:
    assert outcome(TRUE, *claims) is expected


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        ((REFUTED,), Outcome.REFUTED),
        ((VERIFIED, claim("file", Verdict.REFUTED, "wrong_structure")), Outcome.WRONGLY_VERIFIED),
        ((claim("calls", Verdict.REFUTED, "missing_file"),), Outcome.REFUTED_OTHERWISE),
        ((claim("consistency", Verdict.REFUTED, "wrong_structure"),), Outcome.UNREAD),
        ((OPEN,), Outcome.LEFT_OPEN),
        ((), Outcome.UNREAD),
    ],
)
def test_a_false_statement_must_be_refuted_for_its_reason(
    claims: Sequence[SaidClaim], expected: Outcome
) -> None:
    assert outcome(FALSE, *claims) is expected


def results(n: int, one: Told, result: Outcome) -> list[Graded]:
    statement = Statement(told=one, text="`load` calls `stow`.")
    return [Graded(repo="harbour", statement=statement, outcome=result, claims=())] * n


def all_met(found: Sequence[Graded], docs: DocsResult, labelled: LabelledResult) -> bool:
    return all(line.is_met for line in gates(measured(found, docs, labelled)))


GOOD_DOCS = DocsResult(n_bytes=250_000, n_pages=9)
GOOD_LABELS = LabelledResult(n_sentences=300, n_labels=320, n_read=300)
GOOD = [
    *results(2_000, TRUE, Outcome.VERIFIED),
    *(
        one
        for name in MUTATIONS
        for one in results(100, replace(FALSE, mutation=name), Outcome.REFUTED)
    ),
]


def test_what_is_good_passes() -> None:
    assert all_met(GOOD, GOOD_DOCS, GOOD_LABELS)


def test_nothing_measured_never_passes() -> None:
    lines = gates(measured([], DocsResult(), LabelledResult()))
    assert not any(line.is_met for line in lines)


@pytest.mark.parametrize(
    "spoiled",
    [
        [*GOOD, *results(1, TRUE, Outcome.FALSELY_REFUTED)],
        [*GOOD, *results(1, FALSE, Outcome.WRONGLY_VERIFIED)],
        [*GOOD, *results(9, FALSE, Outcome.LEFT_OPEN)],
        GOOD[1:],
        [one for one in GOOD if one.statement.told.mutation != "wrong_commit"],
    ],
    ids=["a false refutation", "a wrong yes", "one mutation missed", "too few", "one not made"],
)
def test_each_gate_can_be_missed(spoiled: Sequence[Graded]) -> None:
    assert not all_met(spoiled, GOOD_DOCS, GOOD_LABELS)


def test_one_false_alarm_in_documentation_is_one_too_many() -> None:
    alarm = Alarm("harbour", "README.md", 3, "crane.py", "missing_file", "there is none")
    assert not all_met(GOOD, replace(GOOD_DOCS, alarms=(alarm,)), GOOD_LABELS)
    looked_at = replace(alarm, why="the page names a file that is not part of the package")
    assert all_met(GOOD, replace(GOOD_DOCS, alarms=(looked_at,)), GOOD_LABELS)


def test_silence_does_not_win() -> None:
    assert not all_met(GOOD, GOOD_DOCS, replace(GOOD_LABELS, n_read=280))
    assert not all_met(GOOD, replace(GOOD_DOCS, n_bytes=100_000), GOOD_LABELS)


def test_pages_are_what_people_read_about_this_version() -> None:
    tree = tree_of(
        {
            "README.md": "# Port\n",
            "docs/guide.rst": "Guide\n",
            "CHANGELOG.md": "moved crane.py\n",
            "LICENSE.md": "free\n",
            "src/crane.py": "",
        }
    )
    assert [page.name for page in pages(tree)] == ["README.md", "docs/guide.rst"]


def test_claims_of_pages_are_counted_by_verdict() -> None:
    page = Text("README.md", "See crane.py.", is_part=True)
    said = (claim("file", Verdict.VERIFIED), claim("file", Verdict.REFUTED, "missing_file"))
    found = docs_result("harbour", [page], [said])
    assert (found.n(Verdict.VERIFIED), found.n(Verdict.REFUTED)) == (1, 1)
    assert [alarm.path for alarm in found.false_alarms] == ["README.md"]


def test_a_label_is_met_by_a_claim_about_the_same_things() -> None:
    said = replace(VERIFIED, subject="load", object="stow")
    assert fits(Label(kind="calls", subject="`load()`", object="stow"), said)
    assert not fits(Label(kind="calls", subject="stow", object="load"), said)
    assert not fits(Label(kind="imports", subject="load"), said)


def test_one_claim_meets_one_label() -> None:
    said = replace(VERIFIED, subject="load", object="stow")
    label = Label(kind="calls", subject="load", object="stow")
    sentence = Sentence(source="mine", text="…", claims=(label, label))
    found = labelled_result([sentence], [[said, OPEN]], 0)
    assert (found.n_read, found.n_labels, found.n_claims, found.n_expected) == (1, 2, 2, 1)


def test_a_share_is_never_rounded_up() -> None:
    assert share(Rate(9_999, 10_000)).startswith("99.9 %")
    assert share(Rate(0, 0)) == "–"


def test_the_report_shows_what_went_wrong() -> None:
    found = [*results(1, TRUE, Outcome.FALSELY_REFUTED), *results(1, FALSE, Outcome.UNREAD)]
    report = CheckEvaluation(
        repos=("harbour",),
        seed=7,
        results=tuple(found),
        metrics=measured(found, GOOD_DOCS, GOOD_LABELS),
    )
    text = as_text(report, n_shown=5)
    assert "falsely refuted: harbour true calls" in text
    assert "MISSED  refutation recall: 0 of 1" in text
    document = as_json(report)
    assert document["is_passed"] is False
    assert document["metrics"]["labelled_precision"]["value"] is None
    assert {one["outcome"] for one in document["wrong"]} == {"falsely refuted", "unread"}
