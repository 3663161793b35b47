"""What became of each submitted item: exactly one disposition for each, in request order.

Only issued ids count, and only what a voice may say of such an item. What models say about ids that
were never issued becomes a warning and nothing else. Next: weighing.py.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from probant.council.hearing.replies import Unread
from probant.vocabulary.council import (
    CHAIRMAN,
    MACHINE,
    Bearing,
    Disposition,
    EvidenceWarning,
    Item,
    Review,
    SaidDisposition,
    Status,
    WarningReason,
)
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.record import Record

LEGAL: Mapping[Bearing, frozenset[Status]] = {
    Bearing.INFORMATIONAL: frozenset(
        {Status.ACKNOWLEDGED, Status.NOT_REVIEWED, Status.PARSER_ERROR}
    ),
    Bearing.BLOCKING: frozenset(
        {
            Status.CONFIRMED,
            Status.REJECTED,
            Status.UNRESOLVED,
            Status.PARSER_ERROR,
            Status.NOT_REVIEWED,
        }
    ),
}
"""NOT_REVIEWED for a blocking item cannot come about while the allocator refuses such requests; if
it does, the item is open and nothing passes."""

SAYABLE: Mapping[Bearing, frozenset[Status]] = {
    Bearing.INFORMATIONAL: frozenset({Status.ACKNOWLEDGED}),
    Bearing.BLOCKING: frozenset({Status.CONFIRMED, Status.REJECTED, Status.UNRESOLVED}),
}
UNSAID: Mapping[Bearing, Status] = {
    Bearing.INFORMATIONAL: Status.ACKNOWLEDGED,
    Bearing.BLOCKING: Status.UNRESOLVED,
}
"""What an item is of which nothing legal was said; every other saying is coerced to it."""

MAX_HALLUCINATED = 20
MAX_ID_SHOWN = 64
MAX_SOURCE_SHOWN = 200


class Disposed(Record):
    dispositions: tuple[Disposition, ...]
    warnings: tuple[EvidenceWarning, ...] = ()


class _Opinion(NamedTuple):
    """What one voice says of one item, after coercion."""

    voice: str
    status: Status
    rationale: str | None


def dispose(
    items: Sequence[Item],
    kept_ids: Collection[str],
    reviews: Mapping[str, Review],
    chairman: Review | Unread | None,
    machine: Mapping[str, MachineOpinion],
) -> Disposed:
    """`reviews` holds the answering reviewers; a chairman of None did not answer at all."""
    shown = {item.evidence_id: item for item in items if item.evidence_id in kept_ids}
    voices: dict[str, Review] = {}
    if isinstance(chairman, Review):
        voices[CHAIRMAN] = chairman
    voices |= reviews
    opinions: dict[str, list[_Opinion]] = {evidence_id: [] for evidence_id in shown}
    warnings: list[EvidenceWarning] = []
    strays: dict[str, tuple[str, SaidDisposition]] = {}
    for voice, review in voices.items():
        for said in {one.evidence_id: one for one in review.dispositions}.values():
            item = shown.get(said.evidence_id)
            if item is None:
                strays.setdefault(said.evidence_id, (voice, said))
                continue
            opinion, warning = _heard(voice, said, item)
            opinions[item.evidence_id].append(opinion)
            warnings += [warning] if warning else []
    bench = _Bench(len(reviews), isinstance(chairman, Unread))
    made = tuple(
        bench.disposition(item, opinions.get(item.evidence_id), machine.get(item.evidence_id))
        for item in items
    )
    warnings.sort(key=lambda one: one.request_index or 0)
    return Disposed(made, (*warnings, *_stray_warnings(strays, items)))


class _Bench(NamedTuple):
    """How the voices about one item become one disposition."""

    n_answered: int
    is_unparsed: bool
    """The chairman answered, but without a block that can be read."""

    def disposition(
        self, item: Item, opinions: list[_Opinion] | None, machine: MachineOpinion | None
    ) -> Disposition:
        if opinions is None:
            return Disposition(item=item, status=Status.NOT_REVIEWED, rationale=None)
        if machine is not None:
            machine_says = _coerced(machine.status, item.bearing)
            opinions = [*opinions, _Opinion(MACHINE, machine_says, machine.rationale)]
        voices = tuple((one.voice, one.status) for one in opinions)
        if self.is_unparsed:
            voices = ((CHAIRMAN, Status.PARSER_ERROR), *voices)
            status, rationale = Status.PARSER_ERROR, None
        elif item.bearing is Bearing.INFORMATIONAL:
            status, rationale = Status.ACKNOWLEDGED, _first_rationale(_models(opinions))
        else:
            status, rationale = self._merged(opinions)
        return Disposition(item=item, status=status, rationale=rationale, voices=voices)

    def _merged(self, opinions: list[_Opinion]) -> tuple[Status, str | None]:
        """1. Confirmed by the chairman or a majority of the answering reviewers.
        2. Rejected by the chairman and a majority of the answering reviewers.
        3. Else unresolved.
        4. The machine's rejection makes it rejected, but unresolved if anybody confirms it, unless
           the council rejects it as well.
        """
        said = self._council(opinions)
        rejection = next(
            (one for one in opinions if one.voice == MACHINE and one.status is Status.REJECTED),
            None,
        )
        if rejection is None:
            return said, _rationale(said, opinions)
        why = f"The machine reviewer rejects it: {rejection.rationale}"
        held = _of_status(_models(opinions), Status.CONFIRMED)
        if not held or said is Status.REJECTED:
            return Status.REJECTED, why
        verb = "confirms" if len(held) == 1 else "confirm"
        names = ", ".join(one.voice for one in held)
        who = "The council confirms" if said is Status.CONFIRMED else f"{names} {verb}"
        return Status.UNRESOLVED, f"{who} it. {why}{_also(_first_rationale(held))}"

    def _council(self, opinions: list[_Opinion]) -> Status:
        by_chairman = {one.status for one in opinions if one.voice == CHAIRMAN}
        said = [one.status for one in _models(opinions) if one.voice != CHAIRMAN]
        if Status.CONFIRMED in by_chairman or 2 * said.count(Status.CONFIRMED) > self.n_answered:
            return Status.CONFIRMED
        if Status.REJECTED in by_chairman and 2 * said.count(Status.REJECTED) > self.n_answered:
            return Status.REJECTED
        return Status.UNRESOLVED


def _heard(
    voice: str, said: SaidDisposition, item: Item
) -> tuple[_Opinion, EvidenceWarning | None]:
    """What the voice says of this item; nothing, if it describes another one under its id."""
    is_other_source = said.source is not None and said.source != item.source
    is_other_bearing = said.bearing is not None and said.bearing is not item.bearing
    if not is_other_source and not is_other_bearing:
        return _Opinion(voice, _coerced(said.status, item.bearing), said.rationale), None
    warning = EvidenceWarning(
        evidence_id=item.evidence_id,
        request_index=item.request_index,
        source=item.source,
        reason=WarningReason.DISPOSITION_MISMATCH,
        detail=f"{voice} named another {'source' if is_other_source else 'strength'} for it",
    )
    return _Opinion(voice, UNSAID[item.bearing], None), warning


def _coerced(status: Status, bearing: Bearing) -> Status:
    return status if status in SAYABLE[bearing] else UNSAID[bearing]


def _models(opinions: Iterable[_Opinion]) -> list[_Opinion]:
    return [one for one in opinions if one.voice != MACHINE]


def _of_status(opinions: Iterable[_Opinion], status: Status) -> list[_Opinion]:
    return [one for one in opinions if one.status is status]


def _first_rationale(opinions: Iterable[_Opinion]) -> str | None:
    """The chairman comes first in every list of opinions."""
    return next((one.rationale for one in opinions if one.rationale), None)


def _rationale(status: Status, opinions: list[_Opinion]) -> str | None:
    """Of a voice that said what was decided; else who said what, and then a reason given.

    None where no model mentions it: what the machine remarks stands beside it.
    """
    if decided := _first_rationale(_of_status(_models(opinions), status)):
        return decided
    apart = [one for one in _models(opinions) if one.status is not status]
    if apart and status is Status.UNRESOLVED:
        said = ", ".join(f"{one.voice} {one.status.value}" for one in apart)
        return f"Not enough voices agree ({said}).{_also(_first_rationale(apart))}"
    return None


def _also(rationale: str | None) -> str:
    return f" {rationale}" if rationale else ""


def _stray_warnings(
    strays: Mapping[str, tuple[str, SaidDisposition]], items: Sequence[Item]
) -> list[EvidenceWarning]:
    """One for each id, of which a model cannot make us show more than a few."""
    issued = {item.evidence_id: item for item in items}
    known = [(issued[one], voice) for one, (voice, _) in strays.items() if one in issued]
    made = [
        EvidenceWarning(
            evidence_id=item.evidence_id,
            request_index=item.request_index,
            source=item.source,
            reason=WarningReason.HALLUCINATED_DISPOSITION,
            detail=f"{voice} disposed of an item that it was not shown",
        )
        for item, voice in sorted(known, key=lambda one: one[0].request_index)
    ]
    unknown = [pair for one, pair in strays.items() if one not in issued]
    for voice, said in unknown[:MAX_HALLUCINATED]:
        made.append(_hallucinated(said, f"{voice} disposed of an id that was never issued"))
    for _, said in unknown[MAX_HALLUCINATED : MAX_HALLUCINATED + 1]:
        n_more = len(unknown) - MAX_HALLUCINATED
        made.append(_hallucinated(said, f"{n_more} more ids that were never issued, this is one"))
    return made


def _hallucinated(said: SaidDisposition, detail: str) -> EvidenceWarning:
    return EvidenceWarning(
        evidence_id=said.evidence_id[:MAX_ID_SHOWN],
        request_index=None,
        source=(said.source or "")[:MAX_SOURCE_SHOWN],
        reason=WarningReason.HALLUCINATED_DISPOSITION,
        detail=detail,
    )
