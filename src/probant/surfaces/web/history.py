"""The pages at `/history` and `/status`: what was asked before, and what this server stands on.

History is that of the caller's own sessions about the repositories served. Status tells nothing of
the machine but whether its parts work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from fastapi import APIRouter, Request
from fastapi.responses import Response

from probant import __version__
from probant.errors import ProbantError
from probant.settings import Settings
from probant.surfaces.cli.model_probe import council_doubts
from probant.surfaces.cli.sandbox_probe import sandbox_seen
from probant.surfaces.http.guard import caller_of
from probant.surfaces.serving import Caller, PastAnswer, Served
from probant.surfaces.web.answer_view import SIGNS
from probant.surfaces.web.pages import Site, parameter, render, respond, url
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Outcome

MAX_SHOWN = 100
OUTCOMES = {
    "": "all", "good": "settled", "part": "partly confirmed", "open": "not enough evidence",
    "bad": "could not be looked up",
}  # fmt: skip


class PastQuestion(Record, kw_only=True):
    """A question of before with its outcome; asked again it is answered anew."""

    question: str
    text: str
    sign: str
    outcome: str
    tone: str
    level: str
    when: str
    repo: str
    at: str
    href: str


class Facet(Record, kw_only=True):
    """An outcome to choose, and how many of the questions that hold the words have it."""

    label: str
    tone: str
    n_questions: int
    href: str
    is_chosen: bool


class Part(Record, kw_only=True):
    """Something the server stands on. `works` is None where that is no question."""

    name: str
    seen: str
    works: bool | None = None
    remedy: str = ""


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    served = site.services.served

    @router.get("/history")
    async def history(request: Request) -> Response:
        caller, wanted = caller_of(request), parameter(request, "q")
        outcome = parameter(request, "outcome")

        def work(context: dict[str, object]) -> Response:
            held = [one for one in _questions(served, caller) if _holds(one, wanted)]
            found = [one for one in held if outcome in ("", one.tone)]
            listed = {"found": found[:MAX_SHOWN], "n_found": len(found)}
            facets = tuple(_facets(held, wanted, outcome, str(context["repo"])))
            asked = {"q": wanted, "outcome": outcome, "facets": facets}
            return render("history.html", context | listed | asked)

        return await respond(request, site, "history", work)

    @router.get("/status")
    async def status(request: Request) -> Response:
        def work(context: dict[str, object]) -> Response:
            parts = tuple(_parts(served))
            return render("status.html", context | {"parts": parts, "version": __version__})

        return await respond(request, site, "status", work)

    return router


def _questions(served: Served, caller: Caller) -> Iterator[PastQuestion]:
    """Each question once, the newest answer of it."""
    seen: set[tuple[str, str, str | None]] = set()
    for one in served.history(caller):
        question = str(one.artifacts.get("question", ""))
        key = question, one.repo, one.at
        if question and key not in seen:
            seen.add(key)
            yield _past(one, question)


def _facets(held: Sequence[PastQuestion], wanted: str, chosen: str, repo: str) -> Iterator[Facet]:
    """Outcomes that nothing has are left out, but for the chosen one."""
    counts = Counter(one.tone for one in held) + Counter({"": len(held)})
    for tone, label in OUTCOMES.items():
        if counts[tone] or tone == chosen:
            href = url("/history", q=wanted, outcome=tone, repo=repo)
            yield Facet(label=label, tone=tone, n_questions=counts[tone], href=href,
                        is_chosen=tone == chosen)  # fmt: skip


def _past(one: PastAnswer, question: str) -> PastQuestion:
    answer = one.artifacts
    told, confidence = answer.get("answer"), answer.get("confidence")
    sign, outcome, tone = SIGNS[Outcome(answer["outcome"])]
    return PastQuestion(
        question=question,
        text=str(told.get("text", "")) if isinstance(told, dict) else "",
        sign=sign,
        outcome=outcome,
        tone=tone,
        level=str(confidence.get("level", "")) if isinstance(confidence, dict) else "",
        when=one.created.replace("T", " ")[:16],
        repo=one.repo,
        at=one.at or "",
        href=url("/", question=question, repo=one.repo, at=one.at, session=one.session),
    )


def _holds(one: PastQuestion, wanted: str) -> bool:
    text = f"{one.question} {one.text}".casefold()
    return all(word in text for word in wanted.casefold().split())


def _parts(served: Served) -> Iterator[Part]:
    settings = served.settings
    for root in served.roots:
        yield _index(served, root.name)
    yield Part(name="store", seen=settings.store.partition(":")[0], works=True)
    yield _tried("sandbox", settings)
    council = settings.council
    for model in council.models if council is not None else ():
        yield Part(name=f"model {model.name}", seen=f"{model.model}, configured")
    for doubt in council_doubts(settings):
        yield Part(name="council", seen=doubt, works=False)


def _index(served: Served, name: str) -> Part:
    try:
        state = served.index_status(name)
    except ProbantError as error:
        return Part(name=f"index of {name}", seen=error.message, works=False,
                    remedy=error.remedy or "")  # fmt: skip
    languages = ", ".join(f"{n} {language}" for language, n in sorted(state.languages.items()))
    commit = f"commit {state.snapshot.commit[:12]}" if state.snapshot.commit else "files on disk"
    dirty = " with uncommitted changes" if state.snapshot.dirty else ""
    seen = f"{commit}{dirty}: {state.n_files} source files ({languages or 'none'}), up to date"
    return Part(name=f"index of {name}", seen=seen, works=True)


def _tried(name: str, settings: Settings) -> Part:
    try:
        return Part(name=name, seen=sandbox_seen(settings), works=True)
    except ProbantError as error:
        return Part(name=name, seen=error.message, works=False, remedy=error.remedy or "")
