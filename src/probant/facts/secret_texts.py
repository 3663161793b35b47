"""Texts that look like secrets: private keys, tokens of well-known forms, assigned passwords.

By their form alone; whether one is valid, or meant for tests, is not told. A secret is never quoted
whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_KEY_BEGINS = re.compile(
    r"-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
    r"(?:[\s\"'+,>|#*/-]|\\n|\\r){0,40}"
)
_KEY_KIND = r"(?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t\r]*"
_KEY_LINES = (
    re.compile(rf"(?m)^-----BEGIN {_KEY_KIND}\n[A-Za-z0-9+/=]{{4}}"),
    re.compile(rf"(?m)^-----END {_KEY_KIND}$"),
)
"""On lines of their own they are the marks of a key, however short what stands between them."""
_KEY_HEADER = re.compile(r"(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): ")
_HEADER_ENDS = (re.compile(r"[^\n\\]{0,200}"), re.compile(r"[^\n\\\"']{0,200}"))
"""At the end of its line, or of the string that it stands in."""
_GAP = re.compile(r"(?:[\s\"'+,>|#*/-]|\\n|\\r){1,40}")
_KEY_BODY = re.compile(r"[A-Za-z0-9+/=]{32}")
_MAX_HEADERS = 6
_TOKENS = re.compile(
    r"(?<![A-Za-z0-9])(?:"
    r"(?:AKIA|ASIA)(?P<aws>[0-9A-Z]{16})(?![0-9A-Za-z])"
    r"|gh[pousr]_(?P<github>[A-Za-z0-9]{36,255})"
    r"|github_pat_(?P<github_fine>[A-Za-z0-9_]{50,255})"
    r"|glpat-(?P<gitlab>[A-Za-z0-9_-]{20,64})"
    r"|xox[abeoprs]-(?P<slack>[0-9]{6,}-[0-9A-Za-z-]{10,250})"
    r"|[sr]k_live_(?P<stripe>[0-9A-Za-z]{24,250})"
    r"|AIza(?P<google>[0-9A-Za-z_-]{35})(?![0-9A-Za-z_-])"
    r"|npm_(?P<npm>[A-Za-z0-9]{36})(?![A-Za-z0-9])"
    r"|pypi-AgEIcHlwaS5vcmc(?P<pypi>[A-Za-z0-9_-]{50,500})"
    r"|sk-ant-(?P<anthropic>[a-z0-9]{2,10}-[A-Za-z0-9_-]{60,200})"
    r"|sk-(?P<openai>[A-Za-z0-9_-]{10,100}T3BlbkFJ[A-Za-z0-9_-]{10,100})"
    r"|hf_(?P<hugging>[A-Za-z0-9]{34})(?![A-Za-z0-9])"
    r"|SG\.(?P<sendgrid>[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43})"
    r"|dop_v1_(?P<ocean>[0-9a-f]{64})"
    r")"
)
_MIN_DIFFERENT = 8
"""Fewer different characters than this are a placeholder such as `xxxxxxxx`."""

_NAME = (
    r"(?P<name>[\w.-]*(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key"
    r"|secret[_-]?key|private[_-]?key)\d*)"
)
_QUOTED = re.compile(
    rf"(?<![\w.-]){_NAME}[\"']?\]?\s*(?::\s*[\w\[\]|<>., &]+?)?\s*(?::=|=>|=(?!=)|:)\s*"
    r"[rbuRBU]{0,2}(?P<quote>[\"'`])(?P<value>[^\"'`\n]{6,})(?P=quote)",
    re.IGNORECASE,
)
_UNQUOTED = re.compile(
    rf"^\s*(?:export\s+|-\s+)?{_NAME}\s*[:=]\s*(?P<value>[^\s\"'#]{{6,}})\s*(?:#.*)?$",
    re.IGNORECASE,
)
_NO_SECRET = re.compile(r"[<>{}]|\$|%[(sd]|://|^[./~]|^[\^~]?v?\d+(?:\.\d+)+|^(?:os|process)\.")
"""A text that is put together, a path or a version."""
_PLAIN = re.compile(
    r"[A-Za-z_.:-]+|.*(?:\s|example|change[-_]?me|placeholder|your|dummy|xxx|\*\*\*).*",
    re.IGNORECASE,
)
"""Words, prose, or what says of itself that it stands for another."""

ASSIGNMENTS = r"(passw(or)?d|pwd|secret|token|(api|access|private)[_-]?key)"
KEYS_AND_TOKENS = (
    r"(PRIVATE KEY|AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|xox[abeoprs]-|[sr]k_live_|AIza|npm_"
    r"|pypi-AgEI|sk-|hf_|SG\.|dop_v1_)"
)
"""What finds the lines, in a pattern that every engine reads."""


class Assigned(NamedTuple):
    """A name that is given a literal; `is_plain` where that is a word or a placeholder."""

    name: str
    n_chars: int
    is_plain: bool


def assigned_secrets(line: str, *, unquoted: bool) -> Iterator[Assigned]:
    """Names of secrets that a line gives a literal; without quotes only in files of settings."""
    found = [*_QUOTED.finditer(line)]
    if unquoted and not found:
        found = [*_UNQUOTED.finditer(line)]
    for one in found:
        name, value = one["name"], one["value"]
        if _NO_SECRET.search(value):
            continue
        is_plain = _PLAIN.fullmatch(value) is not None or _letters(value) in _letters(name)
        yield Assigned(name, len(value), is_plain)


def _letters(text: str) -> str:
    return re.sub(r"[\W_]", "", text).lower()


def token_kinds(line: str) -> Iterator[str]:
    """Whose tokens stand in a line."""
    for found in _TOKENS.finditer(line):
        if _is_real(found[found.lastgroup or 0]):
            yield (found.lastgroup or "").replace("_", " ")


def begins_key(line: str) -> bool:
    return _KEY_BEGINS.search(line) is not None


def holds_secret(text: str) -> bool:
    """Whether a private key or a token of a well-known form stands in the text."""
    if "PRIVATE KEY" in text and holds_key(text):
        return True
    return any(_is_real(found[found.lastgroup or 0]) for found in _TOKENS.finditer(text))


def holds_key(text: str) -> bool:
    """Step by step, where one pattern for it all would try every way to share out the headers."""
    if all(marks.search(text) for marks in _KEY_LINES):
        return True
    for begun in _KEY_BEGINS.finditer(text):
        places = {begun.end()}
        for _ in range(_MAX_HEADERS + 1):
            if any(_KEY_BODY.match(text, place) for place in places):
                return True
            places = {after for place in places for after in _after_header(text, place)}
    return False


def _after_header(text: str, at: int) -> Iterator[int]:
    header = _KEY_HEADER.match(text, at)
    if header is None:
        return
    for value in _HEADER_ENDS:
        told = value.match(text, header.end())
        gap = _GAP.match(text, told.end()) if told is not None else None
        if gap is not None:
            yield gap.end()


def _is_real(token: str) -> bool:
    return len(set(token)) >= _MIN_DIFFERENT and not token.endswith("EXAMPLE")
