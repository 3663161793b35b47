"""What a form of output comes to, for every command that has several."""

from __future__ import annotations

import json

from probant.vocabulary.record import Record


class Rendering(Record):
    """What goes to standard output, and what a person should be told besides."""

    text: str
    notes: tuple[str, ...] = ()


def json_text(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
