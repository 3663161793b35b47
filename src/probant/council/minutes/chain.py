"""Which transcript is meant, and whether a whole log root holds together.

A transcript names the newest one before it. A gap between two that are there is a change; a log
whose oldest transcript names one that is not there has been shortened at its old end, which is
told but is no change. What was removed at the new end only a hash noted elsewhere can show.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from probant.council.minutes.files import NAME, names_in, read_directory
from probant.council.minutes.manifest import (
    ALWAYS,
    MANIFEST,
    Change,
    Files,
    Link,
    changes_in,
    link_of,
    manifest_hash,
    read_manifest,
)
from probant.errors import UsageError
from probant.vocabulary.record import Record

LATEST = "latest"
_PREFIX = re.compile(r"[0-9a-f]{4,32}")


class Checked(Record, kw_only=True):
    """What `verify` found: transcripts looked at, what changed in each, what else to know."""

    n_transcripts: int
    changes: tuple[tuple[str, Change], ...]
    notes: tuple[str, ...]
    manifest_sha256: str | None
    """Of the transcript, or of the newest of a log root; None if its seal is broken."""


def find_transcript(named: str, log_root: Path) -> Path:
    """A directory, `latest`, or a verification id or the beginning of one."""
    if named and Path(named).is_dir():
        return Path(named)
    names = names_in(log_root) if log_root.is_dir() else ()
    if named == LATEST and names:
        return log_root / names[-1]
    if _PREFIX.fullmatch(named):
        meant = [one for one in names if one.partition("-")[2].startswith(named)]
        if len(meant) == 1:
            return log_root / meant[0]
        if meant:
            raise UsageError(f"{named} begins {len(meant)} ids", remedy="give more of the id")
    raise UsageError(
        f"there is no transcript {named!r} in {log_root}",
        remedy="name its directory, its verification id, or latest",
    )


def is_log_root(directory: Path) -> bool:
    """A transcript that lost its manifest is still no log root."""
    if NAME.fullmatch(directory.resolve().name):
        return False
    return not any(os.path.lexists(directory / name) for name in (MANIFEST, *ALWAYS))


def check_transcript(directory: Path, *, expected: str | None = None) -> Checked:
    """One directory, which may be a lone copy under another name."""
    files = read_directory(directory)
    changes = changes_in(files, expected=expected)
    notes = [] if changes else list(_notes_on(directory.resolve().name, files))
    return Checked(
        n_transcripts=1,
        changes=tuple((directory.name, one) for one in changes),
        notes=tuple(notes),
        manifest_sha256=manifest_hash(files),
    )


def _notes_on(name: str, files: Files) -> Iterator[str]:
    manifest = read_manifest(files[MANIFEST])
    if isinstance(manifest, dict) and manifest["directory"] != name:
        yield f"it was written as {manifest['directory']}"


def check_log_root(root: Path, *, expected: str | None = None) -> Checked:
    """Every transcript and the chain; `expected` is the manifest hash of the newest."""
    names = names_in(root)
    if not names:
        raise UsageError(
            f"there is no transcript in {root}", remedy="name a transcript's directory or a log"
        )
    found: list[tuple[str, Change]] = [
        (one, Change("", "is not a directory of a transcript")) for one in _strays(root, names)
    ]
    notes: list[str] = []
    before: tuple[str, str | None] | None = None
    for name in names:
        files = read_directory(root / name)
        is_newest = name == names[-1]
        changes = changes_in(files, expected=expected if is_newest else None)
        found += ((name, one) for one in changes)
        manifest = read_manifest(files.get(MANIFEST))
        if isinstance(manifest, dict):
            found += ((name, one) for one in _misplaced(name, str(manifest["directory"])))
            found += ((name, one) for one in _misfits(link_of(manifest), before, notes))
        before = name, manifest_hash(files)
    return Checked(
        n_transcripts=len(names),
        changes=tuple(found),
        notes=tuple(notes),
        manifest_sha256=before[1] if before else None,
    )


def _strays(root: Path, names: tuple[str, ...]) -> Iterator[str]:
    """Names like a transcript's that are none: a link to one, say."""
    here = sorted(one.name for one in root.iterdir())
    return (one for one in here if NAME.fullmatch(one) and one not in names)


def _misplaced(name: str, written_as: str) -> Iterator[Change]:
    if name != written_as:
        yield Change("", f"was written as {written_as}")


def _misfits(
    link: Link | None, before: tuple[str, str | None] | None, notes: list[str]
) -> Iterator[Change]:
    """Whether a transcript names the one that stands before it."""
    if before is None:
        if link is not None:
            notes.append(f"the log begins after {link.directory}, which is not here")
    elif link is None:
        yield Change("", f"names no transcript before it, but {before[0]} is there")
    elif link.directory != before[0]:
        yield Change(
            "", f"names {link.directory} before it, not {before[0]}: one is missing or new"
        )
    elif link.manifest_sha256 is None:
        yield Change("", f"was written when {before[0]} could not be read")
    elif link.manifest_sha256 != before[1]:
        yield Change("", f"names another manifest of {before[0]}: that one was rewritten")
