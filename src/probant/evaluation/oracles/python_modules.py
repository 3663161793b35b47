"""Which file of the tree an import statement names, by the rules of Python packages.

Three answers are kept apart: certainly this file, possibly this file (a script folder that may or
may not be on the path), and certainly none. Next: python_binding.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath

ROOT_FOLDERS = (".", "src")
"""Folders that are certainly on the import path: flat and `src` layout."""


@dataclass(frozen=True, slots=True)
class ImportedModule:
    """Where a module name leads: a file, a folder without `__init__.py`, or maybe something."""

    path: str | None
    folder: str | None
    is_certain: bool


OUTSIDE = ImportedModule(None, None, True)
PERHAPS_INSIDE = ImportedModule(None, None, False)


class ModuleMap:
    """All Python files of a tree as modules."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._paths = frozenset(paths)
        self._folders = frozenset(
            str(parent) for path in self._paths for parent in PurePosixPath(path).parents
        )
        self._parents_by_top: dict[str, set[str]] = defaultdict(set)
        for path in self._paths:
            pure = PurePosixPath(path)
            for part in (pure.with_suffix(""), *pure.parents):
                parent = str(part.parent)
                if part.name and (parent in ROOT_FOLDERS or not self._is_package(parent)):
                    self._parents_by_top[part.name].add(parent)

    def absolute(self, dotted: str) -> ImportedModule:
        """The module `dotted`, as an absolute import means it."""
        parts = dotted.split(".")
        parents = self._parents_by_top.get(parts[0], set())
        certain = [root for root in ROOT_FOLDERS if root in parents]
        if not parents:
            return OUTSIDE
        if len(certain) != 1:
            return PERHAPS_INSIDE
        return self._below(certain[0], parts) or PERHAPS_INSIDE

    def relative(self, importer: str, level: int, dotted: str) -> ImportedModule:
        """The module that `from <dots><dotted>` in the file `importer` means."""
        folder = PurePosixPath(importer).parent
        for _ in range(level - 1):
            if str(folder) == ".":
                return PERHAPS_INSIDE
            folder = folder.parent
        if not dotted:
            return self._module_at(str(folder)) or PERHAPS_INSIDE
        return self._below(str(folder), dotted.split(".")) or PERHAPS_INSIDE

    def submodule(self, module: ImportedModule, name: str) -> ImportedModule | None:
        """The file or folder `name` inside the package `module`, if there is one."""
        if module.folder is None:
            return None
        return self._below(module.folder, [name])

    def possible(self, dotted: str) -> frozenset[str]:
        """Every file the absolute name may mean, whatever folder is on the import path."""
        parts = dotted.split(".")
        parents = self._parents_by_top.get(parts[0], set())
        found = (self._below(parent, parts) for parent in parents)
        return frozenset(module.path for module in found if module and module.path)

    def _below(self, folder: str, parts: list[str]) -> ImportedModule | None:
        return self._module_at(str(PurePosixPath(folder, *parts)))

    def _module_at(self, stem: str) -> ImportedModule | None:
        if self._is_package(stem):
            return ImportedModule(str(PurePosixPath(stem, "__init__.py")), stem, True)
        if f"{stem}.py" in self._paths:
            return ImportedModule(f"{stem}.py", None, True)
        return ImportedModule(None, stem, True) if stem in self._folders else None

    def _is_package(self, folder: str) -> bool:
        return str(PurePosixPath(folder, "__init__.py")) in self._paths
