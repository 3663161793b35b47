"""Which repository of which service to ask: what the user configured, and what git's remotes say.

A remote is text of the target: it is believed only as far as it names a repository of the host the
user configured. Nobody else is ever asked, whatever a remote says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from probant.ci.port import NoAnswer, Repository
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

GITHUB = "github.com"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
REMEDY = "name the repository with PROBANT_CI_REPOSITORY=OWNER/NAME"

_PART = re.compile(r"(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}")
_HOST = re.compile(r"[A-Za-z0-9.-]{1,250}(?::\d{1,5})?|\[[0-9a-f:]{2,45}\](?::\d{1,5})?")
_SCP = re.compile(r"(?:[^@/\s:]{1,100}@)?([A-Za-z0-9.-]{1,250}):(?!//)(.{1,300})")
_ALIASES = {"www.github.com": GITHUB, "ssh.github.com": GITHUB}
_FIRST = ("origin", "upstream")


class Wish(Record, kw_only=True):
    """What the user set. An empty text means: as usual."""

    host: str = GITHUB
    api: str = ""
    repository: str = ""
    token_env: str = ""
    via: str = "either"


class Address(Record, kw_only=True):
    """Where the service listens."""

    host: str
    api: str

    @property
    def is_usual(self) -> bool:
        """Whether the API is where every client of this host looks for it."""
        return self.api == usual_api(self.host)


def usual_api(host: str) -> str:
    return "https://api.github.com" if host == GITHUB else f"https://{host}/api/v3"


def address_of(wish: Wish) -> Address | NoAnswer:
    """The service's address, if a token may be sent there."""
    host = _plain_host(wish.host)
    api = wish.api.rstrip("/") or usual_api(host)
    try:
        parts = urlsplit(api)
        port = parts.port
        is_odd = not parts.hostname or parts.username or parts.query or parts.fragment
        is_secret = parts.scheme == "https" or (
            parts.scheme == "http" and parts.hostname in LOOPBACK and bool(port)
        )
    except ValueError:
        is_odd, is_secret = True, False
    if not _HOST.fullmatch(host) or is_odd or not is_secret:
        note = "the CI service's address is not usable; set ci.host to a host, ci.api to its https:"
        return NoAnswer(ReasonCode.NOT_PERMITTED, f"{note} address")
    return Address(host=host, api=api)


def repositories(
    wish: Wish, address: Address, remotes: Iterable[tuple[str, str]]
) -> tuple[Repository, ...] | NoAnswer:
    """Repositories to ask, best first."""
    if wish.repository:
        named = _repository(wish.repository)
        if named is None:
            note = f"ci.repository is {wish.repository[:80]!r}, not OWNER/NAME"
            return NoAnswer(ReasonCode.NO_SERVICE, f"{note}; {REMEDY}")
        return (named,)
    known = sorted(remotes, key=lambda r: _FIRST.index(r[0]) if r[0] in _FIRST else len(_FIRST))
    located = [place for _, url in known if (place := locate(url)) is not None]
    found = [repository for host, repository in located if host == address.host]
    if found:
        return tuple(dict.fromkeys(found))
    if located:
        others = ", ".join(sorted({host for host, _ in located}))
        note = f"the remotes are at {others}, and CI is asked at {address.host} only"
        return NoAnswer(ReasonCode.NO_SERVICE, f"{note}; set PROBANT_CI_HOST, or {REMEDY}")
    note = "no remote of this repository names a repository of a CI service"
    return NoAnswer(ReasonCode.NO_SERVICE, f"{note}; {REMEDY}")


def locate(url: str) -> tuple[str, Repository] | None:
    """Host and repository a remote's address names; None if it names none."""
    if "://" in url:
        try:
            parts = urlsplit(url)
            host, port, path = parts.hostname or "", parts.port, parts.path
        except ValueError:
            return None
        if parts.scheme not in ("https", "http", "ssh", "git", "git+ssh", "git+https"):
            return None
        if port and parts.scheme in ("https", "http"):
            host = f"{host}:{port}"
    elif scp := _SCP.fullmatch(url):
        host, path = scp[1], scp[2]
    else:
        return None
    repository = _repository(path.strip("/").removesuffix(".git"))
    return (_plain_host(host), repository) if repository is not None else None


def _repository(text: str) -> Repository | None:
    parts = text.strip().split("/")
    if len(parts) != 2 or not all(_PART.fullmatch(part) for part in parts):
        return None
    return Repository(*parts)


def _plain_host(host: str) -> str:
    plain = host.strip().lower().removesuffix(".")
    return _ALIASES.get(plain, plain)
