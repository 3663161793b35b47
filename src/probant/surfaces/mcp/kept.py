"""Whole answers, kept for a while, so that a short one can be followed up.

An id is 128 random bits: whoever has it was given it. The oldest go first.
"""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

from probant.errors import UsageError
from probant.vocabulary.record import Record

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

SCHEME = "probant://answer/"
MAX_KEPT = 200
MAX_KEPT_BYTES = 64 << 20


class Kept(Record):
    """One whole answer as JSON text, and the tool it came from."""

    tool: str
    text: str

    def document(self) -> Json:
        found: Json = json.loads(self.text)
        return found


class Position(Record):
    """Where a next page begins."""

    answer_id: str
    first: int

    @property
    def cursor(self) -> str:
        return f"{self.answer_id}.{self.first}"


class Shelf:
    """The answers of one server process, bounded in number and size."""

    def __init__(self, *, max_kept: int = MAX_KEPT, max_bytes: int = MAX_KEPT_BYTES) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._max_kept = max_kept
        self._max_bytes = max_bytes
        self._n_bytes = 0
        self._lock = Lock()

    def keep(self, tool: str, document: Json) -> str:
        """The new answer's id."""
        answer_id = secrets.token_hex(16)
        kept = Kept(tool, json.dumps(document, ensure_ascii=False))
        with self._lock:
            self._kept[answer_id] = kept
            self._n_bytes += len(kept.text)
            while len(self._kept) > self._max_kept or (
                self._n_bytes > self._max_bytes and len(self._kept) > 1
            ):
                _, dropped = self._kept.popitem(last=False)
                self._n_bytes -= len(dropped.text)
        return answer_id

    def get(self, answer_id: str) -> Kept | None:
        with self._lock:
            return self._kept.get(answer_id)

    def page(self, tool: str, cursor: str) -> tuple[Position, Json]:
        """The answer a cursor continues, and where."""
        answer_id, _, first = cursor.partition(".")
        kept = self.get(answer_id)
        is_number = first.isascii() and first.isdigit() and len(first) <= 9
        if kept is None or kept.tool != tool or not is_number:
            raise UsageError(
                "this cursor is not one of mine, or too old",
                remedy=f"call {tool} again without cursor",
            )
        return Position(answer_id, int(first)), kept.document()
