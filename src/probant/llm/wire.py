"""One request over the openai package, and nothing in it but what is ours.

The package reads a key, an organisation, a project and headers from variables of its own; whatever
it makes of them is taken out again just before a request leaves. Redirects are not followed, so
that a key reaches no other host. Loaded by the first question only: it takes half a second.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import AsyncIterator
from functools import cache
from types import TracebackType
from typing import Any

import httpx2
import openai

from probant.llm.body import Inbox
from probant.llm.endpoint import Endpoint
from probant.llm.refusals import Failure

STAGE_HEADER = "X-Probant-Stage"
PLACEHOLDER_KEY = "none"
"""Servers without keys still want to see the header."""
CONNECT_SECONDS = 20.0
MAX_ERROR_BYTES = 64_000
MAX_WORDS_CHARS = 4_000

_OURS = frozenset({"host", "accept", "content-type", "content-length", "connection",
                   "transfer-encoding", STAGE_HEADER.lower()})  # fmt: skip


def client_of(endpoint: Endpoint) -> Client:
    """Ready to ask; raises `Failure` where certificates or a proxy cannot be set up."""
    try:
        return Client(endpoint)
    except OSError as error:
        what = f"the certificates cannot be loaded ({error.strerror or 'unreadable'})"
        raise Failure(f"{what}; check SSL_CERT_FILE and SSL_CERT_DIR") from error
    except (ValueError, ImportError, httpx2.InvalidURL, openai.OpenAIError) as error:
        what = "the address or the proxy is not usable; check base_url and HTTPS_PROXY"
        raise Failure(what) from error


class Client:
    """Connections to one endpoint, for one question."""

    def __init__(self, endpoint: Endpoint) -> None:
        self._key = endpoint.key or PLACEHOLDER_KEY
        self._removed: dict[str, str] = {}
        is_secret = endpoint.base_url.lower().startswith("https:")
        http = httpx2.AsyncClient(
            verify=_certificates() if is_secret else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
            trust_env=endpoint.uses_proxy,
            follow_redirects=False,
            event_hooks={"request": [self._make_ours], "response": [self._give_back, _bound]},
        )
        self._sdk = openai.AsyncOpenAI(
            api_key=self._key,
            admin_api_key="",
            organization="",
            project="",
            webhook_secret="",
            base_url=endpoint.base_url,
            max_retries=0,
            timeout=httpx2.Timeout(None, connect=CONNECT_SECONDS),
            http_client=http,
        )
        # Otherwise it starts a program to find out what machine this is, for a header we remove.
        self._sdk._platform = "Unknown"

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._sdk.close()

    async def ask(self, request: dict[str, Any], stage: str, inbox: Inbox) -> None:
        """Send it and put all that comes into the inbox; raises `Failure`."""
        has_begun = False
        try:
            create = self._sdk.chat.completions.with_streaming_response.create
            async with create(**request, extra_headers={STAGE_HEADER: stage}) as response:
                has_begun = True
                async for chunk in response.iter_bytes():
                    inbox.feed(chunk)
                    if inbox.is_done:
                        return
        except openai.APIStatusError as refusal:
            raise _status_of(refusal) from refusal
        except (openai.APIConnectionError, httpx2.RequestError, OSError) as error:
            raise _broken(error, is_midway=has_begun) from error
        except (openai.OpenAIError, httpx2.StreamError, ValueError) as error:
            what = "its answer makes no sense; check base_url"
            raise Failure(what, is_midway=has_begun, is_final=True) from error

    async def _make_ours(self, request: httpx2.Request) -> None:
        foreign = [name for name in request.headers if name.lower() not in _OURS]
        self._removed = {name: request.headers.pop(name) for name in foreign}
        request.headers["Authorization"] = f"Bearer {self._key}"
        request.headers["User-Agent"] = "probant"
        request.headers["Accept-Encoding"] = "identity"  # a small reply could unpack to a huge one

    async def _give_back(self, response: httpx2.Response) -> None:
        """The package reads in its own headers what it wanted with a request."""
        response.request.headers.update(self._removed)


@cache
def _certificates() -> ssl.SSLContext:
    return httpx2.create_ssl_context()


class _Short(httpx2.AsyncByteStream):
    """The beginning of a body: an error says what it has to say there."""

    def __init__(self, stream: httpx2.AsyncByteStream, max_bytes: int) -> None:
        self._stream = stream
        self._n_left = max_bytes

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for chunk in self._stream:
            yield chunk[: self._n_left]
            self._n_left -= len(chunk)
            if self._n_left <= 0:
                return

    async def aclose(self) -> None:
        await self._stream.aclose()


async def _bound(response: httpx2.Response) -> None:
    if response.headers.get("content-encoding", "identity").strip().lower() not in ("", "identity"):
        raise Failure("its reply is compressed, which was not asked for", is_final=True)
    if response.status_code >= 300 and isinstance(response.stream, httpx2.AsyncByteStream):
        response.stream = _Short(response.stream, MAX_ERROR_BYTES)


def _status_of(refusal: openai.APIStatusError) -> Failure:
    response = refusal.response
    words = _words(refusal.body)
    if 300 <= response.status_code < 400:
        words = response.headers.get("location", "")
    headers = {name.lower(): value for name, value in response.headers.items()}
    return Failure(words[:MAX_WORDS_CHARS], status=response.status_code, headers=headers)


def _words(body: object) -> str:
    """The message of an error, wherever endpoints put it; "" where it is a page or nothing."""
    if isinstance(body, str):
        return "" if body.lstrip().startswith("<") else body
    if isinstance(body, dict):
        for name in ("message", "error", "detail"):
            found = body.get(name)
            if isinstance(found, dict):
                found = found.get("message")
            if isinstance(found, str):
                return found
    return ""


def _broken(error: BaseException, *, is_midway: bool) -> Failure:
    """What a person can do about a connection that did not come about, or did not last."""
    reasons = list(_chain(error))
    if any(isinstance(one, ssl.SSLCertVerificationError) for one in reasons):
        what = "its certificate cannot be trusted; check base_url, or name its CA in SSL_CERT_FILE"
        return Failure(what, is_final=True)
    if any(isinstance(one, ssl.SSLError) for one in reasons) and not is_midway:
        return Failure("it does not speak TLS; check http or https in base_url", is_final=True)
    if any(isinstance(one, socket.gaierror) for one in reasons):
        return Failure("its host name is not known; check base_url and the network")
    if any(isinstance(one, ConnectionRefusedError) for one in reasons):
        return Failure("nothing listens there; start the server or check base_url")
    if any(isinstance(one, httpx2.ProxyError) for one in reasons):
        return Failure("the proxy refuses; check HTTPS_PROXY, or use_proxy = false")
    if any(isinstance(one, httpx2.ConnectError | httpx2.ConnectTimeout) for one in reasons):
        return Failure("it cannot be reached; check base_url and the network")
    return Failure("the connection broke off; try again later", is_midway=is_midway)


def _chain(error: BaseException) -> list[BaseException]:
    found: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in found:
        found.append(at)
        at = at.__cause__ or at.__context__
    return found
