"""What properties are tried on: evidence, goals, small Python trees, questions."""

from __future__ import annotations

from hypothesis import strategies as st

from probant.vocabulary.claim import CheckedClaim, CheckResult
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Goal
from probant.vocabulary.reason import ReasonCode
from tests.unit.judgement.building import (
    CALLERS,
    ENGINE,
    EXISTS,
    HISTORY,
    LOCATE,
    PAIR,
    START,
    claims,
    entry,
    seen,
)

GOALS: st.SearchStrategy[Goal] = st.sampled_from([LOCATE, CALLERS, PAIR, EXISTS, HISTORY])
GRADES = st.sampled_from([Quality.WEAK, Quality.MODERATE, Quality.STRONG])
LINES = st.lists(st.integers(1, 4), max_size=3, unique=True)
REASONS = st.lists(
    st.sampled_from(
        [
            ReasonCode.AMBIGUOUS_NAME,
            ReasonCode.MENTION_ONLY,
            ReasonCode.UNRESOLVED_REFERENCES,
            ReasonCode.WINDOW_SKIPPED_FILES,
        ]
    ),
    max_size=2,
    unique=True,
).map(tuple)


@st.composite
def supporting_entries(draw: st.DrawFn) -> EvidenceEntry:
    """An entry that speaks for something: it was observed."""
    return entry(
        draw(st.sampled_from([EvidenceClass.FILE_SEARCH, EvidenceClass.FILE_CONTENT,
                              EvidenceClass.GIT_LOG])),
        draw(GRADES),
        tool=draw(st.sampled_from(["symbols", "grep", "read", "git_history"])),
        signal=draw(st.sampled_from(Signal)),
        aspect=draw(st.sampled_from(Aspect)),
        target=draw(st.sampled_from([ENGINE, START])),
        observations=seen(*draw(LINES)),
        complete=draw(st.booleans()),
        reasons=draw(REASONS),
    )  # fmt: skip


@st.composite
def other_entries(draw: st.DrawFn) -> EvidenceEntry:
    """An entry that speaks for nothing: not there, not seen, failed, or in contradiction."""
    return entry(
        draw(st.sampled_from([EvidenceClass.FILE_SEARCH, EvidenceClass.FILE_CONTENT])),
        status=draw(st.sampled_from([s for s in EntryStatus if s is not EntryStatus.OBSERVED])),
        aspect=draw(st.sampled_from(Aspect)),
        target=draw(st.sampled_from([ENGINE, START])),
        complete=draw(st.booleans()),
        reasons=draw(REASONS),
    )


CLAIMS: st.SearchStrategy[tuple[CheckedClaim, ...]] = st.lists(
    st.sampled_from(CheckResult), max_size=3
).map(lambda verdicts: claims(*verdicts))
WINDOWS = st.sampled_from([(), (ReasonCode.WINDOW_REVISION,)])
