"""What the manifest at the top of a tree declares: scripts, dependencies, versions, licence.

Read by the standard library's own readers (tomllib, json, ElementTree) and, for go.mod, by line.
What a manifest leaves to a build step is not here. Next: facts.py.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from probant.evaluation.oracles.tree import Tree

_REQUIREMENT = re.compile(
    r"\s*(?P<name>[A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*\(?(?P<bound>[^;)@]*)\)?\s*(?:;.*)?"
)
_GO_REQUIRE = re.compile(
    r"^(?:require\s+)?(?P<name>[\w.~/-]+\.[\w.~/-]+)\s+(?P<bound>v\S+)\s*(//.*)?$"
)
_GO_VERSION = re.compile(r"^go\s+(?P<bound>[\d.]+\w*)\s*$", re.MULTILINE)
_XML_PART = r"<{0}>\s*([^<>$]+?)\s*</{0}>"


@dataclass(frozen=True, kw_only=True, slots=True)
class Manifest:
    """`bounds` holds every declared dependency, of any group, with all bounds it is given.

    `written` are the same as whole requirements, where they are written as one string.
    """

    path: str
    kinds: frozenset[str]
    runtime: tuple[str, ...] | None = None
    bounds: Mapping[str, frozenset[str]] = field(default_factory=dict)
    written: Mapping[str, frozenset[str]] = field(default_factory=dict)
    scripts: Mapping[str, str] = field(default_factory=dict)
    languages: Mapping[str, str] = field(default_factory=dict)
    licence: str | None = None


def manifests(tree: Tree) -> list[Manifest]:
    """Those at the top of the tree that can be read; a broken one is left out."""
    found = []
    for name, read in _READERS.items():
        content = tree.files.get(name)
        if content is None:
            continue
        try:
            found.append(read(content.decode("utf-8"), tree))
        except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
            continue
    return found


def _pyproject(text: str, _: Tree) -> Manifest:
    document = tomllib.loads(text)
    project = _table(document, "project")
    dynamic = project.get("dynamic", [])
    listed = [] if "dependencies" in dynamic else _strings(project.get("dependencies", []))
    groups: list[Any] = [*_table(project, "optional-dependencies").values()]
    groups += [*_table(document, "dependency-groups").values()]
    every = [*listed, *(entry for group in groups for entry in _strings(group))]
    every += _strings(_table(document, "build-system").get("requires", []))
    licence = project.get("license")
    is_known = "project" in document and "dependencies" not in dynamic
    return Manifest(
        path="pyproject.toml",
        kinds=frozenset({"python"}),
        runtime=tuple(_required(entry)[0] for entry in listed) if is_known else None,
        bounds=_bounds(_required(entry) for entry in every),
        written=_bounds((_required(entry)[0], entry) for entry in every),
        scripts={} if "scripts" in dynamic else dict(_texts(project.get("scripts", {}))),
        languages=dict(_texts({"Python": project.get("requires-python")})),
        licence=licence if isinstance(licence, str) else None,
    )


def _package_json(text: str, tree: Tree) -> Manifest:
    document = json.loads(text)
    runtime = dict(_texts(document.get("dependencies", {})))
    groups = ("dependencies", "devDependencies", "peerDependencies", "optionalDependencies")
    listed = document.get("bin", {})
    if isinstance(listed, str):
        listed = {document["name"].rpartition("/")[2]: listed}
    kinds = {"node", "node.js", "npm", "javascript", "typescript", "js"}
    if not any(path.endswith(".ts") for path in tree.files):
        kinds.discard("typescript")
    return Manifest(
        path="package.json",
        kinds=frozenset(kinds),
        runtime=tuple(runtime),
        bounds=_bounds(pair for group in groups for pair in _texts(document.get(group, {}))),
        scripts=dict(_texts(listed)),
        languages=dict(_texts({"Node": _table(document, "engines").get("node")})),
        licence=document.get("license") if isinstance(document.get("license"), str) else None,
    )


def _cargo(text: str, tree: Tree) -> Manifest:
    document = tomllib.loads(text)
    package = _table(document, "package") or _table(_table(document, "workspace"), "package")
    groups = ("dependencies", "dev-dependencies", "build-dependencies")
    tables = [_table(document, group) for group in groups]
    tables.append(_table(_table(document, "workspace"), "dependencies"))
    is_plain = "package" in document and "target" not in document
    bins = document.get("bin", [])
    is_found_by_cargo = any(path.startswith(("src/main.rs", "src/bin/")) for path in tree.files)
    return Manifest(
        path="Cargo.toml",
        kinds=frozenset({"rust", "cargo"}),
        runtime=tuple(_table(document, "dependencies")) if is_plain else None,
        bounds=_bounds((name, bound) for table in tables for name, bound in _cargo_bounds(table)),
        scripts={} if is_found_by_cargo else {entry["name"]: entry["name"] for entry in bins},
        languages=dict(_texts({"Rust": package.get("rust-version")})),
        licence=package.get("license") if isinstance(package.get("license"), str) else None,
    )


def _go_mod(text: str, _: Tree) -> Manifest:
    lines = [line.strip() for line in text.split("\n")]
    required = [found for line in lines if (found := _GO_REQUIRE.match(line))]
    direct = [found["name"] for found in required if "indirect" not in (found[3] or "")]
    is_plain = not any(line.startswith(("replace", "exclude")) for line in lines)
    version = _GO_VERSION.search(text)
    return Manifest(
        path="go.mod",
        kinds=frozenset({"go", "golang"}),
        runtime=tuple(direct) if is_plain and len(direct) == len(required) else None,
        bounds=_bounds((found["name"], found["bound"]) for found in required) if is_plain else {},
        languages={"Go": version["bound"]} if version else {},
    )


def _pom(text: str, _: Tree) -> Manifest:
    """Only what is written out: no properties, no parent. By pattern: no XML reader is trusted."""
    plain = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    bounds = []
    for block in re.findall(r"<dependency>(.*?)</dependency>", plain, re.DOTALL):
        name = re.search(_XML_PART.format("artifactId"), block)
        version = re.search(_XML_PART.format("version"), block)
        if name and version:
            bounds.append((name[1], version[1]))
    block_of = re.search(r"<licenses>(.*?)</licenses>", plain, re.DOTALL)
    names = re.findall(_XML_PART.format("name"), block_of[1]) if block_of else []
    return Manifest(
        path="pom.xml",
        kinds=frozenset({"java", "maven"}),
        bounds=_bounds(bounds),
        licence=names[0] if len(names) == 1 else None,
    )


def _cmake(_: str, __: Tree) -> Manifest:
    return Manifest(path="CMakeLists.txt", kinds=frozenset({"c++", "c", "cpp", "cmake"}))


_READERS: Mapping[str, Callable[[str, Tree], Manifest]] = {
    "pyproject.toml": _pyproject,
    "package.json": _package_json,
    "Cargo.toml": _cargo,
    "go.mod": _go_mod,
    "pom.xml": _pom,
    "CMakeLists.txt": _cmake,
}


def _required(requirement: str) -> tuple[str, str]:
    found = _REQUIREMENT.fullmatch(requirement)
    if found is None:
        raise ValueError(f"not a plain requirement: {requirement}")
    return found["name"], found["bound"].strip()


def _cargo_bounds(table: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, entry in table.items():
        bound = entry.get("version", "") if isinstance(entry, Mapping) else entry
        yield name, bound if isinstance(bound, str) else ""


def _bounds(pairs: Any) -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for name, bound in pairs:
        found.setdefault(name, set()).add(bound)
    return {name: frozenset(bounds) for name, bounds in found.items()}


def _table(holder: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = holder.get(key, {})
    return found if isinstance(found, Mapping) else {}


def _strings(entries: Any) -> list[str]:
    return [entry for entry in entries if isinstance(entry, str)]


def _texts(entries: Any) -> Iterator[tuple[str, str]]:
    """Pairs of strings; anything else in the table is nothing to ask about."""
    for name, text in entries.items():
        if isinstance(name, str) and isinstance(text, str):
            yield name, text
