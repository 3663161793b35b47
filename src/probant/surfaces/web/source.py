"""A file of a snapshot with its line numbers, and every name that the index has bound as a link.

A definition leads to its callers, a call to the definition it is bound to, an import to its file.
What is not bound is no link. A folder is a list of what is in it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from fastapi import APIRouter, Request
from fastapi.responses import Response

from probant.surfaces.phrasing import clipped
from probant.surfaces.serving import Served
from probant.surfaces.web.answer_view import Where
from probant.surfaces.web.code import Link, LinkOf, highlighted
from probant.surfaces.web.pages import Site, parameter, render, respond, url
from probant.surfaces.wire import Json
from probant.vocabulary.record import Record
from probant.workspace.history import Commit

MAX_LINES = 20_000
MAX_AUTHOR = 14
_PLACE = re.compile(r"(?P<path>.+):(?P<line>\d+) (?P<name>\S+)")


class Entry(Record):
    """A file or a folder of a list."""

    name: str
    path: str
    is_folder: bool


class LineCommit(Record):
    """Who last wrote a line and when, and what the commit says."""

    words: str
    subject: str
    href: str


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    served = site.services.served

    @router.get("/source")
    async def source(request: Request) -> Response:
        return await respond(
            request, site, "source", lambda context: _page(served, request, context)
        )

    return router


def _page(served: Served, request: Request, context: dict[str, object]) -> Response:
    where = Where(str(context["repo"]), str(context["at"]))
    path, at = parameter(request, "path").strip("/"), where.at or None
    context |= {"path": path, "where": where, "crumbs": _crumbs(path)}
    inside = served.files(path, where.repo, at=at)
    if inside:
        return render("folder.html", context | {"entries": _entries(path, inside)})
    code = served.show(path, where.repo, at=at, lines=MAX_LINES).to_json()["definitions"]
    facts = served.facts(where.repo, path=code[0]["path"], at=at).to_json() if code else None
    if facts is None:
        return render("folder.html", context | {"entries": ()})
    link_of = _links(facts, where)
    lines = highlighted(code[0]["text"], code[0]["path"], code[0]["start_line"], link_of)
    is_blamed = parameter(request, "blame") != ""
    commits = served.line_commits(code[0]["path"], where.repo, at=at) if is_blamed else ()
    return render(
        "source.html",
        context
        | {
            "lines": lines, "cut": code[0]["cut"], "symbols": facts["symbols"],
            "is_blamed": is_blamed, "commits": _first_of_each_run(commits, where),
            "blame": url("/source", repo=where.repo, at=where.at, path=path, blame="1"),
        },
    )  # fmt: skip


def _first_of_each_run(commits: Sequence[Commit], where: Where) -> dict[int, LineCommit]:
    """By line: who wrote it, where the line above is of another commit."""
    found: dict[int, LineCommit] = {}
    for number, one in enumerate(commits, 1):
        if number == 1 or commits[number - 2].sha != one.sha:
            words = f"{one.date[:10]} {clipped(one.author, MAX_AUTHOR)}"
            found[number] = LineCommit(words, one.subject, where.ask(f"commit_info {one.sha}"))
    return found


def _crumbs(path: str) -> list[tuple[str, str]]:
    parts = path.split("/") if path else []
    return [(part, "/".join(parts[: number + 1])) for number, part in enumerate(parts)]


def _entries(folder: str, paths: Sequence[str]) -> list[Entry]:
    start = f"{folder}/" if folder else ""
    names = {path[len(start) :].partition("/")[::2] for path in paths}
    found = {Entry(name, start + name, bool(rest)) for name, rest in names}
    return sorted(found, key=lambda one: (not one.is_folder, one.name))


def _links(facts: Json, where: Where) -> LinkOf:
    """By line and word. What an import brings is known on all lines, what a call means on its."""
    links: dict[tuple[int, str], Link] = {}
    imported: dict[str, Link] = {}
    for one in facts["imports"]:
        if one["resolved"]:
            link = Link(where.source(one["resolved"]), f"imported from {one['resolved']}")
            imported |= dict.fromkeys(one["symbols"], link)
            last = re.split(r"\W+", one["to"])[-1]
            links[one["line"], last] = link
    for one in facts["calls"]:
        bound = _PLACE.fullmatch(one["resolved"] or "")
        if bound is not None:
            word = re.split(r"\W+", one["callee"])[-1]
            title = f"{bound['name']} in {bound['path']}:{bound['line']}"
            links[one["line"], word] = Link(where.source(bound["path"], bound["line"]), title)
    for one in facts["symbols"]:
        if one["kind"] in ("function", "method", "class"):
            title = f"who calls {one['qualified_name']}?"
            links[one["line"], one["name"]] = Link(where.ask(f"called_by {one['name']}"), title)
    return lambda line, word: links.get((line, word)) or imported.get(word)
