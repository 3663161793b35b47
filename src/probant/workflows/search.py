"""Search: places that say something, ranked; what was asked for is checked first."""

from __future__ import annotations

from enum import Enum

from probant.errors import UsageError
from probant.tools.places import FoundPlace, Narrowed, PlaceSearch
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import is_inside
from probant.workspace.snapshot import SourceTree

MAX_LIMIT = 1_000
MAX_CHARS = 4_000


class Manner(Enum):
    """How a text is looked for."""

    WORDS = "words"
    EXACT = "exact"
    REGEX = "regex"


class Search(Record, kw_only=True):
    """What is looked for, how, and where."""

    text: str
    manner: Manner = Manner.WORDS
    narrowed: Narrowed = Narrowed()
    limit: int = 10

    def __post_init__(self) -> None:
        if not self.text.strip():
            raise UsageError("there is nothing to search for", remedy="give a word or a name")
        if len(self.text) > MAX_CHARS:
            raise UsageError(
                f"the text to search for has {len(self.text)} characters",
                remedy=f"give at most {MAX_CHARS}",
            )
        if not 1 <= self.limit <= MAX_LIMIT:
            raise UsageError(
                f"limit is {self.limit}", remedy=f"give a whole number from 1 to {MAX_LIMIT}"
            )


def search_places(asked: Search, tree: SourceTree, places: PlaceSearch) -> tuple[FoundPlace, ...]:
    """The places, best first. A folder that is not in the snapshot is an error, not a miss."""
    within = _known_path(tree, asked.narrowed.within)
    narrowed = replace(asked.narrowed, within=within)
    match asked.manner:
        case Manner.WORDS:
            return places.by_words(asked.text, limit=asked.limit, narrowed=narrowed)
        case Manner.EXACT:
            return places.by_text(asked.text, limit=asked.limit, narrowed=narrowed)
        case Manner.REGEX:
            return places.by_pattern(asked.text, limit=asked.limit, narrowed=narrowed)


def _known_path(tree: SourceTree, path: str) -> str:
    plain = path.removeprefix("./").rstrip("/")
    plain = "" if plain == "." else plain
    if plain and not any(is_inside(one, plain) for one in tree.files):
        raise UsageError(
            f"there is no file or folder {path!r} in this snapshot",
            remedy="give a path from the root of the repository",
        )
    return plain
