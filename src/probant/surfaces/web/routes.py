"""All pages, and the files they look by. A page is a module here with its templates beside it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from probant.surfaces.http.app import Services
from probant.surfaces.http.guard import STATIC, Doors
from probant.surfaces.http.problems import Problem, Refused
from probant.surfaces.web import (
    asking,
    checking,
    council,
    history,
    mapping,
    measuring,
    signing_in,
    source,
)
from probant.surfaces.web.pages import NOBODY, Site, problem_page

Handler = Callable[[Request, Any], Any]

MEDIA_TYPES = {
    "page.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "htmx.min.js": "text/javascript; charset=utf-8",
    "sign.svg": "image/svg+xml",
}
PAGES = (asking, source, checking, mapping, history, measuring, council, signing_in)


def add_pages(app: FastAPI, services: Services, doors: Doors, runs: Path | None = None) -> None:
    site = Site(services, doors, runs)
    for page in PAGES:
        app.include_router(page.routes(site))
    app.include_router(_static())
    for kind in (HTTPException, Exception):
        app.add_exception_handler(kind, _for_browsers(app.exception_handlers[kind]))


def _for_browsers(handler: Handler) -> Handler:
    """What is missing or went wrong, as a page where a browser asks."""

    async def handle(request: Request, error: Exception) -> Response:
        response: Response = await handler(request, error)
        if "text/html" not in request.headers.get("accept", ""):
            return response
        detail = "a fault of ours" if response.status_code >= 500 else "there is no such page"
        code = "internal_error" if response.status_code >= 500 else "not_found"
        problem = Problem(status=response.status_code, code=code, detail=detail)
        return problem_page(problem, NOBODY)

    return handle


def _static() -> APIRouter:
    """A closed list of files, read once: no path of a request is ever joined to a folder."""
    router = APIRouter(include_in_schema=False)
    folder = files("probant.surfaces.web") / "static"
    bodies = {name: (folder / name).read_bytes() for name in MEDIA_TYPES}

    @router.get(STATIC + "{name}")
    async def static(name: str) -> Response:
        if name not in bodies:
            raise Refused(Problem(status=404, code="not_found", detail="there is no such file"))
        headers = {"Cache-Control": "max-age=300"}
        return Response(bodies[name], headers=headers, media_type=MEDIA_TYPES[name])

    return router
