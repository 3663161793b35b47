"""What an endpoint's refusals mean: whether to ask again, when, and what a person can do about it.

A table and a few readings of headers; nothing is asked here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

from probant.llm.endpoint import Endpoint

RETRIED = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 507, 520, 521, 522, 523, 524, 529})
"""The same request may do better a moment later."""

MILDER = frozenset({400, 404, 415, 422})
"""A request that asks for less may do better."""

FIRST_WAIT_SECONDS = 0.5
MAX_WAIT_SECONDS = 8.0

_MEANING: Mapping[int, str] = {
    400: "it refuses the request; check model, temperature and max_output_tokens",
    402: "its account has no credit left; top it up or take another model",
    404: "it knows no such model or address; check model and base_url",
    405: "it takes no chat completions there; check base_url, which usually ends in /v1",
    413: "the prompt is too long for it; take a smaller tier or another model",
    415: "it refuses the request; check base_url",
    422: "it refuses the request; check model, temperature and max_output_tokens",
    429: "too many requests, or its quota is used up; wait, or ask fewer at once",
}


_NO_HEADERS: Mapping[str, str] = {}


class Failure(Exception):
    """A request that was not answered with a reply; `words` are for a person, or the endpoint's."""

    def __init__(
        self, words: str, *, status: int | None = None, headers: Mapping[str, str] = _NO_HEADERS,
        is_midway: bool = False, is_final: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(words)
        self.words = words
        self.status = status
        self.headers = headers
        self.is_midway = is_midway
        """The reply had begun."""
        self.is_final = is_final
        """The same request cannot do better."""


def meaning(endpoint: Endpoint, status: int, words: str = "") -> str:
    """One line: what the status says, with the remedy; keys are never quoted back."""
    code = f"HTTP {status}"
    if status in (401, 403):
        remedy = (
            f"check the key in {endpoint.key_env}"
            if endpoint.key_env
            else "name the variable that holds its key as api_key_env"
        )
        return endpoint.told(f"{code}: it refuses the key; {remedy}")
    if 300 <= status < 400:
        what = "it redirects to another address, which is not followed; put that into base_url"
        return endpoint.told(f"{code}: {what}", words)
    known = _MEANING.get(status)
    if known is None:
        known = "it has a fault of its own; try again later" if status >= 500 else "it refuses"
    return endpoint.told(f"{code}: {known}", words)


def wished_wait(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds the endpoint asks to wait, by number or by date; None where it says nothing usable.

    `now` is the time of day in seconds since 1970.
    """
    for name, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        seconds = _number(headers.get(name, ""))
        if seconds is not None:
            return seconds * unit
    try:
        return max(0.0, parsedate_to_datetime(headers.get("retry-after", "")).timestamp() - now)
    except (ValueError, TypeError, OverflowError, OSError):
        return None


def backoff(n_refused: int, draw: float) -> float:
    """Seconds before the next try: doubling, less up to a half by `draw` (0 to 1)."""
    return min(FIRST_WAIT_SECONDS * 2.0 ** min(n_refused, 10), MAX_WAIT_SECONDS) * (1 - draw / 2)


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) and value >= 0 else None
