"""Installed packages: `node_modules` of the user's own tree, lent to a run to be read.

Each package is lent by itself into a folder that can be written: tools keep caches there. What is
declared and not installed is told from what is broken.
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from probant.errors import ProgramFailed
from probant.runs.node.package import Package
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount

MAX_LENT = 1500
"""Above that many packages the folder is lent as a whole, and cannot be written."""

_CACHES = frozenset({".cache", ".vite", ".vite-temp", ".vitest", ".tmp"})
_MISSING = re.compile(
    r"(?:Cannot find (?:module|package)|Could not resolve|Failed to resolve import|"
    r"Cannot find type definition file for|Module not found[^'\"\n]*) ?['\"]([^'\"\n]+)['\"]"
)
_NOT_FOUND = re.compile(r"(?:^|[\s:])([\w@./-]+): (?:command )?not found", re.MULTILINE)


class Installed(Record, kw_only=True):
    """The folders that are lent, and what runs in them sees of them."""

    mounts: tuple[Mount, ...]
    folders: tuple[tuple[str, Path], ...]
    """Folder of the package (relative to the repository) → its node_modules on disk."""

    def program(self, name: str, folder: str) -> bool:
        """Whether a program is installed for a package, here or further up."""
        return any(
            os.path.lexists(where / ".bin" / name)
            for holder, where in self.folders
            if _is_within(folder, holder)
        )

    def has(self, name: str, folder: str) -> bool:
        return any(
            os.path.lexists(where / name)
            for holder, where in self.folders
            if _is_within(folder, holder)
        )

    def bins(self, inside: str, folder: str) -> tuple[str, ...]:
        """Folders of programs as a run in `folder` looks them up, nearest first."""
        found = [holder for holder, _ in self.folders if _is_within(folder, holder)]
        ordered = sorted(found, key=len, reverse=True)
        return tuple(
            f"{inside}/{holder}/node_modules/.bin" if holder else f"{inside}/node_modules/.bin"
            for holder in ordered
        )


def lend(site: Worksite, packages: tuple[Package, ...]) -> Installed:
    """What is installed for these packages and for the folders around the project."""
    folders = dict.fromkeys([*_upward(site.folder), *(one.folder for one in packages)])
    mounts: list[Mount] = []
    found: list[tuple[str, Path]] = []
    for folder in folders:
        path = f"{folder}/node_modules" if folder else "node_modules"
        lent = site.borrowed(path)
        if lent is None:
            continue
        found.append((folder, lent.source))
        mounts += _laid_out(site, lent, path)
    return Installed(mounts=tuple(mounts), folders=tuple(found))


def _laid_out(site: Worksite, lent: Mount, path: str) -> Iterator[Mount]:
    """One mount for each package, with links as they are; their folder is an ordinary one.

    What the snapshot has there itself stays, and where no folder can be there is nothing lent.
    """
    with os.scandir(lent.source) as entries:
        listed = sorted(entries, key=lambda entry: entry.name)
    is_many = len(listed) > MAX_LENT
    try:
        site.make_folder_in(site.copy / (posixpath.dirname(path) if is_many else path))
    except ProgramFailed:
        return
    if is_many:
        yield lent
        return
    own = _own_names(site, f"{path}/")
    for entry in listed:
        place = site.copy / path / entry.name
        if entry.name in _CACHES or entry.name in own:
            continue
        if not entry.is_symlink():
            yield Mount(Path(entry.path), f"{lent.inside}/{entry.name}")
        elif not site.exists_in(place):
            site.make_link_in(place, Path(entry.path).readlink())


def _own_names(site: Worksite, prefix: str) -> frozenset[str]:
    """What the snapshot itself has in a folder."""
    below = (path[len(prefix) :] for path in site.copied.files if path.startswith(prefix))
    return frozenset(rest.partition("/")[0] for rest in below)


def lacking(package: Package, installed: Installed) -> frozenset[str]:
    """What the package declares and nobody installed."""
    return frozenset(name for name in package.must_needs if not installed.has(name, package.folder))


def missed(text: str, lacks: frozenset[str]) -> str:
    """The first package a text says cannot be found that is declared, but not installed."""
    for found in _MISSING.finditer(text):
        name = package_name(found.group(1))
        if name in lacks:
            return name
    return ""


def missing_program(text: str) -> str:
    """The program a shell says it did not find, '' if it said nothing of the kind."""
    found = _NOT_FOUND.search(text)
    return found.group(1) if found else ""


def package_name(module: str) -> str:
    parts = module.split("/")
    return "/".join(parts[:2]) if module.startswith("@") else parts[0]


def _upward(folder: str) -> list[str]:
    parts = folder.split("/") if folder else []
    return ["/".join(parts[:n]) for n in range(len(parts) + 1)]


def _is_within(folder: str, holder: str) -> bool:
    return not holder or folder == holder or folder.startswith(f"{holder}/")
