"""HTML on its way out: templates that escape everything, the security policy, errors as pages.

Text of a repository or a model is data: it is escaped by the templates, and characters that could
reorder or hide text are made visible. Which pages there are is routes.py's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse, Response
from jinja2 import Environment, PackageLoader, StrictUndefined

from probant.errors import ProbantError
from probant.surfaces.cli.text import printable
from probant.surfaces.http.app import Services
from probant.surfaces.http.guard import Doors, caller_of
from probant.surfaces.http.problems import TITLES, Problem, Refused, problem_of
from probant.surfaces.phrasing import counted
from probant.vocabulary.record import Record

T = TypeVar("T")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    # With "no-referrer" a browser sends forms with the origin "null", which the guard refuses.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
MAX_PARAMETER_CHARS = 4_000


class Site(Record):
    """What every page stands on."""

    services: Services
    doors: Doors
    runs: Path | None = None
    """A folder of evaluation runs, where one is shown."""


@cache
def environment() -> Environment:
    """The templates. Nothing is marked safe in them but code that was escaped token by token, and
    plots that evaluation/report escaped the same way."""
    made = Environment(
        loader=PackageLoader("probant.surfaces.web"), autoescape=True, undefined=StrictUndefined,
        finalize=_visible, trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    made.filters["words"] = lambda name: str(name).replace("_", " ")
    made.globals |= {"url": url, "counted": counted}
    return made


def _visible(value: object) -> object:
    """Text with its control characters and direction overrides spelled out."""
    if hasattr(value, "__html__") or not isinstance(value, str):
        return value
    return printable(value)


def url(path: str, /, **parameters: object) -> str:
    """A link of our own; parameters that are None or empty are left out."""
    given = {name: value for name, value in parameters.items() if value not in (None, "")}
    anchor = given.pop("anchor", None)
    query = f"?{urlencode(given, errors='replace')}" if given else ""
    return f"{path}{query}{f'#{anchor}' if anchor else ''}"


def render(template: str, context: Mapping[str, object], status: int = 200) -> Response:
    body = environment().get_template(template).render(context)
    return HTMLResponse(body.encode("utf-8", "replace"), status, HEADERS)


def parameter(request: Request, name: str) -> str:
    """A parameter of the address, "" where it is not given."""
    return request.query_params.get(name, "")[:MAX_PARAMETER_CHARS].strip()


def frame_of(request: Request, site: Site, page: str) -> dict[str, object]:
    """What every template needs: which page this is, which repositories there are, who asks."""
    served = site.services.served
    names = [root.name for root in served.roots]
    repo = parameter(request, "repo")
    return {
        "page": page,
        "repos": names,
        "repo": repo or (names[0] if names else ""),
        "at": parameter(request, "at"),
        "asked": parameter(request, "question"),
        "signed_in": bool(caller_of(request).owner),
    }


async def respond(
    request: Request, site: Site, page: str, work: Callable[[dict[str, object]], Response]
) -> Response:
    """Do the work in a thread; what goes wrong becomes a page that says so."""
    context = frame_of(request, site, page)
    try:
        return await site.services.crew.run(lambda: work(context))
    except ProbantError as error:
        problem = problem_of(error)
    except Refused as refused:
        problem = refused.problem
    return problem_page(problem, context)


def problem_page(problem: Problem, context: Mapping[str, object]) -> Response:
    told = {"problem": problem, "title": TITLES.get(problem.status, "Error")}
    response = render("problem.html", {**context, **told}, problem.status)
    for name, value in problem.headers.items():
        response.headers[name] = value
    return response


NOBODY: Mapping[str, object] = {
    "page": "", "repos": [], "repo": "", "at": "", "asked": "", "signed_in": False,
}  # fmt: skip


def refusal_page(problem: Problem) -> Response:
    """What the guard shows a browser: where to sign in, or why not."""
    if problem.status != 401:
        return problem_page(problem, NOBODY)
    response = render("sign_in.html", {**NOBODY, "wrong": False}, 401)
    for name, value in problem.headers.items():
        response.headers[name] = value
    return response
