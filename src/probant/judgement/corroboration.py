"""The only place where Verified is born, and where disagreement becomes a contradiction.

(a) two entries of different signal families, each at least strong, identify the same place;
(b) the tool is authoritative for exactly what was asked, as the log of a CI run is for the run;
(c) build and test of one snapshot and target both pass;
(d) the manifest scan and the file-tree scan agree.
`find` and `grep` share one signal, so their agreement proves nothing new.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from probant.questions.registry import PRODUCED
from probant.vocabulary.capability import Capability
from probant.vocabulary.evidence import (
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
)
from probant.vocabulary.question import Goal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.requirement import Requirement
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import RunValue, TextValue

JOINED = {EvidenceClass.BUILD: EvidenceClass.TEST, EvidenceClass.TEST: EvidenceClass.BUILD}
"""Rule (c) is the only one in which an observation of one class lifts another class."""

CONFIRMED_BY_READING = frozenset({EvidenceClass.FILE_SEARCH})


class Standing(Record, kw_only=True):
    """How well one requirement is met, after corroboration, and by whom."""

    requirement: Requirement
    quality: Quality
    best: EvidenceEntry | None
    agreement: str

    @property
    def is_met(self) -> bool:
        return self.quality >= self.requirement.min_quality or self.is_disproved

    @property
    def is_seen(self) -> bool:
        return self.best is not None and self.best.status is EntryStatus.OBSERVED

    @property
    def is_disproved(self) -> bool:
        """Whether something was seen that by itself proves the "no"."""
        return self.best is not None and self.best.is_no and bool(self.best.against)


def corroborate(
    goal: Goal,
    requirements: Sequence[Requirement],
    entries: Sequence[EvidenceEntry],
    capabilities: Sequence[Capability],
) -> tuple[Standing, ...]:
    """The standing of every requirement, in their order."""
    return tuple(_standing(goal, need, entries, capabilities) for need in requirements)


def deciding(goal: Goal, standings: Sequence[Standing]) -> tuple[Standing, ...]:
    """The standings on which the answer rests.

    What is produced must hold in every class for a "yes"; one proved "no" decides the question,
    whatever else is missing. A list of what breaks is whole only if everything was looked at.
    """
    disproved = tuple(one for one in standings if one.is_disproved)
    is_decided = goal.relation in PRODUCED and (goal.polar or all(one.is_seen for one in standings))
    return disproved if disproved and is_decided else tuple(standings)


def _standing(
    goal: Goal,
    requirement: Requirement,
    entries: Sequence[EvidenceEntry],
    capabilities: Sequence[Capability],
) -> Standing:
    relevant = [entry for entry in entries if requirement.concerns(entry)]
    # Among equals, an entry that shows something outranks one that only mentions it.
    best = max(
        relevant,
        key=lambda e: (e.is_no and bool(e.against), e.settles, bool(e.observations)),
        default=None,
    )
    if best is None or best.settles < Quality.STRONG:
        quality = best.settles if best else Quality.NONE
        return Standing(requirement=requirement, quality=quality, best=best, agreement="")
    why = _verified_because(goal, best, entries, capabilities)
    return Standing(
        requirement=requirement,
        quality=Quality.VERIFIED if why else best.settles,
        best=best,
        agreement=why,
    )


def _verified_because(
    goal: Goal,
    best: EvidenceEntry,
    entries: Sequence[EvidenceEntry],
    capabilities: Sequence[Capability],
) -> str:
    if any(other is not best and _log_confirms(best, other) for other in entries):
        return "the run's own log says the same"
    if best.against:
        return ""  # others agree with what was seen, not with what it disproves
    if _is_authoritative(best, goal, capabilities):
        return f"{best.tool} is authoritative for this"
    for other in entries:
        if other is best or other.settles < Quality.STRONG:
            continue
        if _same_run(best, other):
            return "build and test both pass"
        if _scans_agree(best, other):
            return "manifests and files agree"
        if _independent(best, other) and _same_place(best, other):
            return (
                f"{best.tool} ({best.signal.value}) and {other.tool} ({other.signal.value}) agree"
            )
    return ""


def _is_authoritative(entry: EvidenceEntry, goal: Goal, capabilities: Iterable[Capability]) -> bool:
    return any(
        capability.tool == entry.tool and goal.relation in capability.authoritative_for
        for capability in capabilities
    )


def _same_run(best: EvidenceEntry, other: EvidenceEntry) -> bool:
    return (
        JOINED.get(best.evidence_class) is other.evidence_class
        and best.snapshot == other.snapshot
        and best.target == other.target
        and best.status is other.status is EntryStatus.OBSERVED
        and not best.is_no
        and not other.is_no
    )


def _log_confirms(best: EvidenceEntry, other: EvidenceEntry) -> bool:
    """A list says how a run ended; what the run itself recorded has the last word."""
    return (
        best.evidence_class is other.evidence_class is EvidenceClass.CI_WORKFLOW
        and best.signal is not other.signal
        and best.settles is other.settles is Quality.STRONG
        and best.is_no is other.is_no
        and bool(_runs(best))
        and _runs(best) == _runs(other)
    )


def _scans_agree(best: EvidenceEntry, other: EvidenceEntry) -> bool:
    return (
        best.evidence_class is other.evidence_class is EvidenceClass.DISCOVERY
        and best.signal is not other.signal
        and bool(_texts(best) & _texts(other))
    )


def _independent(best: EvidenceEntry, other: EvidenceEntry) -> bool:
    """Different families; another class may only confirm where reading confirms a search."""
    if best.signal is other.signal or best.evidence_class is EvidenceClass.DISCOVERY:
        return False
    if best.evidence_class is other.evidence_class:
        return best.aspect is other.aspect
    return (
        best.signal is not Signal.EXECUTION  # a line that is read does not tell what was inferred
        and best.evidence_class in CONFIRMED_BY_READING
        and other.evidence_class is EvidenceClass.FILE_CONTENT
        and other.signal is Signal.CONTENT
    )


def _same_place(best: EvidenceEntry, other: EvidenceEntry) -> bool:
    """Every place the better entry shows is seen by the other one too."""
    seen: dict[str, list[Place]] = {}
    for place in _places(other):
        seen.setdefault(place.path, []).append(place)
    shown = _places(best)
    return bool(shown) and all(
        any(_overlap(one, two) for two in seen.get(one.path, ())) for one in shown
    )


def _overlap(one: Place, two: Place) -> bool:
    return (
        one.path == two.path
        and one.lines.first <= two.lines.last
        and two.lines.first <= one.lines.last
    )


def _places(entry: EvidenceEntry) -> list[Place]:
    return [place for seen in entry.observations for place in seen.places]


def _runs(entry: EvidenceEntry) -> set[RunValue]:
    return {o.value for o in (*entry.observations, *entry.against) if isinstance(o.value, RunValue)}


def _texts(entry: EvidenceEntry) -> set[str]:
    return {seen.value.text for seen in entry.observations if isinstance(seen.value, TextValue)}


def contradictions(entries: Sequence[EvidenceEntry]) -> tuple[EvidenceEntry, ...]:
    """Entries for every pair that cannot both be right."""
    found = [_contradiction(one, one.note or "") for one in entries if _is_at_odds(one)]
    for index, one in enumerate(entries):
        for two in entries[index + 1 :]:
            if why := _disagree(one, two):
                found.append(_contradiction(two, why))
    return tuple(found)


def _is_at_odds(entry: EvidenceEntry) -> bool:
    """A run that contradicts itself: its counts and its exit code, or one time and the next."""
    return entry.evidence_class in JOINED and ReasonCode.CONTRADICTION in entry.reasons


def _disagree(one: EvidenceEntry, two: EvidenceEntry) -> str:
    scans = {one.evidence_class, two.evidence_class} == {EvidenceClass.DISCOVERY}
    if scans and _texts(one) and _texts(two) and not _texts(one) & _texts(two):
        return f"manifests say {_listed(one)}, files say {_listed(two)}"
    if _differs_from_source(one, two):
        return f"the source says {_listed(one)}; {two.note}"
    misread = (
        two.evidence_class is EvidenceClass.FILE_CONTENT
        and two.status is EntryStatus.OBSERVED
        and two.exact_match_count == 0
        and one.evidence_class is EvidenceClass.FILE_SEARCH
        and one.quality >= Quality.STRONG
        and bool(one.observations)
    )
    return f"{one.tool} points at lines that do not hold the target" if misread else ""


def _differs_from_source(one: EvidenceEntry, two: EvidenceEntry) -> bool:
    """A second opinion that surely makes something else of what the source says."""
    return (
        one.signal is Signal.STRUCTURAL
        and two.signal is Signal.EXECUTION
        and one.evidence_class is two.evidence_class is EvidenceClass.FILE_SEARCH
        and one.aspect is two.aspect
        and bool(one.observations)
        and two.status is EntryStatus.OBSERVED
        and ReasonCode.CONTRADICTION in two.reasons
    )


def _listed(entry: EvidenceEntry) -> str:
    return ", ".join(sorted(_texts(entry)))


def _contradiction(entry: EvidenceEntry, why: str) -> EvidenceEntry:
    return EvidenceEntry(
        evidence_class=entry.evidence_class,
        tool=entry.tool,
        signal=entry.signal,
        aspect=entry.aspect,
        status=EntryStatus.CONTRADICTION,
        query=entry.query,
        target=entry.target,
        about=entry.about,
        snapshot=entry.snapshot,
        sources=entry.sources,
        reasons=(ReasonCode.CONTRADICTION,),
        note=why,
    )
