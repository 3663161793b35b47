"""Signing in with a token, for a browser: a form, and a cookie that no script and no site can use.

Which requests need it is the guard's business. The cookie lasts until the browser is closed; a
token that is revoked counts for nothing from the next request on.
"""

from __future__ import annotations

from urllib.parse import parse_qsl, quote

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from probant.surfaces.http.guard import COOKIE, SIGN_IN, caller_with
from probant.surfaces.web.pages import HEADERS, NOBODY, Site, render

MAX_FIELDS = 20


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form that was sent; those without a value too."""
    raw = (await request.body()).decode("utf-8", "replace")
    return dict(parse_qsl(raw, keep_blank_values=True, max_num_fields=MAX_FIELDS))


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get(SIGN_IN)
    async def form() -> Response:
        return render("sign_in.html", {**NOBODY, "wrong": False})

    @router.post(SIGN_IN)
    async def sign_in(request: Request) -> Response:
        token = (await form_of(request)).get("token", "").strip()
        known = await site.services.crew.run(lambda: caller_with(token, site.doors))
        if not token or known is None:
            return render("sign_in.html", {**NOBODY, "wrong": True}, 401)
        response = RedirectResponse("/", 303, HEADERS)
        response.set_cookie(
            COOKIE, quote(token, safe=""), httponly=True, samesite="strict", path="/",
            secure=request.headers.get("origin", "").startswith("https://"),
        )  # fmt: skip
        return response

    @router.post("/sign-out")
    async def sign_out() -> Response:
        response = RedirectResponse(SIGN_IN, 303, HEADERS)
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
        return response

    return router
