"""The page at `/`: a question, a name or a typed query, and the answer with its proof.

Every question belongs to a session, so that the next one may follow up on it; a page that a link of
another site led to keeps nothing.
"""

from __future__ import annotations

import json
import secrets
import shlex
from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import Response

from probant.answering.answer import Answer
from probant.errors import UsageError
from probant.reading.followups import SessionFrame
from probant.surfaces.goal_wire import Query, kind_names, query_from_json
from probant.surfaces.http.guard import caller_of
from probant.surfaces.serving import Caller, Served
from probant.surfaces.web.answer_view import QUALITIES, Where, answer_view
from probant.surfaces.web.pages import Site, parameter, render, respond
from probant.surfaces.wire import Json
from probant.vocabulary.record import Record, replace

ASK_A_PLACE = "To settle it, ask about one of the places below by its name."
ASK_BY_NAME = "To settle it, ask with a name as it stands in the code."
TYPE_A_NAME = "write what it needs behind it, such as a name of the code, or ask in words"


class Asked(Record, kw_only=True):
    """What the address asks. `goal` is a chosen reading, as `probant.goal/1`."""

    question: str
    goal: str
    repo: str
    at: str | None
    session: str | None
    """None: nothing is kept."""


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    served = site.services.served

    @router.get("/")
    async def ask(request: Request) -> Response:
        caller = caller_of(request)
        return await respond(
            request, site, "ask", lambda context: _page(served, request, caller, context)
        )

    @router.get("/complete")
    async def complete(request: Request) -> Response:
        def work(context: dict[str, object]) -> Response:
            at = parameter(request, "at") or None
            text = parameter(request, "question")
            offers = served.complete(text, str(context["repo"]), at=at)
            return render("completions.html", {"offers": offers})

        return await respond(request, site, "ask", work)

    return router


def _page(served: Served, request: Request, caller: Caller, context: dict[str, object]) -> Response:
    asked = _asked(request, str(context["repo"]))
    context |= {"qualities": QUALITIES, "question": asked.question, "carried": None}
    if not (asked.question or asked.goal):
        examples = served.examples(asked.repo)
        return render("ask.html", context | {"view": None, "examples": examples,
                                             "session": asked.session or ""})  # fmt: skip
    answer = _answer(served, asked, caller)
    where = Where(asked.repo, asked.at or "")
    carried = _carried(served, asked, caller)
    is_followed = carried is not None and parameter(request, "forget") == ""
    return render(
        "ask.html",
        context
        | {
            "view": answer_view(answer, where),
            "question": asked.question or answer["question"],
            "session": asked.session if is_followed else _new_session(),
            "carried": carried if is_followed else None,
            "without": str(request.url.include_query_params(forget="1").query),
            "where": where,
        },
    )


def _asked(request: Request, repo: str) -> Asked:
    return Asked(
        question=parameter(request, "question"),
        goal=parameter(request, "goal"),
        repo=repo,
        at=parameter(request, "at") or None,
        session=_session(request),
    )


def _session(request: Request) -> str | None:
    """The one that is named, or a new one; none where another site made the browser ask."""
    if request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return None
    return parameter(request, "session") or _new_session()


def _new_session() -> str:
    return f"page-{secrets.token_hex(6)}"


def _answer(served: Served, asked: Asked, caller: Caller) -> Json:
    query = _chosen(asked.goal) if asked.goal else typed_query(asked.question)
    if query is None:
        result = served.ask(
            asked.question, asked.repo, at=asked.at, session=asked.session, caller=caller
        )
    else:
        result = served.query(query, asked.repo, at=asked.at, session=asked.session, caller=caller)
    return replace(result, answer=_for_people(result.answer)).to_json()


def _for_people(answer: Answer) -> Answer:
    """The same without the names of tools, which a reader of the page cannot call."""
    parts = tuple(map(_for_people, answer.parts))
    text, refusal = answer.text, answer.refusal
    if refusal is not None and refusal.call:
        remedy = ASK_A_PLACE if answer.leads else ASK_BY_NAME
        text = text.replace(refusal.call, remedy)
        refusal = replace(refusal, remedy=remedy)
    text = "\n".join(part.text for part in parts) if parts else text
    return replace(answer, text=text, refusal=refusal, parts=parts)


def _chosen(goal: str) -> Query:
    try:
        return query_from_json(json.loads(goal))
    except (ValueError, RecursionError):
        raise UsageError("the goal is not JSON", remedy="choose an offered reading") from None


def typed_query(text: str) -> Query | None:
    """A query such as `called_by parse`; None where the text is a question in English."""
    try:
        words = shlex.split(text)
    except ValueError:
        return None
    if words[:2] == ["probant", "query"]:
        words = words[2:]
    if not words or words[0] not in kind_names() or text.rstrip().endswith("?"):
        return None
    query = Query(kind=words[0], targets=tuple(words[1:]))
    try:
        query.goal()
    except UsageError as error:
        if "_" in words[0]:  # no English word: what is wrong with it is worth knowing
            raise UsageError(error.message, remedy=TYPE_A_NAME) from error
        return None
    return query


def _carried(served: Served, asked: Asked, caller: Caller) -> Mapping[str, str] | None:
    """What the next question may build on, in words; None where it is nothing."""
    if asked.session is None:
        return None
    frame: SessionFrame | None = served.session_frame(asked.session, asked.repo, caller=caller)
    if frame is None:
        return None
    target, revision = frame.object_target(), frame.root_revision()
    words = {
        "object": target.text if target is not None else "",
        "within": (target.within or "") if target is not None else "",
        "listed": str(len(frame.listed)) if len(frame.listed) > 1 else "",
        "revision": revision or "",
    }
    return words if any(words.values()) else None
