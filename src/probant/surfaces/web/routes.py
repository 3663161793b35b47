"""All pages, and the files they look by. A page is a module here with its templates beside it."""

from __future__ import annotations

from importlib.resources import files

from fastapi import APIRouter, FastAPI
from fastapi.responses import Response

from probant.surfaces.http.app import Services
from probant.surfaces.http.guard import STATIC, Doors
from probant.surfaces.http.problems import Problem, Refused
from probant.surfaces.web import asking, checking, council, history, mapping, signing_in, source
from probant.surfaces.web.pages import Site

MEDIA_TYPES = {
    "page.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "htmx.min.js": "text/javascript; charset=utf-8",
    "sign.svg": "image/svg+xml",
}
PAGES = (asking, source, checking, mapping, history, council, signing_in)


def add_pages(app: FastAPI, services: Services, doors: Doors) -> None:
    site = Site(services, doors)
    for page in PAGES:
        app.include_router(page.routes(site))
    app.include_router(_static())


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
