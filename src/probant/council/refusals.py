"""What pydantic found wrong with a request, as one line for a person with what to do.

Never the value itself: it may be long, secret, or made to be printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from probant.council.selection.targets import shown
from probant.errors import RequestRefused

if TYPE_CHECKING:
    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

CODE = "request_invalid"
_KINDS = {
    "string_type": "must be a text",
    "list_type": "must be a list",
    "model_type": "must be a JSON object",
    "model_attributes_type": "must be a JSON object",
    "dict_type": "must be a JSON object",
    "string_unicode": "holds characters that are no Unicode text",
    "extra_forbidden": "is not a field of an evidence item",
    "missing": "is missing",
    "invalid_key": "has a name that is no text",
}
_REMEDIES = {
    "extra_forbidden": "leave it out; fields are evidence_id, source, format, content, strength",
    "missing": "give it",
    "string_unicode": "send valid UTF-8",
}
_SEE_SCHEMA = "compare with the request schema"


def refusal_of(invalid: ValidationError, under: tuple[str | int, ...] = ()) -> RequestRefused:
    """The first thing that is wrong, and how many more there are."""
    wrong = invalid.errors(include_url=False, include_input=False)
    first = wrong[0]
    field = _field((*under, *first["loc"]))
    said, remedy = _said(first)
    more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
    return RequestRefused(
        f"{field}: {said}{more}", remedy=remedy, code=CODE, members={"field": field}
    )


def _field(places: tuple[str | int, ...]) -> str:
    """`evidence[2].source`; names come from the caller and are shown with care."""
    told = ""
    for place in places:
        if isinstance(place, int):
            told += f"[{place}]"
        else:
            name = place if place.isidentifier() and len(place) <= 80 else shown(place, 200)
            told += f".{name}" if told else name
    return told or "request"


def _said(wrong: ErrorDetails) -> tuple[str, str]:
    kind = wrong["type"]
    context: Mapping[str, object] = wrong.get("ctx") or {}
    if kind == "value_error":
        message, _, remedy = str(context.get("error", "is not allowed")).partition("; ")
        return message, remedy or _SEE_SCHEMA
    if kind == "literal_error":
        return f"must be one of {context.get('expected', 'a few words')}", "choose one of them"
    if kind == "string_too_short":
        return "is empty", "give some text, or leave the whole entry out"
    if kind == "string_too_long":
        return f"is longer than {_count(context)} characters", "shorten it"
    if kind == "too_long":
        return f"has more than {_count(context)} entries", "send fewer, or put several into one"
    said = _KINDS.get(kind, "is not what the schema asks for")
    return said, _REMEDIES.get(kind, _SEE_SCHEMA)


def _count(context: Mapping[str, object]) -> str:
    n = context.get("max_length")
    return f"{n:,}" if isinstance(n, int) else "so many"
