"""From evidence to claims, and every claim against the lines it rests on, read again just now.

No citation leaves without having been re-read here.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.answering.answer import Cited, Lead, Statement
from probant.answering.units import counted_as
from probant.errors import FileUnreadable
from probant.judgement.gate import answering_entries
from probant.questions.registry import PRODUCED, is_proved_by_anchor
from probant.tools.read import holds
from probant.vocabulary.claim import CheckedClaim, CheckResult, Claim
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
from probant.vocabulary.source import Citation, LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import BooleanValue, CountValue, Observation, Value
from probant.workspace.snapshot import SourceTree

MAX_LEADS = 10

BESIDES = (EvidenceClass.FILE_CONTENT, EvidenceClass.DISCOVERY)
"""What is needed to trust a run, and is nothing a run has to say."""


def claims_of(
    goal: Goal, requirements: Sequence[Requirement], entries: Sequence[EvidenceEntry]
) -> tuple[Claim, ...]:
    """What the evidence wants to say, before anything is checked."""
    if not requirements:
        return ()
    if goal.relation in PRODUCED:
        return _produced_claims(requirements, entries)
    answering = answering_entries(goal, requirements, entries)
    if goal.polar:
        return _polar_claim(goal, requirements, entries, answering)
    seen = [observation for entry in answering for observation in entry.observations]
    if requirements[0].evidence_class is EvidenceClass.DISCOVERY:
        seen = _agreed(answering)
    if goal.counted:
        return _count_claim(goal, requirements, entries, _distinct(seen))
    return tuple(
        Claim(text=one.statement, value=one.value, places=one.places) for one in _distinct(seen)
    )


def _produced_claims(
    requirements: Sequence[Requirement], entries: Sequence[EvidenceEntry]
) -> tuple[Claim, ...]:
    """What runs gave, for or against, told by every class that is required.

    A weak entry saw something beside the question, so that it claims nothing.
    """
    seen = [
        one
        for entry in entries
        if any(need.concerns(entry) for need in requirements)
        and entry.evidence_class not in BESIDES
        and entry.settles >= Quality.MODERATE
        for one in (*entry.against, *entry.observations)
    ]
    against = [one for entry in entries for one in entry.against]
    seen.sort(key=lambda one: one not in against)  # what decides comes first
    # A build that passed and one test that did have the same numbers.
    told = {(one.value, one.statement): one for one in seen}
    return tuple(Claim(text=o.statement, value=o.value, places=o.places) for o in told.values())


def _count_claim(
    goal: Goal,
    requirements: Sequence[Requirement],
    entries: Sequence[EvidenceEntry],
    seen: Sequence[Observation],
) -> tuple[Claim, ...]:
    """A number is told only where everything was seen; a tool may have counted by itself."""
    looked = _entries_that_answer(goal, requirements, entries)
    if not looked or not all(entry.complete for entry in looked):
        return ()
    if any(entry.candidates and entry.quality is Quality.WEAK for entry in looked) and not seen:
        return ()  # several definitions that differ are not none
    counted = [one for one in seen if isinstance(one.value, CountValue)]
    if counted:
        return tuple(Claim(text=o.statement, value=o.value, places=o.places) for o in counted)
    number = counted_as(goal.unit, seen)
    if number is None:
        return ()
    places = tuple(place for one in seen for place in one.places) or _anchor_places(entries)
    how = [entry.note for entry in looked if entry.note]
    text = "; ".join([f"there are {number}", *how])
    return (Claim(text=text, value=CountValue(number), places=places),)


def _entries_that_answer(
    goal: Goal, requirements: Sequence[Requirement], entries: Sequence[EvidenceEntry]
) -> list[EvidenceEntry]:
    """Entries about what was asked, whether they saw something or nothing."""
    aspect = Aspect.ANCHOR if is_proved_by_anchor(goal) else Aspect.RELATION
    return [
        entry
        for entry in entries
        if entry.aspect is aspect and entry.evidence_class is requirements[0].evidence_class
    ]


def _anchor_places(entries: Sequence[EvidenceEntry]) -> tuple[Place, ...]:
    return tuple(
        place
        for entry in entries
        if entry.aspect is Aspect.ANCHOR and entry.evidence_class is EvidenceClass.FILE_SEARCH
        for one in entry.observations
        for place in one.places
    )


def _agreed(answering: Sequence[EvidenceEntry]) -> list[Observation]:
    """What all scans say; where only one spoke, what it says."""
    values = [{seen.value for seen in entry.observations} for entry in answering]
    common = set.intersection(*values) if values else set()
    first = answering[0].observations if answering else ()
    return [one for one in first if one.value in common]


def _distinct(seen: Sequence[Observation]) -> list[Observation]:
    return list({one.value: one for one in reversed(seen)}.values())[::-1]


def _polar_claim(
    goal: Goal,
    requirements: Sequence[Requirement],
    entries: Sequence[EvidenceEntry],
    answering: Sequence[EvidenceEntry],
) -> tuple[Claim, ...]:
    shown = [place for entry in answering for one in entry.observations for place in one.places]
    if answering:
        text = answering[0].observations[0].statement
        return (Claim(text=text, value=BooleanValue(True), places=tuple(shown)),)
    aspect = Aspect.ANCHOR if is_proved_by_anchor(goal) else Aspect.RELATION
    settled = [
        entry
        for entry in entries
        if entry.aspect is aspect and entry.status is EntryStatus.ABSENT and entry.complete
        if any(need.concerns(entry) for need in requirements)
    ]
    if not settled:
        return ()
    anchors = _anchor_places(entries) or settled[0].searched
    names = " and ".join(target.text for target in goal.targets)
    relation = goal.relation.value if goal.relation else ""
    text = f"not {relation}: {names} ({settled[0].note})"
    return (Claim(text=text, value=BooleanValue(False), places=anchors),)


class Citations:
    """Numbers citations as they are made, each read from the snapshot at that moment."""

    def __init__(self, tree: SourceTree, made: Sequence[Citation] = ()) -> None:
        """`made` are citations of the same snapshot that come first."""
        self._tree = tree
        self._made = list(made)
        self._numbers = {
            (one.path, one.lines.first, one.lines.last): at for at, one in enumerate(made)
        }
        self._lines: dict[str, list[bytes]] = {}

    @property
    def made(self) -> tuple[Citation, ...]:
        return tuple(self._made)

    def check(self, claim: Claim) -> Statement:
        """The claim after its places were read again, with its citations."""
        numbers: list[int] = []
        for place in claim.places:
            try:
                lines = self._read(place)
            except FileUnreadable as error:
                return _failed(claim, CheckResult.UNVERIFIABLE, str(error))
            if not holds(lines, place):
                where = f"{place.path}:{place.lines.first}"
                return _failed(claim, CheckResult.REFUTED, f"{where} does not hold {place.expects}")
            if lines:
                numbers.append(self._number(place, lines))
        checked = CheckedClaim(claim=claim, verdict=CheckResult.VERIFIED)
        return Statement(checked, tuple(dict.fromkeys(numbers)))

    def lead(self, observation: Observation, quality: Quality) -> Lead | None:
        """A candidate with its citations; None if its lines are not there any more."""
        claim = Claim(
            text=observation.statement, value=observation.value, places=observation.places
        )
        statement = self.check(claim)
        if statement.checked.verdict is not CheckResult.VERIFIED:
            return None
        why = observation.statement
        return Lead(observation.value, statement.citations, why, max(quality, Quality.WEAK))

    def _read(self, place: Place) -> list[bytes]:
        if place.path not in self._lines:
            source = self._tree.read(place.path)
            self._lines[place.path] = source.split(b"\n") if source else []
        return self._lines[place.path]

    def _number(self, place: Place, lines: list[bytes]) -> int:
        key = (place.path, place.lines.first, place.lines.last)
        if key not in self._numbers:
            cited = lines[place.lines.first - 1 : place.lines.last]
            quote = b"\n".join(cited).decode("utf-8", "replace")
            self._numbers[key] = len(self._made)
            self._made.append(
                Citation(
                    path=place.path,
                    lines=LineRange(place.lines.first, place.lines.last),
                    quote=quote,
                    blob=self._tree.files[place.path].blob,
                )
            )
        return self._numbers[key]


def _failed(claim: Claim, verdict: CheckResult, because: str) -> Statement:
    return Statement(CheckedClaim(claim=claim, verdict=verdict, because=because), ())


def confirmed(statements: Sequence[Statement]) -> tuple[Cited, ...]:
    """Values of claims that survived their check, each once."""
    return tuple(
        Cited(statement.checked.claim.value, statement.citations)
        for statement in statements
        if statement.checked.verdict is CheckResult.VERIFIED
        and statement.checked.claim.value is not None
    )


def leads_of(
    entries: Sequence[EvidenceEntry],
    citations: Citations,
    taken: Sequence[Value],
    *,
    found_too: bool = False,
) -> tuple[Lead, ...]:
    """Plausible, unconfirmed observations, best first, without those already confirmed.

    With `found_too`, what a search did show is offered as well: nothing else tells it.
    """
    found: dict[Value, Lead] = {}
    ranked = sorted(entries, key=lambda entry: entry.quality, reverse=True)
    structural_first = sorted(ranked, key=lambda entry: entry.tool == "grep")
    shown: set[tuple[str, int]] = set()
    for entry in structural_first:
        is_search = entry.aspect is Aspect.RELATION and entry.signal is Signal.STRUCTURAL
        shown_by = [one for one in entry.observations if found_too and is_search and one.places]
        for observation in (*shown_by, *entry.candidates):
            if len(found) >= MAX_LEADS:
                break
            lines = {(place.path, place.lines.first) for place in observation.places}
            if lines & shown and entry.tool == "grep":
                continue  # a line that already stands for something better than its text
            if observation.value not in taken and observation.value not in found:
                shown |= lines
                lead = citations.lead(observation, entry.quality)
                if lead is not None:
                    found[observation.value] = lead
    return tuple(found.values())
