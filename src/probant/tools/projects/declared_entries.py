"""Commands that manifests declare: console scripts, bin entries, binary targets.

Only what is written as data is read; a setup script that computes its own is told as unclear.
"""

from __future__ import annotations

import configparser
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from probant.errors import FileUnreadable
from probant.tools.projects.folders import is_aside, is_foreign
from probant.tools.projects.parsing import json_lines, line_with, read_json, read_toml, toml_lines
from probant.tools.projects.records import Manifest
from probant.tools.settings_files.tree import MAX_BYTES, NotUnderstood
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.snapshot import SourceTree

MAX_MANIFESTS = 400
_SCRIPT = re.compile(r"([\"'])\s*([\w.-]+)\s*=\s*([\w.]+(?::[\w.]+)?)\s*(?:\[[^\]]*\])?\s*\1")
_ENTRIES = re.compile(r"\bentry_points\s*=|\bscripts\s*=")


class Declared(Record, kw_only=True):
    """One command, the line that declares it, and what it starts as written."""

    name: str
    at: Place
    target: str = ""
    is_command: bool = True
    """Whether it is put on the path; else another program looks it up, or imports it."""


class Unclear(Record):
    """A manifest whose commands are not to be read, and why."""

    why: str


def declared_entries(tree: SourceTree) -> tuple[list[Declared], list[Unclear]]:
    """Every declared command, the outermost manifest first."""
    paths = [path for path in tree.files if path.rpartition("/")[2] in READERS]
    counted = [path for path in paths if not is_foreign(path) and not is_aside(path)]
    found: list[Declared] = []
    unclear: list[Unclear] = []
    for path in sorted(counted, key=lambda one: (one.count("/"), one))[:MAX_MANIFESTS]:
        told = _read(tree, path)
        if isinstance(told, Unclear):
            unclear.append(told)
        else:
            found += [one for one in told if one not in found]
    return found, unclear


def _read(tree: SourceTree, path: RepoPath) -> list[Declared] | Unclear:
    if tree.files[path].size > MAX_BYTES:
        return Unclear(f"{path} is too long to be read")
    try:
        text = tree.read(path).decode("utf-8", "replace")
        return list(READERS[path.rpartition("/")[2]](Manifest(path, text)))
    except (FileUnreadable, NotUnderstood) as error:
        return Unclear(f"{path}: {error}")


def _pyproject(manifest: Manifest) -> Iterator[Declared]:
    data, lines = read_toml(manifest.text), toml_lines(manifest.text)
    tables: list[tuple[str, ...]] = [
        ("project", "scripts"),
        ("project", "gui-scripts"),
        ("tool", "poetry", "scripts"),
    ]
    groups = _table(data, ("project", "entry-points"))
    tables += [("project", "entry-points", group) for group in groups]
    for path in tables:
        for name, target in _table(data, path).items():
            line = lines.get((*path, name)) or line_with(manifest.text, name)
            told = target if isinstance(target, str) else ""
            yield Declared(
                name=name,
                at=manifest.shows(line, name),
                target=told,
                is_command="entry-points" not in path or _is_of_commands(path[-1]),
            )


def _is_of_commands(group: str) -> bool:
    return group.strip() in ("console_scripts", "gui_scripts")


def _setup_cfg(manifest: Manifest) -> Iterator[Declared]:
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read_string(manifest.text)
    except configparser.Error as error:
        raise NotUnderstood(str(error).partition("\n")[0]) from None
    if not parser.has_section("options.entry_points"):
        return
    for group, listed in parser.items("options.entry_points"):
        for entry in listed.split("\n"):
            name, found, target = entry.partition("=")
            if found and name.strip():
                line = line_with(manifest.text, name.strip())
                yield Declared(
                    name=name.strip(),
                    at=manifest.shows(line, name.strip()),
                    target=target.strip(),
                    is_command=_is_of_commands(group),
                )


def _setup_py(manifest: Manifest) -> Iterator[Declared]:
    """What stands as a literal; a script that computes its commands is not understood."""
    start = _ENTRIES.search(manifest.text)
    if start is None:
        return
    found = list(_SCRIPT.finditer(manifest.text, start.end()))
    for one in found:
        line = manifest.text.count("\n", 0, one.start(2)) + 1
        yield Declared(name=one[2], at=manifest.shows(line, one[2]), target=one[3])
    if not found:
        raise NotUnderstood("its commands are not written as data")


def _package_json(manifest: Manifest) -> Iterator[Declared]:
    data, lines = read_json(manifest.text), json_lines(manifest.text)
    commands = data.get("bin")
    if isinstance(commands, str):
        name = str(data.get("name", "")).rpartition("/")[2] or "bin"
        yield Declared(name=name, at=manifest.shows(lines.get(("bin",)), "bin"), target=commands)
    elif isinstance(commands, dict):
        for name, target in commands.items():
            at = manifest.shows(lines.get(("bin", name)), name)
            yield Declared(name=name, at=at, target=target if isinstance(target, str) else "")
    if isinstance(data.get("main"), str):
        at = manifest.shows(lines.get(("main",)), "main")
        yield Declared(name=data["main"], at=at, target=data["main"], is_command=False)


def _cargo(manifest: Manifest) -> Iterator[Declared]:
    data = read_toml(manifest.text)
    binaries = data.get("bin")
    for one in binaries if isinstance(binaries, list) else ():
        name = one.get("name") if isinstance(one, dict) else None
        if isinstance(name, str):
            header = line_with(manifest.text, "bin") or 1
            line = line_with(manifest.text, name, after=header)
            target = one.get("path")
            told = target if isinstance(target, str) else ""
            yield Declared(name=name, at=manifest.shows(line, name), target=told)


def _table(data: object, path: Iterable[str]) -> dict[str, Any]:
    for key in path:
        data = data.get(key) if isinstance(data, dict) else None
    return data if isinstance(data, dict) else {}


READERS: Mapping[str, Callable[[Manifest], Iterator[Declared]]] = {
    "pyproject.toml": _pyproject,
    "setup.cfg": _setup_cfg,
    "setup.py": _setup_py,
    "package.json": _package_json,
    "Cargo.toml": _cargo,
}
