"""Addresses in a text: permalinks of code hosts, `file://`, and those that name no code at all.

Whether a permalink is this repository's is location.py's question. Next: links.py.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import unquote

MAX_CHARS = 2_000

SCHEME = re.compile(r"[a-z][a-z0-9+.-]{1,11}://", re.IGNORECASE)
_VIEWS = frozenset({"blob", "blame", "raw", "edit", "tree", "src", "browse"})
_KINDS_OF_REF = frozenset({"branch", "tag", "commit"})
_RAW_HOSTS = frozenset({"raw.githubusercontent.com"})
_PUNCTUATION = frozenset(".,;:!?'\"*_~]}")
_N_GROUPS = 8
"""How deep the groups of a GitLab project may nest."""


class Address(NamedTuple):
    """A file behind an address; `start` is where its path begins in the address as written.

    `repository` is "host/owner/name" in lower case, '' for a `file://` address.
    """

    path: str
    start: int
    end: int
    anchor: int
    """Where '#' stands; the length of the address if it has none."""
    repository: str
    revision: str


def without_tail(address: str) -> str:
    """The address without the punctuation of the sentence around it."""
    surplus = address.count(")") - address.count("(")
    end = len(address)
    while end and (address[end - 1] in _PUNCTUATION or (address[end - 1] == ")" and surplus > 0)):
        end -= 1
        surplus -= address[end] == ")"
    return address[:end]


def read_address(address: str) -> Address | None:
    """The file of a repository an address leads to; None for every other address."""
    scheme, _, rest = address.partition("://")
    if len(address) > MAX_CHARS or not rest:
        return None
    begin = len(scheme) + 3
    anchor = address.find("#")
    anchor = len(address) if anchor < 0 else anchor
    end = min(anchor, *(n for n in (address.find("?"), len(address)) if n >= 0))
    if scheme.lower() == "file":
        start = address.find("/", begin)
        return None if start < 0 else _made(address, start, end, anchor, "", "")
    if scheme.lower() not in ("http", "https"):
        return None
    host, slash, _ = address[begin:end].partition("/")
    if not slash:
        return None
    return _hosted(address, host.lower().removeprefix("www."), begin + len(host) + 1, end, anchor)


def _hosted(address: str, host: str, start: int, end: int, anchor: int) -> Address | None:
    parts = address[start:end].split("/")
    if host in _RAW_HOSTS:
        cut = 3 if len(parts) > 3 else 0
        owner, revision = parts[:2], parts[2] if cut else ""
        host = "github.com"
    else:
        owner, revision, cut = _viewed(parts)
    if not cut or not revision or not parts[cut:] or not parts[cut]:
        return None
    begin = start + sum(len(part) + 1 for part in parts[:cut])
    repository = "/".join([host, *owner]).lower()
    is_folder = "tree" in parts[: cut - 1] and not address[begin:end].endswith("/")
    found = _made(address, begin, end, anchor, repository, unquote(revision))
    return found._replace(path=found.path + "/") if is_folder else found


def _viewed(parts: list[str]) -> tuple[list[str], str, int]:
    """Owner and name, the revision, and how many parts stand before the path (0: no view)."""
    if "-" in parts[2:_N_GROUPS]:
        dash = parts.index("-", 2)
        if parts[dash + 1 : dash + 2] and parts[dash + 1] in _VIEWS and len(parts) > dash + 2:
            return parts[:dash], parts[dash + 2], dash + 3
        return [], "", 0
    if len(parts) < 5 or parts[2] not in _VIEWS:
        return [], "", 0
    if parts[2] in ("src", "raw") and parts[3] in _KINDS_OF_REF and len(parts) > 5:
        return parts[:2], parts[4], 5
    return parts[:2], parts[3], 4


def _made(
    address: str, start: int, end: int, anchor: int, repository: str, revision: str
) -> Address:
    return Address(unquote(address[start:end]), start, end, anchor, repository, revision)
