"""The page at `/council/compare`: two reviews side by side, and what only one of them has.

Findings are the same where they are about the same lines in the same respect: two runs never use
the same words. Which reviews there are is council.py's.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.ledger.jobs import Job
from probant.surfaces.http.app import Services, transcript_page
from probant.surfaces.http.problems import Problem, Refused
from probant.surfaces.phrasing import counted
from probant.surfaces.serving import Caller
from probant.surfaces.web.answer_view import Where
from probant.surfaces.web.pages import url
from probant.surfaces.wire import Json
from probant.vocabulary.record import Record

TONES = {"pass": "good", "fail": "bad", "unclear": "part"}
SIGNS = {"pass": "✔", "fail": "✘", "unclear": "◐"}
ONLY_HERE = "only here"
OTHERWISE = "decided otherwise"


class Listed(Record, kw_only=True):
    """A review that ended, as it is listed and chosen."""

    id: str
    href: str
    verdict: str
    tone: str
    about: str
    when: str


class Row(Record):
    """A finding, a disposition or a reason; `mark` says how the other review differs in it."""

    value: Json | str
    mark: str
    href: str = ""


class Side(Record, kw_only=True):
    """One of the two reviews."""

    href: str
    verdict: str
    tone: str
    sign: str
    about: str
    rationale: str
    confidence: str
    reasons: tuple[Row, ...]
    findings: tuple[Row, ...]
    dispositions: tuple[Row, ...]


def listed(jobs: tuple[Job, ...], repo: str) -> Iterator[Listed]:
    """Those that have a result."""
    for job in jobs:
        result = (job.document or {}).get("result")
        if result is not None:
            yield Listed(
                id=job.id, href=url(f"/council/{job.id}", repo=repo), verdict=result["verdict"],
                tone=TONES[result["verdict"]], about=_about(result),
                when=job.began.replace("T", " ")[:16],
            )  # fmt: skip


def result_of(services: Services, given: str, caller: Caller) -> tuple[Json, str]:
    """What came out of a review, and its own page; by its id, or by that of its transcript."""
    try:
        review = services.reviews.find(given, caller)
    except Refused:
        return _of_transcript(services, given, caller), url(f"/council/transcript/{given}")
    if review.result is None:
        raise Refused(
            Problem(status=409, code="not_ready", detail="one of the reviews has no result yet",
                    remedy="wait until it has ended")
        )  # fmt: skip
    return review.result, url(f"/council/{review.id}")


def _of_transcript(services: Services, given: str, caller: Caller) -> Json:
    kept = transcript_page(services, given, caller)
    if not kept["unchanged"]:
        raise Refused(
            Problem(status=409, code="transcript_changed", detail="one of the transcripts is not "
                    "what was written", remedy="compare reviews whose chain is unbroken")
        )  # fmt: skip
    found: Json = kept["result"]
    return found


def side_of(own: Json, other: Json, href: str, repo: str) -> Side:
    """`own` with what `other` does not have marked."""
    verdict = own["verdict"]
    where = Where(repo, str(own["snapshot"]["commit"] or ""))
    return Side(
        href=href, verdict=verdict, tone=TONES[verdict], sign=SIGNS[verdict], about=_about(own),
        rationale=own["rationale"], confidence=own["confidence"]["because"],
        reasons=tuple(
            Row(one, "" if one in other["verdict_reasons"] else ONLY_HERE)
            for one in own["verdict_reasons"]
        ),
        findings=tuple(_findings(own, other, where)),
        dispositions=tuple(_dispositions(own, other)),
    )  # fmt: skip


def _findings(own: Json, other: Json, where: Where) -> Iterator[Row]:
    known = {_place(one) for one in other["findings"]}
    for one in own["findings"]:
        href = where.source(one["path"], one["start_line"]) if one["grounded"] else ""
        yield Row(one, "" if _place(one) in known else ONLY_HERE, href)


def _place(finding: Json) -> tuple[str, int, int, str]:
    return finding["path"], finding["start_line"], finding["end_line"], finding["dimension"]


def _dispositions(own: Json, other: Json) -> Iterator[Row]:
    """Items are the same by their id and source."""
    theirs = {_item(one): one["status"] for one in other["evidence_summary"] or ()}
    for one in own["evidence_summary"] or ():
        status = theirs.get(_item(one))
        mark = ONLY_HERE if status is None else "" if status == one["status"] else OTHERWISE
        yield Row(one, mark)


def _item(disposition: Json) -> tuple[str, str]:
    return disposition["evidence_id"], disposition["source"]


def _about(result: Json) -> str:
    commit = (result["snapshot"]["commit"] or "the files")[:12]
    n_items = len(result["evidence_summary"] or ())
    evidence = f"with {counted(n_items, 'evidence item')}" if n_items else "without evidence"
    return f"{commit}, {evidence}"
