"""Which folder of the repository a Go import path means.

By the module around the importer, its local replacements, the workspace, vendor folders and, where
there is no module, the layout of a GOPATH. A path none of them names has no answer.
"""

from __future__ import annotations

import posixpath
from collections.abc import Collection, Iterator
from functools import cached_property
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

ROOT = "."
"""How the repository's own folder is called."""


class GoModule(NamedTuple):
    """A go.mod file: its folder, the path others import it by, replacements by folders."""

    folder: str
    name: str
    replaced: dict[str, str]


class GoModules:
    """Import paths against the files of one snapshot."""

    def __init__(self, tree: SourceTree, sources: Collection[str]) -> None:
        self._tree = tree
        self._packages = {folder_of(path) for path in sources if not path.endswith("_test.go")}
        self._answers: dict[tuple[str, str], str | None] = {}

    def resolve(self, module: str, importer: str) -> RepoPath | None:
        folder = folder_of(importer)
        key = (module, folder)
        if key not in self._answers:
            self._answers[key] = self._find(module, folder)
        found = self._answers[key]
        return RepoPath(found) if found is not None else None

    def could_be_own(self, module: str) -> bool:
        """Whether some module of the repository has a name under which this path falls."""
        if any(_below(module, one.name) is not None for one in self._modules.values()):
            return True
        return not self._modules and "." in module.partition("/")[0]

    def _find(self, module: str, folder: str) -> str | None:
        if module.startswith(("./", "../")):
            return self._package(posixpath.normpath(posixpath.join(folder, module)))
        for outer in _outwards(folder):
            vendored = self._package(_join(outer, f"vendor/{module}"))
            if vendored is not None:
                return vendored
        ground = self._ground(folder)
        if ground is None:
            return self._in_gopath(module, folder)
        fitting = [
            (len(name), found)
            for name, place in self._candidates(ground, folder)
            if (rest := _below(module, name)) is not None
            and (found := self._package(_join(place, rest))) is not None
            and self._ground(found) == place
        ]
        return max(fitting)[1] if fitting else None

    def _candidates(self, ground: str, folder: str) -> Iterator[tuple[str, str]]:
        own = self._modules[ground]
        yield own.name, own.folder
        yield from own.replaced.items()
        for outer in _outwards(folder):
            work = self._workspaces.get(outer)
            if work is not None:
                yield from (
                    (self._modules[use].name, use) for use in work.use if use in self._modules
                )
                yield from work.replaced.items()
                return

    def _in_gopath(self, module: str, folder: str) -> str | None:
        for outer in _outwards(folder):
            if outer == "src" or outer.endswith("/src"):
                return self._package(_join(outer, module))
        return None

    def _ground(self, folder: str) -> str | None:
        """The folder of the nearest go.mod at or above a folder."""
        return next((outer for outer in _outwards(folder) if outer in self._modules), None)

    def _package(self, folder: str) -> str | None:
        return folder if folder in self._packages else None

    @cached_property
    def _manifests(self) -> list[RepoPath]:
        names = ("go.mod", "go.work")
        return [path for path in self._tree.files if path.rpartition("/")[2] in names]

    @cached_property
    def _modules(self) -> dict[str, GoModule]:
        found = {}
        for path in self._manifests:
            if path.endswith("go.mod"):
                folder, text = folder_of(path), self._text(path)
                named = [words[0] for words in _directives(text, "module") if words]
                if named:
                    replaced = _replaced(text, folder)
                    found[folder] = GoModule(folder, named[0].strip('"`'), replaced)
        return found

    @cached_property
    def _workspaces(self) -> dict[str, _Workspace]:
        found = {}
        for path in self._manifests:
            if path.endswith("go.work"):
                folder, text = folder_of(path), self._text(path)
                used = [words[0].strip('"`') for words in _directives(text, "use") if words]
                places = [posixpath.normpath(posixpath.join(folder, use)) for use in used]
                found[folder] = _Workspace(places, _replaced(text, folder))
        return found

    def _text(self, path: RepoPath) -> str:
        try:
            return self._tree.read(path).decode("utf-8", "replace")
        except FileUnreadable:
            return ""


class _Workspace(NamedTuple):
    """A go.work file: folders of its modules, replacements."""

    use: list[str]
    replaced: dict[str, str]


def folder_of(path: str) -> str:
    return path.rpartition("/")[0] or ROOT


def _join(folder: str, rest: str) -> str:
    return posixpath.normpath(posixpath.join(folder, rest)) if rest else folder


def _outwards(folder: str) -> Iterator[str]:
    while folder != ROOT:
        yield folder
        folder = folder_of(folder)
    yield ROOT


def _below(path: str, module: str) -> str | None:
    """What is left of an import path behind a module's own."""
    if path == module:
        return ""
    return path[len(module) + 1 :] if path.startswith(module + "/") else None


def _directives(text: str, verb: str) -> Iterator[list[str]]:
    """The words behind a verb, on its line or in its block."""
    in_block = False
    for line in text.splitlines():
        words = line.partition("//")[0].replace("(", " ( ").replace(")", " ) ").split()
        if in_block:
            in_block = words != [")"]
            if in_block and words:
                yield words
        elif words[:2] == [verb, "("]:
            in_block = True
        elif words[:1] == [verb]:
            yield words[1:]


def _replaced(text: str, folder: str) -> dict[str, str]:
    """Modules that are replaced by a folder of the repository."""
    found = {}
    for words in _directives(text, "replace"):
        if "=>" in words[1:-1] and words[-1].startswith(("./", "../")):
            found[words[0].strip('"`')] = posixpath.normpath(posixpath.join(folder, words[-1]))
    return found
