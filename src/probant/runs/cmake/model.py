"""What CMake itself says of a configured project: its targets, the files it read, its options.

Read from the replies of CMake's file API in the fresh build folder. Building is build.py's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.runs.native.files import in_repository, items, read_json, read_text, text
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

QUERIES = ("codemodel-v2", "cache-v2", "cmakeFiles-v1")
_INDEX = re.compile(r"index-.*\.json")
API = Path(".cmake/api/v1")


class BuildTarget(Record, kw_only=True):
    """`artifacts` are as CMake names them: relative to the build folder, or absolute inside."""

    name: str
    kind: str
    artifacts: tuple[str, ...]
    sources: tuple[str, ...]
    """Relative to the repository; what is generated is left out."""
    generated: tuple[str, ...]

    @property
    def is_program(self) -> bool:
        return self.kind == "EXECUTABLE"

    @property
    def is_utility(self) -> bool:
        return self.kind == "UTILITY"

    def answers_to(self, name: str) -> bool:
        return name == self.name or name in {path.rpartition("/")[2] for path in self.artifacts}


class Option(Record):
    """A switch of the project, as its cache holds it."""

    name: str
    is_on: bool


class Model(Record, kw_only=True):
    version: tuple[int, int]
    """Of CMake itself."""
    project: str
    source: str
    """The folder of the outermost CMakeLists.txt, as the sandbox sees it."""
    targets: tuple[BuildTarget, ...]
    inputs: tuple[str, ...]
    """Files of the repository that CMake read."""
    switches: tuple[Option, ...]

    def target(self, name: str) -> BuildTarget | None:
        exact = [one for one in self.targets if one.name == name]
        return next(iter(exact or [one for one in self.targets if one.answers_to(name)]), None)


def ask_for_model(site: Worksite, build: Path) -> None:
    """Leave the questions where CMake looks for them."""
    for query in QUERIES:
        site.write_in(build / API / "query" / query, b"")


def read_model(site: Worksite, build: Path) -> Model:
    reply = build / API / "reply"
    listed = [one.path for one in site.files_in(reply) if one.path.parent == reply]
    indexes = sorted(one for one in listed if _INDEX.fullmatch(one.name))
    index = read_json(site, indexes[-1]) if indexes else {}

    def answer(kind: str) -> Any:
        name = text(index, "reply", kind, "jsonFile")
        return read_json(site, reply / name) if name and "/" not in name else {}

    cache = {text(one, "name"): one for one in items(answer("cache-v2"), "entries")}
    codemodel = answer("codemodel-v2")
    source = text(codemodel, "paths", "source") or site.project_inside
    return Model(
        version=_version(index),
        source=source,
        project=text(cache.get("CMAKE_PROJECT_NAME", {}), "value"),
        targets=tuple(_targets(site, reply, codemodel, source)),
        inputs=tuple(
            found
            for one in items(answer("cmakeFiles-v1"), "inputs")
            if (found := in_repository(site, text(one, "path"), source))
        ),
        switches=tuple(
            Option(name, text(one, "value").upper() in ("ON", "TRUE", "YES", "Y", "1"))
            for name, one in cache.items()
            if text(one, "type") == "BOOL" and not name.startswith("CMAKE_")
        ),
    )


def _version(index: Any) -> tuple[int, int]:
    told = index
    for key in ("cmake", "version"):
        told = told.get(key) if isinstance(told, dict) else None
    told = told if isinstance(told, dict) else {}
    major, minor = (told.get(part) for part in ("major", "minor"))
    return (major, minor) if isinstance(major, int) and isinstance(minor, int) else (0, 0)


def _targets(site: Worksite, reply: Path, codemodel: Any, source: str) -> Iterator[BuildTarget]:
    for configuration in items(codemodel, "configurations")[:1]:
        for listed in items(configuration, "targets"):
            name = text(listed, "jsonFile")
            if name and "/" not in name:
                yield _target(site, read_json(site, reply / name), source)


def _target(site: Worksite, told: Any, source: str) -> BuildTarget:
    written = [
        (text(one, "path"), one.get("isGenerated") is True) for one in items(told, "sources")
    ]
    own = [in_repository(site, path, source) for path, generated in written if not generated]
    return BuildTarget(
        name=text(told, "name"),
        kind=text(told, "type"),
        artifacts=tuple(text(one, "path") for one in items(told, "artifacts")),
        sources=tuple(path for path in own if path),
        generated=tuple(path for path, generated in written if generated),
    )


_DECLARED = re.compile(
    r"\badd_(?:library|executable)\s*\(\s*(?P<name>[\w:.+-]+)\s+(?P<kind>INTERFACE|ALIAS)"
    r"(?:\s+(?P<meant>[\w:.+-]+))?",
    re.IGNORECASE,
)


def declared(site: Worksite, model: Model) -> dict[str, str]:
    """Names that nothing is built under: another name → the target it stands for, or ''."""
    found: dict[str, str] = {}
    for path in model.inputs:
        if path in site.tree.files and path.endswith(("CMakeLists.txt", ".cmake")):
            written = read_text(site, site.copy / path)
            for one in _DECLARED.finditer(written):
                is_alias = one["kind"].upper() == "ALIAS"
                found[one["name"]] = (one["meant"] or "") if is_alias else ""
    return found


_TESTING = re.compile(
    r"(?:^|_)(?:(?:BUILD|ENABLE|WITH|RUN|MAKE|DO)_?(?:ALL_|UNIT_?)?TEST(?:S|ING)?"
    r"|TESTS?_(?:BUILD|ENABLED?))$|^(?:UNIT_?)?TESTS?$"
)


def test_switches(model: Model) -> tuple[str, ...]:
    """Options that are off and, by their names, would add the tests: the project's own first."""
    off = [one.name for one in model.switches if not one.is_on]
    prefix = _words(model.project)
    own = [
        name
        for name in off
        if _words(name).startswith(f"{prefix}_") and _TESTING.search(_rest(name, prefix))
    ]
    return tuple(own or [name for name in off if _TESTING.search(_words(name))])


def _rest(name: str, prefix: str) -> str:
    return _words(name)[len(prefix) + 1 :]


def _words(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[-.\s]", "_", name).upper()
