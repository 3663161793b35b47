"""V1: does the cited thing exist, in that very file, on those very lines?

Refuted only when sure: a path outside the tree, a skipped file, a name of another package are
unverifiable. Names are names.py's, quoted text is quotes.py's work. Next: structure.py.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping

from probant.checking.citations import is_source_path, is_usual
from probant.checking.location import Located
from probant.checking.names import check_name_alone, check_name_in, is_defined, names_the_file
from probant.checking.quotes import check_contains_in, check_quote_in
from probant.checking.shelf import Pages, Shelf
from probant.checking.unknown import check_written
from probant.checking.verdicts import agreed, denied, refuted, unverifiable, verified
from probant.errors import FileUnreadable, PathRefused
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, ClaimKind, Edit, Failure
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath

MAX_CITED_LINES = 50
"""Of a longer range the beginning is shown."""

MAX_CANDIDATES = 30

MIN_TELLING_CHARS = 12
"""Less text than this stands in many files."""

_MOVING = frozenset("head main master trunk develop dev default".split())
"""Revisions that mean the newest state, whichever that is."""

_FACELESS = frozenset(
    "__init__.py __main__.py index.ts index.js index.tsx mod.rs lib.rs main.rs main.go main.py"
    " readme.md setup.py conftest.py package.json makefile index.html index.md tests.py".split()
)
"""Names that many files have: the only one left need not be the one that was meant."""

_PLACEHOLDER = re.compile(
    r"(?:^|/)(?:your|my|foo|bar|baz|example|some|path/to|xxx|hello)(?:[^a-z]|$)", re.IGNORECASE
)
"""Parts of paths that stand for the reader's own."""

_SYSTEM = re.compile(
    r"(?:linux|sys|asm|asm-generic|net|netinet|arpa|bits|mach|gnu|machine|openssl|boost)/[\w/.-]*\.hp{0,2}$"
)
"""Headers that come with a system."""

_There = Callable[[Assertion, Shelf, Pages, RepoPath], Checked]


def check_existence(assertion: Assertion, shelf: Shelf) -> Checked:
    """One V1 assertion against the snapshot, or against the commit its permalink names."""
    place = assertion.place
    if place is None and assertion.kind is ClaimKind.CONTAINS:
        found = check_written(assertion, shelf)
    elif place is None:
        found = check_name_alone(assertion, shelf)
    elif place.revision:
        found = _at_revision(assertion, place, shelf)
    else:
        found = _judged(assertion, place, shelf, shelf)
    return denied(found) if assertion.denied else found


def _at_revision(assertion: Assertion, place: CitedPlace, shelf: Shelf) -> Checked:
    here = _judged(assertion, place, shelf, shelf)
    if here.reason is ReasonCode.OUTSIDE_REPOSITORY:
        return here
    is_moving = place.revision.lower() in _MOVING
    if is_moving and here.verdict is CheckResult.VERIFIED:
        return here
    commit = shelf.at(place.revision)
    if commit is None:
        is_unknown = shelf.has_looked_at(place.revision)
        note = "is not known here" if is_unknown else "is one revision too many to look at"
        return unverifiable(assertion, ReasonCode.WINDOW_REVISION, f"{place.revision} {note}")
    if commit.commit == shelf.tree.snapshot.commit and not shelf.tree.snapshot.dirty:
        return here
    there = _judged(assertion, place, shelf, commit)
    return replace(there, edit=None, suggestion=None)


def _judged(assertion: Assertion, place: CitedPlace, shelf: Shelf, pages: Pages) -> Checked:
    located = pages.located(place)
    if located.reason is not None:
        hint = located.near[0] if len(located.near) == 1 else None
        return unverifiable(assertion, located.reason, located.why, suggestion=hint)
    if assertion.kind is ClaimKind.FILE:
        return _file(assertion, place, located, shelf, pages)
    if not located.paths:
        if located.folders:
            note = f"{located.folders[0]} is a folder"
            failure = _OF_FOLDER.get(assertion.kind)
            if failure is None:
                return unverifiable(assertion, ReasonCode.NOT_TOLD, note)
            return refuted(assertion, failure, note)
        return _missing(assertion, place, located, shelf, pages)
    if len(located.paths) > MAX_CANDIDATES:
        note = f"{len(located.paths)} files end with {place.path}"
        return unverifiable(assertion, ReasonCode.AMBIGUOUS_NAME, note)
    found = [_in_file(assertion, shelf, pages, path) for path in located.paths]
    if place.is_hypothetical:
        found = [_of_another_time(one) for one in found]
    is_strict = assertion.kind is ClaimKind.LINE_RANGE or assertion.denied
    return agreed(found, one_is_enough=not is_strict)


_OF_FOLDER = {ClaimKind.LINE_RANGE: Failure.INVALID_LINE}


def _of_another_time(found: Checked) -> Checked:
    """What a list of changes says of a file that is there may have been true."""
    if found.verdict is not CheckResult.REFUTED:
        return found
    note = f"not now: {found.detail}"
    return unverifiable(found.assertion, ReasonCode.NOT_AT_THIS_SNAPSHOT, note)


# Files


def _file(
    assertion: Assertion, place: CitedPlace, located: Located, shelf: Shelf, pages: Pages
) -> Checked:
    if located.folders:
        return verified(assertion, f"{located.folders[0]} is a folder of the repository")
    if not located.paths:
        return _missing(assertion, place, located, shelf, pages)
    first = located.paths[0]
    if pages.catalog.skipped.get(first) == "not_checked_out":
        note = f"{first} is left out of this checkout"
        return unverifiable(assertion, ReasonCode.WINDOW_SKIPPED_FILES, note)
    if len(located.paths) > 1:
        return verified(assertion, f"{len(located.paths)} files end so, {first} among them")
    return verified(assertion, f"{first} is there")


def _missing(
    assertion: Assertion, place: CitedPlace, located: Located, shelf: Shelf, pages: Pages
) -> Checked:
    if not _is_told(assertion, place, shelf, pages):
        note = f"the repository has no {place.path}; it may be a file of somebody else"
        return unverifiable(assertion, ReasonCode.MISSING_ANCHOR, note)
    near = [one for one in located.near if one in pages.catalog.files]
    near = near or _misspelled(place, pages)
    if len(near) != 1 or not _is_the_same(near[0], place.path):
        return refuted(assertion, Failure.MISSING_FILE, f"there is no {place.path}")
    there = RepoPath(near[0])
    is_certain = _is_certain(assertion, place, there, shelf, pages)
    return refuted(
        assertion,
        Failure.MISSING_FILE,
        f"there is no {place.path}, but there is {there}",
        suggestion=there,
        edit=_moved(place, there, pages) if is_certain else None,
    )


def _misspelled(place: CitedPlace, pages: Pages) -> list[str]:
    return pages.catalog.spelled_like(posixpath.normpath(place.path))


def _is_the_same(there: str, path: str) -> bool:
    """Whether the only file of that name is likely the one that was meant."""
    return _is_respelled(there, path) or there.rpartition("/")[2].lower() not in _FACELESS


def _is_respelled(there: str, path: str) -> bool:
    """Whether they differ only in case, or in folders that one of the two leaves out."""
    shown, meant = path.removeprefix("./").casefold(), there.casefold()
    return f"/{meant}".endswith(f"/{shown}") or f"/{shown}".endswith(f"/{meant}")


def _is_certain(
    assertion: Assertion, place: CitedPlace, there: RepoPath, shelf: Shelf, pages: Pages
) -> bool:
    """Whether a file is the one that was meant, not a namesake of it.

    1. Its path differs in case only. 2. It has the same name, and what is said of it stands there.
    3. Git saw the rename.
    """
    old = posixpath.normpath(place.path).lstrip("/")
    if f"/{there}".casefold().endswith(f"/{old}".casefold()):
        return True
    is_namesake = posixpath.basename(there) == posixpath.basename(old)
    if is_namesake and _is_borne_out(assertion, there, shelf, pages):
        return True
    if pages is not shelf:
        return False
    return shelf.renames.last_path(_from_root(place)) == there


def _is_borne_out(assertion: Assertion, there: RepoPath, shelf: Shelf, pages: Pages) -> bool:
    """Whether something that tells files apart stands there: a definition, or a piece of text."""
    if assertion.denied or assertion.kind not in _TELLING:
        return False
    subject = assertion.subject
    if assertion.kind is ClaimKind.IDENTIFIER:
        if subject is None:
            return False
        name = subject.text.replace("::", ".").rpartition(".")[2]
        if {fact.path for fact in shelf.book.definitions(name)} != {there}:
            return False
    elif len(assertion.literal.strip()) < MIN_TELLING_CHARS:
        return False
    return _in_file(assertion, shelf, pages, there).verdict is CheckResult.VERIFIED


_TELLING = frozenset({ClaimKind.IDENTIFIER, ClaimKind.QUOTE, ClaimKind.CONTAINS})


def _from_root(place: CitedPlace) -> str:
    folder = place.folder if place.is_link and not place.path.startswith("/") else None
    return posixpath.normpath(posixpath.join(folder or "", place.path)).lstrip("/")


def _is_told(assertion: Assertion, place: CitedPlace, shelf: Shelf, pages: Pages) -> bool:
    """Whether a missing file makes the text wrong, rather than being only named by the way.

    1. Lines are always told, except of another time and of names that stand for any. 2. A block
    that only bears a path may be an example. 3. Whoever states something about a name of this code
    means this code. 4. A path of somebody else's project is not told, nor where a name stands that
    is none of this code, nor a document or some data that others have too; 5. one the words state
    is, and 6. one that is written as if it stood beside known files.
    """
    folder = posixpath.normpath(place.path).rpartition("/")[0]
    is_any = _PLACEHOLDER.search(place.path) is not None
    if place.names_lines:
        is_beside = bool(folder) and folder in pages.catalog.folders
        return not place.is_hypothetical and (is_beside or not is_any)
    if assertion.kind is ClaimKind.QUOTE:
        return False
    is_ours = pages.catalog.has_folder(folder.partition("/")[0])
    if _SYSTEM.match(place.path) and folder.partition("/")[0] not in pages.catalog.folders:
        return False
    is_ours = is_ours and (bool(folder) or pages.catalog.has_ending(place.path))
    subject = assertion.subject
    if assertion.kind is ClaimKind.IDENTIFIER and is_usual(place.path):
        return False
    if subject is not None and not names_the_file(assertion):
        return is_ours or shelf.has_name(subject.text)
    if assertion.defines is not None and not is_defined(assertion.defines, shelf):
        return False
    if not is_ours or place.is_hypothetical or is_any:
        return False
    if not is_source_path(place.path) and (place.is_link or not folder):
        return not place.is_link and len(_misspelled(place, pages)) == 1
    if assertion.is_stated or assertion.kind is ClaimKind.CONTAINS:
        return True
    if is_usual(place.path):
        return False
    if place.is_stated:
        return True
    return bool(folder) and folder in pages.catalog.folders and is_source_path(place.path)


def _moved(place: CitedPlace, path: RepoPath, pages: Pages) -> Edit | None:
    """The new path in place of the old, if it is written plainly and its lines are there too."""
    if place.repository or place.path.startswith("/"):
        return None
    n_chars = place.path_span.end - place.path_span.start
    if n_chars != len(place.path) or " " in path:
        return None
    if place.names_lines and not _has_lines(place, path, pages):
        return None
    is_relative = place.is_link and place.folder
    told = posixpath.relpath(path, place.folder) if is_relative else path
    return Edit(place.path_span, told)


def _has_lines(place: CitedPlace, path: RepoPath, pages: Pages) -> bool:
    try:
        return place.lines is not None and place.lines.last <= pages.n_lines(path)
    except (FileUnreadable, PathRefused):
        return False


# Lines and what stands on them


def _in_file(assertion: Assertion, shelf: Shelf, pages: Pages, path: str) -> Checked:
    why = pages.catalog.skipped.get(path)
    if why is not None:
        note = f"{path} was not read ({why})"
        return unverifiable(assertion, ReasonCode.WINDOW_SKIPPED_FILES, note)
    try:
        return _CHECKS[assertion.kind](assertion, shelf, pages, RepoPath(path))
    except (FileUnreadable, PathRefused) as trouble:
        return unverifiable(assertion, ReasonCode.WINDOW_SKIPPED_FILES, trouble.message)


def _line_range(assertion: Assertion, shelf: Shelf, pages: Pages, path: RepoPath) -> Checked:  # noqa: ARG001 - one of `_CHECKS`
    place = assertion.place
    assert place is not None  # noqa: S101 - the caller found a file
    if place.lines is None:
        return refuted(assertion, Failure.INVALID_LINE, "no file has lines of these numbers")
    n_lines = pages.n_lines(path)
    if place.lines.last > n_lines:
        plural = "line" if n_lines == 1 else "lines"
        return refuted(assertion, Failure.INVALID_LINE, f"{path} has {n_lines} {plural}")
    last = min(place.lines.last, place.lines.first + MAX_CITED_LINES - 1)
    cited = pages.cite(path, place.lines.first, last)
    return verified(assertion, f"{path} has these lines", cited)


_CHECKS: Mapping[ClaimKind, _There] = {
    ClaimKind.LINE_RANGE: _line_range,
    ClaimKind.IDENTIFIER: check_name_in,
    ClaimKind.QUOTE: check_quote_in,
    ClaimKind.CONTAINS: check_contains_in,
}
