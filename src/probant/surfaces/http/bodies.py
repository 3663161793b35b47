"""What requests hold. Unknown fields are refused: execution and patches are no fields here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from probant.council.submission import request_schema
from probant.surfaces.goal_wire import goal_schema
from probant.surfaces.opened import MAX_QUESTION_CHARS

MAX_NAME_CHARS = 4_000
MAX_PLACES = 100
MAX_LINES = 100_000


def _is_text(given: object) -> object:
    """Also where a schema says no more than "an object": what cannot be written out is refused."""
    try:
        json.dumps(given, ensure_ascii=False).encode()
    except (UnicodeEncodeError, ValueError, RecursionError):
        raise ValueError("it holds what is not Unicode text") from None
    return given


Repo = Annotated[str, Field(max_length=200, description="the served name of a repository")]
Revision = Annotated[str, Field(max_length=300, description="a revision instead of the files")]
Session = Annotated[str, Field(max_length=60, description="remembers answers for follow-ups")]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class AskBody(_Body):
    question: str = Field(max_length=MAX_QUESTION_CHARS, examples=["where is Cart defined?"])
    repo: Repo | None = None
    at: Revision | None = None
    session: Session | None = None


class QueryBody(_Body):
    goal: Annotated[dict[str, Any], BeforeValidator(_is_text)] = Field(
        description="a probant.goal/1",
        json_schema_extra={key: one for key, one in goal_schema().items() if key != "$schema"},
        examples=[{"kind": "called_by", "targets": ["Cart.total"]}],
    )
    repo: Repo | None = None
    session: Session | None = None


class SearchBody(_Body):
    text: str = Field(max_length=MAX_NAME_CHARS, examples=["retry delay"])
    repo: Repo | None = None
    at: Revision | None = None
    within: Annotated[str, Field(max_length=MAX_NAME_CHARS)] | None = Field(
        default=None, alias="in", description="only places in this file or folder"
    )
    limit: int = Field(default=10, ge=1, le=MAX_PLACES)


class CheckBody(_Body):
    text: str = Field(examples=["`Cart` is defined in shop.py."])
    repo: Repo | None = None
    at: Revision | None = None
    tiers: list[str] | str | None = Field(default=None, examples=[["V1", "V2"]])


_AT: Mapping[str, type[_Body]] = {
    "/v1/ask": AskBody, "/v1/query": QueryBody, "/v1/search": SearchBody, "/v1/check": CheckBody,
}  # fmt: skip


def fields_at(path: str) -> tuple[str, ...]:
    """What the body of a route may hold, as it is written there."""
    fields = _AT[path].model_fields if path in _AT else {}
    return tuple(one.alias or name for name, one in fields.items())


def verify_schema() -> dict[str, Any]:
    """The council's request and `repo`; an item stands where it is used."""
    schema = request_schema()
    item = schema.pop("$defs", {}).get("EvidenceItem", {})
    schema["properties"]["repo"] = {"type": "string", "description": "the served name"}
    found: dict[str, Any] = _with_item(schema, item)
    return found


def _with_item(node: Any, item: dict[str, Any]) -> Any:
    if isinstance(node, dict):
        if "$ref" in node:
            return item
        return {key: _with_item(one, item) for key, one in node.items()}
    if isinstance(node, list):
        return [_with_item(one, item) for one in node]
    return node
