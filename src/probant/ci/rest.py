"""The service's REST interface over the network, with the user's token or without one.

The token goes to the configured address and to nobody else: a redirect to another host, such as
the one that keeps logs, is followed without it. Nothing is read beyond its limits.
"""

from __future__ import annotations

import http.client
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from urllib.parse import SplitResult, urljoin, urlsplit

from probant.ci.port import NoAnswer, Reply
from probant.ci.where import LOOPBACK
from probant.vocabulary.reason import ReasonCode

TIMEOUT_SECONDS = 20.0
"""For one silence of the other side."""

DEADLINE_SECONDS = 60.0
"""For one reply as a whole."""

GRACE_SECONDS = 0.5
MAX_REDIRECTS = 5
_REDIRECTS = (301, 302, 303, 307, 308)
_CHUNK_BYTES = 1 << 16
_HEADERS = {
    "User-Agent": "probant",
    "Accept": "application/vnd.github+json",
    "X-GitHub-Api-Version": "2022-11-28",
}


class _StayHere(urllib.request.HTTPRedirectHandler):
    """Redirects are followed by `Rest` itself, which knows what may go along."""

    def redirect_request(
        self, req: object, fp: object, code: int, msg: str, headers: object, newurl: str
    ) -> None:
        del req, fp, code, msg, headers, newurl


class Rest:
    """Asks one address."""

    def __init__(
        self, api: str, token: str, *, timeout: float = TIMEOUT_SECONDS,
        deadline: float = DEADLINE_SECONDS,
    ) -> None:  # fmt: skip
        self._api = api
        self._token = token
        self._timeout_seconds = timeout
        self._deadline_seconds = deadline

    def get(self, path: str, *, max_bytes: int) -> Reply | NoAnswer:
        url = f"{self._api}/{path}"
        ends_at = time.monotonic() + self._deadline_seconds
        for _ in range(MAX_REDIRECTS + 1):
            reply = self._ask_in_time(url, max_bytes, ends_at)
            if isinstance(reply, NoAnswer) or reply.status not in _REDIRECTS:
                return reply
            onward = self._onward(url, reply.headers.get("location", ""))
            if onward is None:
                return _failed("it redirected to an address that is not asked")
            url = onward
        return _failed("it redirected again and again")

    def _onward(self, url: str, location: str) -> str | None:
        """Where a redirect leads; None where it leads to something that is not secret."""
        try:
            there = urljoin(url, location)
            parts = urlsplit(there)
            is_near = parts.hostname in LOOPBACK and urlsplit(url).hostname in LOOPBACK
            parts.port  # noqa: B018 - raises where it is no number
        except ValueError:
            return None
        if not location or not parts.hostname or parts.username is not None:
            return None
        return there if parts.scheme == "https" or (parts.scheme == "http" and is_near) else None

    def _ask_in_time(self, url: str, max_bytes: int, ends_at: float) -> Reply | NoAnswer:
        """Somebody who sends a header letter by letter is not waited for beyond the deadline."""
        replies: list[Reply | NoAnswer] = []
        asking = threading.Thread(
            target=lambda: replies.append(self._ask(url, max_bytes, ends_at)), daemon=True
        )
        asking.start()
        asking.join(max(0.0, ends_at - time.monotonic()) + GRACE_SECONDS)
        return replies[0] if replies else _slow()

    def _ask(self, url: str, max_bytes: int, ends_at: float) -> Reply | NoAnswer:
        parts = urlsplit(url)
        headers = dict(_HEADERS)
        if self._token and _origin(parts) == _origin(urlsplit(self._api)):
            headers["Authorization"] = f"Bearer {self._token}"
        elif _origin(parts) != _origin(urlsplit(self._api)):
            headers = {"User-Agent": _HEADERS["User-Agent"]}
        try:
            request = urllib.request.Request(url, headers=headers)  # noqa: S310 - scheme was checked
            with self._open(request, is_near=parts.hostname in LOOPBACK) as answer:
                return _read(answer, max_bytes, ends_at)
        except TimeoutError:
            return _slow()
        except urllib.error.URLError as error:
            if isinstance(error.reason, TimeoutError):
                return _slow()
            note = f"{_named(parts)} could not be reached; check the network and PROBANT_CI_HOST"
            return NoAnswer(ReasonCode.NO_NETWORK, note)
        except (ConnectionError, OSError):
            return NoAnswer(ReasonCode.NO_NETWORK, f"the connection to {_named(parts)} broke off")
        except (http.client.HTTPException, ValueError):
            return _failed("its reply makes no sense")

    def _open(
        self, request: urllib.request.Request, *, is_near: bool
    ) -> http.client.HTTPResponse | urllib.error.HTTPError:
        handlers: list[urllib.request.BaseHandler] = [_StayHere()]
        if is_near:
            handlers.append(urllib.request.ProxyHandler({}))
        opener = urllib.request.build_opener(*handlers)
        try:
            opened = opener.open(request, timeout=self._timeout_seconds)
        except urllib.error.HTTPError as refusal:
            return refusal
        assert isinstance(opened, http.client.HTTPResponse)  # noqa: S101 - http and https only
        return opened


def _read(
    answer: http.client.HTTPResponse | urllib.error.HTTPError, max_bytes: int, ends_at: float
) -> Reply | NoAnswer:
    headers = {name.lower(): value for name, value in answer.headers.items()}
    status = answer.status
    if status is None:
        return _failed("its reply has no status")
    chunks: list[bytes] = []
    n_left = max_bytes
    take: Callable[[int], bytes] = answer.read1  # never waits for more than there is
    while chunk := take(min(_CHUNK_BYTES, n_left + 1)):
        n_left -= len(chunk)
        if n_left < 0:
            return _failed(f"its reply is longer than {max_bytes} bytes")
        if time.monotonic() > ends_at:
            return _slow()
        chunks.append(chunk)
    content = b"".join(chunks)
    promised = headers.get("content-length", "")
    if promised.isdigit() and len(promised) < 16 and int(promised) > len(content):
        return _failed("its reply was cut off")
    return Reply(status=status, headers=headers, body=content)


def _origin(parts: SplitResult) -> tuple[str, str | None, int]:
    usual = 443 if parts.scheme == "https" else 80
    return parts.scheme, parts.hostname, parts.port or usual


def _named(parts: SplitResult) -> str:
    return (parts.hostname or "the service")[:100]


def _slow() -> NoAnswer:
    return NoAnswer(ReasonCode.TIMEOUT, "the CI service took too long to answer; ask again later")


def _failed(why: str) -> NoAnswer:
    return NoAnswer(ReasonCode.TOOL_FAILED, f"the CI service cannot be understood: {why}")
