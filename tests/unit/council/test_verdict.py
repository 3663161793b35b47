"""The verdict: when it is pass or fail, and every reason why it is unclear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from probant.council.deciding.outcome import conclude
from probant.council.deciding.verdict import FAILED, PASSED, SENTENCES
from probant.vocabulary.council import (
    CHAIRMAN,
    TOO_MUCH_TO_SEARCH,
    Covered,
    Grounding,
    Receipt,
    Sighting,
    Spared,
    Status,
    Verdict,
    VerdictReason,
    VoiceStatus,
)
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from tests.unit.council.deliberating import (
    MODELS,
    PATH,
    SHELL,
    all_say,
    council,
    heard,
    info,
    item,
    material,
    not_asked,
    opinion,
    place,
    reply,
    says,
    silent,
    synthesis,
)

PASS, FAIL, UNCLEAR = reply("pass"), reply("fail", [SHELL]), reply("unclear")
WRONG = SHELL | {"quote": "os.popen(cmd)"}
MAJOR = SHELL | {"severity": "major"}
LOST = SHELL | {"start_line": "about 5"}
Why = VerdictReason


def check(verdict: str, reasons: str, *args: Any, **named: Any) -> None:
    got = council(*args, **named)
    assert (got.verdict.value, " ".join(one.value for one in got.reasons)) == (verdict, reasons)
    assert got.rationale


# Pass


def test_pass() -> None:
    check("pass", "", all_say(PASS), synthesis("pass"))


def test_a_majority_for_pass_is_enough_if_the_objection_does_not_check() -> None:
    check("pass", "", {"ada": PASS, "bob": PASS, "cyd": reply("fail", [WRONG])}, synthesis())
    check("pass", "", {"ada": PASS, "bob": PASS, "cyd": reply("fail", [MAJOR])}, synthesis())


def test_a_reviewer_that_fails_does_not_matter_while_enough_answer() -> None:
    voices = [heard("ada", PASS), heard("bob", PASS), silent("cyd", VoiceStatus.FAILED)]
    check("pass", "", voices, synthesis())


def test_pass_with_every_blocking_item_rejected() -> None:
    rejected = [says("rejected")]
    check("pass", "", all_say(reply("pass", [], rejected)), synthesis("pass", [], rejected),
          [item(), info(2)])  # fmt: skip


def test_a_reviewer_that_fails_makes_no_pass_easier() -> None:
    """Silent on the item, the third keeps one of two from rejecting it; failed, it still does."""
    rejects = reply("pass", [], [says("rejected")])
    chairman = synthesis("pass", [], [says("rejected")])
    voices = [heard("ada", rejects), silent("bob", VoiceStatus.FAILED)]
    got = council(voices, chairman, [item()], min_reviewers=1)
    assert got.dispositions[0].status is Status.REJECTED
    assert (got.verdict, got.reasons) == (Verdict.UNCLEAR, (Why.BLOCKING_EVIDENCE_OPEN,))
    check("pass", "", [*voices, heard("cyd", rejects)], chairman, [item()], min_reviewers=1)


def test_one_reviewer_is_enough_where_one_is_required() -> None:
    check("pass", "", {"ada": PASS}, synthesis(), min_reviewers=1)
    check("pass", "", {"ada": PASS}, synthesis(), min_reviewers=0)


# Fail


@pytest.mark.parametrize(
    ("reviews", "chairman"),
    [
        (all_say(FAIL), synthesis("fail", [SHELL])),
        ({"ada": FAIL, "bob": FAIL, "cyd": PASS}, synthesis("pass")),
        ({"ada": FAIL, "bob": FAIL, "cyd": PASS}, None),
        ({"ada": FAIL, "bob": PASS, "cyd": PASS}, synthesis("pass", [SHELL])),
        ({"ada": reply("pass", [SHELL]), "bob": PASS, "cyd": PASS}, synthesis("pass", [SHELL])),
        ({"ada": FAIL}, "no block"),
    ],
)
def test_fail(reviews: dict[str, object], chairman: object) -> None:
    check("fail", "", reviews, chairman)


def test_a_confirmed_blocking_item_whose_place_checks_fails() -> None:
    confirmed = [says("confirmed")]
    machine = (opinion(Status.UNRESOLVED, "auto-1", place()),)
    check("fail", "", {"ada": reply("pass", [], confirmed), "bob": PASS, "cyd": PASS},
          synthesis("pass", [], confirmed), [item()], machine=machine)  # fmt: skip


# Unclear

TWO_PASS = {"ada": PASS, "bob": PASS}
CONFIRMED, REJECTED = [says("confirmed")], [says("rejected")]
PARTIAL = Receipt(
    (Covered(path=PATH, sighting=Sighting.PARTIAL, ranges=(LineRange(1, 2),), reason="budget"),)
)


def omitted(reason: str) -> Receipt:
    return Receipt((Covered(path=RepoPath("b.py"), sighting=Sighting.OMITTED, reason=reason),))


UNCLEARS: Sequence[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    # nobody there, or not enough of them
    ("no_models", (), {}),
    ("no_models incomplete_coverage blocking_evidence_open", ((), None, [item()]),
     {"receipt": PARTIAL}),
    ("infra_failure", (TWO_PASS, None), {}),
    ("infra_failure", (TWO_PASS, "I say pass."), {}),
    ("infra_failure", (TWO_PASS, silent("ada", VoiceStatus.FAILED)), {}),
    ("infra_failure", (TWO_PASS, silent("ada", VoiceStatus.CUT)), {}),
    ("infra_failure", (TWO_PASS, silent("ada", VoiceStatus.NOT_ASKED)), {}),
    ("timeout", (TWO_PASS, silent("ada", VoiceStatus.TIMEOUT)), {}),
    ("timeout", ([*(heard(name, PASS) for name in MODELS), silent("dan", VoiceStatus.TIMEOUT)],
                 not_asked("ada", Spared.NO_TIME)), {}),
    ("timeout", (TWO_PASS, not_asked("ada", Spared.NO_TIME)), {}),
    ("timeout too_few_reviewers",
     ([not_asked(name, Spared.NO_TIME) for name in MODELS], not_asked("ada", Spared.NO_REVIEWS)),
     {}),
    ("infra_failure",
     ([*(heard(name, PASS) for name in MODELS), silent("dan", VoiceStatus.TIMEOUT)],
      not_asked("ada", Spared.COST)), {}),
    ("infra_failure too_few_reviewers",
     ([not_asked(name, Spared.COST) for name in MODELS], not_asked("ada", Spared.NO_REVIEWS)), {}),
    ("timeout infra_failure too_few_reviewers",
     ([heard("ada", PASS), not_asked("bob", Spared.NO_TIME), not_asked("cyd", Spared.COST)],
      synthesis()), {}),
    ("too_few_reviewers", ((), not_asked("ada", Spared.NO_REVIEWS)), {}),
    ("infra_failure too_few_reviewers", ({"ada": PASS, "bob": "no block"}, synthesis()), {}),
    ("timeout too_few_reviewers",
     ([heard("ada", PASS), silent("bob", VoiceStatus.TIMEOUT)], synthesis()), {}),
    ("infra_failure timeout too_few_reviewers",
     ([silent("ada", VoiceStatus.TIMEOUT), silent("bob", VoiceStatus.FAILED)],), {}),
    ("too_few_reviewers", ({"ada": PASS}, synthesis()), {}),
    ("infra_failure too_few_reviewers",
     ([silent(name, VoiceStatus.NOT_ASKED) for name in MODELS],), {}),
    ("too_few_reviewers", ((), synthesis()), {}),
    # not all was seen
    ("incomplete_coverage", (TWO_PASS, synthesis()), {"receipt": PARTIAL}),
    ("incomplete_coverage", (TWO_PASS, synthesis()), {"receipt": Receipt(())}),
    ("incomplete_coverage", (TWO_PASS, synthesis()), {"receipt": omitted("secret")}),
    ("input_too_large incomplete_coverage", (TWO_PASS, synthesis()),
     {"receipt": omitted("budget")}),
    ("input_too_large incomplete_coverage", (TWO_PASS, synthesis()),
     {"receipt": omitted("too_large")}),
    # items
    ("blocking_evidence_open", (TWO_PASS, synthesis(), [item()]), {}),
    ("blocking_evidence_open", (TWO_PASS, synthesis("pass", [], REJECTED), [item()]), {}),
    ("blocking_evidence_open", (TWO_PASS, synthesis(), [item()]), {"kept_ids": ()}),
    ("infra_failure blocking_evidence_open", (TWO_PASS, "no block", [item()]), {}),
    ("verdict_contradicts_dispositions blocking_evidence_open",
     (TWO_PASS, synthesis("pass", [], CONFIRMED), [item()]), {}),
    ("verdict_contradicts_dispositions blocking_evidence_open",
     (dict.fromkeys(TWO_PASS, reply("pass", [], CONFIRMED)), synthesis("pass", [], REJECTED),
      [item()]), {}),
    ("infra_failure verdict_contradicts_dispositions blocking_evidence_open",
     (dict.fromkeys(TWO_PASS, reply("pass", [], CONFIRMED)), None, [item()]), {}),
    ("verdict_contradicts_dispositions blocking_evidence_open",
     (TWO_PASS, synthesis("pass", [], CONFIRMED), [item()]),
     {"machine": (opinion(Status.REJECTED),)}),
    ("verdict_contradicts_dispositions blocking_evidence_open uncorroborated_critical",
     (TWO_PASS, synthesis("pass", [], CONFIRMED), [item()]),
     {"machine": (opinion(Status.UNRESOLVED, "auto-1", place()),)}),
    # findings
    ("uncorroborated_critical",
     ({"ada": PASS, "bob": PASS, "cyd": reply("pass", [SHELL])}, synthesis()), {}),
    ("uncorroborated_critical reviewers_disagree",
     (TWO_PASS, synthesis("fail", [SHELL])), {}),
    ("uncorroborated_critical reviewers_disagree",
     ({"ada": PASS, "bob": FAIL}, synthesis()), {}),
    ("ungrounded_findings", (all_say(reply("fail", [WRONG])), synthesis("fail", [WRONG])), {}),
    ("ungrounded_findings", (all_say(reply("fail")), synthesis("fail", [MAJOR])), {}),
    ("ungrounded_findings reviewers_disagree",
     ({"ada": PASS, "bob": reply("unclear", [WRONG])}, synthesis()), {}),
    ("ungrounded_findings reviewers_disagree", (TWO_PASS, synthesis("fail")), {}),
    ("ungrounded_findings", ({"ada": PASS, "bob": PASS, "cyd": reply("fail", [LOST])},
                             synthesis()), {}),
    ("ungrounded_findings", (TWO_PASS, synthesis("pass", [LOST])), {}),
    # votes
    ("reviewers_disagree", ({"ada": PASS, "bob": UNCLEAR}, synthesis()), {}),
    ("reviewers_disagree", (TWO_PASS, synthesis("unclear")), {}),
    ("reviewers_disagree", (all_say(UNCLEAR), synthesis("unclear")), {}),
]  # fmt: skip


@pytest.mark.parametrize(("reasons", "args", "named"), UNCLEARS)
def test_unclear(reasons: str, args: tuple[Any, ...], named: dict[str, Any]) -> None:
    got = council(*args, **named)
    assert got.verdict is Verdict.UNCLEAR
    assert {one.value for one in got.reasons} == set(reasons.split())
    assert list(got.reasons) == [one for one in SENTENCES if one in got.reasons]
    assert got.rationale


def test_every_reason_is_reached() -> None:
    reached = {reason for reasons, _, _ in UNCLEARS for reason in reasons.split()}
    assert reached == {one.value for one in VerdictReason}
    assert set(SENTENCES) == set(VerdictReason)


def test_a_confirmed_blocking_item_never_goes_with_a_pass() -> None:
    got = council(all_say(reply("pass", [], CONFIRMED)), synthesis("pass", [], CONFIRMED), [item()])
    assert got.verdict is Verdict.UNCLEAR
    assert Why.VERDICT_CONTRADICTS_DISPOSITIONS in got.reasons


def test_files_beyond_the_budget_cannot_pass() -> None:
    files = (Covered(path=PATH, sighting=Sighting.FULL), *omitted("budget").files)
    got = council(all_say(PASS), synthesis(), receipt=Receipt(files))
    assert got.verdict is Verdict.UNCLEAR
    assert got.reasons == (Why.INPUT_TOO_LARGE, Why.INCOMPLETE_COVERAGE)


@pytest.mark.parametrize(
    "wrong",
    [
        {"path": "other.py"}, {"start_line": 4, "end_line": 4}, {"start_line": 6, "end_line": 20},
        {"quote": ""}, {"quote": "os.system(command)"},
    ],
)  # fmt: skip
def test_a_finding_whose_citation_does_not_check_counts_for_nothing(wrong: dict[str, Any]) -> None:
    got = council(all_say(reply("fail", [SHELL | wrong])), synthesis("fail", [SHELL | wrong]))
    assert (got.verdict, got.reasons) == (Verdict.UNCLEAR, (Why.UNGROUNDED_FINDINGS,))
    assert [one.grounding.is_grounded for one in got.findings] == [False]
    assert got.findings[0].reported_by == (*MODELS, CHAIRMAN)


DISSENT = [
    {"severity": "CRITICAL"}, {"severity": " Critical "}, {"start_line": "5", "end_line": " 5"},
]  # fmt: skip


@pytest.mark.parametrize("spelled", DISSENT)
def test_a_minoritys_critical_finding_in_another_spelling_is_read(spelled: dict[str, Any]) -> None:
    got = council({**TWO_PASS, "cyd": reply("fail", [SHELL | spelled])}, synthesis())
    assert (got.verdict, got.reasons) == (Verdict.UNCLEAR, (Why.UNCORROBORATED_CRITICAL,))
    assert got.findings[0].critical_by == ("cyd",)


@pytest.mark.parametrize(
    "odd",
    [
        {"severity": "blocker"},
        {"path": ""},
        {"start_line": 6},
        {"quote": "x" * 10_001},
        {"quote": 1},
    ],
)
def test_a_malformed_finding_of_a_dissenter_keeps_from_a_pass(odd: dict[str, Any]) -> None:
    for verdict in ("fail", "pass"):
        got = council({**TWO_PASS, "cyd": reply(verdict, [SHELL | odd])}, synthesis())
        assert (got.verdict, got.reasons) == (Verdict.UNCLEAR, (Why.UNGROUNDED_FINDINGS,))
        assert got.reviews[2].detail == (
            "1 of its findings malformed or too many, which keeps from a pass"
        )


@pytest.mark.parametrize("n_junk", [100, 2000])
def test_a_flood_of_findings_does_not_wash_a_real_one_away(n_junk: int) -> None:
    junk = [{"severity": "critical", "path": f"n{at}", "start_line": 1} for at in range(n_junk)]
    got = council({**TWO_PASS, "cyd": reply("pass", [*junk, SHELL])}, synthesis())
    assert (got.verdict, got.reasons) == (Verdict.UNCLEAR, (Why.UNGROUNDED_FINDINGS,))
    assert f"{n_junk - 99} of its findings" in got.reviews[2].detail


# Rationale


def test_the_rationale_is_the_chairmans() -> None:
    assert council(all_say(PASS), synthesis()).rationale == "The chairman says pass."


def test_a_chairman_without_one_is_taken_at_its_prose() -> None:
    text = 'All is well.\n```json\n{"verdict": "pass"}\n```'
    assert council(all_say(PASS), text).rationale == "All is well."
    assert council(all_say(PASS), {"verdict": "pass"}).rationale == PASSED


def test_without_a_chairman_it_is_the_best_reviews() -> None:
    said = {name: reply("pass", summary=f"of {name}") for name in MODELS}
    marks = dict.fromkeys(("accuracy", "relevance", "completeness", "conciseness", "clarity"), 5)
    order = (("A", "cyd"), ("B", "ada"), ("C", "bob"))
    ballot = {"evaluations": {"A": marks}, "ranking": ["A", "C", "B"]}
    ballots = (heard("bob", ballot, "ranking", order=order),)
    assert council(said, None, ballots=ballots).rationale == "of cyd"
    assert council(said, "no block").rationale == "of ada"


def test_without_any_words_it_is_our_own() -> None:
    wordless = {"verdict": "fail", "findings": [SHELL]}
    assert council(all_say(wordless)).rationale == FAILED
    assert council().rationale == SENTENCES[Why.NO_MODELS]


def test_a_critical_finding_that_nobody_searched_for_keeps_from_a_pass() -> None:
    """There is an end to searching; what was not held against the snapshot may be true."""
    voices = {"ada": PASS, "bob": PASS, "cyd": reply("fail", [WRONG])}
    unsearched = Grounding(is_grounded=False, why=TOO_MUCH_TO_SEARCH)
    said = material(voices, synthesis())
    left = tuple((finding, unsearched) for finding, _grounding in said.groundings)
    got = conclude(replace(said, groundings=left))
    assert (got.verdict, got.reasons) == (Verdict.UNCLEAR, (Why.UNGROUNDED_FINDINGS,))
    assert conclude(said).verdict is Verdict.PASS
