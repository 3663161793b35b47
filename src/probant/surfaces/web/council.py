"""The pages at `/council`: a commit reviewed, as it happens, and what came out of it.

A review is a job of `http/reviews.py`, as over the API; its events are streamed from there. What
the models wrote is text like any other: shown, never believed.
"""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from probant.errors import ProbantError
from probant.surfaces.http.app import transcript_page
from probant.surfaces.http.guard import caller_of
from probant.surfaces.http.problems import Problem, Refused, problem_of
from probant.surfaces.http.reviews import Review, ReviewStatus
from probant.surfaces.verifying import resolve_commit
from probant.surfaces.web.answer_view import Quote, Where, quote_of
from probant.surfaces.web.comparing import SIGNS, TONES, listed, result_of, side_of
from probant.surfaces.web.pages import (
    HEADERS,
    Site,
    frame_of,
    parameter,
    problem_page,
    render,
    respond,
    url,
)
from probant.surfaces.web.signing_in import form_of
from probant.surfaces.wire import Json
from probant.vocabulary.council import Depth
from probant.vocabulary.record import Record

TIERS = tuple(depth.value for depth in Depth)
MAX_LISTED = 20


class FindingView(Record):
    """A finding beside the code it is about; none where the place does not exist."""

    finding: Json
    quote: Quote | None


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    services = site.services

    @router.get("/council")
    async def council(request: Request) -> Response:
        caller = caller_of(request)

        def work(context: dict[str, object]) -> Response:
            settings = services.served.settings.council
            names = [one.name for one in settings.models] if settings is not None else []
            ended = services.reviews.ended(caller, MAX_LISTED)
            past = tuple(listed(ended, str(context["repo"])))
            return render("council.html", context | {"tiers": TIERS, "models": names, "past": past})

        return await respond(request, site, "council", work)

    @router.get("/council/compare")
    async def compare(request: Request) -> Response:
        caller, given = caller_of(request), [parameter(request, name) for name in ("a", "b")]

        def work(context: dict[str, object]) -> Response:
            (a, first), (b, second) = (result_of(services, one, caller) for one in given)
            repo = str(context["repo"])
            sides = side_of(a, b, first, repo), side_of(b, a, second, repo)
            return render("compare.html", context | {"sides": sides})

        return await respond(request, site, "council", work)

    @router.post("/council")
    async def start(request: Request) -> Response:
        fields = await form_of(request)
        try:
            asked = await services.crew.run(lambda: _request(site, fields))
            review = services.reviews.start(asked, _repo(site, fields), caller_of(request), None)
        except ProbantError as error:
            return problem_page(problem_of(error), frame_of(request, site, "council"))
        except Refused as refused:
            return problem_page(refused.problem, frame_of(request, site, "council"))
        where = url(f"/council/{review.id}", repo=_repo(site, fields))
        return RedirectResponse(where, 303, HEADERS)

    @router.get("/council/{review_id}")
    async def review(review_id: str, request: Request) -> Response:
        context = frame_of(request, site, "council")
        try:
            found = services.reviews.find(review_id, caller_of(request))
        except Refused as refused:
            return problem_page(refused.problem, context)
        return await respond(request, site, "council", lambda context: _page(found, context))

    @router.get("/council/transcript/{transcript_id}")
    async def transcript(transcript_id: str, request: Request) -> Response:
        caller = caller_of(request)

        def work(context: dict[str, object]) -> Response:
            page = transcript_page(services, transcript_id, caller)
            return render("transcript.html", context | {"transcript": page})

        return await respond(request, site, "council", work)

    return router


def _repo(site: Site, fields: Mapping[str, str]) -> str:
    return site.services.served.root(fields.get("repo") or None).name


def _request(site: Site, fields: Mapping[str, str]) -> Json:
    """What the form asks, as a request of the API."""
    served = site.services.served
    root = served.root(fields.get("repo") or None)
    revision = fields.get("revision", "").strip() or "HEAD"
    asked: Json = {
        "snapshot_id": resolve_commit(revision, root.path, served.settings),
        "tier": fields.get("tier", "balanced"),
    }
    paths = fields.get("paths", "").split()
    if paths:
        asked["target_paths"] = paths
    if fields.get("focus", "").strip():
        asked["rubric_focus"] = fields["focus"].strip()
    content = fields.get("evidence", "").replace("\r\n", "\n")
    if content.strip():
        asked["evidence"] = [
            {
                "source": fields.get("source", "").strip() or "page",
                "content": content,
                "format": "text",
                "strength": "blocking" if fields.get("blocking") else "informational",
            }
        ]
    return asked


def _page(review: Review, context: dict[str, object]) -> Response:
    if review.problem is not None:
        return problem_page(review.problem, context)
    context |= {"review_id": review.id, "events": tuple(review.events)}
    if review.status is ReviewStatus.RUNNING:
        return render("review_running.html", context)
    result = review.result
    if result is None:
        raise Refused(Problem(status=503, code="not_ready", detail="the review has no result"))
    where = Where(str(context["repo"]), str(result["snapshot"]["commit"] or ""))
    verdict = result["verdict"]
    return render(
        "review.html",
        context
        | {
            "result": result,
            "tone": TONES[verdict],
            "sign": SIGNS[verdict],
            "findings": tuple(_finding(one, where) for one in result["findings"]),
            "where": where,
        },
    )


def _finding(one: Json, where: Where) -> FindingView:
    if not one["grounded"] or not one["quote"]:
        return FindingView(one, None)
    return FindingView(one, quote_of(one, where))
