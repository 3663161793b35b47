"""The truth gate: between what was found and what may be said.

1. Required evidence could not be looked for, or its tool failed: blocked_execution_error.
2. A required anchor is unresolved: blocked_missing_anchor.
3. The tools this question needs did not run, or spoke of another target:
   blocked_route_expectation_failure.
4. A requirement below its minimum, a failed claim, a list that may not be whole, or a
   contradiction: partial_supported.
5. All met, but only inside a window that could change the answer: limited_temporal_or_contextual.
6. Otherwise: full_confirmed.

Wording, formatting and models are not its business.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.judgement.carryover import carryover_of
from probant.judgement.corroboration import Standing, deciding
from probant.questions.registry import is_proved_by_anchor
from probant.vocabulary.claim import CheckedClaim, CheckResult
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
)
from probant.vocabulary.question import Aside, Goal, Target
from probant.vocabulary.reading import ReadingQuality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.requirement import Requirement
from probant.vocabulary.ruling import Coverage, Grounding, Outcome, Ruling, TruthMode, TruthStatus
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import CommitValue, PathValue, Value

BLIND = (EntryStatus.COULD_NOT_LOOK, EntryStatus.FAILED)

USERS_REMEDY = frozenset(
    {
        ReasonCode.NOT_PERMITTED,
        ReasonCode.SANDBOX_UNAVAILABLE,
        ReasonCode.TOOL_MISSING,
        ReasonCode.NO_MANIFEST,
        ReasonCode.NO_SERVICE,
        ReasonCode.RATE_LIMITED,
        ReasonCode.NO_NETWORK,
        ReasonCode.DEPENDENCIES_UNAVAILABLE,
        ReasonCode.NO_HISTORY,
        ReasonCode.LANGUAGE_NOT_PARSED,
    }
)
"""Reasons a person can do something about: an honest refusal, not an error."""

WINDOWS = frozenset(
    {
        ReasonCode.AMBIGUOUS_NAME,
        ReasonCode.PURPOSE_NOT_TOLD,
        ReasonCode.WINDOW_REVISION,
        ReasonCode.WINDOW_SKIPPED_FILES,
        ReasonCode.QUESTION_NOT_COVERED,
    }
)

_LIMITING = (ReasonCode.AMBIGUOUS_NAME, ReasonCode.PURPOSE_NOT_TOLD)
"""Reasons that limit what was seen, and not how much of it."""

ASIDE_REASON = {
    Aside.CHAT: ReasonCode.NO_CLAIMS,
    Aside.OPINION: ReasonCode.OUT_OF_SCOPE,
    Aside.UNDERSPECIFIED: ReasonCode.UNDERSPECIFIED,
    Aside.NO_CARRYOVER: ReasonCode.NO_CARRYOVER,
    Aside.NOT_COVERED: ReasonCode.QUESTION_NOT_COVERED,
    Aside.OPEN: ReasonCode.OPEN_QUESTION,
}

MODE_OF_STATUS = {
    TruthStatus.FULL_CONFIRMED: TruthMode.CONFIRMED,
    TruthStatus.PARTIAL_SUPPORTED: TruthMode.BOUNDED,
    TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL: TruthMode.LIMITED,
    TruthStatus.BLOCKED_MISSING_ANCHOR: TruthMode.BLOCKED,
    TruthStatus.BLOCKED_ROUTE_EXPECTATION_FAILURE: TruthMode.BLOCKED,
    TruthStatus.BLOCKED_EXECUTION_ERROR: TruthMode.BLOCKED,
}


class Anchor(Record, kw_only=True):
    """A target of the question and what it resolved to."""

    target: Target
    resolved: tuple[Value, ...]


class Case(Record, kw_only=True):
    """Everything the gate looks at."""

    goal: Goal
    requirements: tuple[Requirement, ...]
    standings: tuple[Standing, ...]
    entries: tuple[EvidenceEntry, ...]
    anchors: tuple[Anchor, ...]
    claims: tuple[CheckedClaim, ...]
    window: tuple[ReasonCode, ...] = ()
    """Limits of the snapshot itself, such as a past revision."""
    unread: tuple[RepoPath, ...] = ()
    """Files of the snapshot that could hold code and were not looked into."""
    reading: ReadingQuality = ReadingQuality.TYPED
    """How well the question itself was understood."""


def rule(case: Case) -> Ruling:
    """One ruling, by the numbered steps above."""
    if case.goal.aside is not None or not case.requirements:
        return _aside(case)
    steps = (
        (TruthStatus.BLOCKED_EXECUTION_ERROR, _1_could_not_look(case)),
        (TruthStatus.BLOCKED_MISSING_ANCHOR, _2_missing_anchor(case)),
        (TruthStatus.BLOCKED_ROUTE_EXPECTATION_FAILURE, _3_route(case)),
        (TruthStatus.PARTIAL_SUPPORTED, _4_partial(case)),
        (TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL, _5_window(case)),
    )
    for status, reasons in steps:
        if reasons:
            return _ruling(case, status, tuple(dict.fromkeys(reasons)))
    return _ruling(case, TruthStatus.FULL_CONFIRMED, tuple(_complete_and_empty(case)))  # 6


def _1_could_not_look(case: Case) -> list[ReasonCode]:
    found = []
    for standing in deciding(case.goal, case.standings):
        if not standing.is_met:
            found += [
                reason
                for entry in case.entries
                if standing.requirement.concerns(entry) and entry.status in BLIND
                for reason in entry.reasons or (ReasonCode.TOOL_FAILED,)
            ]
    return found


def _2_missing_anchor(case: Case) -> list[ReasonCode]:
    if case.goal.polar and is_proved_by_anchor(case.goal) and _settled_absence(case):
        return []  # "is there one?" has an answer where there is none
    found_apart = any(need.target is not None for need in case.requirements)
    if not found_apart and _settled_absence(case):
        return []  # what knows its own targets knows that there is none
    missing = [anchor.target for anchor in case.anchors if not anchor.resolved]
    told = [
        reason
        for entry in case.entries
        if entry.status is EntryStatus.ABSENT and ReasonCode.MISSING_ANCHOR in entry.reasons
        for reason in entry.reasons
    ]
    if not missing:
        return told
    if not found_apart:  # what knows its own targets says itself why it has none
        own = [r for entry in case.entries if entry.target is None for r in entry.reasons]
        return own or [ReasonCode.MISSING_ANCHOR]
    hints = [
        reason
        for entry in case.entries
        if entry.target in missing
        for reason in entry.reasons
        if reason is not ReasonCode.AMBIGUOUS_NAME
    ]
    if ReasonCode.OTHER_TARGET in hints:  # what is defined elsewhere is more than mentioned
        hints = [reason for reason in hints if reason is not ReasonCode.MENTION_ONLY]
    return [ReasonCode.MISSING_ANCHOR, *hints]


def _3_route(case: Case) -> list[ReasonCode]:
    for need in case.requirements:
        concerning = [entry for entry in case.entries if need.concerns(entry)]
        needs_tool = need.evidence_class is not EvidenceClass.FILE_CONTENT  # else: nothing to read
        if need.aspect is Aspect.RELATION and needs_tool and not concerning:
            return [ReasonCode.ROUTE_NOT_RUN]
    targets = (None, *case.goal.targets)
    if any(entry.target not in targets for entry in case.entries):
        return [ReasonCode.OTHER_TARGET]
    return []


def _4_partial(case: Case) -> list[ReasonCode]:
    found: list[ReasonCode] = []
    for standing in deciding(case.goal, case.standings):
        if not standing.is_met:
            found.append(ReasonCode.BELOW_MINIMUM)
            found += standing.best.reasons if standing.best else ()
    for claim in case.claims:
        if claim.verdict is not CheckResult.VERIFIED:
            found.append(ReasonCode.CLAIM_FAILED)
    for entry in case.entries:
        if entry.status is EntryStatus.CONTRADICTION:
            found.append(ReasonCode.CONTRADICTION)
    # A list may be told as far as it was seen, a number of things not.
    found += [
        reason
        for reason in _incomplete(case)
        if reason is not ReasonCode.WINDOW_SKIPPED_FILES or case.goal.counted
    ]
    return found + _limits(case) if found else []


def _5_window(case: Case) -> list[ReasonCode]:
    limits = _limits(case)
    return limits + _complete_and_empty(case) if limits else []


def _limits(case: Case) -> list[ReasonCode]:
    """What a whole answer would be limited by, and therefore every part of it."""
    found = list(case.window)
    if case.reading < ReadingQuality.STRONG:
        found.append(ReasonCode.QUESTION_NOT_COVERED)
    found += [r for r in _incomplete(case) if r is ReasonCode.WINDOW_SKIPPED_FILES]
    for entry in case.entries:
        if entry.observations:
            found += [reason for reason in entry.reasons if reason in _LIMITING]
    return found


def _incomplete(case: Case) -> list[ReasonCode]:
    """Why a list of observations that answers the question may not be the whole list."""
    if case.goal.polar:
        return []
    return [
        reason
        for entry in answering_entries(case.goal, case.requirements, case.entries)
        if not entry.complete
        for reason in entry.reasons or (ReasonCode.UNRESOLVED_REFERENCES,)
    ]


def answering_entries(
    goal: Goal, requirements: Sequence[Requirement], entries: Sequence[EvidenceEntry]
) -> tuple[EvidenceEntry, ...]:
    """The entries whose observations are the answer: about the relation, else about the target."""
    aspect = Aspect.ANCHOR if is_proved_by_anchor(goal) else Aspect.RELATION
    evidence_class = requirements[0].evidence_class
    return tuple(
        entry
        for entry in entries
        if entry.observations and entry.aspect is aspect and entry.evidence_class is evidence_class
    )


def _settled_absence(case: Case) -> bool:
    return any(
        standing.best is not None and standing.best.is_no and standing.is_met
        for standing in case.standings
    )


def _complete_and_empty(case: Case) -> list[ReasonCode]:
    empty = not case.goal.polar and not case.claims
    return [ReasonCode.COMPLETE_AND_EMPTY] if empty else []


def _aside(case: Case) -> Ruling:
    reason = ASIDE_REASON[case.goal.aside] if case.goal.aside else ReasonCode.NO_CLAIMS
    return Ruling(
        status=TruthStatus.BLOCKED_MISSING_ANCHOR,
        outcome=Outcome.INSUFFICIENT_EVIDENCE,
        truth_mode=TruthMode.BLOCKED,
        coverage=Coverage.NONE,
        grounding=Grounding.UNGROUNDED,
        carryover=carryover_of(TruthStatus.BLOCKED_MISSING_ANCHOR, (), n_objects=0),
        evidence_grade=Quality.NONE,
        reasons=(reason,),
        explanation=reason.meaning,
    )


def _ruling(case: Case, status: TruthStatus, reasons: tuple[ReasonCode, ...]) -> Ruling:
    resting = deciding(case.goal, case.standings)
    grade = min((s.quality for s in resting), default=Quality.NONE)
    return Ruling(
        status=status,
        outcome=_outcome(case, status, reasons),
        truth_mode=_mode(status, reasons),
        coverage=_coverage(case, status),
        grounding=_grounding(status, reasons),
        carryover=carryover_of(status, reasons, n_objects=len(_objects(case))),
        evidence_grade=grade,
        reasons=reasons,
        explanation=_explanation(case, status, reasons),
        unread=_unread(case) if ReasonCode.WINDOW_SKIPPED_FILES in reasons else (),
    )


def _unread(case: Case) -> tuple[RepoPath, ...]:
    """The files that limit the answer: those the tools name, else all that were left out."""
    limited = [one for one in case.entries if ReasonCode.WINDOW_SKIPPED_FILES in one.reasons]
    named = {path for entry in limited for path in entry.unsure_in or ()}
    return tuple(sorted(named)) or case.unread


def _mode(status: TruthStatus, reasons: tuple[ReasonCode, ...]) -> TruthMode:
    """A part of an answer speaks no more surely than the whole would: a window caps both."""
    granted = MODE_OF_STATUS[status]
    return min(granted, TruthMode.LIMITED) if WINDOWS & set(reasons) else granted


def _objects(case: Case) -> set[Value]:
    """The things an answer settled on: its first target, or without one what it found."""
    if case.anchors:
        return set(case.anchors[0].resolved)
    values = (claim.claim.value for claim in case.claims)
    return {value for value in values if isinstance(value, CommitValue | PathValue)}


def _outcome(case: Case, status: TruthStatus, reasons: tuple[ReasonCode, ...]) -> Outcome:
    match status:
        case TruthStatus.FULL_CONFIRMED | TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL:
            is_no = case.goal.polar and _settled_absence(case)
            return Outcome.REFUTED if is_no else Outcome.ANSWERED
        case TruthStatus.PARTIAL_SUPPORTED:
            confirmed = any(claim.verdict is CheckResult.VERIFIED for claim in case.claims)
            return Outcome.PARTIAL if confirmed else Outcome.INSUFFICIENT_EVIDENCE
        case TruthStatus.BLOCKED_MISSING_ANCHOR:
            return Outcome.INSUFFICIENT_EVIDENCE
        case TruthStatus.BLOCKED_EXECUTION_ERROR if set(reasons) <= USERS_REMEDY:
            return Outcome.INSUFFICIENT_EVIDENCE
    return Outcome.ERROR


def _coverage(case: Case, status: TruthStatus) -> Coverage:
    if status in (TruthStatus.FULL_CONFIRMED, TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL):
        return Coverage.FULL
    if status is TruthStatus.PARTIAL_SUPPORTED:
        return Coverage.PARTIAL
    some = status is TruthStatus.BLOCKED_EXECUTION_ERROR and any(s.is_met for s in case.standings)
    return Coverage.PARTIAL if some else Coverage.NONE


def _grounding(status: TruthStatus, reasons: tuple[ReasonCode, ...]) -> Grounding:
    if status in (TruthStatus.FULL_CONFIRMED, TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL):
        return Grounding.GROUNDED
    if status is TruthStatus.PARTIAL_SUPPORTED:
        contradicted = ReasonCode.CONTRADICTION in reasons
        return Grounding.CONTRADICTED if contradicted else Grounding.PARTIALLY_GROUNDED
    return Grounding.UNGROUNDED


def _explanation(case: Case, status: TruthStatus, reasons: tuple[ReasonCode, ...]) -> str | None:
    if status is TruthStatus.FULL_CONFIRMED:
        return None
    said = [reason.meaning for reason in reasons]
    if ReasonCode.WINDOW_SKIPPED_FILES in reasons and (unread := _unread(case)):
        said.append(f"not looked into: {', '.join(unread)}")
    notes = [
        f"{entry.tool}: {entry.note}"
        for entry in case.entries
        if entry.note and (set(entry.reasons) & set(reasons) or entry.status in BLIND)
    ]
    return "; ".join(dict.fromkeys([*said, *notes]))
