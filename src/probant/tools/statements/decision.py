"""What looking for a stated thing came to: it holds, it does not, or that cannot be told.

How a decision becomes an entry is `Statements`' work. Next: ground.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from probant.facts.rows import DefFact
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import LocationValue, Observation, TextValue


class Holds(Enum):
    YES = "yes"
    NO = "no"
    UNSURE = "unsure"


class Decision(Record, kw_only=True):
    """`places` show what is the case, either way. `instead` is what holds where this does not,
    or may be what was looked for; `reason` says why it cannot be told, or that a thing is not there
    at all."""

    holds: Holds
    note: str
    places: tuple[Place, ...] = ()
    instead: tuple[Observation, ...] = ()
    reason: ReasonCode | None = None
    also: tuple[ReasonCode, ...] = ()
    """Further reasons of the tool that could not tell."""


def yes(note: str, *places: Place) -> Decision:
    return Decision(holds=Holds.YES, note=note, places=places)


def no(note: str, *places: Place, instead: Observation | None = None) -> Decision:
    right = (instead,) if instead is not None else ()
    return Decision(holds=Holds.NO, note=note, places=places, instead=right)


def unknown(note: str, *places: Place) -> Decision:
    """It does not hold, since there is no such thing."""
    return Decision(holds=Holds.NO, note=note, places=places, reason=ReasonCode.COMPLETE_AND_EMPTY)


def unsure(reason: ReasonCode, note: str) -> Decision:
    return Decision(holds=Holds.UNSURE, note=note, reason=reason)


def said(text: str, place: Place, note: str) -> Observation | None:
    """What is written in place of what was stated; nothing where nothing is."""
    return Observation(TextValue(text), (place,), note) if text else None


def stands(fact: DefFact) -> Observation:
    """Where a definition stands, over all of its lines."""
    place = Place(fact.path, LineRange(fact.line, max(fact.line, fact.last_line)), fact.name)
    note = f"{fact.qualified_name} is defined at {fact.path}:{fact.line}"
    return Observation(LocationValue(fact.definition), (place,), note)


def any_of(decisions: Sequence[Decision]) -> Decision:
    """Of things that count as one, overloads among them: one that holds is enough."""
    for wanted in (Holds.YES, Holds.UNSURE):
        for one in decisions:
            if one.holds is wanted:
                return one
    return decisions[0]


def all_of(decisions: Sequence[Decision]) -> Decision:
    """Of different things that share a name: a verdict stands where they agree."""
    kinds = {one.holds for one in decisions}
    if len(kinds) == 1:
        first = decisions[0]
        hints = {tuple(seen.value for seen in one.instead) for one in decisions}
        return first if len(hints) == 1 else replace(first, instead=())
    told = "it holds for some of them only"
    if Holds.UNSURE in kinds:
        open_one = next(one for one in decisions if one.holds is Holds.UNSURE)
        told = f"of one it cannot be told: {open_one.note}"
    return unsure(
        ReasonCode.AMBIGUOUS_NAME, f"{len(decisions)} definitions share the name, and {told}"
    )


def all_parts(decisions: Sequence[Decision]) -> Decision:
    """Of the parts of one statement: it holds if all do, and does not if one does not."""
    for wanted in (Holds.NO, Holds.UNSURE):
        for one in decisions:
            if one.holds is wanted:
                return one
    places = dict.fromkeys(place for one in decisions for place in one.places)
    return replace(decisions[0], places=tuple(places))
