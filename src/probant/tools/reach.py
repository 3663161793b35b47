"""Calls followed all the way: everything that reaches a function, directly or through others.

Goes upwards from the target, for callers are found by name and therefore completely. What a level
is not sure of makes the whole incomplete.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from probant.facts.rows import CallFact, DefFact

MAX_FUNCTIONS = 300
"""How many functions are followed upwards before the answer is only a part."""


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
