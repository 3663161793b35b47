"""Files that could hold code and were not fully understood: a "no" must look past them.

Not why a file was skipped: that is `workspace`'s to say.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.errors import FileUnreadable
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree


def blind_spots(
    tree: SourceTree,
    book: FactBook,
    paths: Sequence[RepoPath] | None = None,
    *,
    words: Sequence[str] = (),
    like: RepoPath | None = None,
) -> tuple[str, ...]:
    """Files that could hold code and were not fully understood; all of them, or among `paths`.

    With `words`, a file that was read but only partly understood counts only if one of them stands
    in it: what it does not name it cannot use. With `like`, only files of that one's language and
    of those it mixes with.
    """
    wanted = None if paths is None else set(paths)
    family = family_of(like) if like is not None else None

    def counts(path: str) -> bool:
        known = family_of(path)
        return known is not None and family in (None, known) and (wanted is None or path in wanted)

    spots = [f"{skip.path} ({skip.reason})" for skip in tree.skipped if counts(skip.path)]
    spots += [
        f"{path} ({status})"
        for path, status in book.partly_parsed()
        if counts(path) and _may_name(tree, path, words)
    ]
    return tuple(spots)


def _may_name(tree: SourceTree, path: RepoPath, words: Sequence[str]) -> bool:
    if not words:
        return True
    try:
        source = tree.read(path)
    except FileUnreadable:
        return True
    return any(word.encode() in source for word in words)
