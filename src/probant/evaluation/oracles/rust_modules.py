"""Which file of the tree a Rust path means: crates from Cargo.toml, modules from `mod`.

Pure: takes what the program saw written (rust_facts.rs) and the manifests, gives file names. A path
that goes through a re-export or an imported name is not followed: it cannot be said here.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath
from typing import Any

UNKNOWN = "?"
STANDARD = frozenset({"std", "core", "alloc", "proc_macro", "test"})
_MAX_DEPTH = 64
_TARGET_FOLDERS = ("src/bin", "tests", "benches", "examples")

Key = tuple[str, str]
"""A file and the inline module within it, "" for the file itself."""


@dataclass(slots=True, eq=False)
class Module:
    """One module of one crate; the same file may be a module of several."""

    file: str
    inline: str
    parent: Module | None
    crate: Crate
    children: dict[str, Module] = field(default_factory=dict)

    @property
    def key(self) -> Key:
        return self.file, self.inline


@dataclass(slots=True, eq=False)
class Crate:
    """`outside` are the crates it can name: a file of the tree, or None for other people's."""

    root: Module | None = None
    outside: dict[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Written:
    """What the files say: declared modules, inline modules, and types by module."""

    declared: Mapping[Key, Sequence[tuple[str, str]]]
    inline: Mapping[Key, Sequence[str]]
    types: Mapping[Key, frozenset[str]]


class ModuleTree:
    def __init__(self, files: Iterable[str], manifests: Mapping[str, bytes], said: Written) -> None:
        self._files = frozenset(files)
        self._said = said
        self._packages = _Packages(self._files, manifests)
        self._modules: dict[Key, list[Module]] = defaultdict(list)
        self._roots: dict[str, Module] = {}
        for root, outside in self._packages.roots():
            crate = Crate(outside=outside)
            crate.root = Module(root, "", None, crate)
            self._roots[root] = crate.root
            self._grow(crate.root, is_mod_rs=True, depth=0)

    def file_of(self, where: Key, path: str) -> str:
        """The file of the module that `path` names there, "" if no file of the tree, or "?"."""
        first = path.removeprefix("::").split("::")[0]
        if not self._modules.get(where):
            return "" if first in STANDARD else UNKNOWN
        found = {self._follow(module, path) for module in self._modules[where]}
        return found.pop() if len(found) == 1 else UNKNOWN

    def child_file(self, where: Key, path: str, name: str) -> str:
        """The file of the module `name` in the module that `path` names, "" if there is none."""
        for module in self._modules.get(where, ()):
            child = self._descend(module, [*path.split("::"), name])
            if isinstance(child, Module):
                return child.file
        return ""

    def _grow(self, module: Module, *, is_mod_rs: bool, depth: int) -> None:
        if depth > _MAX_DEPTH:
            return
        self._modules[module.key].append(module)
        for name in self._said.inline.get(module.key, ()):
            inline = f"{module.inline}::{name}".removeprefix("::")
            child = Module(module.file, inline, module, module.crate)
            module.children[name] = child
            self._grow(child, is_mod_rs=is_mod_rs, depth=depth + 1)
        for name, place in self._said.declared.get(module.key, ()):
            found = self._declared_file(module, name, place, is_mod_rs)
            if found is not None:
                child = Module(found, "", module, module.crate)
                module.children[name] = child
                owns_folder = bool(place) or PurePosixPath(found).name == "mod.rs"
                self._grow(child, is_mod_rs=owns_folder, depth=depth + 1)

    def _declared_file(self, module: Module, name: str, place: str, is_mod_rs: bool) -> str | None:
        file = PurePosixPath(module.file)
        inner = [part for part in module.inline.split("::") if part]
        folder = file.parent if is_mod_rs else file.parent / file.stem
        if place:
            base = folder.joinpath(*inner) if inner else file.parent
            candidates = [_normal(base / place)]
        else:
            base = folder.joinpath(*inner)
            candidates = [_normal(base / f"{name}.rs"), _normal(base / name / "mod.rs")]
        return next((path for path in candidates if path in self._files), None)

    def _follow(self, module: Module, path: str) -> str:
        found = self._descend(module, path.split("::"))
        return found.file if isinstance(found, Module) else found

    def _descend(self, module: Module, parts: Sequence[str]) -> Module | str:
        """The module, or what else can be said: a type's file, "" for foreign, "?"."""
        current, rest = self._start(module, parts)
        if current is None:
            return rest[0]
        for part in rest:
            child = current.children.get(part)
            if child is None:
                is_type = part in self._said.types.get(current.key, ())
                return current.file if is_type else UNKNOWN
            current = child
        return current

    def _start(self, module: Module, parts: Sequence[str]) -> tuple[Module | None, Sequence[str]]:
        """Where the first part leads and what is left; or None and what can be said instead."""
        first, rest = parts[0], parts[1:]
        if first == "crate":
            return module.crate.root, rest
        if first == "self":
            return module, rest
        if first == "super":
            while first == "super" and module.parent is not None:
                module = module.parent
                first, rest = (rest[0], rest[1:]) if rest else ("", ())
            return module, [first, *rest] if first else ()
        if first == "":
            return self._outside(module.crate, rest)
        is_own = first in module.children or first in self._said.types.get(module.key, ())
        return (module, parts) if is_own else self._outside(module.crate, parts)

    def _outside(self, crate: Crate, parts: Sequence[str]) -> tuple[Module | None, Sequence[str]]:
        first, rest = parts[0], parts[1:]
        if first in crate.outside:
            root = crate.outside[first]
            return (self._roots[root], rest) if root in self._roots else (None, ("",))
        return None, ("" if first in STANDARD else UNKNOWN,)


class _Packages:
    """The crates that the manifests of a tree declare."""

    def __init__(self, files: frozenset[str], manifests: Mapping[str, bytes]) -> None:
        self._files = files
        self._manifests = {
            str(PurePosixPath(path).parent): _parsed(content) for path, content in manifests.items()
        }

    def roots(self) -> Iterator[tuple[str, dict[str, str | None]]]:
        """Each crate's root file, and the crates it can name."""
        for folder, manifest in self._manifests.items():
            if "package" not in manifest:
                continue
            outside = dict(self._dependencies(folder, manifest))
            library = self._library(folder)
            own: dict[str, str | None] = {}
            if library is not None:
                own[self._library_name(manifest)] = library
                yield library, outside
            for root in sorted(self._targets(folder, manifest) - {library}):
                yield root, outside | own

    def _library(self, folder: str) -> str | None:
        place = _table(self._manifests.get(folder, {}), "lib").get("path", "src/lib.rs")
        path = _normal(PurePosixPath(folder) / str(place))
        return path if path in self._files else None

    def _library_name(self, manifest: Mapping[str, Any]) -> str:
        name = _table(manifest, "lib").get("name") or _table(manifest, "package").get("name", "")
        return str(name).replace("-", "_")

    def _targets(self, folder: str, manifest: Mapping[str, Any]) -> set[str]:
        base = PurePosixPath(folder)
        places = ["src/main.rs", str(_table(manifest, "package").get("build", "build.rs"))]
        for kind in ("bin", "test", "bench", "example"):
            places += [str(one["path"]) for one in _tables(manifest, kind) if "path" in one]
        found = {_normal(base / place) for place in places}
        for below in _TARGET_FOLDERS:
            start = _normal(base / below) + "/"
            for path in self._within(start):
                rest = path.removeprefix(start).split("/")
                if len(rest) == 1 or (len(rest) == 2 and rest[1] == "main.rs"):
                    found.add(path)
        return found & self._files

    def _within(self, start: str) -> list[str]:
        return [path for path in self._all if path.startswith(start) and path.endswith(".rs")]

    @cached_property
    def _all(self) -> list[str]:
        return sorted(self._files)

    def _dependencies(
        self, folder: str, manifest: Mapping[str, Any]
    ) -> Iterator[tuple[str, str | None]]:
        shared = self._workspace(folder)
        tables = [manifest, *(_dict(one) for one in _table(manifest, "target").values())]
        for table in tables:
            for kind in ("dependencies", "dev-dependencies", "build-dependencies"):
                for name, spec in _table(table, kind).items():
                    yield name.replace("-", "_"), self._dependency(folder, name, spec, shared)

    def _dependency(
        self, folder: str, name: str, spec: object, shared: tuple[str, Mapping[str, Any]]
    ) -> str | None:
        """The root file of a dependency that lies in the tree."""
        table = _dict(spec)
        if table.get("workspace"):
            folder, table = shared[0], _dict(shared[1].get(name))
        if "path" not in table:
            return None
        return self._library(_normal(PurePosixPath(folder) / str(table["path"])))

    def _workspace(self, folder: str) -> tuple[str, Mapping[str, Any]]:
        """The folder and the shared dependencies of the workspace around `folder`."""
        for place in (PurePosixPath(folder), *PurePosixPath(folder).parents):
            workspace = self._manifests.get(str(place), {}).get("workspace")
            if workspace is not None:
                return str(place), _table(_dict(workspace), "dependencies")
        return folder, {}


def _parsed(content: bytes) -> Mapping[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8", "replace"))
    except (tomllib.TOMLDecodeError, RecursionError):
        return {}


def _dict(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _table(table: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return _dict(table.get(name))


def _tables(table: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    listed = table.get(name)
    return [_dict(one) for one in listed] if isinstance(listed, list) else []


def _normal(path: PurePosixPath) -> str:
    """Without `.` and `..`; a path that leaves the tree stays as no file's name."""
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            if not parts:
                return str(path)
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts) or "."
