"""What a sentence names, told by how it is written: a path, a commit, a tag, a name as in code.

Looks at one word at a time. What is asked about it is gist.py's and likeness's work.
"""

from __future__ import annotations

import re

from probant.inquiry.gist_words import IDEAS
from probant.inquiry.targets import Words, is_bare_file, is_suffixed, looks_like_path
from probant.vocabulary.record import Record

_SHA = re.compile(r"(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}|HEAD(?:[~^]\S*)?")
TAG = re.compile(r"v?\d+(?:\.\d+)+(?:[-.+]?\w+)*|v\d+")
_RANGE = re.compile(rf"({TAG.pattern})\.{{2,3}}({TAG.pattern})")
_LONG_TAG = re.compile(r"(?:(?:rel|release|releases|tags?)/)?[a-z][\w-]*[-/]v?\d+(?:\.\d+)+[\w.-]*")
"""A tag with the name of what was released: `rel/tool-1.6.0`."""

_AT_LINE = re.compile(r"(?P<path>\S+?):(?P<line>\d+)")
_CODE = re.compile(
    r"\w*[^\W_]_\w+|_\w+|[a-z]+[A-Z]\w*|[A-Z]+[a-z]+[A-Z]\w*|[\w-]+(?:(?:\.|::|#)\w+)+|\w+\(\)|\$\w+"
)
_MODULE = re.compile(r"[\w-]+(?:\.[\w-]+)*\.(?:com|org|io|dev|net|in)/")
"""A module named by where it comes from: `github.com/pkg/errors`."""

LANGUAGES_LIKE_WORDS = frozenset({"Go"})
MIN_SHA_CHARS = 7


class Thing(Record):
    """What a sentence names: its sort, as rows know it, and how it is written."""

    sort: str
    text: str


def things_of(token: str, words: Words, *, is_first: bool) -> list[Thing]:
    quoted = re.fullmatch("\ue000(\\d+)\ue001(?:'s)?", token)
    text = words.quotes[int(quoted.group(1))].text if quoted else token.removesuffix("'s")
    if quoted and (" " in text or words.quotes[int(quoted.group(1))].mark == '"'):
        return [Thing("literal", text)]
    if both := _RANGE.fullmatch(text):
        return [Thing("tag", both.group(1)), Thing("tag", both.group(2))]
    if at := _AT_LINE.fullmatch(text):
        return [Thing("path", at["path"]), Thing("line", at["line"])]
    if _SHA.fullmatch(text):
        return [Thing("commit", text)]
    if TAG.fullmatch(text) or (_LONG_TAG.fullmatch(text) and not is_suffixed(text)):
        return [Thing("tag", text)]
    if text.isdigit() and len(text) >= MIN_SHA_CHARS:
        return [Thing("commit", text)]  # no file has that many lines
    if text.isdigit():
        return [Thing("line", text)]
    if text.startswith("--"):
        return [Thing("option", text)]
    if re.fullmatch(r"\$[A-Za-z_]\w*", text):
        return [Thing("env", text)]
    if text in LANGUAGES_LIKE_WORDS:
        return []
    if is_bare_file(text):
        return [Thing("path", text)]
    if re.fullmatch(r"@[A-Za-z_][\w.]*", text):
        return [Thing("mark", text)]
    if text.startswith("@") or _MODULE.match(text):
        return [Thing("name", text)]
    if looks_like_path(text):
        return [Thing("path", text)]
    is_name = re.fullmatch(r"[A-Z]\w*[a-z]\w*|[A-Z][A-Z0-9]+", text) and not is_first
    if (quoted or _CODE.fullmatch(text) or is_name) and text.lower() not in IDEAS:
        return [Thing("name", text)]
    return []
