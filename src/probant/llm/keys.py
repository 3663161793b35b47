"""Keys of models are taken out of whatever leaves: output, transcripts, prompts to other models.

Never out of a reply before it is judged: code may hold the very characters of a key, and a finding
about them has to be found where it stands. Which values are taken for keys is told in `is_secret`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

HIDDEN = "[key]"
MIN_SECRET_CHARS = 8
PLACEHOLDERS = frozenset(
    "lm-studio not-needed no-key-needed no-key-required sk-no-key-required your-api-key"
    " your_api_key api-key dummy-key fake-key test-key placeholder anything undefined".split()
)
"""What servers without keys tell their users to write."""


def is_secret(key: str) -> bool:
    """Whether a key's value is hidden: taking out `ollama`, `none` or `test` would spoil any text.

    Not hidden are values of fewer than 8 characters, and the placeholders of local servers.
    """
    return len(key) >= MIN_SECRET_CHARS and key.lower() not in PLACEHOLDERS


def without_keys(value: Any, keys: Iterable[str]) -> Any:
    """The same value, a text or JSON, with every secret key taken out of every text of it."""
    real = sorted({key for key in keys if is_secret(key)}, key=len, reverse=True)
    if not real:
        return value
    # A backslash left behind would make the rest of a raw reply something else than JSON.
    spellings = "|".join("".join(map(_spelled, key)) for key in real)
    return _cleaned(value, re.compile(rf"\\{{0,8}}(?:{spellings})"))


def _spelled(char: str) -> str:
    """The character, also as the text of JSON may escape it: a raw reply is such a text."""
    plain = rf"\\{{0,3}}{re.escape(char)}" if char in '"/' else re.escape(char)
    digits = "".join(
        f"[{one}{one.upper()}]" if one.isalpha() else one for one in f"{ord(char):04x}"
    )
    escaped = rf"\\{{1,3}}u{digits}"
    return rf"(?:\\{{1,4}}|{escaped})" if char == "\\" else f"(?:{plain}|{escaped})"


def _cleaned(value: Any, secret: re.Pattern[str]) -> Any:
    if isinstance(value, str):
        return secret.sub(HIDDEN, value)
    if isinstance(value, dict):
        return {_cleaned(key, secret): _cleaned(one, secret) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_cleaned(one, secret) for one in value)
    return value
