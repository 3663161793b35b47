"""Requests to the service and what their replies mean: pages, refusals, limits, archives of logs.

Which transport carries them is service.py's choice. A token in a reply is blotted out at once.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TypeVar
from urllib.parse import quote, urlencode

from probant.ci import shapes
from probant.ci.port import (
    Annotation,
    Job,
    Listing,
    NoAnswer,
    Reply,
    Repository,
    Run,
    Transport,
)
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace

PER_PAGE = 100
MAX_PAGES = 10
MAX_JSON_BYTES = 20_000_000
MAX_LOG_BYTES = 20_000_000
MAX_ARCHIVE_FILES = 2_000
GIVE_TOKEN = "put a token that may read it into GITHUB_TOKEN, or run gh auth login"  # noqa: S105 - no token

T = TypeVar("T")


class CiClient:
    """Asks for runs of repositories of one service."""

    def __init__(self, transport: Transport, token: str, *, is_known: bool) -> None:
        self._transport = transport
        self._is_known = is_known
        """Whether the service knows who asks: by the token, or by the transport's own login."""
        self._secret = token.encode() if len(token) >= 4 else b""

    def runs(
        self, repository: Repository, *, sha: str = "", branch: str = "", max_pages: int = MAX_PAGES
    ) -> Listing | NoAnswer:
        """Runs of a commit or a branch, newest first."""
        asked = {name: value for name, value in (("head_sha", sha), ("branch", branch)) if value}
        found = self._pages(
            f"{_base(repository)}/actions/runs", asked, "workflow_runs", shapes.run_of, max_pages
        )
        if isinstance(found, NoAnswer):
            return found
        kept = [
            run
            for run in found[0]
            # A service that does not know the filter sends everything.
            if (not sha or run.sha == sha) and (not branch or run.branch == branch)
        ]
        newest_first = sorted(kept, key=lambda run: (run.started, run.id), reverse=True)
        return Listing(tuple(newest_first), found[1])

    def jobs(self, repository: Repository, run: Run) -> tuple[Job, ...] | NoAnswer:
        """The jobs of a run's newest attempt, all of them."""
        path = f"{_base(repository)}/actions/runs/{run.id}/jobs"
        found = self._pages(path, {"filter": "latest"}, "jobs", shapes.job_of, MAX_PAGES)
        if isinstance(found, NoAnswer):
            return found
        if not found[1]:
            return NoAnswer(ReasonCode.TOOL_FAILED, "the run has more jobs than are listed")
        return tuple(found[0])

    def annotations(self, repository: Repository, job: Job) -> tuple[Annotation, ...]:
        """What a job marked in files; none where nobody says."""
        path = f"{_base(repository)}/check-runs/{job.id}/annotations"
        found = self._pages(path, {}, "", shapes.annotation_of, 1)
        return () if isinstance(found, NoAnswer) else tuple(found[0])

    def log(self, repository: Repository, run: Run, job: Job) -> str | NoAnswer:
        """What a job printed."""
        reply = self._get(f"{_base(repository)}/actions/jobs/{job.id}/logs", MAX_LOG_BYTES)
        if isinstance(reply, NoAnswer):
            whole = self._get(f"{_base(repository)}/actions/runs/{run.id}/logs", MAX_LOG_BYTES)
            if isinstance(whole, NoAnswer):
                return self._no_log(reply)
            reply = whole
        if reply.body.startswith(b"PK"):
            return self._unpacked(reply.body, job)
        return reply.body.decode("utf-8", "replace")

    def _no_log(self, why: NoAnswer) -> NoAnswer:
        if why.reason is ReasonCode.NOT_PERMITTED and not self._is_known:
            return NoAnswer(why.reason, f"logs are given only with a token; {GIVE_TOKEN}")
        return why

    def _unpacked(self, archive: bytes, job: Job) -> str | NoAnswer:
        """The text of one job from an archive of all logs of a run."""
        try:
            with zipfile.ZipFile(io.BytesIO(archive)) as packed:
                names = _names_of(job, packed.namelist()[:MAX_ARCHIVE_FILES])
                texts = _texts(packed, names)
        except (zipfile.BadZipFile, OSError, EOFError, ValueError, RuntimeError, zlib.error,
                NotImplementedError):  # fmt: skip
            return NoAnswer(ReasonCode.TOOL_FAILED, "the archive of the logs cannot be read")
        if not texts:
            return NoAnswer(ReasonCode.TOOL_FAILED, f"the archive has no log of {job.name}")
        return self._blotted(b"\n".join(texts)).decode("utf-8", "replace")

    def _pages(
        self, path: str, asked: dict[str, str], key: str,
        make: Callable[[shapes.Json], T | None], max_pages: int,
    ) -> tuple[list[T], bool] | NoAnswer:  # fmt: skip
        """Everything of a list, and whether that is all of it."""
        found: list[T] = []
        for page in range(1, max_pages + 1):
            query = urlencode({**asked, "per_page": PER_PAGE, "page": page})
            reply = self._get(f"{path}?{query}", MAX_JSON_BYTES)
            if isinstance(reply, NoAnswer):
                return reply
            try:
                rows = shapes.rows(shapes.parsed(reply.body), key)
            except ValueError as why:
                note = f"the CI service's reply is not what it should be: {why}"
                return NoAnswer(ReasonCode.TOOL_FAILED, note)
            found += [one for row in rows if (one := make(row)) is not None]
            if len(rows) < PER_PAGE and 'rel="next"' not in reply.headers.get("link", ""):
                return found, True
        return found, False

    def _get(self, path: str, max_bytes: int) -> Reply | NoAnswer:
        reply = self._transport.get(path, max_bytes=max_bytes)
        if isinstance(reply, NoAnswer):
            return reply
        if reply.status == 200:
            return replace(reply, body=self._blotted(reply.body))
        return _refusal(reply, is_known=self._is_known)

    def _blotted(self, body: bytes) -> bytes:
        return body.replace(self._secret, b"***") if self._secret else body


def _base(repository: Repository) -> str:
    return f"repos/{quote(repository.owner)}/{quote(repository.name)}"


def _refusal(reply: Reply, *, is_known: bool) -> NoAnswer:
    status = reply.status
    is_used_up = reply.headers.get("x-ratelimit-remaining") == "0"
    if status == 429 or (status == 403 and (is_used_up or "retry-after" in reply.headers)):
        return NoAnswer(ReasonCode.RATE_LIMITED, _limit_words(reply, is_known=is_known))
    if status == 401:
        note = f"the CI service does not accept the token; {GIVE_TOKEN}"
        return NoAnswer(ReasonCode.NOT_PERMITTED, note)
    if status in (403, 404):
        who = "with this login" if is_known else "without a token"
        sees = f"the repository or its CI runs cannot be seen {who} ({status})"
        return NoAnswer(ReasonCode.NOT_PERMITTED, f"{sees}; {GIVE_TOKEN}")
    if status == 410:
        return NoAnswer(ReasonCode.NOT_PERMITTED, "the CI service does not keep it any more (410)")
    return NoAnswer(ReasonCode.TOOL_FAILED, f"the CI service answered with status {status}")


def _limit_words(reply: Reply, *, is_known: bool) -> str:
    """That there were too many requests, and until when."""
    after, reset = reply.headers.get("retry-after", ""), reply.headers.get("x-ratelimit-reset", "")
    when = "ask again later"
    if after.isascii() and after.isdigit() and len(after) < 8:
        when = f"ask again in {int(after)} seconds"
    elif reset.isascii() and reset.isdigit() and len(reset) < 12:
        when = f"ask again after {datetime.fromtimestamp(int(reset), UTC):%Y-%m-%d %H:%M} UTC"
    more = "" if is_known else ", or with a token in GITHUB_TOKEN"
    return f"the CI service takes no more requests for now; {when}{more}"


def _names_of(job: Job, names: Sequence[str]) -> list[str]:
    """Files of an archive that hold one job: `N_job.txt`, else the steps in the job's folder."""
    wanted = job.name.replace("/", "").replace(":", "").strip()
    whole = [n for n in names if "/" not in n and n.partition("_")[2] == f"{wanted}.txt"]
    steps = [n for n in names if n.startswith(f"{wanted}/") and n.endswith(".txt")]
    return whole[:1] or sorted(steps, key=_step_number)


def _step_number(name: str) -> int:
    number = name.rpartition("/")[2].partition("_")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 0


def _texts(packed: zipfile.ZipFile, names: Sequence[str]) -> list[bytes]:
    """As much of the files as there is room for: an archive may claim to hold anything."""
    n_left = MAX_LOG_BYTES
    found: list[bytes] = []
    for name in names:
        with packed.open(name) as file:
            found.append(file.read(n_left))
        n_left -= len(found[-1])
    return found
