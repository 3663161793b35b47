"""The type of a thing as the source says it: its annotation, nothing inferred.

Also finds what only a function or an instance knows by a name. Where nothing is written, `opinion`
may know.
"""

from __future__ import annotations

from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.typed import NoType, Typed, TypeSubjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.value import NameValue, Observation, TextValue


class Types:
    """Reads annotations of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._subjects = TypeSubjects(box)
        self._make = EntryMaker(box.tree, "types", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        return (self._anchor(step) if step.aspect is Aspect.ANCHOR else self._written(step),)

    def _anchor(self, step: Step) -> EvidenceEntry:
        found = self._subjects.local(step.targets[0])
        if not found:
            return self._make.absent(step, complete=False, note="no function binds such a name")
        seen = tuple(
            Observation(NameValue(one.asked.name, one.place.path, one.place.lines.first),
                        (one.place,), f"{one.label} is bound there")
            for one in found
        )  # fmt: skip
        n_groups = len({one.group for one in found})
        reasons = (ReasonCode.AMBIGUOUS_NAME,) if n_groups > 1 else ()
        return self._make.observed(step, Quality.STRONG, seen, reasons=reasons)

    def _written(self, step: Step) -> EvidenceEntry:
        found = self._subjects.of(step)
        if isinstance(found, NoType):
            reason = ReasonCode.FALSE_PREMISE if found.is_untrue else ReasonCode.NOT_TOLD
            return self._make.absent(step, complete=False, reasons=(reason,), note=found.note)
        told = _annotated(found)
        if not told:
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.NOT_TOLD,), note="no annotation says it"
            )
        if len({text for text, _ in told.values()}) > 1:
            return self._make.observed(
                step, Quality.WEAK, candidates=tuple(told_as(*one) for one in told.values()),
                n_matches=len(told), reasons=(ReasonCode.AMBIGUOUS_NAME,),
                note=f"{len(told)} definitions share the name and differ here",
            )  # fmt: skip
        text, one = next(iter(told.values()))
        return self._make.observed(step, Quality.STRONG, (told_as(text, one),))


def _annotated(found: list[Typed]) -> dict[tuple[str, int], tuple[str, Typed]]:
    """The type written for each thing; nothing where one of them has none."""
    told = {one.group: (one.annotation, one) for one in reversed(found) if one.annotation}
    return told if set(told) == {one.group for one in found} else {}


def told_as(text: str, one: Typed) -> Observation:
    return Observation(TextValue(text), (one.place,), f"{one.label} is annotated as {text}")
