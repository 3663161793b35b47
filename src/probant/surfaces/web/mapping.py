"""The page at `/map`: how the repository is built, as a picture of boxes and arrows.

Packages with their imports, the callers and callees of a symbol, or the import path between two
files. The picture is an SVG with links and can be saved.
"""

from __future__ import annotations

from itertools import pairwise

from fastapi import APIRouter, Request
from fastapi.responses import Response

from probant.surfaces.goal_wire import Query
from probant.surfaces.phrasing import counted
from probant.surfaces.serving import Served
from probant.surfaces.web.answer_view import SIGNS, Where
from probant.surfaces.web.pages import Site, environment, parameter, render, respond, url
from probant.surfaces.web.picture import Connection, Item, Picture, columns, layered
from probant.surfaces.wire import Json
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Outcome
from probant.workflows.import_map import ImportMap

MAX_NEIGHBOURS = 14


class Finding(Record, kw_only=True):
    """What is drawn and what is to be said about it; no picture where there is nothing to draw."""

    title: str
    picture: Picture | None
    notes: tuple[str, ...]
    answers: tuple[tuple[str, str, str], ...] = ()
    """Sign, sentence and link of the answers that it is drawn from."""
    map: ImportMap | None = None


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    served = site.services.served

    @router.get("/map")
    async def page(request: Request) -> Response:
        def work(context: dict[str, object]) -> Response:
            where = Where(str(context["repo"]), str(context["at"]))
            given = {name: parameter(request, name) for name in ("under", "symbol", "from", "to")}
            save = url("/map.svg", repo=where.repo, at=where.at, **given)
            drawn = _drawn(served, where, given)
            return render(
                "map.html",
                context | {"finding": drawn, "given": given, "save": save, "where": where},
            )

        return await respond(request, site, "map", work)

    @router.get("/map.svg")
    async def picture(request: Request) -> Response:
        def work(context: dict[str, object]) -> Response:
            where = Where(str(context["repo"]), str(context["at"]))
            given = {name: parameter(request, name) for name in ("under", "symbol", "from", "to")}
            drawn = _drawn(served, where, given).picture
            empty = Picture(width=10, height=10, boxes=(), arrows=())
            text = environment().get_template("map.svg").render({"picture": drawn or empty})
            headers = {"Content-Disposition": 'attachment; filename="map.svg"'}
            return Response(text.encode("utf-8", "replace"), headers=headers,
                            media_type="image/svg+xml")  # fmt: skip

        return await respond(request, site, "map", work)

    return router


def _drawn(served: Served, where: Where, given: dict[str, str]) -> Finding:
    if given["symbol"]:
        return _neighbours(served, where, given["symbol"])
    if given["from"] and given["to"]:
        return _import_path(served, where, given["from"], given["to"])
    return _imports(served, where, given["under"])


def _imports(served: Served, where: Where, under: str) -> Finding:
    found = served.import_map(under, where.repo, at=where.at or None)
    items = [
        Item(
            key=part.path,
            label=part.path.rpartition("/")[2],
            note="" if part.is_file else counted(part.n_files, "file"),
            href=where.source(part.path) if part.is_file
            else url("/map", repo=where.repo, at=where.at, under=part.path),
            is_marked=part.knot is not None,
        )
        for part in found.parts
    ]  # fmt: skip
    connections = [
        Connection(
            start=one.start, end=one.end, is_marked=one.is_in_knot,
            title=f"{one.start} imports {one.end} ({counted(one.n_imports, 'import')})",
        )
        for one in found.arrows
    ]  # fmt: skip
    knots = {part.knot for part in found.parts if part.knot is not None}
    notes = [f"{counted(len(knots), 'cycle')} between these parts, marked red"] if knots else []
    if items:
        notes.append("An arrow is thin where a longer way leads to the same part.")
    if found.n_left_out:
        notes.append(f"{found.n_left_out} less connected parts are left out")
    return Finding(
        title=f"Imports below {found.folder or where.repo}",
        picture=layered(items, connections) if items else None,
        notes=tuple(notes),
        map=found,
    )


def _neighbours(served: Served, where: Where, symbol: str) -> Finding:
    callers = _answer(served, where, "called_by", symbol)
    callees = _answer(served, where, "calls", symbol)
    centre = Item(
        key=symbol, label=symbol, is_centre=True, href=where.ask(f"where is {symbol} defined?")
    )
    left = [one for one in _named(callers, where) if one.key != symbol]
    right = [one for one in _named(callees, where) if one.key not in {symbol, *_keys(left)}]
    arrows = [Connection(start=one.key, end=symbol, title=f"{one.key} calls {symbol}")
              for one in left[:MAX_NEIGHBOURS]]  # fmt: skip
    arrows += [Connection(start=symbol, end=one.key, title=f"{symbol} calls {one.key}")
               for one in right[:MAX_NEIGHBOURS]]  # fmt: skip
    n_more = max(0, len(left) - MAX_NEIGHBOURS) + max(0, len(right) - MAX_NEIGHBOURS)
    notes = (f"{n_more} more are in the answers below",) if n_more else ()
    has_any = bool(left or right)
    return Finding(
        title=f"Who calls {symbol}, and what it calls",
        picture=columns(left[:MAX_NEIGHBOURS], centre, right[:MAX_NEIGHBOURS], arrows)
        if has_any else None,
        notes=notes,
        answers=(_said(callers, where, f"called_by {symbol}"),
                 _said(callees, where, f"calls {symbol}")),
    )  # fmt: skip


def _import_path(served: Served, where: Where, start: str, end: str) -> Finding:
    answer = _answer(served, where, "import_path", start, end)
    paths = [one["path"] for one in answer["answer"]["values"] if one["type"] == "path"]
    items = [
        Item(key=path, label=path.rpartition("/")[2], note=path.rpartition("/")[0],
             href=where.source(path), is_centre=path in (paths[0], paths[-1]))
        for path in paths
    ]  # fmt: skip
    connections = [
        Connection(start=one, end=other, title=f"{one} imports {other}")
        for one, other in pairwise(paths)
    ]
    return Finding(
        title=f"Import path from {start} to {end}",
        picture=layered(items, connections) if items else None,
        notes=(),
        answers=(_said(answer, where, f"import_path {start} {end}"),),
    )


def _answer(served: Served, where: Where, kind: str, *targets: str) -> Json:
    query = Query(kind=kind, targets=targets)
    return served.query(query, where.repo, at=where.at or None).to_json()


def _named(answer: Json, where: Where) -> list[Item]:
    """Each name once, with the place it was first seen at."""
    found: dict[str, Item] = {}
    for one in answer["answer"]["values"]:
        name, path = str(one.get("name", "")), one.get("path")
        if name and name not in found:
            found[name] = Item(
                key=name, label=name, note=f"{path.rpartition('/')[2]}:{one['line']}" if path
                else "", href=where.source(path, one.get("line")) if path else "",
            )  # fmt: skip
    return list(found.values())


def _keys(items: list[Item]) -> set[str]:
    return {one.key for one in items}


def _said(answer: Json, where: Where, question: str) -> tuple[str, str, str]:
    return SIGNS[Outcome(answer["outcome"])][0], answer["answer"]["text"], where.ask(question)
