"""Files that could hold code and were not fully understood: a "no" must look past them.

Not why a file was skipped: that is `workspace`'s to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.languages import family_of, unread_source
from probant.facts.lookup import FactBook
from probant.facts.reading.trouble import EVERYWHERE, Troubles
from probant.facts.rows import DefFact
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree


class Spot(NamedTuple):
    """A file, and why it was not fully understood."""

    path: RepoPath
    why: str

    def __str__(self) -> str:
        return f"{self.path} ({self.why})"


def blind_spots(
    tree: SourceTree,
    book: FactBook,
    paths: Sequence[RepoPath] | None = None,
    *,
    words: Sequence[str] = (),
    mentioned: Sequence[str] = (),
    like: RepoPath | None = None,
    inside: Sequence[DefFact] = (),
) -> tuple[Spot, ...]:
    """Files that could hold code and were not fully understood; all of them, or among `paths`.

    With `words`, a file that was read but only partly understood counts only if one of them stands
    where it was not understood: what is not named there is not used there. With `mentioned`, only
    if one of these stands anywhere in it. With `inside`, only if a place that was not understood
    lies in one of these definitions. With `like`, only files of that one's language
    and of those it mixes with.
    """
    wanted = None if paths is None else set(paths)
    family = family_of(like) if like is not None else None

    def counts(path: str) -> bool:
        known = family_of(path)
        return known is not None and family in (None, known) and (wanted is None or path in wanted)

    unread = unread_source(tree.skipped)
    spots = [Spot(skip.path, skip.reason) for skip in unread if counts(skip.path)]
    spots += [
        Spot(path, status)
        for path, status in book.partly_parsed()
        if counts(path)
        and (not (inside or words) or _matters(tree, path, book.troubles(path), words, inside))
        and _may_name(tree, path, mentioned, EVERYWHERE)
    ]
    return tuple(spots)


def _matters(
    tree: SourceTree,
    path: RepoPath,
    troubles: Troubles,
    words: Sequence[str],
    inside: Sequence[DefFact],
) -> bool:
    return _meets(troubles, path, inside) and _may_name(tree, path, words, troubles)


def _meets(troubles: Troubles, path: RepoPath, inside: Sequence[DefFact]) -> bool:
    if not inside:
        return True
    return any(
        first <= fact.last_line and fact.first_line <= last
        for first, last in troubles
        for fact in inside
        if fact.path == path
    )


def _may_name(tree: SourceTree, path: RepoPath, words: Sequence[str], troubles: Troubles) -> bool:
    if not words:
        return True
    try:
        lines = tree.read(path).split(b"\n")
    except FileUnreadable:
        return True
    wanted = [word.encode() for word in words]
    return any(
        word in line
        for first, last in troubles
        for line in lines[first - 1 : last]
        for word in wanted
    )
