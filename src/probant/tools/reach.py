"""Calls followed all the way: everything that reaches a function, and everything it reaches.

Upwards callers are found by name and therefore completely; downwards every call of a body is
followed to what it is bound to. What a level is not sure of makes the whole incomplete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from probant.facts.bound import Bound, Defined, Outside
from probant.facts.rows import CallFact, DefFact
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

MAX_FUNCTIONS = 300
"""How many functions are followed before the answer is only a part."""


class CallSites(Protocol):
    """What the search needs of `references`: the sites that call some definitions."""

    def call_sites(self, targets: list[DefFact]) -> tuple[list[CallFact], list[CallFact]]: ...

    def caller_of(self, call: CallFact) -> DefFact | None: ...

    def is_open(self, fact: DefFact) -> bool:
        """Whether calls of it may stand where nobody can see them."""


class Reached(NamedTuple):
    """Sites of all levels, those in doubt, whether all was seen, and for every function that
    reaches the target the call by which it does."""

    certain: list[CallFact]
    doubtful: list[CallFact]
    complete: bool
    step_of: dict[tuple[str, int], tuple[CallFact, DefFact]]


def reach(sites: CallSites, targets: list[DefFact]) -> Reached:
    """Everything that calls the targets, and what calls that, level by level."""
    certain: list[CallFact] = []
    doubtful: list[CallFact] = []
    step_of: dict[tuple[str, int], tuple[CallFact, DefFact]] = {}
    seen = {fact.key for fact in targets}
    level, complete = list(targets), True
    while level and len(seen) <= MAX_FUNCTIONS:
        above: list[DefFact] = []
        for fact in level:
            complete = complete and not sites.is_open(fact)
            sure, unsure = sites.call_sites([fact])
            certain += sure
            doubtful += unsure
            for call in sure:
                caller = sites.caller_of(call)
                if caller is not None and caller.key not in seen:
                    seen.add(caller.key)
                    step_of[caller.key] = (call, fact)
                    above.append(caller)
        level = above
    complete = complete and not level and not doubtful
    return Reached(sorted(set(certain)), sorted(set(doubtful)), complete, step_of)


def way_down(reached: Reached, start: DefFact) -> list[CallFact]:
    """The calls that lead from `start` to a target; empty where none do."""
    way: list[CallFact] = []
    key = start.key
    while key in reached.step_of:
        call, callee = reached.step_of[key]
        way.append(call)
        key = callee.key
    return way


class Callees(Protocol):
    """What the way down needs of `references`: the calls of a body and what they are bound to."""

    def calls_made(self, fact: DefFact) -> tuple[list[CallFact], list[CallFact]]:
        """Calls of the body itself, and those of functions it only keeps."""

    def bound(self, call: CallFact) -> Bound: ...

    def constructor(self, fact: DefFact) -> DefFact | None:
        """What is called when a class is, where that stands here."""

    def replacing(self, fact: DefFact) -> list[DefFact]:
        """Methods of subclasses that may be called in its place."""


class Callee(NamedTuple):
    """A definition that is called, by which call, in which body."""

    fact: DefFact
    call: CallFact
    caller: DefFact


class WayDown(NamedTuple):
    """What bodies call, level by level: here, outside, and where it is not certain what."""

    callees: list[Callee]
    bodies: list[DefFact]
    """The functions whose calls were followed, the nearest first."""
    outside: list[CallFact]
    doubtful: list[CallFact]
    complete: bool
    """Whether every body was followed to its end."""


def walk_down(
    code: Callees,
    starts: list[DefFact],
    follows: Callable[[CallFact], bool] | None = None,
) -> WayDown:
    """Everything the starts call, and what that calls; only over calls that `follows` allows."""
    way = WayDown([], list(starts), [], [], complete=True)
    called: set[tuple[str, int]] = set()
    seen = {fact.key for fact in starts}
    for body in way.bodies:  # grows while it is walked
        made, kept = code.calls_made(body)
        way.doubtful.extend(kept)
        for call in made:
            if follows is not None and not follows(call):
                continue
            bound = code.bound(call)
            if isinstance(bound, Outside):
                way.outside.append(call)
                continue
            if not isinstance(bound, Defined) or not _is_callable(bound.fact):
                way.doubtful.append(call)
                continue
            if bound.fact.key not in called:
                called.add(bound.fact.key)
                way.callees.append(Callee(bound.fact, call, body))
            next_body = _body(code, bound.fact)
            if next_body is None or next_body.key in seen:
                continue
            if len(seen) >= MAX_FUNCTIONS:
                return way._replace(complete=False)
            seen.add(next_body.key)
            way.bodies.append(next_body)
            if code.replacing(next_body):
                way.doubtful.append(call)
    return way


def _is_callable(fact: DefFact) -> bool:
    return fact.kind in FUNCTION_KINDS | CLASS_KINDS | {"macro"}


def _body(code: Callees, fact: DefFact) -> DefFact | None:
    return code.constructor(fact) if fact.kind in CLASS_KINDS else fact
