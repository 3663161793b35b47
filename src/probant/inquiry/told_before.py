"""What an earlier sentence told, put where a later one only points at it.

"We are on v2. Was parse there already?": "there" is in v2. By the sort of thing that is pointed at,
so that it works where several things were named; only what was named once is put in. What "it"
stands for is the reader's own work.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from probant.inquiry.targets import is_bare_file, looks_like_path

_VERSION = re.compile(r"v?\d+(?:\.\d+)+(?:[-.+]?\w+)*|v\d+")
_SHA = re.compile(r"(?=[0-9a-f]*\d)[0-9a-f]{7,40}")
_ENVIRONMENT = re.compile(r"[A-Z][A-Z0-9_]{2,}")
_THERE = (
    r"\b(?:there already|already there|there (?:back )?then|back then|at that (?:time|point)"
    r"|(?:in|at|with) (?:it|that (?:version|release|tag|one)))\b"
)
_THAT_FILE = r"\b(?:that|this|the) (?:file|module|path)\b"
_THAT_COMMIT = r"\b(?:that|this|the) (?:commit|revision|changeset)\b"
_THAT_VARIABLE = r"\b(?:that|this|the) (?:env(?:ironment)? var(?:iable)?|environment setting)\b"
_EDGES = "(),.:;?!'\"`"


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


def with_told(sentence: str, earlier: Sequence[str]) -> str:
    """The sentence with what it points at by its sort, where earlier ones named one such thing."""
    words = [word.strip(_EDGES) for one in earlier for word in one.split()]
    version = _only(word for word in words if _VERSION.fullmatch(word))
    if version and not any(_VERSION.fullmatch(word.strip(_EDGES)) for word in sentence.split()):
        sentence = _compiled(_THERE).sub(f"there in {version}", sentence)
    commit = _only(word for word in words if _SHA.fullmatch(word))
    path = _only(word for word in words if _is_file(word))
    if commit and path:
        sentence = _compiled(_THAT_FILE).sub(path, sentence)
        sentence = _compiled(_THAT_COMMIT).sub(f"commit {commit}", sentence)
    variable = _only(word for word in words if _ENVIRONMENT.fullmatch(word))
    if variable:
        named = f"the environment variable `{variable}`"
        sentence = _compiled(_THAT_VARIABLE).sub(named, sentence)
    return sentence


def _is_file(word: str) -> bool:
    """Where "that file" is said, any name with a suffix is one."""
    if _VERSION.fullmatch(word) or _SHA.fullmatch(word):
        return False
    is_suffixed = re.fullmatch(r"[\w-]+(?:\.[\w-]+)+", word) is not None
    return is_suffixed or looks_like_path(word) or is_bare_file(word)


def _only(found: Iterable[str]) -> str:
    """The one thing named, though perhaps more than once; '' where there are several."""
    several = set(found)
    return several.pop() if len(several) == 1 else ""
