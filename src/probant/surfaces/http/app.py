"""The routes. Each reads its request, calls one verb of `serving.py`, and writes what comes back.

Who may ask is settled before (`guard.py`). Nothing here can run or patch anything.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, FastAPI, Header, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response, StreamingResponse
from starlette.exceptions import HTTPException

from probant import __version__
from probant.errors import ProbantError
from probant.ledger.store import SessionStore
from probant.ledger.tokens import TokenStore
from probant.surfaces.goal_wire import query_from_json
from probant.surfaces.http.bodies import (
    MAX_LINES,
    MAX_NAME_CHARS,
    AskBody,
    CheckBody,
    QueryBody,
    SearchBody,
    fields_at,
    verify_schema,
)
from probant.surfaces.http.guard import caller_of
from probant.surfaces.http.metrics import Metrics
from probant.surfaces.http.problems import (
    MEDIA_TYPE,
    Problem,
    Refused,
    problem_of,
    problem_of_validation,
)
from probant.surfaces.http.reviews import Review, Reviews, ReviewStatus, stream
from probant.surfaces.http.work import Crew
from probant.surfaces.serving import Caller, Served, session_of
from probant.vocabulary.json_text import NotStrictJson, read_json

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

N_WORKERS, MAX_WAITING = 4, 32
N_REVIEWS, MAX_REVIEWS_WAITING = 2, 8
SESSION_SCHEMA = "probant.session/1"

Text = Annotated[str, Query(max_length=MAX_NAME_CHARS)]
_PROBLEM = {"content": {MEDIA_TYPE: {"schema": {"type": "object"}}}}
RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"description": title, **_PROBLEM}
    for status, title in {
        401: "a token is needed", 403: "foreign Host or Origin, or a scope is missing",
        404: "unknown repository, session or review", 413: "a body over 2 MiB",
        422: "cannot be carried out", 429: "too much at once",
    }.items()
}  # fmt: skip


class Services:
    """What the routes stand on: one for each server."""

    def __init__(self, served: Served, metrics: Metrics) -> None:
        self.served = served
        self.metrics = metrics
        self.tokens = TokenStore(served.settings.store)
        self.crew = Crew(N_WORKERS, MAX_WAITING, "questions")
        self.review_crew = Crew(N_REVIEWS, MAX_REVIEWS_WAITING, "reviews")
        self.reviews = Reviews(served, self.tokens, self.review_crew)
        metrics.watch("questions", self.crew)
        metrics.watch("reviews", self.review_crew)

    async def answer(self, work: Callable[[], Json]) -> Response:
        """Done and written out in a thread: large answers must not hold up small ones."""
        raw = await self.crew.run(
            lambda: json.dumps(work(), ensure_ascii=False).encode("utf-8", "replace")
        )
        return Response(raw, media_type="application/json")

    def close(self) -> None:
        self.crew.close()
        self.review_crew.close()


def make_app(services: Services) -> FastAPI:
    """The application without its guard."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        yield
        services.close()

    app = FastAPI(
        title="Probant", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        summary="Answers questions about a codebase and says how well each answer is proved.",
        responses=RESPONSES,
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )  # fmt: skip
    for make in (asking, looking, reviewing, following, upkeep):
        router = make(services)
        app.include_router(router)
    app.add_exception_handler(ProbantError, _probant_error)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _fault)
    return app


# --- routes ---------------------------------------------------------------------------------------


def asking(services: Services) -> APIRouter:
    """Questions and statements that are judged, and what a session holds."""
    router = APIRouter(prefix="/v1")
    served = services.served

    @router.post("/ask", summary="Answer a question, or refuse with the reason")
    async def ask(body: AskBody, request: Request) -> Response:
        caller = caller_of(request)
        return await services.answer(
            lambda: served.ask(
                body.question, body.repo, at=body.at, session=body.session, caller=caller
            ).to_json()
        )

    @router.post("/query", summary="The same without English: a probant.goal/1")
    async def query(body: QueryBody, request: Request) -> Response:
        caller, asked = caller_of(request), query_from_json(body.goal)
        return await services.answer(
            lambda: served.query(asked, body.repo, session=body.session, caller=caller).to_json()
        )

    @router.post("/check", summary="Which statements of a text about the code hold")
    async def check(body: CheckBody) -> Response:
        return await services.answer(
            lambda: served.check(body.text, body.repo, at=body.at, tiers=body.tiers).to_json()
        )

    @router.get("/sessions/{session_id}", summary="The answers of a session")
    async def session(session_id: str, request: Request) -> Response:
        caller = caller_of(request)
        return await services.answer(lambda: _session(served, session_id, caller))

    return router


def looking(services: Services) -> APIRouter:
    """What is there, shown without a judgement."""
    router = APIRouter(prefix="/v1")
    served = services.served

    @router.post("/search", summary="Ranked places for words")
    async def search(body: SearchBody) -> Response:
        return await services.answer(
            lambda: served.search(
                body.text, body.repo, at=body.at, within=body.within, limit=body.limit
            ).to_json()
        )

    @router.get("/show", summary="The code of a definition, a file or some lines")
    async def show(
        name: Text, repo: Text | None = None, at: Text | None = None,
        lines: Annotated[int | None, Query(ge=1, le=MAX_LINES)] = None,
    ) -> Response:  # fmt: skip
        def work() -> Json:
            found = served.show(name, repo, at=at, lines=lines)
            return found.to_json() | {"closest": list(found.closest)}

        return await services.answer(work)

    @router.get("/facts", summary="What the code says: definitions, imports, calls, types")
    async def facts(
        repo: Text | None = None, path: Text | None = None, at: Text | None = None
    ) -> Response:
        return await services.answer(lambda: served.facts(repo, path=path, at=at).to_json())

    return router


def _session(served: Served, session_id: str, caller: Caller) -> Json:
    stored = session_of(caller, session_id) or ""
    answers = SessionStore(served.settings.store).artifacts(stored)
    if not answers:
        raise Refused(Problem(status=404, code="unknown_session", detail="no such session"))
    return {"schema": SESSION_SCHEMA, "session": session_id, "answers": answers}


def reviewing(services: Services) -> APIRouter:
    router = APIRouter(prefix="/v1")
    body = {"required": True, "content": {"application/json": {"schema": verify_schema()}}}

    @router.post(
        "/council/verify", summary="Have a commit reviewed by the council",
        openapi_extra={"requestBody": body},
        responses={202: {"description": "started; follow it under its id"}},
    )  # fmt: skip
    async def verify(
        request: Request,
        wait: bool = True,
        idempotency_key: Annotated[str | None, Header(max_length=200)] = None,
    ) -> Response:
        asked = _request_of(await request.body())
        repo = asked.pop("repo", None)
        if repo is not None and not isinstance(repo, str):
            raise Refused(Problem(status=422, code="request_invalid", detail="repo: not a text"))
        review = services.reviews.start(asked, repo, caller_of(request), idempotency_key)
        if wait:
            await review.finished()
        return _reviewed(review)

    return router


def following(services: Services) -> APIRouter:
    """Where a review is, and what it left behind."""
    router = APIRouter(prefix="/v1")

    @router.get("/council/verify/{review_id}", summary="The result of a review, or where it is")
    async def result(review_id: str, request: Request) -> Response:
        return _reviewed(services.reviews.find(review_id, caller_of(request)))

    @router.get(
        "/council/verify/{review_id}/events", summary="What happens, as it happens",
        response_class=StreamingResponse,
    )  # fmt: skip
    async def events(
        review_id: str,
        request: Request,
        last_event_id: Annotated[int, Header(ge=0, le=1_000_000)] = 0,
    ) -> Response:
        review = services.reviews.find(review_id, caller_of(request))
        return StreamingResponse(stream(review, last_event_id), media_type="text/event-stream")

    @router.get("/transcripts/{transcript_id}", summary="What a review left behind")
    async def transcript(transcript_id: str, request: Request) -> Response:
        caller = caller_of(request)
        return await services.answer(lambda: transcript_page(services, transcript_id, caller))

    return router


def _request_of(raw: bytes) -> dict[str, Any]:
    try:
        found = read_json(raw)
    except NotStrictJson as odd:
        raise Refused(
            Problem(
                status=422, code="request_invalid", detail=f"the request is not JSON: {odd}",
                remedy="send one JSON object",
            )
        ) from None  # fmt: skip
    if not isinstance(found, dict):
        raise Refused(
            Problem(status=422, code="request_invalid", detail="a request is a JSON object")
        )
    return found


def _reviewed(review: Review) -> Response:
    if review.problem is not None:
        return review.problem.response()
    is_running = review.status is ReviewStatus.RUNNING
    raw = json.dumps(review.to_json(), ensure_ascii=False).encode("utf-8", "replace")
    where = {"Location": f"/v1/council/verify/{review.id}"} if is_running else {}
    return Response(raw, 202 if is_running else 200, where, "application/json")


def transcript_page(services: Services, transcript_id: str, caller: Caller) -> Json:
    """As `probant transcript show` has it, without where it is on this machine."""
    from probant.council.minutes.chain import check_transcript
    from probant.council.minutes.files import names_in, read_directory
    from probant.surfaces.cli.transcript_show import page_of

    log_dir = services.served.settings.log_dir
    names = names_in(log_dir) if log_dir.is_dir() else ()
    meant = [one for one in names if one.partition("-")[2] == transcript_id]
    is_own = not caller.owner or services.tokens.owner_of(transcript_id) == caller.owner
    if not meant or not is_own:
        raise Refused(Problem(status=404, code="unknown_transcript", detail="no such transcript"))
    directory = log_dir / meant[0]
    page = page_of(directory, read_directory(directory), check_transcript(directory))
    return page | {"directory": meant[0]}


def upkeep(services: Services) -> APIRouter:
    router = APIRouter()

    @router.get("/healthz", summary="Whether the server is alive")
    async def healthz() -> dict[str, str]:
        return {"status": "ok"}

    @router.get("/readyz", summary="Whether every repository can be read")
    async def readyz() -> Response:
        gone = [root.name for root in services.served.roots if not root.path.is_dir()]
        if gone:
            detail = f"cannot be read: {', '.join(gone)}"
            return Problem(status=503, code="not_ready", detail=detail).response()
        names = [root.name for root in services.served.roots]
        return Response(
            json.dumps({"status": "ready", "repos": names}), media_type="application/json"
        )

    @router.get("/metrics", summary="Counts for Prometheus", response_class=Response)
    async def metrics() -> Response:
        text, kind = services.metrics.text()
        return Response(text, headers={"Content-Type": kind})

    return router


# --- what went wrong ------------------------------------------------------------------------------


async def _probant_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ProbantError)  # noqa: S101 - registered for nothing else
    return problem_of(error).response()


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)  # noqa: S101 - registered for nothing else
    return error.problem.response()


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for nothing else
    return problem_of_validation(error.errors(), fields_at(request.url.path)).response()


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for nothing else
    codes = {400: "request_invalid", 404: "not_found", 405: "method_not_allowed"}
    code = codes.get(error.status_code, "refused")
    problem = Problem(status=error.status_code, code=code, detail=str(error.detail)[:200])
    response = problem.response()
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _fault(_request: Request, _error: Exception) -> Response:
    """The log has the kind of fault and its place; the caller learns that it is not theirs."""
    return Problem(status=500, code="internal_error", detail="a fault of ours").response()
