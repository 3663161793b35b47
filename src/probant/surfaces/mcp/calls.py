"""Which verb each tool calls, and what is said when it cannot be carried out.

A call gives the whole JSON answer; `server.py` cuts it to size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from probant.errors import ProbantError, RepositoryNotFound, RevisionNotFound, UsageError
from probant.surfaces.serving import Caller, Served

if TYPE_CHECKING:
    from probant.council.stages.events import Event
    from probant.surfaces.wire import Json
    from probant.wiring import Progress

Report = Callable[[int, int, str], None]
"""(done, of how many, what): how far a call is. Raises `Cancelled` if nobody waits any more."""

N_PLACES = 50
"""How many places a search ranks; pages are made of these."""
MAX_CODE_LINES = 30
"""How much of the one definition that answers a question is quoted with it."""


def _progress(report: Report) -> Progress:
    """At most a hundred reports, whatever the number of files."""
    last = -1

    def advance(n_done: int, n_all: int) -> None:
        nonlocal last
        percent = 100 * n_done // max(n_all, 1)
        if percent != last:
            last = percent
            report(n_done, n_all, f"indexing, {percent} %")

    return advance


def _ask(served: Served, given: Mapping[str, Any], caller: Caller, report: Report) -> Json:
    answer = served.ask(
        given["question"], given.get("repo"), at=given.get("at"), session=given.get("session"),
        caller=caller, progress=_progress(report),
    ).to_json()  # fmt: skip
    return _with_code(served, given, answer)


def _query(served: Served, given: Mapping[str, Any], caller: Caller, report: Report) -> Json:
    from probant.surfaces.goal_wire import query_from_json

    names = ("kind", "targets", "filters", "count")
    asked = query_from_json({name: given[name] for name in names if name in given})
    answer = served.query(
        asked, given.get("repo"), at=given.get("at"), caller=caller, progress=_progress(report)
    ).to_json()
    return _with_code(served, given, answer)


def _with_code(served: Served, given: Mapping[str, Any], answer: Json) -> Json:
    """Where the answer is one definition, its code too: a read that need not follow."""
    values, at = answer["answer"]["values"], answer["goal"].get("at") or given.get("at")
    if len(values) != 1 or values[0]["type"] != "location":
        return answer
    value = values[0]
    name = f"{value['path']}::{value['qualified_name']}"
    found = served.show(name, given.get("repo"), at=at, lines=MAX_CODE_LINES).to_json()
    code = [
        one
        for one in found["definitions"]
        if one["path"] == value["path"] and one["start_line"] <= value["line"] <= one["end_line"]
    ]
    return answer | {"code": code[0]} if code else answer


def _search(served: Served, given: Mapping[str, Any], _caller: Caller, report: Report) -> Json:
    return served.search(
        given["text"], given.get("repo"), at=given.get("at"), within=given.get("in"),
        limit=N_PLACES, progress=_progress(report),
    ).to_json()  # fmt: skip


def _show(served: Served, given: Mapping[str, Any], _caller: Caller, report: Report) -> Json:
    result = served.show(
        given["name"], given.get("repo"), at=given.get("at"), lines=given.get("lines"),
        progress=_progress(report),
    )  # fmt: skip
    return result.to_json() | {"closest": list(result.closest)}


def _check(served: Served, given: Mapping[str, Any], _caller: Caller, report: Report) -> Json:
    return served.check(
        given["text"], given.get("repo"), at=given.get("at"), tiers=given.get("tiers"),
        progress=_progress(report),
    ).to_json()  # fmt: skip


def _facts(served: Served, given: Mapping[str, Any], _caller: Caller, report: Report) -> Json:
    return served.facts(
        given.get("repo"), path=given.get("path"), at=given.get("at"), progress=_progress(report)
    ).to_json()


def _verify(served: Served, given: Mapping[str, Any], _caller: Caller, report: Report) -> Json:
    from probant.council.stages.events import plain

    n_events = 0

    def say(event: Event) -> None:
        nonlocal n_events
        n_events += 1
        report(n_events, n_events + 1, str(plain(event)["event"]))

    request = {
        name: one for name, one in given.items() if name not in ("repo", "cursor", "max_tokens")
    }
    return served.verify(request, given.get("repo"), say=say, progress=_progress(report)).to_json()


def _status(served: Served, _given: Mapping[str, Any], _caller: Caller, _report: Report) -> Json:
    from probant import __version__
    from probant.surfaces.wire import snapshot_json

    repos: list[Json] = []
    for root in served.roots:
        try:
            snapshot, trouble = snapshot_json(served.snapshot(root)), None
        except ProbantError as error:
            snapshot, trouble = None, error.message
        repos.append({"name": root.name, "snapshot": snapshot, "trouble": trouble})
    return {"version": __version__, "repos": repos}


CALLS: Mapping[str, Callable[[Served, Mapping[str, Any], Caller, Report], Json]] = {
    "ask": _ask,
    "query": _query,
    "search": _search,
    "show": _show,
    "check": _check,
    "facts": _facts,
    "verify": _verify,
    "status": _status,
}


def advice(tool: str, given: Mapping[str, Any], error: ProbantError) -> str:
    """The error in one line, with the call that would work."""
    said = str(error)
    if isinstance(error, RepositoryNotFound | RevisionNotFound):
        return f"{said}; call status to see what is served"
    if tool == "query" and isinstance(error, UsageError):
        return f"{error.message}; {_usage_of(str(given.get('kind', '')))}"
    if tool == "show":
        return f"{said}; call search to find the place"
    return said


def _usage_of(kind: str) -> str:
    """How a kind is called: what stands in targets, in order."""
    from probant.surfaces.goal_wire import kinds_json
    from probant.surfaces.mcp.tools import query_kinds

    known = {one["name"]: one for one in kinds_json()["kinds"]}
    if kind in known and kind not in query_kinds():
        return f"{kind} would run or change something, which is never done here"
    if kind in known:
        one = known[kind]
        forms = {f"[{', '.join(_slot(slot) for slot in form['slots'])}]" for form in one["forms"]}
        filters = f"; filters: {', '.join(one['filters'])}" if one["filters"] else ""
        return f"{kind} takes targets {' or '.join(sorted(forms))}{filters}"
    near = get_close_matches(kind[:80], query_kinds(), n=3, cutoff=0.5)
    like = f"did you mean {' or '.join(near)}? Otherwise " if near else ""
    return f"{like}put the question to ask in English"


def _slot(slot: Mapping[str, Any]) -> str:
    sorts = "|".join(slot.get("words") or slot["takes"])
    return f"{sorts}?" if slot["optional"] else sorts
