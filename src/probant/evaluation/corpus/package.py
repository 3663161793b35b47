"""One pinned package, as a record, and the error that says it cannot be had.

Not here: the list of them and unpacking (__init__.py), and the clients (clients.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum

from probant.errors import ExecutionError


class CorpusUnavailableError(ExecutionError):
    """A pinned package could not be fetched, or is not the one that was pinned."""


class CorpusChangedError(CorpusUnavailableError):
    """Something was fetched, but not what was pinned."""


class Origin(Enum):
    """Whose archive it is, so which client brings it."""

    SDIST = "sdist"
    NPM = "npm"
    DEBIAN = "debian"


@dataclass(frozen=True, kw_only=True, slots=True)
class Package:
    """A field that is None is one nobody has established; `suite` is Debian's only."""

    origin: Origin
    name: str
    version: str
    sha256: str
    licence: str
    languages: tuple[str, ...]
    start: bool = False
    well_known: bool = False
    suite: str | None = None
    repository: str | None = None
    first_release: str | None = None
    public_by: str | None = None
    """A day on which it was public for sure, where the first one is unknown."""
    stars: int | None = None
    fork: bool | None = None
    typed: bool | None = None
    tests: bool | None = None

    def __post_init__(self) -> None:
        if (self.origin is Origin.DEBIAN) != (self.suite is not None):
            raise ValueError(f"{self.name}: a Debian package has a suite, no other has one")
        for day in (self.first_release, self.public_by):
            if day is not None:
                date.fromisoformat(day)

    @property
    def label(self) -> str:
        """Name and version as one folder name: a scope of npm loses its `@` and `/`."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}"
