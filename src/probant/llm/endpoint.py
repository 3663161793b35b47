"""Where a model is and how it wants to be asked; and one plain line for what went wrong there.

The key is in here and in the header of a request, nowhere else: `Endpoint` does not show it.
"""

from __future__ import annotations

import re
from enum import Enum

from probant.llm.keys import is_secret, without_keys
from probant.vocabulary.record import Record

MAX_DETAIL_CHARS = 300
MAX_QUOTED_CHARS = 140
MIN_PIECE_CHARS = 6
"""Shorter pieces of a key occur in any text."""

_UNSEEN = re.compile(
    "[\x00-\x20\x7f-\xa0\xad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\ufffb]+"
)


class Structure(Enum):
    """Whether the form of a reply is demanded of the endpoint."""

    AUTO = "auto"
    """By its schema; without it, if the endpoint refuses that."""
    JSON_OBJECT = "json_object"
    """Any JSON object, for endpoints that know no schemas."""
    NONE = "none"


class Endpoint(Record, kw_only=True):
    """One model behind one address."""

    name: str
    base_url: str
    model: str
    key: str = ""
    key_env: str = ""
    """The variable the key came from, for whoever has to put it right."""
    is_streamed: bool = False
    structure: Structure = Structure.AUTO
    temperature: float | None = None
    max_output_tokens: int | None = None
    uses_proxy: bool = False

    def __repr__(self) -> str:
        return f"Endpoint({self.name!r}, {self.base_url!r}, {self.model!r})"

    def told(self, what: str, quoted: str = "") -> str:
        """One line for a person. `quoted` is the other side's: shortened, dropped if it tells."""
        words = _one_line(quoted)[:MAX_QUOTED_CHARS]
        line = _one_line(what)
        if words and not self._tells(quoted):
            line += f" (it says: {words})"
        told: str = without_keys(line, (self.key,))
        return told[:MAX_DETAIL_CHARS]

    def _tells(self, text: str) -> bool:
        """Whether any piece of the key is in it."""
        n = MIN_PIECE_CHARS
        return is_secret(self.key) and any(
            self.key[at : at + n] in text for at in range(len(self.key) - n + 1)
        )


def _one_line(text: str) -> str:
    return _UNSEEN.sub(" ", text).strip()
