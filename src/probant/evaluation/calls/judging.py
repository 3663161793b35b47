"""Lists of callers and denied calls, held against the calls that a run has shown.

Only what was confirmed is judged: a partial answer or a refusal claims nothing of the kind. A list
that is said to be whole is contradicted by a call from the tree that is not on it; that nothing
calls a function is contradicted by whatever called it, code from outside too.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from probant.evaluation.calls.definitions import Function, Functions
from probant.evaluation.calls.seen import CallSite, SeenCall

CALLERS, PAIR = "called_by", "calls"
CONFIRMED = "full_confirmed"

Ask = Callable[[str, Sequence[str]], Mapping[str, Any]]
"""A kind of query and its targets; the answer as `probant.answer/1`."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What was confirmed, and the call that shows that it is not so."""

    said: str
    seen: str
    command: str
    """Asks the same again."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What was asked about one package, how much of it was confirmed, and what was wrong of it."""

    package: str
    n_passed: int
    n_failed: int
    n_calls: int
    n_asked: int
    n_whole: int
    """Lists of callers with something on them, said to be whole."""
    n_whole_ran: int
    n_empty: int
    """Functions that nothing calls, as was confirmed."""
    n_empty_ran: int
    n_pairs: int
    """Pairs of which one called the other, asked about one by one."""
    n_pairs_denied: int
    n_callbacks: int
    """Calls through code from outside that no whole list names: not a call of the tree."""
    contradictions: tuple[Contradiction, ...]


def judge(
    package: str,
    functions: Functions,
    calls: Collection[SeenCall],
    counts: tuple[int, int],
    ask: Ask,
) -> Judged:
    """Ask who calls each function, and about each pair that was seen."""
    ran: dict[Function, list[SeenCall]] = {}
    for call in calls:
        if (function := functions.of(call.callee)) is not None:
            ran.setdefault(function, []).append(call)
    lists = [_listing(one, ran.get(one, ()), ask) for one in functions.listed]
    whole = [one for one in lists if one.is_confirmed and one.sites]
    empty = [one for one in lists if one.is_confirmed and not one.sites]
    pairs = sorted(_pairs(ran, functions))
    denied = [pair for pair in pairs if _is_denied(ask(PAIR, [one.target for one in pair[:2]]))]
    return Judged(
        package=package,
        n_passed=counts[0],
        n_failed=counts[1],
        n_calls=len(calls),
        n_asked=len(lists),
        n_whole=len(whole),
        n_whole_ran=sum(bool(one.calls) for one in whole),
        n_empty=len(empty),
        n_empty_ran=sum(bool(one.calls) for one in empty),
        n_pairs=len(pairs),
        n_pairs_denied=len(denied),
        n_callbacks=sum(len(one.callbacks) for one in whole),
        contradictions=(
            *(wrong for one in lists for wrong in one.contradictions()),
            *(_denied(*pair) for pair in denied),
        ),
    )


@dataclass(frozen=True, slots=True)
class _Listing:
    """What was said about who calls one function, and who did."""

    function: Function
    is_confirmed: bool
    sites: tuple[tuple[str, int, int], ...]
    calls: tuple[SeenCall, ...]

    @property
    def missing(self) -> list[SeenCall]:
        """Calls that were seen and are not on the list."""
        return [call for call in self.calls if not self._names(call.site)]

    @property
    def callbacks(self) -> list[SeenCall]:
        return [call for call in self.missing if call.through]

    def _names(self, site: CallSite | None) -> bool:
        return site is not None and any(site.meets(*one) for one in self.sites)

    def contradictions(self) -> Iterator[Contradiction]:
        if not self.is_confirmed:
            return
        target = self.function.target
        said = (
            f"{len(self.sites)} calls of {target} are all"
            if self.sites
            else f"nothing calls {target}"
        )
        for call in self.missing:
            if self.sites and (call.site is None or call.through):
                continue
            yield Contradiction(
                said, f"{target} was called {_from(call)}", _command(CALLERS, target)
            )
            if not self.sites:
                return


def _listing(function: Function, calls: Sequence[SeenCall], ask: Ask) -> _Listing:
    answer = ask(CALLERS, [function.target])
    cited = answer["citations"]
    sites = [
        (value["path"], value["line"], value["line"])
        for value in answer["answer"]["values"]
        if value.get("path")
    ]
    sites += [
        (cited[at]["path"], cited[at]["start_line"], cited[at]["end_line"])
        for value in answer["answer"]["values"]
        for at in value.get("citations", ())
    ]
    is_confirmed = answer["gate"]["status"] == CONFIRMED
    return _Listing(function, is_confirmed, tuple(sites), tuple(sorted(calls, key=_from)))


def _pairs(
    ran: Mapping[Function, Sequence[SeenCall]], functions: Functions
) -> Iterator[tuple[Function, Function, str]]:
    found = {
        (caller, callee): str(call.site)
        for callee, calls in ran.items()
        for call in calls
        if call.site is not None and not call.through
        if (caller := functions.around(call.site)) is not None
    }
    for (caller, callee), site in found.items():
        yield caller, callee, site


def _is_denied(answer: Mapping[str, Any]) -> bool:
    return bool(answer["outcome"] == "refuted" and answer["gate"]["status"] == CONFIRMED)


def _denied(caller: Function, callee: Function, site: str) -> Contradiction:
    return Contradiction(
        said=f"{caller.target} does not call {callee.target}",
        seen=f"it was called at {site}",
        command=_command(PAIR, caller.target, callee.target),
    )


def _from(call: SeenCall) -> str:
    if not call.is_seen:
        return "and went on as a generator or coroutine"
    where = f"from {call.site}" if call.site else "from outside the tree"
    return f"{where} through {call.through}" if call.through else where


def _command(kind: str, *targets: str) -> str:
    return shlex.join(["probant", "query", kind, *targets])
