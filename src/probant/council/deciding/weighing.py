"""Findings of several voices made into one list: who reports which problem, and does it check?

Two findings are the same if their paths are equal and their ranges overlap. Only grounded ones are
merged so; the others stand apart, each for itself, and count for nothing. Next: verdict.py.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import NamedTuple

from probant.vocabulary.council import (
    Bearing,
    Disposition,
    Finding,
    Grounding,
    Item,
    Review,
    Severity,
    Status,
    WeighedFinding,
)
from probant.vocabulary.machine import Cited, MachineOpinion
from probant.vocabulary.source import LineRange

MAX_PLACES = 20
"""How many places of one confirmed item become findings; a scanner's run may cite thousands."""
MAX_MESSAGE = 500
OF_EVIDENCE = "evidence"
"""The dimension of a finding that is a confirmed item."""

Ground = Callable[[Finding], Grounding]


class Report(NamedTuple):
    """One finding of one voice."""

    voice: str
    finding: Finding
    grounding: Grounding


def reported(reviews: Mapping[str, Review], ground: Ground) -> tuple[Report, ...]:
    """What each voice reports of its own, the chairman among them."""
    return tuple(
        Report(voice, finding, ground(finding))
        for voice, review in reviews.items()
        for finding in review.findings
    )


def confirmed(
    dispositions: Iterable[Disposition], machine: Mapping[str, MachineOpinion]
) -> tuple[Report, ...]:
    """A confirmed blocking item whose place checks: critical, and of those who confirmed it."""
    return tuple(
        Report(voice, finding, grounding)
        for one in dispositions
        if one.item.bearing is Bearing.BLOCKING and one.status is Status.CONFIRMED
        for finding, grounding in _checked(one.item, machine.get(one.item.evidence_id))
        for voice, status in one.voices
        if status is Status.CONFIRMED
    )


def weigh(reports: Iterable[Report]) -> tuple[WeighedFinding, ...]:
    """Gravest first; at equal gravity those that check, then by place."""
    made: list[WeighedFinding] = []
    by_path: dict[str, list[_Told]] = {}
    for one in _told(reports):
        if one.grounding.is_grounded:
            by_path.setdefault(one.grounding.path or one.finding.path, []).append(one)
        else:
            made.append(one.weighed(one.voices))
    for same_path in by_path.values():
        made += _merged(same_path)
    return tuple(sorted(made, key=_importance))


class _Told(NamedTuple):
    """One finding in the same words, of one or more voices."""

    finding: Finding
    grounding: Grounding
    voices: tuple[str, ...]

    @property
    def is_critical(self) -> bool:
        return self.finding.severity is Severity.CRITICAL

    def weighed(
        self, reported_by: tuple[str, ...], critical_by: tuple[str, ...] = ()
    ) -> WeighedFinding:
        """This one, standing for all that are the same."""
        return WeighedFinding(
            finding=self.finding,
            grounding=self.grounding,
            reported_by=reported_by,
            critical_by=critical_by,
        )


def _told(reports: Iterable[Report]) -> list[_Told]:
    voices: dict[tuple[Finding, Grounding], dict[str, None]] = {}
    for one in reports:
        voices.setdefault((one.finding, one.grounding), {})[one.voice] = None
    return [
        _Told(finding, grounding, tuple(named)) for (finding, grounding), named in voices.items()
    ]


def _merged(told: list[_Told]) -> list[WeighedFinding]:
    """The finding that most voices call critical stands for all that overlap it.

    Nothing is joined across a third finding: two ends of a file are not one problem because
    somebody cites the whole file.
    """
    everybody = _Spans.by_voice(told)
    grave = _Spans.by_voice([one for one in told if one.is_critical])
    weighed = [
        one.weighed(_meeting(everybody, one), _meeting(grave, one) if one.is_critical else ())
        for one in told
    ]
    made: list[WeighedFinding] = []
    taken = _Spans([])
    for one in sorted(weighed, key=_standing):
        if not taken.meet(one.finding):
            taken.add(one.finding)
            made.append(one)
    return made


class _Spans:
    """Ranges of lines in the order of their beginnings; none is compared with all the others,
    since a model may report as many as it likes."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        spans = sorted((one.first_line, one.last_line) for one in findings)
        self._firsts = [first for first, _ in spans]
        self._furthest = list(accumulate((last for _, last in spans), max))
        """The last line of all that begin no later."""

    @classmethod
    def by_voice(cls, told: Iterable[_Told]) -> dict[str, _Spans]:
        named: dict[str, list[Finding]] = {}
        for one in told:
            for voice in one.voices:
                named.setdefault(voice, []).append(one.finding)
        return {voice: cls(findings) for voice, findings in named.items()}

    def meet(self, finding: Finding) -> bool:
        n_begun = bisect_right(self._firsts, finding.last_line)
        return n_begun > 0 and self._furthest[n_begun - 1] >= finding.first_line

    def add(self, apart: Finding) -> None:
        """One that meets none of them."""
        at = bisect_right(self._firsts, apart.first_line)
        self._firsts.insert(at, apart.first_line)
        self._furthest.insert(at, apart.last_line)


def _meeting(spans: Mapping[str, _Spans], one: _Told) -> tuple[str, ...]:
    return tuple(voice for voice, of_voice in spans.items() if of_voice.meet(one.finding))


def _standing(one: WeighedFinding) -> tuple[object, ...]:
    """Who comes first speaks for the others: own words before an item's, narrow before wide."""
    return (
        -one.finding.severity.rank,
        -len(one.critical_by),
        -len(one.reported_by),
        one.finding.dimension == OF_EVIDENCE,
        one.finding.last_line - one.finding.first_line,
    )


def _importance(one: WeighedFinding) -> tuple[object, ...]:
    found = one.finding
    return (
        -found.severity.rank,
        not one.grounding.is_grounded,
        one.grounding.path or found.path,
        found.first_line,
        found.last_line,
        found.description,
    )


def _checked(item: Item, opinion: MachineOpinion | None) -> list[tuple[Finding, Grounding]]:
    places = opinion.places if opinion else ()
    return [
        (_finding(item, place, place.lines), place.grounding)
        for place in places
        if place.lines is not None and place.grounding.is_grounded
    ][:MAX_PLACES]


def _finding(item: Item, place: Cited, lines: LineRange) -> Finding:
    said = " ".join(part for part in (place.rule, place.message[:MAX_MESSAGE]) if part)
    return Finding(
        severity=Severity.CRITICAL,
        path=place.path,
        first_line=lines.first,
        last_line=lines.last,
        quote=place.quote,
        description=f"{item.source} ({item.evidence_id}, confirmed): {said or 'see the item'}",
        dimension=OF_EVIDENCE,
    )
