"""A place as a tool's output names it, before anybody looks whether it is there.

Looking is cited.py's work.
"""

from __future__ import annotations

from enum import Enum

from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange

MAX_LINE = 1_000_000_000
MAX_QUOTED_LINES = 50
MAX_QUOTED_CHARS = 4_000
MAX_TOLD_CHARS = 200
IN_A_CELL = "its lines count in a cell of a notebook"


class Reach(Enum):
    """What can be told from a path that is not there."""

    PLAIN = "plain"
    """Relative to the root of the repository: a missing file is a wrong place."""
    ABSOLUTE = "absolute"
    """Somewhere on another machine; its end may be a file of the repository."""
    FOREIGN = "foreign"
    """Relative to something unknown, or no file at all."""


class Place(Record, kw_only=True):
    """`spelling` is the path as written where decoding changed it. `quote` is a part of the lines.

    `note` says why lines that are given cannot be looked up. `commits` are those that the tool
    says it speaks of: one of them is, where it says so.
    """

    path: str
    reach: Reach
    spelling: str = ""
    lines: LineRange | None = None
    note: str = ""
    commits: tuple[str, ...] = ()
    quote: str = ""
    rule: str = ""
    message: str = ""


class Scan(Record, kw_only=True):
    """What a body says. `n_odd` results could not be read; `why` if nothing could.

    `n_errors` is how often the tool says that it failed itself. `is_silent` where it says that it
    looked and found nothing. `is_prose` where the body does not even begin as JSON does.
    """

    tool: str = ""
    places: tuple[Place, ...] = ()
    n_odd: int = 0
    n_errors: int = 0
    is_silent: bool = False
    why: str = ""
    is_prose: bool = False


def told(text: str) -> str:
    """A text of anybody in one short line, without characters that do something."""
    line = " ".join(text[: 10 * MAX_TOLD_CHARS].split())
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
    return line if len(line) <= MAX_TOLD_CHARS else line[: MAX_TOLD_CHARS - 1] + "…"


def quoted(text: str) -> str:
    """The beginning of a snippet, in whole lines; empty where a tool shows none."""
    if text.strip().casefold() in _NO_SNIPPETS:
        return ""
    kept: list[str] = []
    n_chars = 0
    for line in text.split("\n")[:MAX_QUOTED_LINES]:
        n_chars += len(line) + 1
        if n_chars > MAX_QUOTED_CHARS:
            break
        kept.append(line)
    return "\n".join(kept) or text[:MAX_QUOTED_CHARS].partition("\n")[0]


_NO_SNIPPETS = frozenset({"requires login", "redacted", "<redacted>", "[redacted]"})
"""What tools write in place of the code."""

_MASKS = (
    "redacted",
    "***",
    "•••",
    "xxxx",
    "masked",
    "hidden",
    "…",
    "...",
    "\N{REPLACEMENT CHARACTER}",
)


def is_masked(text: str) -> bool:
    """Whether it may be cut, or have signs in place of what nobody should read."""
    folded = text.casefold()
    return any(mask in folded for mask in _MASKS)
