"""Which file of a snapshot a path in some program's output means, if it is certain.

A path may be absolute on another machine, relative to a folder nobody knows, or only a file's
name. Where two files could be meant, none is.
"""

from __future__ import annotations

import posixpath
import re
from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import cached_property

from probant.vocabulary.source import RepoPath

CHECKOUTS = re.compile(
    r"/(?:home/runner/work/([^/]+)/\1|__w/([^/]+)/\2|github/workspace|[a-z]:?/a/([^/]+)/\3"
    r"|Users/runner/work/([^/]+)/\4)/(?=.)"
)
"""Where hosted runners check a repository out."""

FOREIGN = re.compile(
    r"/(?:site-packages|dist-packages|node_modules|hostedtoolcache|\.cargo/registry|rustc|"
    r"go/pkg/mod|usr/(?:local/)?(?:lib|include|share|go)|lib/python\d[\d.]*|node:internal|"
    r"\.m2|\.gradle|internal/modules)/"
)
"""Folders of things that were installed, whose files may bear names of ours."""

_DRIVE = re.compile(r"^([A-Za-z]):/")


class PathFinder:
    """Finds files of one snapshot. `roots`: folders that stand for its root, or lie in it."""

    def __init__(self, files: Collection[RepoPath], roots: Sequence[str] = ()) -> None:
        self._files = files
        plain = [root.replace("\\", "/").rstrip("/") for root in roots]
        self._absolute = sorted((r for r in plain if r.startswith("/")), key=len, reverse=True)
        self._folders = [root for root in plain if root and not root.startswith("/")]

    def find(self, written: str, *, package: str = "") -> RepoPath | None:
        """The one file that is meant. `package`: dotted folders that must stand before its name."""
        path = _DRIVE.sub(lambda drive: f"/{drive[1].lower()}/", written.replace("\\", "/"))
        if not path or "\0" in path or len(path) > 1_000:
            return None
        if path.startswith("/"):
            return self._absolute_path(path)
        if package:
            return self._only(f"{package.replace('.', '/')}/{path}")
        return self._relative(path)

    def _absolute_path(self, path: str) -> RepoPath | None:
        for root in self._absolute:
            if path.startswith(f"{root}/"):
                return self._relative(path[len(root) + 1 :], exact=True)
        if checkout := CHECKOUTS.match(path):
            return self._relative(path[checkout.end() :], exact=True)
        if self._absolute or FOREIGN.search(path):
            return None
        parts = path.strip("/").split("/")
        for start in range(len(parts) - 1):  # at least two names: one alone could be anybody's
            if found := self._known("/".join(parts[start:])):
                return found
        return None

    def _relative(self, path: str, *, exact: bool = False) -> RepoPath | None:
        if FOREIGN.search(f"/{path}"):
            return None
        for folder in self._folders:
            if found := self._known(f"{folder}/{path}"):
                return found
        if found := self._known(path):
            return found
        plain = posixpath.normpath(path)
        if plain.startswith("../"):  # written in a folder for what is built, seen from the root
            return self._known(re.sub(r"^(?:\.\./)+", "", plain))
        return None if exact else self._only(path)

    def _known(self, path: str) -> RepoPath | None:
        plain = RepoPath(posixpath.normpath(path))
        return plain if plain in self._files else None

    def _only(self, path: str) -> RepoPath | None:
        """The file whose path ends so, if there is one only."""
        plain = posixpath.normpath(path)
        name = posixpath.basename(plain)
        if "." not in name.lstrip("."):
            return None
        ending = [p for p in self._by_name.get(name, ()) if f"/{p}".endswith(f"/{plain}")]
        near = [p for p in ending if any(p.startswith(f"{f}/") for f in self._folders)]
        chosen = near or ending
        return chosen[0] if len(chosen) == 1 else None

    @cached_property
    def _by_name(self) -> dict[str, list[RepoPath]]:
        found: dict[str, list[RepoPath]] = defaultdict(list)
        for path in self._files:
            found[posixpath.basename(path)].append(path)
        return found
