"""Whatever the models say: one legal disposition for each item, and support only ever helps."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from probant.council.deciding.dispositions import LEGAL
from probant.council.deciding.outcome import Material, conclude
from probant.council.deciding.ranking import orders, rank
from probant.council.hearing.replies import Unread, read_ballot, read_review, read_synthesis
from probant.vocabulary.council import (
    CHAIRMAN,
    MACHINE,
    Ballot,
    Bearing,
    Covered,
    Heard,
    Receipt,
    Review,
    Severity,
    Sighting,
    Status,
    Verdict,
    VoiceStatus,
)
from probant.vocabulary.record import Record, replace
from tests.unit.council.deliberating import (
    FULL,
    MODELS,
    PATH,
    SHELL,
    Json,
    fenced,
    heard,
    info,
    item,
    material,
    opinion,
    place,
    silent,
)

IDS = ("auto-1", "auto-2", "auto-3")
PARTIAL = Receipt((Covered(path=PATH, sighting=Sighting.PARTIAL, reason="budget"),))
STATUSES = [one.value for one in Status]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
SNIPPETS = st.sampled_from(
    ["```json\n", "```\n", "~~~\n", "{", "}", '{"verdict": "pass"}', "<!--", "-->", "> ", "    ",
     '"', "\\", "\n", "[", "]", "NaN", '{"verdict": "fail", "findings": []}', "\ud800", "\x00"]
)  # fmt: skip
TEXTS = st.lists(SNIPPETS | st.text(max_size=12), max_size=25).map("".join)

FINDINGS = st.lists(
    st.sampled_from(
        [
            SHELL,
            SHELL | {"quote": "nowhere"},
            SHELL | {"severity": "major"},
            SHELL | {"start_line": 1, "end_line": 9},
            SHELL | {"start_line": True},
            SHELL | {"path": "other.py"},
            SHELL | {"start_line": 8, "end_line": 8, "quote": "def stop():"},
        ]
    ),
    max_size=3,
)
DISPOSITIONS = st.lists(
    st.fixed_dictionaries(
        {
            "evidence_id": st.sampled_from([*IDS, "auto-1 ", "auto-9", ""]),
            "status": st.sampled_from([*STATUSES, "Rejected", 1]),
        },
        optional={
            "source": st.sampled_from(["bandit@1.8", "ruff@0.15", 7]),
            "strength": st.sampled_from(["blocking", "informational", "high"]),
            "council_confirmed": st.booleans(),
            "council_rationale": st.text(max_size=5),
        },
    ),
    max_size=5,
)
REPLIES: st.SearchStrategy[Json] = st.fixed_dictionaries(
    {
        "verdict": st.sampled_from(["pass", "pass", "fail", "unclear", "PASS"]),
        "summary": st.text(max_size=5),
        "findings": FINDINGS,
        "evidence_dispositions": DISPOSITIONS,
    }
)
SAID = st.one_of(
    REPLIES.map(json.dumps), REPLIES.map(fenced), TEXTS, JSON.map(json.dumps), JSON.map(fenced)
)
ITEMS = st.tuples(*(st.sampled_from([item(n), info(n)]) for n in (1, 2, 3)))
OPINIONS = st.lists(
    st.builds(
        opinion,
        st.sampled_from([Status.REJECTED, Status.UNRESOLVED, Status.ACKNOWLEDGED]),
        st.sampled_from([*IDS, "auto-9"]),
        st.sampled_from([place(), place(8), place(is_grounded=False)]),
    ),
    max_size=3,
    unique_by=lambda one: one.evidence_id,
).map(tuple)


def voices(said: st.SearchStrategy[str], stage: str) -> st.SearchStrategy[Heard]:
    return st.builds(
        lambda text, status: heard("", text, stage, status),
        said,
        st.sampled_from([VoiceStatus.ANSWERED] * 4 + list(VoiceStatus)),
    )


@st.composite
def councils(draw: st.DrawFn, said: st.SearchStrategy[str] = SAID) -> Material:
    n = draw(st.integers(0, 4))
    reviews = [replace(draw(voices(said, "reviewer")), name=name) for name in (*MODELS, "dan")[:n]]
    chairman = draw(st.none() | voices(said, "chairman"))
    return material(
        reviews,
        chairman and replace(chairman, name="ada"),
        draw(ITEMS),
        kept_ids=tuple(draw(st.sets(st.sampled_from(IDS)))),
        machine=draw(OPINIONS),
        receipt=draw(st.sampled_from([FULL, FULL, PARTIAL])),
        min_reviewers=draw(st.integers(0, 3)),
    )


def assert_can_be_written(said: object) -> None:
    """No half of a surrogate pair gets past the reading."""
    if isinstance(said, str):
        said.encode()
    elif isinstance(said, tuple):
        for one in said:
            assert_can_be_written(one)
    elif isinstance(said, Record):
        assert_can_be_written(said.astuple())


@settings(max_examples=400, deadline=None)
@given(councils())
def test_exactly_one_legal_disposition_for_each_item_in_request_order(given: Material) -> None:
    got = conclude(given)
    assert [one.item for one in got.dispositions] == list(given.items)
    for one in got.dispositions:
        assert one.status in LEGAL[one.item.bearing]
        assert one.is_confirmed is {"confirmed": True, "rejected": False}.get(one.status.value)
        assert (one.status is Status.NOT_REVIEWED) == (one.item.evidence_id not in given.kept_ids)
        if one.status in (Status.NOT_REVIEWED, Status.PARSER_ERROR):
            assert one.rationale is None
        names = [name for name, _ in one.voices]
        assert len(names) == len(set(names))
        assert set(names) <= {*MODELS, "dan", CHAIRMAN, MACHINE}
        for name, status in one.voices:
            assert status in LEGAL[one.item.bearing]
            assert (name, status) != (MACHINE, Status.CONFIRMED)
    assert all(one.request_index is None or one.evidence_id in IDS for one in got.warnings)


@settings(max_examples=400, deadline=None)
@given(councils())
def test_a_verdict_keeps_to_its_rules(given: Material) -> None:
    got = conclude(given)
    assert (got.verdict is Verdict.UNCLEAR) == bool(got.reasons)
    assert got.rationale
    blocking = [one for one in got.dispositions if one.item.bearing is Bearing.BLOCKING]
    grave = [
        one
        for one in got.findings
        if one.grounding.is_grounded and one.finding.severity is Severity.CRITICAL
    ]
    if got.verdict is Verdict.PASS:
        assert all(one.status is Status.REJECTED for one in blocking)
        assert not grave
        assert given.receipt.is_complete
        assert sum(one.status is VoiceStatus.ANSWERED for one in got.reviews) >= given.min_reviewers
        assert [one.status for one in got.synthesis] == [VoiceStatus.ANSWERED]
    if got.verdict is Verdict.FAIL:
        assert grave
    for one in got.findings:
        assert set(one.critical_by) <= set(one.reported_by)
        assert MACHINE not in one.reported_by
        assert one.grounding.is_grounded or not one.critical_by


@settings(max_examples=150, deadline=None)
@given(councils())
def test_the_same_material_gives_the_same_outcome(given: Material) -> None:
    got = conclude(given)
    assert got == conclude(given)
    for part in (got.rationale, got.findings, got.dispositions, got.warnings, got.suspicions):
        assert_can_be_written(part)


# Removing support


SUPPORT = REPLIES.map(
    lambda said: said | {"verdict": "pass" if said["verdict"] == "PASS" else said["verdict"]}
).map(json.dumps)
REJECTING = st.sampled_from(
    [
        json.dumps(
            {
                "verdict": "pass",
                "evidence_dispositions": [
                    {"evidence_id": one, "status": "rejected"} for one in IDS
                ],
            }
        )
    ]
)


def _changed(one: Heard, change: Any) -> Heard:
    said = json.loads(one.text)
    change(said)
    return replace(one, text=json.dumps(said))


def _no_pass(said: Json) -> None:
    said["verdict"] = {"pass": "unclear"}.get(said["verdict"], said["verdict"])


def _no_rejection(evidence_id: str) -> Any:
    def change(said: Json) -> None:
        said["evidence_dispositions"] = [
            one
            for one in said["evidence_dispositions"]
            if (one["evidence_id"], one["status"]) != (evidence_id, "rejected")
        ]

    return change


def _is_pure_support(one: Heard) -> bool:
    """It says pass, reports nothing, and confirms no item; silence about an item is no doubt."""
    read = read_review(one.text)
    if isinstance(read, Unread) or one.status is not VoiceStatus.ANSWERED:
        return False
    return (
        read.verdict is Verdict.PASS
        and not read.findings
        and not read.n_lost_findings
        and all(said.status is not Status.CONFIRMED for said in read.dispositions)
    )


def _weakened(given: Material) -> list[Material]:
    """Every way of taking one supporting opinion out of the council."""
    made = [replace(given, receipt=PARTIAL), replace(given, min_reviewers=9)]
    for at, one in enumerate(given.reviews):
        changes = [_changed(one, _no_pass), *(_changed(one, _no_rejection(name)) for name in IDS)]
        if _is_pure_support(one):
            changes += [silent(one.name, status) for status in VoiceStatus]
        for other in changes:
            reviews = (*given.reviews[:at], other, *given.reviews[at + 1 :])
            made.append(replace(given, reviews=reviews))
    for one in given.synthesis:
        changes = [_changed(one, _no_pass), *(_changed(one, _no_rejection(name)) for name in IDS)]
        changes += [silent(one.name, status, "chairman") for status in VoiceStatus]
        made += [replace(given, synthesis=(other,)) for other in changes]
    for at, said in enumerate(given.machine):
        if said.status is Status.REJECTED:
            less = replace(said, status=Status.UNRESOLVED)
            made.append(
                replace(given, machine=(*given.machine[:at], less, *given.machine[at + 1 :]))
            )
            made.append(replace(given, machine=(*given.machine[:at], *given.machine[at + 1 :])))
    return made


@settings(max_examples=150, deadline=None)
@given(councils(SUPPORT | REJECTING))
def test_removing_supporting_opinions_never_raises_the_verdict(given: Material) -> None:
    if conclude(given).verdict is Verdict.PASS:
        return
    for weaker in _weakened(given):
        assert conclude(weaker).verdict is not Verdict.PASS


@settings(max_examples=100, deadline=None)
@given(councils(REJECTING))
def test_some_of_these_councils_pass_and_lose_it(given: Material) -> None:
    """What the last test needs to mean something: pass is within reach, and support carries it."""
    got = conclude(given)
    n = sum(one.status is VoiceStatus.ANSWERED for one in got.reviews)
    led = [one.status for one in got.synthesis] == [VoiceStatus.ANSWERED]
    kept = {one.evidence_id for one in given.items if one.bearing is Bearing.BLOCKING}
    is_full = given.receipt.is_complete and kept <= set(given.kept_ids)
    gone = {one.evidence_id for one in given.machine if one.status is Status.REJECTED}
    is_settled = kept <= gone or 2 * n > len(given.reviews)
    should = bool(n and n >= given.min_reviewers and led and is_full and is_settled)
    assert (got.verdict is Verdict.PASS) == should
    if should:
        without = conclude(replace(given, synthesis=()))
        assert without.verdict is Verdict.UNCLEAR


# Reading


@settings(max_examples=600, deadline=None)
@given(TEXTS | SAID, st.lists(TEXTS, max_size=2))
@example("\ud800", [])
def test_reading_never_raises(text: str, shown: list[str]) -> None:
    for got in (read_review(text, shown), read_synthesis(text, shown, shown)):
        assert isinstance(got, (Review, Unread))
        assert_can_be_written(got)
    cast = read_ballot(text, voter="ada", order=(("A", "bob"),), forbidden=shown)
    assert isinstance(cast, (Ballot, Unread))


PROSE = st.text(st.characters(exclude_characters="`~<{}", exclude_categories=["Cs"]), max_size=60)


@settings(max_examples=200, deadline=None)
@given(REPLIES, PROSE)
def test_prose_around_a_block_does_not_matter(said: Json, prose: str) -> None:
    alone, among = read_review(json.dumps(said)), read_review(f"{fenced(said, prose)}\n{prose}")
    if isinstance(alone, Review):
        assert isinstance(among, Review)
        assert replace(among, prose="") == alone
    else:
        assert isinstance(among, Unread)


@settings(max_examples=200, deadline=None)
@given(REPLIES, st.sampled_from([None, 1, 2, 8]))
def test_a_copy_in_the_evidence_is_never_read(said: Json, indent: int | None) -> None:
    shown = json.dumps(said, indent=indent)
    assert isinstance(read_review(fenced(said), [f"scanner output: {shown}."]), Unread)


# Ranking


@st.composite
def ballots(draw: st.DrawFn) -> list[Ballot]:
    made = []
    for voter in (*MODELS, "dan"):
        order = orders(draw(st.sets(st.sampled_from((*MODELS, "dan")))), voter, "seed")
        labels = [label for label, _ in order]
        ranking = draw(st.permutations(labels))[: draw(st.integers(0, 4))]
        marks = st.tuples(*[st.integers(1, 10)] * 5)
        scores = tuple((label, draw(marks)) for label in labels if draw(st.booleans()))
        made.append(Ballot(voter=voter, order=order, scores=scores, ranking=tuple(ranking)))
    return made


@settings(max_examples=200, deadline=None)
@given(ballots())
def test_places_and_marks_stay_within_their_bounds(cast: list[Ballot]) -> None:
    got = rank(cast)
    assert sorted(got.names) == sorted({name for one in cast for _, name in one.order})
    for one in got.standings:
        assert one.borda is None or 0 <= one.borda <= 1
        assert one.score is None or 1 <= one.score <= 10
    assert rank(list(reversed(cast))) == got
