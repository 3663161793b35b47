"""The JSON Schema of `probant.questions/1`, drawn from the records themselves.

Written to docs/reference by docs/generate.py, so that others can check a set without this program.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.questions.codec import SCHEMA, TRUTHS
from probant.evaluation.questions.truth import Question

_PLAIN: Mapping[object, str] = {str: "string", int: "integer", bool: "boolean", float: "number"}


def questions_schema() -> dict[str, Any]:
    """One document: questions with their truth, and facts not asked with the reason."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": SCHEMA,
        "type": "object",
        "required": ["schema", "questions"],
        "additionalProperties": False,
        "properties": {
            "schema": {"const": SCHEMA},
            "questions": {"type": "array", "items": _question()},
            "dropped": {"type": "array", "items": _record(Dropped)},
        },
    }


def _question() -> dict[str, Any]:
    truths = [_record(kind, name) for name, kind in TRUTHS.items()]
    found = _record(Question, without=("truth",))
    found["properties"]["truth"] = {"oneOf": truths}
    found["required"].append("truth")
    return found


def _record(kind: type, name: str | None = None, without: tuple[str, ...] = ()) -> dict[str, Any]:
    """`name` is that of a kind of truth. A field with a default may be left out."""
    hints = get_type_hints(kind)
    own = [field for field in fields(kind) if field.name not in without]
    properties = {field.name: _of(hints[field.name]) for field in own}
    required = [field.name for field in own if field.default is MISSING]
    title: dict[str, Any] = {}
    if name is not None:
        title = {"description": " ".join((kind.__doc__ or "").split())}
        if title["description"].startswith(f"{kind.__name__}("):
            title = {}
        properties = {"kind": {"const": name}} | properties
        required = ["kind", *required]
    return title | {
        "type": "object",
        "required": required,
        "additionalProperties": False,
        "properties": properties,
    }


def _of(hint: Any) -> dict[str, Any]:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        (only,) = [one for one in inner if one is not type(None)]
        return {"oneOf": [_of(only), {"type": "null"}]}
    if origin is frozenset:
        return {"type": "array", "items": _of(inner[0]), "uniqueItems": True}
    if origin is tuple and inner[-1] is Ellipsis:
        return {"type": "array", "items": _of(inner[0])}
    if origin is tuple:
        return {"type": "array", "prefixItems": [_of(one) for one in inner], "items": False}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if isinstance(hint, type) and is_dataclass(hint):
        return _record(hint)
    return {"type": _PLAIN[hint]}
