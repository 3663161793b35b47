"""The voice that is no model: are the places an item cites in the snapshot?

It may reject, never confirm, and rejects only where every cited place surely is not there. What the
council makes of its opinion is dispositions.py's matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from probant.council.machine.cited import Held, Holder, State
from probant.council.machine.grounding import Pages
from probant.council.machine.located import Names
from probant.council.machine.scanners import Scan, read_scan
from probant.council.machine.scanners.lines import NAME as LINES
from probant.council.machine.scanners.place import told
from probant.council.machine.text_places import TextPlaces, read_report
from probant.vocabulary.assertion import TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.council import BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.record import replace
from probant.workspace.snapshot import SourceTree

N_TOLD = 3
"""Examples of one kind in a rationale."""

NOT_FOR_PROSE = "Prose may refer to what is not there and be right: no ground to reject it"

_TROUBLES = (
    (State.ABSENT, "is not there", "Not there"),
    (State.DRIFTED, "has moved", "Moved"),
    (State.DIFFERS, "does not read so", "Not as it is said"),
    (State.UNKNOWN, "cannot be checked", "Not to be checked"),
)


class TextChecker(Protocol):
    """Who can tell which statements of prose hold."""

    def check(self, item: Item) -> TextReport: ...


def machine_review(
    items: Iterable[Item], tree: SourceTree, checker: TextChecker | None = None
) -> tuple[MachineOpinion, ...]:
    """One opinion for each item, in their order; without a checker prose is not read."""
    holder = Holder(Names(Pages(tree)))
    return tuple(_opinion(item, holder, checker) for item in items)


def _opinion(item: Item, holder: Holder, checker: TextChecker | None) -> MachineOpinion:
    scan = read_scan(item.content)
    is_prose = scan.is_prose and item.format is not BodyFormat.JSON
    if checker is None or not is_prose:
        opinion = _of_tool(item, scan, holder)
        if checker is None or scan.tool != LINES or opinion.status is not Status.REJECTED:
            return opinion
        return _reconsidered(opinion, read_report(checker.check(item), item.content, holder.names))
    found = read_report(checker.check(item), item.content, holder.names)
    remarks = _remarks(found)
    if {one.state for one in found.held} == {State.ABSENT}:
        remarks.append(NOT_FOR_PROSE)
    return _said(item, found.held, remarks, "the text names none")


def _reconsidered(opinion: MachineOpinion, found: TextPlaces) -> MachineOpinion:
    """Messages are prose: what else they say may hold."""
    remarks = _remarks(found)
    if any(one.state is State.CHECKS for one in found.held):
        remarks.append("Its messages also name what is there")
    if not remarks:
        return opinion
    rationale = " ".join([opinion.rationale, *(f"{one}." for one in remarks)])
    return replace(opinion, status=Status.UNRESOLVED, rationale=rationale)


def _of_tool(item: Item, scan: Scan, holder: Holder) -> MachineOpinion:
    """Where a tool failed itself, what it says is not all there is to say."""
    remarks = [f"Results without a place that can be read: {scan.n_odd}"] if scan.n_odd else []
    if scan.n_errors:
        remarks.append(f"Errors of its own that the tool reports: {scan.n_errors}")
    if scan.is_silent:
        return MachineOpinion(
            evidence_id=item.evidence_id,
            status=Status.UNRESOLVED if remarks else Status.ACKNOWLEDGED,
            rationale=". ".join([f"This {scan.tool} output reports nothing", *remarks]) + ".",
        )
    why = scan.why or f"this {scan.tool} output names none"
    held = holder.hold(scan.places)
    if scan.tool == LINES:
        held = tuple(_as_in_a_log(one, holder) for one in held)
    opinion = _said(item, held, remarks, why)
    return replace(opinion, status=Status.UNRESOLVED) if scan.n_errors else opinion


def _as_in_a_log(held: Held, holder: Holder) -> Held:
    """Logs name files of others, such as a library's, by their bare names too."""
    path = held.cited.path
    is_bare = "/" not in path.removeprefix("./") and not holder.names.pages.is_file(path)
    return replace(held, state=State.UNKNOWN) if is_bare and held.state is State.ABSENT else held


def _said(item: Item, held: Sequence[Held], remarks: Sequence[str], why: str) -> MachineOpinion:
    """`remarks` are what else there is: with one of them a rejection would not be sure."""
    counted = _counted(held) if held else [f"No cited place could be checked: {why}"]
    return MachineOpinion(
        evidence_id=item.evidence_id,
        status=_status(held, is_sure=not remarks),
        rationale=". ".join([*counted, *remarks]) + ".",
        places=tuple(one.cited for one in held),
    )


def _status(held: Sequence[Held], *, is_sure: bool) -> Status:
    states = {one.state for one in held}
    if states == {State.ABSENT} and is_sure:
        return Status.REJECTED
    if State.CHECKS in states and states <= {State.CHECKS, State.UNKNOWN}:
        return Status.ACKNOWLEDGED
    return Status.UNRESOLVED


def _counted(held: Sequence[Held]) -> list[str]:
    """How many places are there, and the first of those that are not."""
    n_there = sum(one.state is State.CHECKS for one in held)
    if len(held) == 1:
        counted = ["The cited place is there"] if n_there else []
    elif n_there == len(held):
        counted = [f"All {n_there} cited places are there"]
    else:
        verb = "is" if n_there < 2 else "are"
        counted = [f"{n_there or 'None'} of the {len(held)} cited places {verb} there"]
    for state, of_one, of_many in _TROUBLES:
        why = [one.cited.grounding.why for one in held if one.state is state]
        if why:
            head = f"{of_many} ({len(why)})" if len(held) > 1 else f"The cited place {of_one}"
            counted.append(f"{head}: {_first(why)}")
    return counted


def _remarks(found: TextPlaces) -> list[str]:
    """Statements that are no citations, and hold or do not."""
    wrong = [told(one.detail) for one in found.others if one.verdict is CheckResult.REFUTED]
    n_right = len(found.others) - len(wrong)
    remarks = [f"Other statements that hold: {n_right}"] if n_right else []
    if wrong:
        remarks.append(f"Other statements that do not hold ({len(wrong)}): {_first(wrong)}")
    return remarks


def _first(reasons: Sequence[str]) -> str:
    shown = list(dict.fromkeys(reasons))
    more = len(shown) - N_TOLD
    return "; ".join(shown[:N_TOLD]) + (f"; and {more} more" if more > 0 else "")
