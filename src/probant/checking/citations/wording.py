"""How the words around a path speak of it: as a file that is there, or as one that need not be.

Only the nearest words count; what a whole sentence states is `forms`' work.
"""

from __future__ import annotations

import re

_WINDOW = 300
_END = re.compile(r"[.!?](?=\s|$)|\n\s*\n|\n(?=\s*[-*+]\s)")
_STATING = re.compile(
    r"(?:\b(?:see(?: also)?|cf\.|file|module|header|script|defined|declared|implemented|located"
    r"|found|lives?|stands?|resides?|sits?|stored|kept|happens|done|handled|contained|comes from"
    r"|imported from|is|are)(?:\s(?:in|at|inside|within|under|by|from))?(?:\s(?:the|this))?"
    r"(?:\s(?:file|module|header|script|source file))?\s?[`\"'*(<\[:]{0,3})$",
    re.IGNORECASE,
)
_NAMED = re.compile(
    r"(?:^|[^\w])(?:the\s)(?:\w+\s)?(?:file|module|header|script)\s[`\"'*<\[]{0,3}$", re.I
)
_SAYING = re.compile(
    r"[`\"'*_>)\]]{0,4}(?:\sfile|\smodule|\sheader)?\s(?:defines|contains|implements|holds|declares"
    r"|exports|imports|provides|has|starts|reads|handles|registers|exposes)\b",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(
    r"\b(?:creat\w*|add(?:s|ed|ing)?|put|plac\w+|writ\w+|sav\w+|run(?:s|ning)?|chang\w+|replac\w+"
    r"|renam\w+|remov\w+|delet\w+|mov(?:e|ed|ing)|past\w+|insert\w*|append\w*|configur\w+|install\w*"
    r"|examples?|suppose|imagine|assum\w+|instead|should|must|could|would|can|cannot|may|might|will"
    r"|want|need(?:s|ed)?|e\.g\.?|such as|your|you|you're|let's|if|unless"
    r"|whether|called|named|generat\w+|produc\w+|output|built|optional\w*|previous\w*|formerly"
    r"|deprecat\w+|no longer|used to|was|were|had|been|before|todo|planned|propos\w+|typically"
    r"|usually|by default|template)\b",
    re.IGNORECASE,
)
_ANY = re.compile(r"\b(?:an?|any|some|each|every|no|new)\s(?:\w+\s){0,2}[`\"'*(<\[]{0,3}$", re.I)
_LOG = re.compile(r"(?:^|/)(?:change|history|news|release|whatsnew|upgrad|migrat)", re.IGNORECASE)


def is_told_of_the_past(name: str) -> bool:
    """Whether a document is a list of changes: what it names need not be there any more."""
    return _LOG.search(name) is not None


def is_stated(text: str, start: int, end: int) -> bool:
    """Whether the words beside a path take for granted that there is such a file, here and now."""
    before = text[max(0, start - _WINDOW) : start]
    behind = text[end : end + _WINDOW]
    if not (_STATING.search(before) or _NAMED.search(before) or _SAYING.match(behind)):
        return False
    return not is_hypothetical(text, start, end)


def is_hypothetical(text: str, start: int, end: int) -> bool:
    """Whether the sentence around a path is an instruction, an example, or about another time."""
    before = text[max(0, start - _WINDOW) : start]
    behind = text[end : end + _WINDOW]
    began = max((found.end() for found in _END.finditer(before)), default=0)
    stop = _END.search(behind)
    behind = behind[: stop.end()] if stop is not None else behind
    if _ANY.search(before[-60:]):
        return True
    said = before[began:], behind
    return behind.rstrip().endswith("?") or any(_OTHERWISE.search(part) for part in said)
