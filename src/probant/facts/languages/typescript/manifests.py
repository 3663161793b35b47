"""What the manifests of a repository say: package.json, workspaces, tsconfig.json and its kin.

Untrusted text: anything that is not as it should be counts as absent. Which file a module name
means is `modules`' work.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from probant.errors import FileUnreadable
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

MAX_MANIFEST_BYTES = 1_000_000
MAX_EXTENDS = 20
CONFIG_NAMES = ("tsconfig.json", "jsconfig.json")
_DEPENDENCIES = (
    "dependencies", "devDependencies", "peerDependencies", "optionalDependencies",
)  # fmt: skip
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
_TRAILING = re.compile(r'"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])')
_YAML_ITEM = re.compile(r"""\s*-\s*(['"]?)([^'"#]+?)\1\s*(?:#.*)?""")

Json = Mapping[str, Any]


class Package(NamedTuple):
    """A package.json and its folder ('' for the root)."""

    folder: str
    data: Json

    @property
    def name(self) -> str:
        name = self.data.get("name")
        return name if isinstance(name, str) else ""

    def dependency(self, name: str) -> str | None:
        """The version written for a dependency; None where it is none."""
        for part in _DEPENDENCIES:
            listed = self.data.get(part)
            if isinstance(listed, dict) and isinstance(listed.get(name), str):
                return str(listed[name])
        return None


class Config(NamedTuple):
    """The part of a tsconfig.json that tells where modules are."""

    base: str | None
    paths: Mapping[str, tuple[str, ...]]
    paths_base: str
    root_dir: str | None
    out_dir: str | None


NO_CONFIG = Config(None, {}, "", None, None)


class Manifests:
    """The manifests of one snapshot, each read when it is first needed."""

    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree
        self._files = tree.files
        self._configs: dict[str, Config | None] = {}

    @cached_property
    def packages(self) -> dict[str, Package]:
        """Every package.json outside node_modules, by its folder."""
        found = {}
        for path in self._files:
            if path.rpartition("/")[2] == "package.json" and "node_modules/" not in path:
                data = self.json(path)
                if data is not None:
                    folder = path.rpartition("/")[0]
                    found[folder] = Package(folder, data)
        return found

    @cached_property
    def by_name(self) -> dict[str, list[Package]]:
        found: dict[str, list[Package]] = {}
        for package in self.packages.values():
            if package.name:
                found.setdefault(package.name, []).append(package)
        return found

    def package_of(self, path: str) -> Package | None:
        """The nearest package.json above a file."""
        return next(self.packages_above(path), None)

    def packages_above(self, path: str) -> Iterator[Package]:
        for folder in folders_above(path):
            if folder in self.packages:
                yield self.packages[folder]

    def member(self, name: str, importer: str) -> Package | None:
        """The package of this name that files here reach: a workspace member, or by its folder."""
        named = self.by_name.get(name, [])
        for package in self.packages_above(importer):
            linked = self._linked(package, name)
            if linked is not None:
                return linked
            members = [one for one in named if self._is_member(package, one)]
            if len(members) == 1:
                return members[0]
            if members or (package.dependency(name) and not self._is_anywhere_member(package)):
                return None  # several, or a project of its own that installs what it names
        return None

    def _is_anywhere_member(self, package: Package) -> bool:
        above = self.packages_above(package.folder)
        return any(self._is_member(root, package) for root in above)

    def _linked(self, package: Package, name: str) -> Package | None:
        """A dependency given by its folder: `file:../other`."""
        written = package.dependency(name) or ""
        scheme, _, where = written.partition(":")
        if scheme not in ("file", "link", "portal") or not where:
            return None
        return self.packages.get(join(package.folder, where) or "")

    def _is_member(self, root: Package, package: Package) -> bool:
        if package.folder == root.folder:
            return False
        rest = package.folder.removeprefix(root.folder + "/") if root.folder else package.folder
        if root.folder and rest == package.folder:
            return False
        included = False
        for pattern in self._workspaces(root.folder):
            if matches(pattern.lstrip("!"), rest):
                included = not pattern.startswith("!")
        return included

    def _workspaces(self, folder: str) -> tuple[str, ...]:
        if folder not in self._patterns:
            self._patterns[folder] = tuple(self._read_workspaces(folder))
        return self._patterns[folder]

    @cached_property
    def _patterns(self) -> dict[str, tuple[str, ...]]:
        return {}

    def _read_workspaces(self, folder: str) -> list[str]:
        listed: object = self.packages[folder].data.get("workspaces")
        if isinstance(listed, dict):
            listed = listed.get("packages")
        found = [one for one in listed if isinstance(one, str)] if isinstance(listed, list) else []
        lerna = self.json(_beside(folder, "lerna.json")) or {}
        more = lerna.get("packages")
        found += [one for one in more if isinstance(one, str)] if isinstance(more, list) else []
        return found + self._pnpm(folder)

    def _pnpm(self, folder: str) -> list[str]:
        """The `packages:` list of pnpm-workspace.yaml, written one to a line."""
        text = self.text(_beside(folder, "pnpm-workspace.yaml")) or ""
        found, inside = [], False
        for line in text.splitlines():
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if inside and (item := _YAML_ITEM.fullmatch(line)):
                found.append(item.group(2).strip())
            else:
                inside = line.rstrip() == "packages:"
        return found

    # tsconfig.json

    def config_of(self, path: str) -> Config:
        """The nearest configuration above a file."""
        for folder in folders_above(path):
            for name in CONFIG_NAMES:
                where = _beside(folder, name)
                if where in self._files:
                    return self._config(where) or NO_CONFIG
        return NO_CONFIG

    def all_configs(self) -> Iterator[Config]:
        for path in self._files:
            if path.rpartition("/")[2] in CONFIG_NAMES and "node_modules/" not in path:
                config = self._config(path)
                if config is not None:
                    yield config

    def config_at(self, folder: str) -> Config:
        return self._config(_beside(folder, CONFIG_NAMES[0])) or NO_CONFIG

    def _config(self, path: str) -> Config | None:
        if path not in self._configs:
            self._configs[path] = None  # a circle of `extends` ends here
            self._configs[path] = self._read_config(path, 0)
        return self._configs[path]

    def _read_config(self, path: str, n_extended: int) -> Config | None:
        data = self.json(path)
        if data is None or n_extended > MAX_EXTENDS:
            return None
        folder = path.rpartition("/")[0]
        extended = data.get("extends")
        listed = extended if isinstance(extended, list) else [extended]
        made = NO_CONFIG
        for one in listed:
            where = self._extended(folder, one) if isinstance(one, str) else None
            base = self._read_config(where, n_extended + 1) if where is not None else None
            if base is not None:
                made = _overlaid(made, base)
        options = data.get("compilerOptions")
        return _overlaid(made, _config(folder, options if isinstance(options, dict) else {}))

    def _extended(self, folder: str, module: str) -> str | None:
        """The configuration another one extends: by its path, or out of a package here."""
        if module.startswith("."):
            start: str | None = join(folder, module)
        else:
            name, rest = split_package(module)
            package = self.member(name, _beside(folder, "tsconfig.json"))
            start = join(package.folder, rest) if package is not None else None
        if start is None:
            return None
        for path in (start, f"{start}.json", _beside(start, "tsconfig.json")):
            if path in self._files:
                return path
        return None

    # Reading

    def text(self, path: str) -> str | None:
        known = self._files.get(RepoPath(path))
        if known is None:
            return None
        try:
            raw = self._tree.read(RepoPath(path))
        except FileUnreadable:
            return None
        return raw.decode("utf-8-sig", "replace") if len(raw) <= MAX_MANIFEST_BYTES else None

    def json(self, path: str) -> Json | None:
        """An object written in JSON, comments and trailing commas allowed."""
        text = self.text(path)
        if text is None:
            return None
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = _lenient(text)
        return data if isinstance(data, dict) else None


def _lenient(text: str) -> object:
    text = _TOKEN.sub(lambda found: found.group() if found.group()[0] == '"' else " ", text)
    text = _TRAILING.sub(lambda found: found.group() if found.group()[0] == '"' else "", text)
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data


def _config(folder: str, options: Json) -> Config:
    paths = options.get("paths")
    mapped = {}
    for pattern, targets in paths.items() if isinstance(paths, dict) else ():
        if isinstance(targets, list):
            mapped[pattern] = tuple(one for one in targets if isinstance(one, str))
    return Config(
        base=_within(folder, options.get("baseUrl")),
        paths=mapped,
        paths_base=folder,
        root_dir=_within(folder, options.get("rootDir")),
        out_dir=_within(folder, options.get("outDir")),
    )


def _within(folder: str, written: object) -> str | None:
    if not isinstance(written, str):
        return None
    return join(folder, written.replace("${configDir}", "."))


def _overlaid(base: Config, over: Config) -> Config:
    chosen = over if over.paths else base
    return Config(
        base=over.base if over.base is not None else base.base,
        paths=chosen.paths,
        paths_base=chosen.paths_base,
        root_dir=over.root_dir if over.root_dir is not None else base.root_dir,
        out_dir=over.out_dir if over.out_dir is not None else base.out_dir,
    )


def folders_above(path: str) -> Iterator[str]:
    while path:
        path = path.rpartition("/")[0]
        yield path


def join(folder: str, path: str) -> str | None:
    """A path written in a folder; None where it leads out of the repository."""
    if path.startswith("/"):
        return None
    made = posixpath.normpath(posixpath.join(folder, path))
    if made == ".":
        return ""
    return None if made.startswith("..") else made


def _beside(folder: str, name: str) -> str:
    return f"{folder}/{name}" if folder else name


def split_package(module: str) -> tuple[str, str]:
    """The package's name and the path below it: `@a/b/c/d` is `@a/b` and `c/d`."""
    parts = module.split("/")
    n = 2 if module.startswith("@") and len(parts) > 1 else 1
    return "/".join(parts[:n]), "/".join(parts[n:])


def matches(pattern: str, path: str) -> bool:
    """Whether a workspace glob covers a folder: `*` within a segment, `**` over any number."""
    parts = pattern.removeprefix("./").rstrip("/").split("/")
    made = "/".join(
        "\0" if part == "**" else re.escape(part).replace(r"\*", "[^/]*") for part in parts
    )
    made = made.replace("\0/", "(?:.*/)?").replace("/\0", "(?:/.*)?").replace("\0", ".*")
    return re.fullmatch(made, path) is not None
