"""Which files make up which crate: Cargo manifests, crate roots, the tree of `mod` declarations.

Read from manifests and from rows of the index; nothing is built or run. A manifest that cannot be
read tells nothing.
"""

from __future__ import annotations

import fnmatch
import posixpath
from functools import cached_property
from typing import Any, NamedTuple

from probant.errors import FileUnreadable
from probant.facts.lookup import FactBook
from probant.facts.rows import ImportFact
from probant.facts.schema import MODULE_SCOPE
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

MANIFEST = "Cargo.toml"
MAX_MANIFEST_BYTES = 1_000_000
MAX_MODULE_DEPTH = 60
_DEPENDENCIES = ("dependencies", "dev-dependencies", "build-dependencies")
_TARGET_FOLDERS = {
    "src/bin": "autobins",
    "examples": "autoexamples",
    "tests": "autotests",
    "benches": "autobenches",
}
"""Folders whose files are crates of their own, and the setting that turns this off."""


class Package(NamedTuple):
    """One `[package]`: its folder ('' at the top), its library and what it depends on."""

    folder: str
    name: str
    crate: str
    library: RepoPath | None
    roots: frozenset[str]
    dependencies: dict[str, str | None]
    """The name a crate goes by here, and its folder in this repository; None for outside."""
    is_2015: bool


class Crates:
    """Packages and modules of one tree."""

    def __init__(self, book: FactBook, tree: SourceTree) -> None:
        self._book = book
        self._tree = tree
        self._parents: dict[str, list[tuple[RepoPath, int]]] = {}
        self._tops: dict[str, frozenset[RepoPath]] = {}
        self._package_of: dict[str, Package | None] = {}

    # Packages

    @cached_property
    def _manifests(self) -> dict[str, dict[str, Any]]:
        """Every manifest that could be read, by its folder."""
        found = {}
        for path in self._tree.files:
            if path == MANIFEST or path.endswith("/" + MANIFEST):
                known = self._manifest(path)
                if known is not None:
                    found[posixpath.dirname(path)] = known
        return found

    def _manifest(self, path: RepoPath) -> dict[str, Any] | None:
        import tomllib

        try:
            raw = self._tree.read(path)
            return tomllib.loads(raw.decode()) if len(raw) <= MAX_MANIFEST_BYTES else None
        except (FileUnreadable, ValueError, RecursionError):
            return None

    @cached_property
    def packages(self) -> dict[str, Package]:
        return {
            folder: self._package(folder, manifest)
            for folder, manifest in self._manifests.items()
            if isinstance(manifest.get("package"), dict)
        }

    def _package(self, folder: str, manifest: dict[str, Any]) -> Package:
        head, library = manifest["package"], _table(manifest.get("lib"))
        name = _text(head.get("name")) or posixpath.basename(folder)
        crate = _text(library.get("name")) or name.replace("-", "_")
        path = _text(library.get("path")) or "src/lib.rs"
        main = self._file(folder, path)
        edition = head.get("edition")
        if isinstance(edition, dict):
            edition = _table(self._workspace(folder).get("package")).get("edition")
        return Package(
            folder, name, crate, main, frozenset(self._roots(folder, manifest, main)),
            self._dependencies(folder, manifest), is_2015=edition in (None, "2015"),
        )  # fmt: skip

    def _file(self, folder: str, path: str) -> RepoPath | None:
        joined = RepoPath(_join(folder, path))
        return joined if joined in self._book.blobs else None

    def _roots(self, folder: str, manifest: dict[str, Any], library: RepoPath | None) -> set[str]:
        build = _table(manifest.get("package")).get("build")
        listed = [_text(build) or "build.rs", "src/main.rs"]
        for kind in ("bin", "example", "test", "bench"):
            for target in manifest.get(kind) or () if isinstance(manifest.get(kind), list) else ():
                path = _text(_table(target).get("path"))
                if path:
                    listed.append(path)
        found = {one for path in listed if (one := self._file(folder, path))}
        if library is not None:
            found.add(library)
        for below, setting in _TARGET_FOLDERS.items():
            if _table(manifest.get("package")).get(setting) is False:
                continue
            start = _join(folder, below) + "/"
            for path in self._files_below(start):
                rest = path[len(start) :]
                if "/" not in rest or (rest.count("/") == 1 and rest.endswith("/main.rs")):
                    found.add(path)
        return {str(path) for path in found}

    @cached_property
    def _rust_files(self) -> list[RepoPath]:
        return sorted(path for path in self._book.blobs if path.endswith(".rs"))

    def _files_below(self, start: str) -> list[RepoPath]:
        from bisect import bisect_left

        files = self._rust_files
        first = bisect_left(files, start)
        last = bisect_left(files, start[:-1] + chr(ord("/") + 1))
        return files[first:last]

    def _dependencies(self, folder: str, manifest: dict[str, Any]) -> dict[str, str | None]:
        found: dict[str, str | None] = {}
        shared = _table(self._workspace(folder).get("dependencies"))
        tables = [manifest, *(_table(one) for one in _table(manifest.get("target")).values())]
        for table in tables:
            for kind in _DEPENDENCIES:
                for name, wanted in _table(table.get(kind)).items():
                    key = name.replace("-", "_")
                    found[key] = self._dependency(folder, name, wanted, shared)
        return found

    def _dependency(
        self, folder: str, name: str, wanted: Any, shared: dict[str, Any]
    ) -> str | None:
        """The folder a dependency has in this repository."""
        base, told = folder, _table(wanted)
        if told.get("workspace") is True:
            base, told = self._workspace_folder(folder), _table(shared.get(name))
        path = _text(told.get("path"))
        if path:
            return _join(base, path)
        package = _text(told.get("package")) or name
        return self._patched(folder).get(package)

    def _patched(self, folder: str) -> dict[str, str]:
        base = self._workspace_folder(folder)
        manifest = self._manifests.get(base, {})
        found = {}
        for table in _table(manifest.get("patch")).values():
            for name, wanted in _table(table).items():
                path = _text(_table(wanted).get("path"))
                if path:
                    found[_text(_table(wanted).get("package")) or name] = _join(base, path)
        return found

    def _workspace(self, folder: str) -> dict[str, Any]:
        return _table(self._manifests.get(self._workspace_folder(folder), {}).get("workspace"))

    def _workspace_folder(self, folder: str) -> str:
        """The nearest folder upwards whose manifest is a workspace's; else the folder itself."""
        at = folder
        while True:
            workspace = self._manifests.get(at, {}).get("workspace")
            if isinstance(workspace, dict) and (at == folder or _is_member(at, folder, workspace)):
                return at
            if not at:
                return folder
            at = posixpath.dirname(at)

    def package_of(self, path: str) -> Package | None:
        """The package whose folder holds this file."""
        folder = posixpath.dirname(path)
        if folder not in self._package_of:
            at = folder
            while at and at not in self.packages:
                at = posixpath.dirname(at)
            self._package_of[folder] = self.packages.get(at)
        return self._package_of[folder]

    def library(self, folder: str) -> RepoPath | None:
        package = self.packages.get(folder)
        return package.library if package is not None else None

    def is_root(self, path: str) -> bool:
        package = self.package_of(path)
        return package is not None and path in package.roots

    # Modules

    def child(self, row: ImportFact, inline: list[str]) -> RepoPath | None:
        """The file a `mod` declaration means; `inline` are the modules written around it."""
        folder, stem = posixpath.dirname(row.path), _stem(row.path)
        is_path = row.module != row.bound
        own = _join(folder, stem)
        if is_path:
            around = own if inline and not self._is_folder_file(row.path) else folder
            return self._file("/".join([around, *inline]).strip("/"), row.module)
        bases = [folder] if self._is_folder_file(row.path) else [own, folder]
        for base in bases:
            inner = "/".join([part for part in (base, *inline) if part])
            for name in (f"{row.bound}.rs", f"{row.bound}/mod.rs"):
                found = self._file(inner, name)
                if found is not None and found != row.path:
                    return found
        return None

    def _is_folder_file(self, path: str) -> bool:
        """Whether the modules of a file stand beside it, not in a folder of its name."""
        return _stem(path) in ("mod", "lib", "main") or self.is_root(path)

    def inline_names(self, path: RepoPath, scope: int) -> list[str]:
        """The names of the modules written around a scope, outermost first."""
        names: list[str] = []
        blob = self._book.blobs.get(path)
        while scope != MODULE_SCOPE and blob is not None and len(names) < MAX_MODULE_DEPTH:
            fact = self._book.definition(path, blob, scope)
            if fact is None:
                break
            if fact.kind == "module":
                names.insert(0, fact.name)
            scope = fact.parent
        return names

    def child_of(self, row: ImportFact) -> RepoPath | None:
        return self.child(row, self.inline_names(row.path, row.scope))

    def parents(self, path: RepoPath) -> list[tuple[RepoPath, int]]:
        """The files and scopes that declare a file as their module."""
        known = self._parents.get(path)
        if known is None:
            stem = _stem(path)
            name = posixpath.basename(posixpath.dirname(path)) if stem == "mod" else stem
            known = [
                (row.path, row.scope)
                for row in self._book.imports_mentioning(name)
                if row.form == "mod" and self.child_of(row) == path
            ]
            self._parents[path] = known = list(dict.fromkeys(known))
        return known

    def tops(self, path: RepoPath) -> frozenset[RepoPath]:
        """The crate roots a file belongs to; itself where nothing declares it."""
        if path not in self._tops:
            found: set[RepoPath] = {path} if self.is_root(path) else set()
            seen, pending = {path}, [path] if not found else []
            while pending:
                at = pending.pop()
                above = [parent for parent, _ in self.parents(at)]
                if self.is_root(at) or not above:
                    found.add(at)
                    continue
                pending += [one for one in above if one not in seen]
                seen.update(above)
            self._tops[path] = frozenset(found or {path})
        return self._tops[path]

    def dotted(self, path: RepoPath) -> str:
        """The crate and the modules that lead to a file."""
        names: list[str] = []
        at, seen = path, {path}
        while not self.is_root(at) and (above := self.parents(at)):
            parent, scope = above[0]
            own = _stem(at)
            named = own if own != "mod" else posixpath.basename(posixpath.dirname(at))
            names[:0] = [*self.inline_names(parent, scope), self._declared(parent, at) or named]
            at = parent
            if at in seen:
                break
            seen.add(at)
        return ".".join([self._crate_name(at), *names])

    def _declared(self, parent: RepoPath, path: RepoPath) -> str | None:
        """The name under which a file is declared, which a `path` attribute may change."""
        for row in self._book.imports_of(parent):
            if row.form == "mod" and row.module != row.bound and self.child_of(row) == path:
                return row.bound
        return None

    def _crate_name(self, root: RepoPath) -> str:
        package = self.package_of(root)
        if package is not None and root == package.library:
            return package.crate
        stem = _stem(root)
        if stem == "main":
            folder = posixpath.basename(posixpath.dirname(root))
            inner = package.name if package is not None and folder == "src" else folder
            return (inner or stem).replace("-", "_")
        return stem.replace("-", "_") if package is not None else root[:-3].replace("/", ".")


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _join(folder: str, path: str) -> str:
    joined = posixpath.normpath(posixpath.join(folder, path))
    return "" if joined == "." else joined


def _stem(path: str) -> str:
    return posixpath.basename(path).removesuffix(".rs")


def _is_member(top: str, folder: str, workspace: dict[str, Any]) -> bool:
    """Whether a folder belongs to a workspace: listed, or below it and not excluded."""
    inside = folder[len(top) :].strip("/")
    excluded = workspace.get("exclude")
    listed = [one for one in excluded if isinstance(one, str)] if isinstance(excluded, list) else []
    return not any(fnmatch.fnmatchcase(inside, pattern) for pattern in listed)
