"""The files of a Python project and what its manifests list as needed: pyproject, setup.cfg, lists.

Links are not followed and nothing is run. What it means for a run is layout.py's.
"""

from __future__ import annotations

import configparser
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from probant.workspace import touched

MAX_FILE_BYTES = 4 << 20
_TEST_NEEDS = re.compile(r"^(dev|develop|development|test|tests|testing|ci|all)$", re.I)
_REQUIREMENT_FILES = re.compile(
    r"^(requirements/)?(requirements|tests?|dev)?[-_.]?(requirements|tests?|dev|ci)?\.txt$"
)
_LEFT_OUT = frozenset((".git", ".venv", "venv", "node_modules", "__pycache__"))


class ProjectFiles:
    """The plain files below a project's folder, by their names relative to it."""

    def __init__(self, root: Path, folder: str = "") -> None:
        """`folder` is that of a project below `root`, which is no link itself."""
        self._root, self._folder = root, folder
        self.names = sorted(self._walk())
        self._known = frozenset(self.names)

    def text(self, name: str) -> str:
        """Its text, '' if it is not there or is not what one reads."""
        if name not in self._known:
            return ""
        raw = touched.read(self._root, f"{self._folder}/{name}", MAX_FILE_BYTES, head=True)
        return (raw or b"").decode("utf-8-sig", "replace")

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def _walk(self) -> Iterator[str]:
        top = self._root / self._folder
        for found in touched.files(self._root, self._folder, _LEFT_OUT):
            yield found.path.relative_to(top).as_posix()


def toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return {}


def ini(text: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        read.read_string(text)
    except configparser.Error:
        return configparser.ConfigParser()
    return read


def table_of(whole: Mapping[str, Any], *keys: str) -> Mapping[str, Any]:
    for key in keys:
        inner = whole.get(key)
        if not isinstance(inner, dict):
            return {}
        whole = inner
    return whole


def text_of(table: Mapping[str, Any], key: str) -> str:
    value = table.get(key)
    return value if isinstance(value, str) else ""


def texts_of(value: object) -> Iterator[str]:
    if isinstance(value, list):
        yield from (one for one in value if isinstance(one, str))


def option_of(read: configparser.ConfigParser, section: str, key: str) -> str:
    return read.get(section, key, fallback="").strip()


def needs_of(
    project: Mapping[str, Any], declared: Mapping[str, Any], setup_cfg: configparser.ConfigParser
) -> Iterator[str]:
    yield from texts_of(project.get("dependencies"))
    yield from _lines(option_of(setup_cfg, "options", "install_requires"))
    poetry = table_of(declared, "tool", "poetry", "dependencies")
    yield from (name for name in poetry if name != "python")


def test_needs_of(
    files: ProjectFiles,
    project: Mapping[str, Any],
    declared: Mapping[str, Any],
    setup_cfg: configparser.ConfigParser,
) -> Iterator[str]:
    """What the groups named after tests list, and requirement files of such names."""
    for name, listed in table_of(project, "optional-dependencies").items():
        yield from texts_of(listed) if _TEST_NEEDS.match(name) else ()
    groups = table_of(declared, "dependency-groups")
    for name in groups:
        yield from _group(groups, name, ()) if _TEST_NEEDS.match(name) else ()
    if setup_cfg.has_section("options.extras_require"):
        for name, listed in setup_cfg.items("options.extras_require"):
            yield from _lines(listed) if _TEST_NEEDS.match(name) else ()
    poetry = table_of(declared, "tool", "poetry", "group")
    for name in poetry:
        yield from table_of(poetry, name, "dependencies") if _TEST_NEEDS.match(name) else ()
    for name in files.names:
        if _REQUIREMENT_FILES.match(name):
            yield from _lines(files.text(name))


def _group(groups: Mapping[str, Any], name: str, seen: tuple[str, ...]) -> Iterator[str]:
    listed = groups.get(name)
    for one in listed if isinstance(listed, list) and name not in seen else ():
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict) and isinstance(one.get("include-group"), str):
            yield from _group(groups, one["include-group"], (*seen, name))


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        plain = line.split(" #")[0].strip()
        if plain and not plain.startswith(("#", "-")):
            yield plain
