"""What a type checker or compiler says about a type, where one is installed.

Asked when the source itself does not say, or to second what it says. It speaks for itself alone:
where it knows nothing, nobody has looked, and nothing is thereby absent.
"""

from __future__ import annotations

from probant.opinions.port import Opinion, Part
from probant.opinions.seconds import trade_of
from probant.opinions.spelling import Likeness, compare
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.typed import NoType, Typed, TypeSubjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import Observation, TextValue

MAX_ASKED = 20
"""More places than this are not one thing any more."""


class SecondOpinion:
    """Asks about places of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        assert box.opinions is not None  # noqa: S101 - wiring gives it to every desk
        self._opinions = box.opinions
        self._subjects = TypeSubjects(box)
        self._make = EntryMaker(box.tree, "opinion", Signal.EXECUTION)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        found = self._subjects.of(step)
        if isinstance(found, NoType) or (why := _not_worth_asking(step, found)):
            note = "there is nothing to ask about" if isinstance(found, NoType) else why
            return (self._make.absent(step, complete=False, note=note),)
        if len(found) > MAX_ASKED:
            note = f"{len(found)} places share the name"
            return (
                self._make.absent(
                    step, complete=False, reasons=(ReasonCode.AMBIGUOUS_NAME,), note=note
                ),
            )
        told: list[tuple[Typed, Opinion]] = []
        for one in found:
            opinion = self._opinions.type_of(one.asked)
            if opinion.reason is not None:
                return (self._unanswered(step, opinion),)
            told.append((one, opinion))
        return (self._inferred(step, told),)

    def _unanswered(self, step: Step, opinion: Opinion) -> EvidenceEntry:
        note = f"{opinion.note}; {opinion.remedy}" if opinion.remedy else opinion.note
        match opinion.reason:
            case ReasonCode.TOOL_FAILED:
                return self._make.failed(step, note)
            case (
                ReasonCode.TOOL_MISSING
                | ReasonCode.TIMEOUT
                | ReasonCode.LANGUAGE_NOT_PARSED
                | ReasonCode.NOT_PERMITTED
            ):
                return self._make.could_not_look(step, opinion.reason, note)
        return self._make.absent(
            step, complete=False, reasons=(ReasonCode.NOT_TOLD,), note=note
        )  # fmt: skip

    def _inferred(self, step: Step, told: list[tuple[Typed, Opinion]]) -> EvidenceEntry:
        """One thing may have several types, each at its place; several things may not."""
        if all(one.annotation for one, _ in told):
            return self._seconded(step, told)
        seen = tuple(
            Observation(TextValue(opinion.text), (one.place,), _said(one, opinion, len(told)))
            for one, opinion in told
        )
        n_things = len({one.group for one, _ in told})
        if n_things > 1 and len({opinion.text for _, opinion in told}) > 1:
            return self._make.observed(
                step, Quality.WEAK, candidates=seen, n_matches=len(seen),
                reasons=(ReasonCode.AMBIGUOUS_NAME,),
                note=f"{n_things} definitions share the name and differ here",
            )  # fmt: skip
        return self._make.observed(step, Quality.STRONG, seen)

    def _seconded(self, step: Step, told: list[tuple[Typed, Opinion]]) -> EvidenceEntry:
        """What is written, confirmed in its own words; or what the checker makes of it instead."""
        likeness = {compare(one.annotation, opinion.text, one.asked.path) for one, opinion in told}
        one, opinion = told[0]
        note = f"{opinion.by} reads {one.annotation} as {opinion.text}"
        if likeness == {Likeness.SAME}:
            statement = f"{one.label} is annotated as {one.annotation}"
            seen = Observation(TextValue(one.annotation), (one.place,), statement)
            return self._make.observed(step, Quality.STRONG, (seen,), note=note)
        other = Observation(TextValue(opinion.text), (one.place,), _said(one, opinion, 1))
        if Likeness.DIFFERENT in likeness:
            return self._make.observed(
                step, Quality.WEAK, candidates=(other,), n_matches=1,
                reasons=(ReasonCode.CONTRADICTION,), note=note,
            )  # fmt: skip
        return self._make.observed(step, Quality.WEAK, n_matches=1, n_exact=0, note=note)


def _not_worth_asking(step: Step, found: list[Typed]) -> str:
    """Why no checker is started, though the source leaves the question open."""
    if not found:
        return "there is nothing to ask about"
    if all(one.annotation for one in found) and len({one.annotation for one in found}) > 1:
        return "the source says several types, so that no opinion tells which is meant"
    is_result = step.relation is Relation.RETURNS
    if is_result and all(trade_of(one.asked.path) is None for one in found):
        return "what is not written there is not returned"
    return ""


def _said(one: Typed, opinion: Opinion, n_places: int) -> str:
    where = f" in line {one.place.lines.first}" if n_places > 1 else ""
    unsaid = "" if one.annotation or one.asked.part is Part.VALUE else ", which has no annotation,"
    return f"{opinion.by} infers {one.label}{unsaid} as {opinion.text}{where}"
