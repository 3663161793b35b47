"""Council reviews as jobs: started, followed, and read by whoever started them.

A review runs in a thread and tells what happens as it happens. Results are kept while the server
runs; the transcript on disk is what lasts.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import Future
from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Any

from probant.council.stages.events import Event, plain
from probant.council.submission import read_request
from probant.errors import ProbantError
from probant.ledger.jobs import Job, JobStore
from probant.ledger.tokens import TokenStore
from probant.surfaces.http.problems import Problem, Refused, problem_of
from probant.surfaces.http.work import Crew
from probant.surfaces.serving import Caller, Served

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

MAX_KEPT = 200
LOOK_SECONDS = 1.0
"""How often the store is asked about a review of another process."""
MAX_SECONDS = 7_200
"""A review without an end after this long belonged to a process that is gone."""
PULSE_SECONDS = 15.0
"""A comment is sent this often, so that nobody in between takes the stream for dead."""


class ReviewStatus(Enum):
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


class Review:
    """One review. Its parts change in the event loop only."""

    def __init__(self, owner: str, request_hash: str, review_id: str = "") -> None:
        self.id = review_id or secrets.token_hex(16)
        self.owner = owner
        self.request_hash = request_hash
        self.status = ReviewStatus.RUNNING
        self.events: list[Json] = []
        self.result: Json | None = None
        self.problem: Problem | None = None
        self._changed = asyncio.Event()

    def note(self, event: Json) -> None:
        self.events.append(event)
        self._wake()

    def end(self, result: Json | None, problem: Problem | None) -> None:
        self.result, self.problem = result, problem
        self.status = ReviewStatus.DONE if problem is None else ReviewStatus.FAILED
        self._wake()

    async def change(self) -> None:
        """Until something new happened."""
        await self._changed.wait()

    async def finished(self) -> None:
        while self.status is ReviewStatus.RUNNING:
            await self.change()

    def to_json(self) -> Json:
        """Where it is; once it is done, the result itself."""
        told = {"id": self.id, "status": self.status.value, "n_events": len(self.events)}
        return {**(self.result or {}), **told}

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


class ElsewhereReview(Review):
    """A review that another process of this server carries out: looked up, never told."""

    def __init__(self, job: Job, jobs: JobStore) -> None:
        super().__init__(job.owner, job.request_hash, job.id)
        self._jobs = jobs
        self._take_over(job)

    async def change(self) -> None:
        await asyncio.sleep(LOOK_SECONDS)
        job = self._jobs.find(self.id)
        if job is not None:
            self._take_over(job)

    def _take_over(self, job: Job) -> None:
        if job.document is not None:
            told = job.document.get("problem")
            self.end(job.document.get("result"), None if told is None else Problem(**told))
        elif job.is_older_than(MAX_SECONDS):
            self.end(None, Problem(status=503, code="cancelled", detail="the server ended"))


class Reviews:
    """All reviews of this server, the oldest dropped first; those of its other processes too."""

    def __init__(self, served: Served, tokens: TokenStore, crew: Crew) -> None:
        self._served = served
        self._tokens = tokens
        self._jobs = JobStore(served.settings.store)
        self._crew = crew
        self._kept: OrderedDict[str, Review] = OrderedDict()

    def start(
        self, request: Mapping[str, Any], repo: str | None, caller: Caller, key: str | None
    ) -> Review:
        """Begin a review, or find the one that was begun under the same idempotency key."""
        self._served.root(repo)
        read_request(request)
        told = json.dumps([request, repo], sort_keys=True)
        request_hash = hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()
        review = Review(caller.owner, request_hash)
        earlier = self._jobs.begin(review.id, caller.owner, request_hash, key)
        if earlier is not None:
            return _same(self._kept.get(earlier.id) or self._elsewhere(earlier), request_hash)
        loop = asyncio.get_running_loop()

        def say(event: Event) -> None:
            loop.call_soon_threadsafe(review.note, plain(event))

        def work() -> Json:
            return self._served.verify(request, repo, say=say).to_json()

        def ended(future: Future[Json]) -> None:
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._end, review, future)

        try:
            self._crew.submit(work).add_done_callback(ended)
        except Refused:
            self._jobs.drop(review.id)
            raise
        self._keep(review.id, review)
        return review

    def find(self, review_id: str, caller: Caller) -> Review:
        """By its own id or the verification's; another caller's is as good as none."""
        review = self._kept.get(review_id)
        if review is None:
            job = self._jobs.find(review_id)
            review = None if job is None else self._elsewhere(job)
        if review is None or review.owner != caller.owner:
            raise Refused(
                Problem(status=404, code="unknown_review", detail="there is no such review")
            )
        return review

    def ended(self, caller: Caller, most: int) -> tuple[Job, ...]:
        """The caller's own that came to an end, the newest first."""
        return self._jobs.ended(caller.owner, most)

    def _end(self, review: Review, future: Future[Json]) -> None:
        error = None if future.cancelled() else future.exception()
        if future.cancelled():
            review.end(None, Problem(status=503, code="cancelled", detail="the server is ending"))
        elif isinstance(error, ProbantError):
            review.end(None, problem_of(error))
        elif error is not None:
            review.end(None, Problem(status=500, code="internal_error", detail="a fault of ours"))
        else:
            result = future.result()
            verification_id = result["verification_id"]
            if result["transcript_location"] is not None:  # where it is on this machine is not told
                result["transcript_location"] = f"/v1/transcripts/{verification_id}"
            self._tokens.own(verification_id, review.owner)
            self._keep(verification_id, review)
            review.end(result, None)
        problem = None if review.problem is None else _fields(review.problem)
        self._jobs.end(review.id, {"result": review.result, "problem": problem})

    def _elsewhere(self, job: Job) -> Review:
        return ElsewhereReview(job, self._jobs)

    def _keep(self, name: str, review: Review) -> None:
        self._kept[name] = review
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)


def _fields(problem: Problem) -> Json:
    return {"status": problem.status, "code": problem.code, "detail": problem.detail,
            "remedy": problem.remedy, "members": dict(problem.members)}  # fmt: skip


def _same(earlier: Review, request_hash: str) -> Review:
    if earlier.request_hash != request_hash:
        raise Refused(
            Problem(
                status=422, code="idempotency_key_reused",
                detail="this Idempotency-Key stood for another request",
                remedy="choose a new key for a new request",
            )
        )  # fmt: skip
    return earlier


async def stream(review: Review, after: int) -> AsyncIterator[str]:
    """The events as they come, from number `after` on, then one that says how it ended."""
    n_told = after
    while True:
        for event in review.events[n_told:]:
            n_told += 1
            yield _sse(str(event["event"]), event, n_told)
        if review.status is not ReviewStatus.RUNNING:
            break
        try:
            async with asyncio.timeout(PULSE_SECONDS):
                await review.change()
        except TimeoutError:
            yield ": still at it\n\n"
    told: Json = {"id": review.id, "status": review.status.value}
    if review.result is not None:
        told["verdict"] = review.result["verdict"]
    if review.problem is not None:
        told["problem"] = review.problem.to_json()
    yield _sse("end", told, n_told + 1)


def _sse(name: str, data: Json, number: int) -> str:
    return f"id: {number}\nevent: {name}\ndata: {json.dumps(data, ensure_ascii=True)}\n\n"
