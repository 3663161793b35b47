"""What a form of output comes to, for every command that has several."""

from __future__ import annotations

import json
from json.encoder import encode_basestring

from probant.vocabulary.record import Record


class Rendering(Record):
    """What goes to standard output, and what a person should be told besides."""

    text: str
    notes: tuple[str, ...] = ()


def json_text(document: object) -> str:
    """As `json.dumps` with an indent of two, which would take each value apart in slow steps."""
    return _indented(document, "\n") + "\n"


_plain = json.JSONEncoder(ensure_ascii=False).encode


def _indented(value: object, margin: str) -> str:
    """`margin` is what a line of it begins with, the line end before it included."""
    if type(value) is str:
        return encode_basestring(value)
    if type(value) is int:
        return str(value)
    inner = margin + "  "
    if isinstance(value, dict) and value:
        rows = [f"{encode_basestring(str(k))}: {_indented(one, inner)}" for k, one in value.items()]
        return f"{{{inner}{f',{inner}'.join(rows)}{margin}}}"
    if isinstance(value, list | tuple) and value:
        rows = [_indented(one, inner) for one in value]
        return f"[{inner}{f',{inner}'.join(rows)}{margin}]"
    return _plain(value)
