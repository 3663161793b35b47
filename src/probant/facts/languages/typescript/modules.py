"""Which file of the repository a module name means, as Node and the TypeScript compiler look it up.

Relative paths with their extension rules, `paths` and `baseUrl`, packages of the workspace with
`exports` and the like, `#internal` imports. Where the rules do not decide, there is no answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TypeVar

from probant.facts.languages.typescript.manifests import (
    Manifests,
    Package,
    join,
    split_package,
)
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

_T = TypeVar("_T")
_TYPED = (".ts", ".tsx", ".d.ts")
_PLAIN = (".js", ".jsx")
_TWINS = {
    ".js": (".ts", ".tsx", ".d.ts"),
    ".jsx": (".tsx", ".d.ts"),
    ".mjs": (".mts", ".d.mts"),
    ".cjs": (".cts", ".d.cts"),
    ".ts": (".d.ts",),
    ".mts": (".d.mts",),
    ".cts": (".d.cts",),
}
"""What the name of a compiled file stands for in the source."""

_TYPED_SUFFIXES = (".ts", ".tsx", ".mts", ".cts")
MAX_CONDITIONS = 100

NODE_MODULES = frozenset(
    "assert async_hooks buffer child_process cluster console constants crypto dgram"
    " diagnostics_channel dns domain events fs http http2 https inspector module net os path"
    " perf_hooks process punycode querystring readline repl stream string_decoder sys test timers"
    " tls trace_events tty url util v8 vm wasi worker_threads zlib".split()
)

CODE_SUFFIXES = (
    ".d.ts", ".d.mts", ".d.cts", ".tsx", ".ts", ".mts", ".cts", ".jsx", ".js", ".mjs", ".cjs",
)  # fmt: skip


class Modules:
    """Module names against the files of one snapshot."""

    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree
        self._files = tree.files
        self.manifests = Manifests(tree)
        self._known: dict[tuple[str, str], RepoPath | None] = {}

    def resolve(self, module: str, importer: str) -> RepoPath | None:
        """The file `module`, as written in `importer`, means; None outside the repository."""
        folder = importer.rpartition("/")[0]
        key = (module, importer if not module.startswith(".") else folder + importer[-3:])
        if key not in self._known:
            found = self._find(module, importer, folder)
            self._known[key] = RepoPath(found) if found is not None else None
        return self._known[key]

    def _find(self, module: str, importer: str, folder: str) -> str | None:
        typed = importer.endswith(_TYPED_SUFFIXES)
        module = module.partition("?")[0]  # bundlers' queries: ./a.css?inline
        if module in (".", "..") or module.startswith(("./", "../")):
            start = join(folder, module)
            is_folder = module.endswith(("/", "/.", "/..")) or module in (".", "..")
            found = self._file(start, typed, is_folder=is_folder) if start is not None else None
            return start if found is None and start in self._unread else found
        if not module or module.startswith("/"):
            return None
        if module.startswith("#"):
            return self._internal(module, importer, typed)
        return self._mapped(module, importer, typed) or self._packaged(module, importer, typed)

    @cached_property
    def entries(self) -> frozenset[str]:
        """Files a manifest names outright; imports of them need not end in their name."""
        found: set[str | None] = set()
        for package in self.manifests.packages.values():
            for typed in (True, False):
                found.add(self._main(package, typed))
                found |= self._named(package, _as_map(package.data.get("exports")), typed)
                imports = package.data.get("imports")
                if isinstance(imports, dict):
                    found |= self._named(package, imports, typed)
        for config in self.manifests.all_configs():
            base = config.base if config.base is not None else config.paths_base
            for target in {one for targets in config.paths.values() for one in targets}:
                start = join(base, target) if "*" not in target else None
                found.add(self._file(start, typed=True) if start is not None else None)
        return frozenset(path for path in found if path is not None)

    def _named(self, package: Package, table: Mapping[str, object], typed: bool) -> set[str | None]:
        return {self._target_of(package, table, key, typed) for key in table if "*" not in key}

    # Files

    @cached_property
    def _unread(self) -> frozenset[str]:
        """Files of the snapshot that are no text: pictures and fonts are imported as well."""
        return frozenset(skipped.path for skipped in self._tree.skipped)

    def _file(self, start: str, typed: bool, *, is_folder: bool = False) -> str | None:
        if not is_folder:
            found = self._exact(start, typed) or self._extended(start, typed)
            if found is not None:
                return found
        package = self.manifests.packages.get(start)
        if package is not None:
            main = self._main(package, typed)
            if main is not None:
                return main
        return self._extended(f"{start}/index" if start else "index", typed)

    def _exact(self, path: str, typed: bool) -> str | None:
        twins = [
            path.removesuffix(suffix) + twin
            for suffix, made in _TWINS.items()
            if path.endswith(suffix)
            for twin in made
        ]
        if typed and not path.endswith(_TYPED_SUFFIXES):
            return next((one for one in [*twins, path] if one in self._files), None)
        return next((one for one in [path, *twins] if one in self._files), None)

    def _extended(self, path: str, typed: bool) -> str | None:
        order = (*_TYPED, *_PLAIN) if typed else (*_PLAIN, *_TYPED, ".json")
        return next((path + end for end in order if path + end in self._files), None)

    # paths and baseUrl

    def _mapped(self, module: str, importer: str, typed: bool) -> str | None:
        config = self.manifests.config_of(importer)
        found = _pattern(config.paths, module)
        if found is not None:
            targets, middle = found
            base = config.base if config.base is not None else config.paths_base
            for target in targets:
                start = join(base, target.replace("*", middle, 1))
                path = self._file(start, typed) if start is not None else None
                if path is not None:
                    return path
        if config.base is None:
            return None
        start = join(config.base, module)
        return self._file(start, typed) if start is not None else None

    def is_mapped(self, module: str, importer: str) -> bool:
        """Whether a pattern of the configuration speaks about this module."""
        found = _pattern(self.manifests.config_of(importer).paths, module)
        return found is not None and not (len(found[0]) == 1 and found[1] == module)

    # Packages

    def _packaged(self, module: str, importer: str, typed: bool) -> str | None:
        name, rest = split_package(module)
        own = self.manifests.package_of(importer)
        if own is not None and own.name == name and "exports" in own.data:
            package: Package | None = own
        else:
            package = self.manifests.member(name, importer)
        return self._within(package, rest, typed) if package is not None else None

    def _within(self, package: Package, rest: str, typed: bool) -> str | None:
        exports = package.data.get("exports")
        if exports is not None:
            key = f"./{rest}" if rest else "."
            return self._target_of(package, _as_map(exports), key, typed)
        if not rest:
            return self._main(package, typed) or self._file(package.folder, typed, is_folder=True)
        start = join(package.folder, rest)
        return self._file(start, typed) if start is not None else None

    def _main(self, package: Package, typed: bool) -> str | None:
        names = ("types", "typings", "module", "main") if typed else ("module", "main")
        for name in names:
            written = package.data.get(name)
            start = join(package.folder, written) if isinstance(written, str) else None
            if start is None:
                continue
            found = self._exact(start, typed) or self._extended(start, typed)
            found = found or self._extended(f"{start}/index", typed) or self._source(package, start)
            if found is not None:
                return found
        return None

    def _internal(self, module: str, importer: str, typed: bool) -> str | None:
        package = self.manifests.package_of(importer)
        imports = package.data.get("imports") if package is not None else None
        if package is None or not isinstance(imports, dict):
            return self._mapped(module, importer, typed)
        return self._target_of(package, imports, module, typed) or self._mapped(
            module, importer, typed
        )

    def _target_of(
        self, package: Package, table: Mapping[str, object], key: str, typed: bool
    ) -> str | None:
        found = _pattern(table, key)
        if found is None:
            return None
        value, middle = found
        for target in _conditions(value, typed):
            start = (
                join(package.folder, target.replace("*", middle))
                if target.startswith(".")
                else None
            )
            path = None
            if start is not None:
                path = self._exact(start, typed) or self._source(package, start)
            if path is not None:
                return path
        return None

    def _source(self, package: Package, target: str) -> str | None:
        """The source a compiled file is made from, by the package's own rootDir and outDir."""
        config = self.manifests.config_at(package.folder)
        if config.out_dir is None or config.root_dir is None:
            return None
        rest = target.removeprefix(config.out_dir + "/")
        if rest == target or not config.out_dir:
            return None
        base = f"{config.root_dir}/{rest}" if config.root_dir else rest
        for suffix in (".d.ts", ".d.mts", ".d.cts", *_TWINS):
            if base.endswith(suffix):
                stem = base.removesuffix(suffix)
                ends = {
                    ".mjs": (".mts",),
                    ".d.mts": (".mts",),
                    ".cjs": (".cts",),
                    ".d.cts": (".cts",),
                }
                return next(
                    (
                        stem + end
                        for end in ends.get(suffix, (".ts", ".tsx"))
                        if stem + end in self._files
                    ),
                    None,
                )
        return None


def module_tail(module: str) -> str:
    """The part of a module's name by which its file would be looked up."""
    tail = module.rstrip("/").rpartition("/")[2]
    for suffix in CODE_SUFFIXES:
        if tail.endswith(suffix):
            return tail.removesuffix(suffix)
    return "" if tail in (".", "..") else tail


def _as_map(exports: object) -> Mapping[str, object]:
    """`exports` by subpath; a sole target is that of the package itself."""
    if isinstance(exports, dict) and any(str(key).startswith(".") for key in exports):
        return exports
    return {".": exports}


def _pattern(table: Mapping[str, _T], key: str) -> tuple[_T, str] | None:
    """The entry for a key: exact, else the pattern with the longest beginning, and its `*`."""
    if key in table:
        return table[key], ""
    best: tuple[int, _T, str] | None = None
    for pattern, value in table.items():
        head, star, tail = pattern.partition("*")
        if not star or not key.startswith(head) or not key.endswith(tail):
            continue
        if len(key) < len(head) + len(tail):
            continue
        if best is None or len(head) > best[0]:
            best = (len(head), value, key[len(head) : len(key) - len(tail)])
    return (best[1], best[2]) if best is not None else None


def _conditions(value: object, typed: bool) -> Iterator[str]:
    """The targets that hold for an import, in the order they are tried."""
    wanted = {"types", "import", "default"} if typed else {"import", "default", "types"}
    pending, n = [value], 0
    while pending and n < MAX_CONDITIONS:
        one, n = pending.pop(0), n + 1
        if isinstance(one, str):
            yield one
        elif isinstance(one, list):
            pending[:0] = one
        elif isinstance(one, dict):
            pending[:0] = [part for name, part in one.items() if name in wanted]
