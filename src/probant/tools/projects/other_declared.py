"""What npm's, Cargo's and Go's manifests declare."""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.tools.projects.declared import (
    MAX_LINE_CHARS,
    Declared,
    Fact,
    Group,
    Need,
    Page,
    Version,
)
from probant.tools.projects.records import Ecosystem
from probant.tools.settings_files.json_text import read_json_tree
from probant.tools.settings_files.toml_text import read_toml_tree
from probant.tools.settings_files.tree import (
    Entry,
    Items,
    NotUnderstood,
    Scalar,
    Table,
    find,
    table_at,
    text_at,
)

# npm

_NPM_GROUPS = (
    ("dependencies", Group.RUNTIME),
    ("devDependencies", Group.DEVELOPMENT),
    ("peerDependencies", Group.PEER),
    ("optionalDependencies", Group.OPTIONAL),
)
_EXACT_NPM = re.compile(r"[=v]?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?")


def package_json(page: Page) -> Declared:
    root = read_json_tree(page.text)
    if not isinstance(root, Table):
        raise NotUnderstood("not a JSON object")
    needs = [
        Need(
            name=entry.key,
            bound=entry.node.text,
            group=group,
            at=page.at(entry.line, entry.key),
            is_exact=bool(_EXACT_NPM.fullmatch(entry.node.text)),
        )
        for key, group in _NPM_GROUPS
        for entry in _entries(table_at(root, key))
        if isinstance(entry.node, Scalar)
    ]
    versions = [
        Version(
            language=language, bound=text.text, at=page.at(text.line, key), key=f"engines.{key}"
        )
        for key, language in (("node", "Node.js"),)
        if (text := text_at(root, "engines", key)) is not None
    ]
    head = find(root, "dependencies") or find(root, "name")
    return Declared(
        path=page.path,
        ecosystem=Ecosystem.NPM,
        head=page.at(head.line, head.key) if head is not None else page.head,
        needs=tuple(needs),
        versions=tuple(versions),
        facts=tuple(_npm_facts(page, root)),
    )


def _entries(table: Table | None) -> list[Entry]:
    return table.entries if table is not None else []


def _npm_facts(page: Page, root: Table) -> Iterator[Fact]:
    for path, kind in (
        (("name",), "name"), (("version",), "version"), (("description",), "description"),
        (("license",), "licence"), (("license", "type"), "licence"), (("homepage",), "homepage"),
        (("author",), "author"), (("author", "name"), "author"),
        (("repository",), "repository"), (("repository", "url"), "repository"),
    ):  # fmt: skip
        text = text_at(root, *path)
        if text is not None and text.text:
            said = text.text.partition("<")[0].strip() if kind == "author" else text.text
            yield page.fact(kind, said or text.text, text.line)
    licences = find(root, "licenses")
    if licences is not None and isinstance(licences.node, Items):
        for one in licences.node.items:
            text = text_at(one, "type")
            if text is not None:
                yield page.fact("licence", text.text, text.line)
    for key, kind in (("contributors", "contributor"), ("maintainers", "maintainer")):
        people = find(root, key)
        for person in people.node.items if people and isinstance(people.node, Items) else ():
            named = person if isinstance(person, Scalar) else text_at(person, "name")
            if named is not None:
                yield page.fact(kind, named.text.partition("<")[0].strip(), named.line)


# Cargo

_CARGO_GROUPS = (
    ("dependencies", Group.RUNTIME),
    ("dev-dependencies", Group.DEVELOPMENT),
    ("build-dependencies", Group.BUILD),
)
FROM_WORKSPACE = "{workspace}"
"""Stands for a value that the workspace's own manifest holds."""


def cargo(page: Page) -> Declared:
    root = read_toml_tree(page.text)
    needs = [*_cargo_needs(page, root)]
    for target in _entries(table_at(root, "target")):
        needs += _cargo_needs(page, target.node if isinstance(target.node, Table) else None)
    shared = table_at(root, "workspace", "dependencies")
    needs += [_crate(page, entry, Group.MANAGED) for entry in _entries(shared)]
    package = table_at(root, "package")
    head = find(root, "dependencies") or find(root, "package") or find(root, "workspace")
    return Declared(
        path=page.path,
        ecosystem=Ecosystem.CARGO,
        head=page.at(head.line, head.key) if head is not None else page.head,
        needs=tuple(needs),
        versions=tuple(_cargo_versions(page, root)),
        facts=(
            *_cargo_facts(page, package),
            *_cargo_facts(page, table_at(root, "workspace", "package"), "workspace "),
        ),
    )


def _cargo_needs(page: Page, table: Table | None) -> Iterator[Need]:
    for key, group in _CARGO_GROUPS:
        for entry in _entries(table_at(table, key)):
            yield _crate(page, entry, group)


def _crate(page: Page, entry: Entry, group: Group) -> Need:
    renamed = text_at(entry.node, "package")
    optional = text_at(entry.node, "optional")
    is_optional = optional is not None and optional.text == "true" and group is Group.RUNTIME
    bound = _crate_bound(entry)
    return Need(
        name=renamed.text if renamed is not None else entry.key,
        bound=bound,
        group=Group.OPTIONAL if is_optional else group,
        at=page.at(entry.line, entry.key),
        also=entry.key if renamed is not None else "",
        is_exact=bool(re.fullmatch(r"=\s*\d+\.\d+\.\d+\S*", bound)),
    )


def _crate_bound(entry: Entry) -> str:
    if isinstance(entry.node, Scalar):
        return entry.node.text
    for key in ("version", "git", "path"):
        found = text_at(entry.node, key)
        if found is not None:
            return found.text if key == "version" else f"{key} {found.text}"
    return FROM_WORKSPACE if _is_inherited(entry) else ""


def _is_inherited(entry: Entry | None) -> bool:
    inherited = text_at(entry.node, "workspace") if entry is not None else None
    return inherited is not None and inherited.text == "true"


def _cargo_versions(page: Page, root: Table) -> Iterator[Version]:
    for where in (("package",), ("workspace", "package")):
        for key, language in (("rust-version", "Rust"), ("edition", "Rust edition")):
            entry = find(root, *where, key)
            if entry is None:
                continue
            if isinstance(entry.node, Scalar):
                yield Version(language=language, bound=entry.node.text,
                              at=page.at(entry.line, key), key=key)  # fmt: skip


_CARGO_FACTS = {"name": "name", "version": "version", "description": "description",
                "license": "licence", "license-file": "licence file", "homepage": "homepage",
                "repository": "repository", "documentation": "documentation"}  # fmt: skip


def _cargo_facts(page: Page, package: Table | None, before: str = "") -> Iterator[Fact]:
    for key, kind in _CARGO_FACTS.items():
        entry = find(package, key)
        if entry is None:
            continue
        if isinstance(entry.node, Scalar):
            yield page.fact(before + kind, entry.node.text, entry.node.line)
        elif _is_inherited(entry):
            yield Fact(kind=kind, text=FROM_WORKSPACE, at=page.at(entry.line, key))
    authors = find(package, "authors")
    for author in authors.node.items if authors and isinstance(authors.node, Items) else ():
        if isinstance(author, Scalar):
            named = author.text.partition("<")[0].strip() or author.text
            yield page.fact(f"{before}author", named, author.line)


# Go

_GO_REQUIRE = re.compile(
    r"\s*(?:require\s+)?(\"?)([^\s\"()]+)\1\s+(v\S+?)\s*(//\s*indirect\b.*|//.*)?$"
)


def go_mod(page: Page) -> Declared:
    needs: list[Need] = []
    versions: list[Version] = []
    facts: list[Fact] = []
    head = page.head
    block = ""
    for number, line in enumerate(page.text.replace("\r\n", "\n").split("\n"), 1):
        words = line.partition("//")[0].replace("(", " ( ").split()
        if not words:
            continue
        if block and words[0] == ")":
            block = ""
        elif words[-1] == "(" and not block:
            block = words[0]
            head = page.at(number, "require") if block == "require" else head
        elif block == "require" or words[0] == "require":
            match = _GO_REQUIRE.match(line) if len(line) <= MAX_LINE_CHARS else None
            if match is None:
                raise NotUnderstood(f"line {number}: no requirement")
            is_indirect = bool(match[4] and "indirect" in match[4])
            needs.append(
                Need(
                    name=match[2],
                    bound=match[3],
                    group=Group.INDIRECT if is_indirect else Group.RUNTIME,
                    at=page.at(number, match[2]),
                    also=re.sub(r"/v\d+$", "", match[2]).rpartition("/")[2],
                )
            )
        elif words[0] == "go" and len(words) == 2:
            versions.append(
                Version(language="Go", bound=words[1], at=page.at(number, words[1]), key="go")
            )
        elif words[0] == "module" and len(words) == 2:
            facts.append(page.fact("name", words[1].strip('"'), number))
            head = page.at(number, "module")
    return Declared(path=page.path, ecosystem=Ecosystem.GO, head=head, needs=tuple(needs),
                    versions=tuple(versions), facts=tuple(facts))  # fmt: skip
