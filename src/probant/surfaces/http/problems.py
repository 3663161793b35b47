"""What went wrong, as RFC 9457 has it: one table from errors to status and type.

Never a value from the request, a path of this machine or a text of a repository.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from probant.errors import (
    CacheUnwritable,
    ConfigurationError,
    FileUnreadable,
    PathRefused,
    ProbantError,
    RepositoryNotFound,
    RequestRefused,
    RevisionNotFound,
    SessionError,
    UsageError,
)
from probant.vocabulary.record import Record

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

TYPE = "urn:probant:problem:"
MEDIA_TYPE = "application/problem+json"

TITLES = {
    400: "Bad request",
    401: "A token is needed",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    408: "Too slow",
    413: "Too large",
    422: "Cannot be carried out",
    429: "Too much at once",
    500: "Internal error",
    503: "Not ready",
}


class Problem(Record, kw_only=True):
    """One problem. `members` are for programs that read them."""

    status: int
    code: str
    detail: str
    remedy: str | None = None
    members: Mapping[str, object] = {}
    headers: Mapping[str, str] = {}

    def to_json(self) -> Json:
        told: Json = {
            "type": TYPE + self.code,
            "title": TITLES.get(self.status, "Error"),
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
        }
        return told | ({"remedy": self.remedy} if self.remedy else {}) | dict(self.members)

    def response(self) -> Response:
        body = json.dumps(self.to_json(), ensure_ascii=False).encode("utf-8", "replace")
        return Response(body, self.status, dict(self.headers), MEDIA_TYPE)


class Refused(Exception):
    """A problem on its way out of a route."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


_TABLE: tuple[tuple[type[ProbantError], int, str], ...] = (
    (RepositoryNotFound, 404, "unknown_repository"),
    (RevisionNotFound, 422, "snapshot_resolution_failed"),
    (SessionError, 422, "session_invalid"),
    (ConfigurationError, 500, "misconfigured"),
    (CacheUnwritable, 500, "cache_unwritable"),
    (PathRefused, 422, "path_refused"),
    (FileUnreadable, 422, "file_unreadable"),
    (UsageError, 422, "request_invalid"),
)
"""The first row that fits counts. What is not in it is a fault of the server."""

_ABOUT_THE_MACHINE = frozenset({"misconfigured", "cache_unwritable", "session_invalid"})
"""Where their messages name a path it is one of this machine, and not told."""


def problem_of(error: ProbantError) -> Problem:
    if isinstance(error, RequestRefused):
        status = 413 if error.code == "request_too_large" else 422
        return Problem(
            status=status, code=error.code, detail=error.message, remedy=error.remedy,
            members=error.members,
        )  # fmt: skip
    for kind, status, code in _TABLE:
        if isinstance(error, kind):
            if code in _ABOUT_THE_MACHINE and "/" in error.message:
                return Problem(status=500, code=code, detail="the server is not set up for this")
            return Problem(status=status, code=code, detail=error.message, remedy=error.remedy)
    return Problem(
        status=500, code="execution_failed", detail="the work could not be carried out",
        remedy="try again",
    )  # fmt: skip


def problem_of_validation(errors: Sequence[Mapping[str, Any]], known: Sequence[str]) -> Problem:
    """The first thing that does not fit the description of a request, without its value."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    match first["type"]:
        case "extra_forbidden":
            near = get_close_matches(where[:80], known, n=1)
            remedy = f"did you mean {near[0]}?" if near else f"it takes {', '.join(known)}"
            detail = f"there is no field {where[:80]!r} here"
        case "missing":
            detail, remedy = f"{where} is missing" if where else "there is no body", "give it"
        case "json_invalid":
            detail, remedy = "the body is not JSON", "send one JSON object"
        case _ if not where:
            detail = "the body is not a JSON object"
            remedy = "send one, with Content-Type: application/json"
        case _:
            detail, remedy = f"{where}: {first['msg']}"[:300], "compare with /openapi.json"
    return Problem(status=422, code="request_invalid", detail=detail, remedy=remedy)
