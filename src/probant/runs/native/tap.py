"""Results in the Test Anything Protocol, read from what was printed: plan and lines must agree."""

from __future__ import annotations

import re

from probant.runs.port import Case, CaseResult
from probant.vocabulary.record import Record

_PLAN = re.compile(r"^1\.\.(?P<n>\d{1,7})(?: *# *(?P<skip>skip\S*)[^\n]*)?\s*$", re.IGNORECASE)
_TEST = re.compile(
    r"^(?P<bad>not )?ok\b(?: +(?P<number>\d+))?(?P<name>[^#\n]*)"
    r"(?:# *(?P<directive>skip|todo)\S*(?P<why>[^\n]*))?",
    re.IGNORECASE,
)
_BAIL = re.compile(r"^Bail out!", re.IGNORECASE)


class Tap(Record, kw_only=True):
    cases: tuple[Case, ...]
    doubts: tuple[str, ...]


def read_tap(printed: str) -> Tap | None:
    """All cases of one or more streams; None where nothing announced a plan."""
    cases: list[Case] = []
    n_planned = n_plans = 0
    has_bailed = False
    for line in printed.split("\n"):
        if plan := _PLAN.match(line):
            n_plans += 1
            n_planned += int(plan["n"])
        elif test := _TEST.match(line):
            cases.append(_case(test, len(cases) + 1))
        has_bailed = has_bailed or bool(_BAIL.match(line))
    if not n_plans:
        return None
    doubts = []
    if n_planned != len(cases):
        doubts.append(f"{n_planned} tests were planned, {len(cases)} told a result")
    if has_bailed:
        doubts.append("the tests were given up")
    return Tap(cases=tuple(cases), doubts=tuple(doubts))


def _case(test: re.Match[str], number: int) -> Case:
    directive = (test["directive"] or "").lower()
    if directive == "skip":
        result = CaseResult.SKIPPED
    elif test["bad"]:
        # A failure that is announced as still to be done is expected to fail.
        result = CaseResult.SKIPPED if directive == "todo" else CaseResult.FAILED
    else:
        result = CaseResult.PASSED
    name = test["name"].strip(" -") or f"test {number}"
    return Case(name=name, result=result, message=(test["why"] or "").strip())
