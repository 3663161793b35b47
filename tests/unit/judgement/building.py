"""Cases for the gate, built from plain values: a goal, what it requires, what was seen."""

from __future__ import annotations

from collections.abc import Sequence

from probant.inquiry.requirements import requirements_for
from probant.judgement.corroboration import corroborate
from probant.judgement.gate import Anchor, Case
from probant.vocabulary.capability import Capability
from probant.vocabulary.claim import CheckedClaim, CheckResult, Claim
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Aside, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import Digest, LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind
from probant.vocabulary.value import LocationValue, Observation, TextValue, Value

ENGINE = Target(text="Engine", kind=TargetKind.SYMBOL)
START = Target(text="start", kind=TargetKind.SYMBOL)
OTHER = Target(text="Other", kind=TargetKind.SYMBOL)

LOCATE = Goal(question="?", intent=Intent.LOCATE, relation=Relation.DEFINED_IN, targets=(ENGINE,))
CALLERS = Goal(question="?", intent=Intent.NAVIGATE, relation=Relation.CALLED_BY, targets=(ENGINE,))
PAIR = Goal(
    question="?", intent=Intent.NAVIGATE, relation=Relation.CALLS, targets=(ENGINE, START),
    polar=True,
)  # fmt: skip
EXISTS = Goal(
    question="?", intent=Intent.LOCATE, relation=Relation.EXISTS, targets=(ENGINE,), polar=True
)
HISTORY = Goal(question="?", intent=Intent.STATUS, relation=Relation.LAST_COMMIT)

GIT = Capability(
    tool="git_history",
    evidence_class=EvidenceClass.GIT_LOG,
    aspect=Aspect.RELATION,
    signal=Signal.HISTORY,
    best=Quality.STRONG,
    cost=1,
    authoritative_for=frozenset({Relation.LAST_COMMIT}),
)


def aside(kind: Aside) -> Goal:
    return Goal(question="?", intent=Intent.CHAT, aside=kind)


def place(line: int = 1, path: str = "a.py") -> Place:
    return Place(RepoPath(path), LineRange(line, line), "Engine")


def location(line: int = 1, path: str = "a.py") -> LocationValue:
    return LocationValue(
        Definition(
            path=RepoPath(path),
            line=line,
            name="Engine",
            qualified_name="Engine",
            kind=SymbolKind.CLASS,
        )
    )


def seen(*lines: int, path: str = "a.py") -> tuple[Observation, ...]:
    return tuple(Observation(location(n, path), (place(n, path),), f"at {n}") for n in lines)


def said(*texts: str) -> tuple[Observation, ...]:
    return tuple(Observation(TextValue(text), (), text) for text in texts)


def entry(
    evidence_class: EvidenceClass = EvidenceClass.FILE_SEARCH,
    quality: Quality = Quality.STRONG,
    *,
    tool: str = "symbols",
    signal: Signal = Signal.STRUCTURAL,
    aspect: Aspect = Aspect.ANCHOR,
    status: EntryStatus = EntryStatus.OBSERVED,
    target: Target | None = ENGINE,
    observations: tuple[Observation, ...] = (),
    complete: bool = True,
    reasons: tuple[ReasonCode, ...] = (),
    note: str | None = None,
    n_exact: int | None = None,
    snapshot: str = "00",
) -> EvidenceEntry:
    observed = status is EntryStatus.OBSERVED
    return EvidenceEntry(
        evidence_class=evidence_class,
        tool=tool,
        signal=signal,
        aspect=aspect,
        status=status,
        query="q",
        target=target if aspect is Aspect.ANCHOR else None,
        snapshot=Digest(snapshot),
        quality=quality if observed else Quality.NONE,
        match_count=len(observations),
        exact_match_count=len(observations) if n_exact is None else n_exact,
        complete=complete,
        observations=observations,
        reasons=reasons,
        note=note,
    )


def found(*lines: int, target: Target = ENGINE, ambiguous: bool = False) -> EvidenceEntry:
    """The target itself, by the index."""
    reasons = (ReasonCode.AMBIGUOUS_NAME,) if ambiguous else ()
    return entry(observations=seen(*(lines or (1,))), target=target, reasons=reasons)


def read(
    *lines: int, aspect: Aspect = Aspect.ANCHOR, quality: Quality = Quality.STRONG
) -> EvidenceEntry:
    """The places, read."""
    return entry(
        EvidenceClass.FILE_CONTENT, quality, tool="read", signal=Signal.CONTENT, aspect=aspect,
        observations=seen(*(lines or (1,))),
    )  # fmt: skip


def related(
    *lines: int,
    status: EntryStatus = EntryStatus.OBSERVED,
    quality: Quality = Quality.STRONG,
    complete: bool = True,
    reasons: tuple[ReasonCode, ...] = (),
) -> EvidenceEntry:
    """What the relation's own tool saw."""
    return entry(
        quality=quality, tool="references", aspect=Aspect.RELATION, status=status,
        observations=seen(*lines), complete=complete, reasons=reasons,
    )  # fmt: skip


def blind(
    reason: ReasonCode | None,
    *,
    status: EntryStatus = EntryStatus.COULD_NOT_LOOK,
    evidence_class: EvidenceClass = EvidenceClass.FILE_SEARCH,
    aspect: Aspect = Aspect.ANCHOR,
) -> EvidenceEntry:
    reasons = (reason,) if reason else ()
    return entry(evidence_class, status=status, reasons=reasons, aspect=aspect, complete=False)


def nothing(
    *reasons: ReasonCode, complete: bool = False, aspect: Aspect = Aspect.ANCHOR
) -> EvidenceEntry:
    return entry(status=EntryStatus.ABSENT, reasons=reasons, complete=complete, aspect=aspect)


def contradiction() -> EvidenceEntry:
    return entry(status=EntryStatus.CONTRADICTION, reasons=(ReasonCode.CONTRADICTION,))


def claims(*verdicts: CheckResult) -> tuple[CheckedClaim, ...]:
    return tuple(
        CheckedClaim(
            claim=Claim(text=f"claim {n}", value=location(n), places=(place(n),)), verdict=verdict
        )
        for n, verdict in enumerate(verdicts, 1)
    )


def case(
    goal: Goal,
    entries: Sequence[EvidenceEntry],
    checked: tuple[CheckedClaim, ...] = (),
    *,
    window: tuple[ReasonCode, ...] = (),
) -> Case:
    """Everything the gate looks at, with standings and anchors derived as in an investigation."""
    requirements = requirements_for(goal)
    return Case(
        goal=goal,
        requirements=requirements,
        standings=corroborate(goal, requirements, entries, (GIT,)),
        entries=tuple(entries),
        anchors=tuple(Anchor(target=t, resolved=_resolved(t, entries)) for t in goal.targets),
        claims=checked,
        window=window,
    )


def _resolved(target: Target, entries: Sequence[EvidenceEntry]) -> tuple[Value, ...]:
    values = [
        one.value
        for e in entries
        if e.target == target and e.evidence_class is EvidenceClass.FILE_SEARCH
        for one in e.observations
    ]
    return tuple(dict.fromkeys(values))
