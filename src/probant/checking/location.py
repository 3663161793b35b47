"""Which files of the repository a cited path means, or why that cannot be told.

Reads no file but `.gitignore`. What is said of a file's content is existence.py's work.
"""

from __future__ import annotations

import posixpath
import re

from probant.checking.catalog import Catalog
from probant.vocabulary.assertion import CitedPlace
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

MAX_PATH_CHARS = 4_096
_DRIVE = re.compile(r"[A-Za-z]:/")
_INSTALLED = frozenset(
    "site-packages dist-packages node_modules bower_components .venv venv .tox .nox .cargo".split()
)
_BUILT = frozenset(
    "build dist out target _build __pycache__ .cache generated gen coverage htmlcov bin obj .eggs"
    " vendor third_party .next .nuxt .pytest_cache .mypy_cache tmp temp logs".split()
)
_SAME_SOURCE = {
    "js": ("ts", "tsx", "jsx"), "jsx": ("tsx",), "mjs": ("mts", "ts"), "cjs": ("cts", "ts"),
    "d.ts": ("ts",), "pyc": ("py",), "class": ("java",), "o": ("c", "cpp"),
}  # fmt: skip
"""What a compiler makes, and from what: the text may speak of either."""

_TEMPLATES = (".in", ".tmpl", ".template", ".j2", ".cmake")
"""What a file's name ends with before a build has filled it in."""


class Located(Record, kw_only=True):
    """What a path means. Nothing found and no reason: it is not in the repository, for sure.

    `paths` are files that may be read or were skipped, `folders` directories. `near` is where it
    may be instead.
    """

    paths: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    reason: ReasonCode | None = None
    why: str = ""
    near: tuple[str, ...] = ()


def outside(why: str) -> Located:
    return Located(reason=ReasonCode.OUTSIDE_REPOSITORY, why=why)


def locate(place: CitedPlace, catalog: Catalog, root: str, names: frozenset[str]) -> Located:
    """The place in this catalog. `names` are what the repository is called."""
    path = place.path
    inside = _below(path, root)
    if inside is not None:
        path, is_rooted = inside, True
    else:
        is_rooted = path.startswith("/") and not path.startswith("//")
        if path.startswith(("~", "//")) or _DRIVE.match(path) or _is_no_name(path):
            return outside(f"{path} is not a path inside the repository")
    bases = _bases(place, is_rooted)
    candidates = [one for base in bases if (one := _joined(base, path)) is not None]
    if not candidates:
        return outside(f"{path} leads out of the repository")
    for one in candidates:
        if (found := _exact(one, catalog)) is not None:
            return found
    if is_rooted:
        if inside is None and not place.is_link:
            return outside(f"{path} is an absolute path")
        return _absent(candidates[0], catalog)
    plain = _joined("", path)
    if plain is None:
        return _absent(candidates[0], catalog)
    return _by_tail(plain, catalog, names)


def _is_no_name(path: str) -> bool:
    return "\0" in path or len(path) > MAX_PATH_CHARS


def _below(path: str, root: str) -> str | None:
    """An absolute path, relative to the repository it lies in."""
    prefix = root.rstrip("/") + "/"
    return path[len(prefix) :] if path.startswith(prefix) else None


def _bases(place: CitedPlace, is_rooted: bool) -> tuple[str, ...]:
    """Folders a path may be relative to: a link's is its text's, a word's rather the root."""
    if is_rooted or place.repository:
        return ("",)
    if place.folder is None:
        return ("",)
    first, second = (place.folder, "") if place.is_link else ("", place.folder)
    return (first, second) if first != second else ("",)


def _joined(base: str, path: str) -> str | None:
    """None where the path climbs out of the repository."""
    joined = posixpath.normpath(posixpath.join(base, path.lstrip("/")) if path else base)
    if joined == ".." or joined.startswith(("../", "/")):
        return None
    slash = "/" if path.endswith("/") and joined != "." else ""
    return joined + slash


def _exact(path: str, catalog: Catalog) -> Located | None:
    plain = path.rstrip("/")
    if plain in (".", ""):
        return Located(folders=(".",))
    if ".git" in plain.lower().split("/"):
        return outside("git's own files are not part of the snapshot")
    if path == plain and (plain in catalog.files or plain in catalog.skipped):
        return Located(paths=(plain,))
    if plain in catalog.folders:
        return Located(folders=(plain,))
    if plain in catalog.skipped:
        return Located(paths=(plain,))
    return None


def _by_tail(plain: str, catalog: Catalog, names: frozenset[str]) -> Located:
    """A path people shorten from the left, or begin with the name of the repository."""
    tail = plain.rstrip("/")
    if plain == tail and (found := catalog.ending(tail)):
        return Located(paths=tuple(found))
    if held := catalog.folders_ending(tail):
        return Located(folders=tuple(held))
    head, _, rest = plain.partition("/")
    if rest and head.lower() in names and (found_below := _exact(rest, catalog)) is not None:
        return found_below
    return _absent(plain, catalog)


def _absent(path: str, catalog: Catalog) -> Located:
    """Nothing has this path: is there a reason why it could be hidden?"""
    plain = path.rstrip("/")
    parts = plain.split("/")
    for n in range(1, len(parts)):
        above = "/".join(parts[:n])
        if above in catalog.skipped:
            return _hidden_below(above, catalog.skipped[above])
    if installed := _INSTALLED.intersection(parts):
        return outside(f"{sorted(installed)[0]} holds code of others")
    first = parts[0]
    if len(parts) > 1 and first in _BUILT and first not in catalog.folders:
        return Located(
            reason=ReasonCode.WINDOW_SKIPPED_FILES, why=f"{first} is made by a build, it seems"
        )
    stem, _, end = parts[-1].partition(".")
    folder = plain.rpartition("/")[0]
    for template in _TEMPLATES:
        if found := catalog.ending(plain + template):
            return Located(
                reason=ReasonCode.WINDOW_SKIPPED_FILES, why=f"it may be made from {found[0]}"
            )
    for source in _SAME_SOURCE.get(end, ()):
        made_from = f"{folder}/{stem}.{source}" if folder else f"{stem}.{source}"
        if found := catalog.ending(made_from):
            return Located(
                reason=ReasonCode.WINDOW_SKIPPED_FILES,
                why=f"it may be made from {found[0]}",
                near=(found[0],),
            )
    return Located(near=tuple(catalog.alike(plain)))


def _hidden_below(above: str, why: str) -> Located:
    if why in ("submodule", "nested_repository"):
        return outside(f"{above} is a repository of its own ({why})")
    return Located(
        reason=ReasonCode.WINDOW_SKIPPED_FILES, why=f"{above} was not looked into ({why})"
    )
