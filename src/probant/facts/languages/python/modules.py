"""Which file of the repository a Python module name means.

Follows package layout: a dotted name is looked up from directories that are not packages
themselves. Where two files could be meant and the importer's place does not decide, there is no
answer.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Collection, Iterable

from probant.vocabulary.source import RepoPath

INIT = "__init__.py"


class ModuleMap:
    """Module names against the Python files of one snapshot."""

    def __init__(self, paths: Iterable[str]) -> None:
        self._paths: Collection[str] = frozenset(paths)
        self._by_stem: dict[str, list[str]] = defaultdict(list)
        for path in self._paths:
            head, _, leaf = path.rpartition("/")
            stem = leaf.rpartition(".")[0]
            self._by_stem[head.rpartition("/")[2] if stem == "__init__" else stem].append(path)

    def resolve(self, module: str, importer: str) -> RepoPath | None:
        """The file `module`, as written in `importer`, means; None outside the repository."""
        if module.startswith("."):
            return self._relative(module, importer)
        return self._absolute(module, importer)

    def child(self, package: str, name: str) -> RepoPath | None:
        """The submodule `name` of the package whose `__init__` file this is."""
        head, _, leaf = package.rpartition("/")
        return self._module_file(_join(head, name)) if leaf.startswith("__init__.") else None

    def dotted(self, path: str) -> str:
        """The name by which the repository itself would import this file."""
        head, _, leaf = path.rpartition("/")
        parts = [] if leaf.startswith("__init__.") else [leaf.rpartition(".")[0]]
        while head and self._is_package(head):
            head, _, last = head.rpartition("/")
            parts.insert(0, last)
        return ".".join(parts)

    def _relative(self, module: str, importer: str) -> RepoPath | None:
        rest = module.lstrip(".")
        directory = importer
        for _ in range(len(module) - len(rest)):
            if not directory:
                return None
            directory = directory.rpartition("/")[0]
        target = _join(directory, rest.replace(".", "/")) if rest else directory
        return self._module_file(target)

    def is_ambiguous(self, module: str, importer: str) -> bool:
        """Whether several files could be meant, and the importer's place does not decide."""
        if module.startswith("."):
            return False
        return len(self._roots(module, importer)) > 1 and self._absolute(module, importer) is None

    def _roots(self, module: str, importer: str) -> dict[str, RepoPath]:
        suffix = module.replace(".", "/")
        roots: dict[str, RepoPath] = {}
        for path in self._by_stem.get(module.rpartition(".")[2], ()):
            base = path.rpartition(".")[0].removesuffix("/__init__")
            if base != suffix and not base.endswith("/" + suffix):
                continue
            root = base[: -len(suffix)].rstrip("/")
            if not self._is_package(root) and self._importable(module, root, importer):
                found = self._module_file(base)
                if found is not None:
                    roots[root] = found
        return roots

    def _absolute(self, module: str, importer: str) -> RepoPath | None:
        roots = self._roots(module, importer)
        if len(roots) <= 1:
            return next(iter(roots.values()), None)
        near = [root for root in roots if not root or importer.startswith(root + "/")]
        return roots[max(near, key=len)] if near else None

    def _importable(self, module: str, root: str, importer: str) -> bool:
        """A file named like a standard module shadows it only for scripts beside it."""
        if module.partition(".")[0] not in sys.stdlib_module_names:
            return True
        return importer.rpartition("/")[0] == root

    def _is_package(self, directory: str) -> bool:
        return bool(directory) and (
            f"{directory}/{INIT}" in self._paths or f"{directory}/{INIT}i" in self._paths
        )

    def _module_file(self, base: str) -> RepoPath | None:
        for path in (f"{base}.py", _join(base, INIT), f"{base}.pyi", _join(base, INIT + "i")):
            if path in self._paths:
                return RepoPath(path)
        return None


def _join(directory: str, name: str) -> str:
    return f"{directory}/{name}" if directory else name
