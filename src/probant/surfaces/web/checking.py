"""The page at `/check`: a text about the code, with a mark in the margin of every sentence.

A short text stands in the address, so that what came out can be shared; a long one is only sent.
The same check can be had as Markdown and as SARIF.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from probant import __version__
from probant.checking.document import Document
from probant.surfaces.check.github import step_summary
from probant.surfaces.check.sarif import sarif_of
from probant.surfaces.check.sheet import Sheet
from probant.surfaces.rendering import json_text
from probant.surfaces.results import CheckReport
from probant.surfaces.serving import Served
from probant.surfaces.web.answer_view import Quote, Where, quote_of
from probant.surfaces.web.pages import (
    HEADERS,
    MAX_PARAMETER_CHARS,
    Site,
    parameter,
    render,
    respond,
    url,
)
from probant.surfaces.web.signing_in import form_of
from probant.surfaces.wire import Json
from probant.vocabulary.assertion import Mark
from probant.vocabulary.record import Record

MAX_SHARED_CHARS = MAX_PARAMETER_CHARS // 2
MARKS = {
    Mark.VERIFIED: ("✔", "verified"),
    Mark.REFUTED: ("✘", "refuted"),
    Mark.UNVERIFIABLE: ("?", "unverifiable"),
    Mark.UNREAD: ("…", "not read"),
    Mark.NONE: ("", "nothing to check"),
}


class ClaimView(Record, kw_only=True):
    """What one claim of a sentence comes to, and the code that says so."""

    claim: Json
    quotes: tuple[Quote, ...]


class Passage(Record, kw_only=True):
    """A sentence with its mark; without one it is what stands between sentences."""

    text: str
    mark: str
    sign: str
    label: str
    claims: tuple[ClaimView, ...]
    unread: tuple[str, ...]


Make = Callable[[Served, str, Where], Response]


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/check")
    async def check(request: Request) -> Response:
        text = parameter(request, "text")
        return await _respond(site, request, text, None)

    @router.post("/check")
    async def check_sent(request: Request) -> Response:
        fields = await form_of(request)
        text = fields.get("text", "").replace("\r\n", "\n")
        if len(text) <= MAX_SHARED_CHARS:
            given = {name: fields.get(name, "") for name in ("repo", "at")}
            return RedirectResponse(url("/check", **given, text=text), 303, HEADERS)
        return await _respond(site, request, text, fields)

    @router.post("/check.md")
    async def markdown(request: Request) -> Response:
        return await _download(site, request, _markdown)

    @router.post("/check.sarif")
    async def sarif(request: Request) -> Response:
        return await _download(site, request, _sarif)

    return router


async def _respond(
    site: Site, request: Request, text: str, fields: Mapping[str, str] | None
) -> Response:
    def work(context: dict[str, object]) -> Response:
        where = _where(context, fields)
        context |= {"repo": where.repo, "at": where.at, "text": text}
        if not text.strip():
            return render("check.html", context | {"report": None})
        result = site.services.served.check(text, where.repo, at=where.at or None)
        report = result.to_json()
        return render(
            "check.html",
            context
            | {
                "report": report,
                "passages": tuple(_passages(text, report, where)),
                "markdown": step_summary(_sheets(text, result)),
            },
        )

    return await respond(request, site, "check", work)


async def _download(site: Site, request: Request, make: Make) -> Response:
    fields = await form_of(request)
    text = fields.get("text", "").replace("\r\n", "\n")
    return await respond(
        request, site, "check",
        lambda context: make(site.services.served, text, _where(context, fields)),
    )  # fmt: skip


def _where(context: Mapping[str, object], fields: Mapping[str, str] | None) -> Where:
    if fields is None:
        return Where(str(context["repo"]), str(context["at"]))
    return Where(fields.get("repo") or str(context["repo"]), fields.get("at", "").strip())


def _sheets(text: str, result: CheckReport) -> list[Sheet]:
    return [Sheet(Document("-", text), report) for report in result.reports]


def _markdown(served: Served, text: str, where: Where) -> Response:
    result = served.check(text, where.repo, at=where.at or None)
    return _attached(step_summary(_sheets(text, result)), "check.md", "text/markdown")


def _sarif(served: Served, text: str, where: Where) -> Response:
    """Where the repository is on this machine is not told: its root goes by its name."""
    result = served.check(text, where.repo, at=where.at or None)
    root = Path("/", where.repo)
    document = sarif_of(_sheets(text, result), root, __version__, result.exit_code).document
    return _attached(json_text(document), "check.sarif", "application/sarif+json")


def _attached(text: str, name: str, media_type: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode("utf-8", "replace"), headers=headers, media_type=media_type)


def _passages(text: str, report: Json, where: Where) -> Iterator[Passage]:
    """The whole text in its order: sentences, and what stands between them."""
    end = 0
    for one in sorted(report["sentences"], key=lambda one: int(one["span"]["start"])):
        start, after = one["span"]["start"], one["span"]["end"]
        if start < end:
            continue
        yield from _between(text[end:start])
        end = after
        sign, label = MARKS[Mark(one["mark"])]
        yield Passage(
            text=text[start:after], mark=one["mark"], sign=sign, label=label,
            claims=tuple(_claim(report["claims"][n], where) for n in one["parts"]),
            unread=tuple(one["unread"]),
        )  # fmt: skip
    yield from _between(text[end:])


def _between(text: str) -> Iterator[Passage]:
    if any(letter.isalnum() for letter in text):
        shown = text.strip("\n")
        yield Passage(text=shown, mark="between", sign="", label="", claims=(), unread=())


def _claim(claim: Json, where: Where) -> ClaimView:
    return ClaimView(
        claim=claim, quotes=tuple(quote_of(one, where) for one in claim["citations"][:3])
    )
