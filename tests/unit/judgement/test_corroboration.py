"""Where Verified is born, where it is not, and what counts as a disagreement."""

from __future__ import annotations

import pytest

from probant.judgement.corroboration import contradictions, corroborate
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Goal
from probant.vocabulary.requirement import Requirement
from tests.unit.judgement.building import (
    CALLERS,
    GIT,
    HISTORY,
    LOCATE,
    OTHER,
    entry,
    found,
    nothing,
    read,
    related,
    said,
    seen,
)

C, Q = EvidenceClass, Quality


def check(
    wanted: EvidenceClass,
    quality: Quality,
    *entries: EvidenceEntry,
    goal: Goal = LOCATE,
    aspect: Aspect = Aspect.ANCHOR,
) -> None:
    """A requirement of this class stands exactly so, in whatever order the entries come."""
    need = Requirement(evidence_class=wanted, min_quality=Q.STRONG, aspect=aspect)
    for order in (entries, entries[::-1]):
        (standing,) = corroborate(goal, (need,), order, (GIT,))
        assert standing.quality is quality
        assert bool(standing.agreement) is (quality is Q.VERIFIED)


def grep(*lines: int, signal: Signal = Signal.LEXICAL) -> EvidenceEntry:
    return entry(tool="grep", signal=signal, observations=seen(*lines))


def find(*lines: int) -> EvidenceEntry:
    return entry(tool="find", signal=Signal.LEXICAL, observations=seen(*lines))


def manifest(*texts: str) -> EvidenceEntry:
    return entry(
        C.DISCOVERY, tool="discovery", signal=Signal.CONTENT, aspect=Aspect.RELATION,
        observations=said(*texts),
    )  # fmt: skip


def tree(*texts: str) -> EvidenceEntry:
    return entry(
        C.DISCOVERY, tool="discovery", signal=Signal.LEXICAL, aspect=Aspect.RELATION,
        observations=said(*texts),
    )  # fmt: skip


def run(evidence_class: EvidenceClass, *, snapshot: str = "00") -> EvidenceEntry:
    return entry(
        evidence_class, tool=evidence_class.value, signal=Signal.EXECUTION, snapshot=snapshot
    )


@pytest.mark.parametrize(
    ("wanted", "quality", "entries"),
    [
        (C.FILE_SEARCH, Q.NONE, ()),
        (C.FILE_SEARCH, Q.STRONG, (found(),)),
        (C.FILE_SEARCH, Q.WEAK, (entry(quality=Q.WEAK),)),
        (C.FILE_SEARCH, Q.MODERATE, (entry(quality=Q.MODERATE, observations=seen(1)), read())),
        # (a) two families, one place
        (C.FILE_SEARCH, Q.VERIFIED, (found(), grep(1))),
        (C.FILE_SEARCH, Q.VERIFIED, (found(), read())),
        (C.FILE_SEARCH, Q.STRONG, (found(1), grep(9))),
        (C.FILE_SEARCH, Q.STRONG, (found(1), grep())),
        (C.FILE_SEARCH, Q.STRONG, (found(1), read(quality=Q.MODERATE))),
        (C.FILE_SEARCH, Q.STRONG, (grep(1), find(1))),
        (C.FILE_SEARCH, Q.STRONG, (grep(1), entry(signal=Signal.LEXICAL, observations=seen(1)))),
        (C.FILE_SEARCH, Q.STRONG, (found(1), run(C.TEST))),
        (C.FILE_CONTENT, Q.STRONG, (read(), found())),
        (C.FILE_CONTENT, Q.VERIFIED, (
            read(), entry(C.FILE_CONTENT, tool="read", observations=seen(1)))),
        # (c) build and test of one snapshot
        (C.BUILD, Q.STRONG, (run(C.BUILD),)),
        (C.BUILD, Q.VERIFIED, (run(C.BUILD), run(C.TEST))),
        (C.TEST, Q.VERIFIED, (run(C.BUILD), run(C.TEST))),
        (C.TEST, Q.STRONG, (run(C.BUILD, snapshot="11"), run(C.TEST))),
    ],
)  # fmt: skip
def test_quality_after_corroboration(
    wanted: EvidenceClass, quality: Quality, entries: tuple[EvidenceEntry, ...]
) -> None:
    check(wanted, quality, *entries)


def test_every_place_must_be_confirmed_not_just_one() -> None:
    two = entry(observations=seen(1, 5))
    need = Requirement(
        evidence_class=C.FILE_SEARCH, min_quality=Q.STRONG, aspect=Aspect.ANCHOR, target=two.target
    )
    (standing,) = corroborate(LOCATE, (need,), (two, read(1)), ())
    assert standing.quality is Q.STRONG


def test_b_git_is_authoritative_for_history_and_nothing_else() -> None:
    commit = entry(C.GIT_LOG, tool="git_history", signal=Signal.HISTORY, aspect=Aspect.RELATION)
    check(C.GIT_LOG, Q.VERIFIED, commit, goal=HISTORY, aspect=Aspect.RELATION)
    check(C.GIT_LOG, Q.STRONG, commit, goal=CALLERS, aspect=Aspect.RELATION)


def test_d_two_scans_that_agree() -> None:
    relation = Aspect.RELATION
    check(C.DISCOVERY, Q.VERIFIED, manifest("Go"), tree("Go"), aspect=relation)
    check(C.DISCOVERY, Q.VERIFIED, manifest("Go", "Rust"), tree("Go"), aspect=relation)
    check(C.DISCOVERY, Q.STRONG, manifest("Go"), tree("Rust"), aspect=relation)
    check(C.DISCOVERY, Q.STRONG, manifest("Go"), manifest("Go"), aspect=relation)


def test_a_complete_absence_settles_and_an_incomplete_one_does_not() -> None:
    check(C.FILE_SEARCH, Q.STRONG, nothing(complete=True))
    check(C.FILE_SEARCH, Q.NONE, nothing(complete=False))


def test_an_entry_that_shows_something_outranks_one_that_only_mentions() -> None:
    need = Requirement(evidence_class=C.FILE_SEARCH, min_quality=Q.STRONG, aspect=Aspect.ANCHOR)
    (standing,) = corroborate(LOCATE, (need,), (grep(), found()), ())
    assert standing.best is not None
    assert standing.best.tool == "symbols"


def test_evidence_about_another_target_or_aspect_is_not_counted() -> None:
    need = Requirement(
        evidence_class=C.FILE_SEARCH, min_quality=Q.STRONG, aspect=Aspect.ANCHOR,
        target=LOCATE.targets[0],
    )  # fmt: skip
    (standing,) = corroborate(LOCATE, (need,), (found(target=OTHER), related(1)), ())
    assert (standing.quality, standing.best, standing.is_met) == (Q.NONE, None, False)


MISREAD = entry(C.FILE_CONTENT, Q.WEAK, tool="read", signal=Signal.CONTENT, n_exact=0)


@pytest.mark.parametrize(
    ("entries", "n_contradictions"),
    [
        ((manifest("Go"), tree("Rust")), 1),
        ((manifest("Go"), tree("Go")), 0),
        ((manifest(), tree("Go")), 0),
        ((found(), MISREAD), 1),
        ((found(), read()), 0),
        ((grep(), MISREAD), 0),
        ((entry(quality=Q.WEAK, observations=seen(1)), MISREAD), 0),
        ((found(), entry(C.FILE_CONTENT, status=EntryStatus.FAILED, tool="read")), 0),
    ],
)
def test_disagreement(entries: tuple[EvidenceEntry, ...], n_contradictions: int) -> None:
    made = contradictions(entries)
    assert [one.status for one in made] == [EntryStatus.CONTRADICTION] * n_contradictions
    assert all(one.note for one in made)
