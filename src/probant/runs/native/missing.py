"""Told apart: a build that fails by itself, and one that lacks what this machine does not have.

Only signs of compilers, linkers, shells and downloaders that are well known; whatever else fails
is the project's own failure. A project that fakes such a sign is not looked into, never believed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.runs.native.files import outside, read_bytes
from probant.runs.network import DOWNLOADS, needs_network
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode

MAX_CHARS = 2 << 20

_HEADER = re.compile(
    r"^[^\n]*fatal error: '?(?P<name>[^\s':]+)'?(?:: No such file or directory| file not found)"
    r"(?P<shown>(?:\n[^\n]*){0,2})",
    re.MULTILINE,
)
_LIBRARY = re.compile(
    r"(?:cannot find|unable to find library|library not found for) -l(?P<name>\S+)"
)
_COMMAND = re.compile(
    r"^(?:/bin/sh: (?:\d+: |line \d+: )?|\S*sh: (?:line )?\d+: |make(?:\[\d+\])?: )"
    r"(?P<name>[\w.+-]+): (?:command )?(?:not found|No such file or directory)$",
    re.MULTILINE,
)
_MODULE = re.compile(
    r"^(?:/\S*/python[\d.]*: |(?:E +)?ModuleNotFoundError: )"
    r"No module named '?(?P<name>\w+)[\w.]*'?$",
    re.MULTILINE,
)
_INCLUDED = re.compile(r"(?:^| )-(?:I|isystem) ?(\S+)", re.MULTILINE)
_ERRORS = re.compile(r"^\S[^\n:]*:\d+(?::\d+)?: error: ", re.MULTILINE)


def missing(site: Worksite, output: str) -> NoRun | None:
    """What the machine lacks, if that is why it failed."""
    printed = output[-MAX_CHARS:]
    if needs_network(printed):
        return DOWNLOADS
    if _ERRORS.search(printed):
        return None  # errors of the code itself stand beside whatever is missing
    for name in _headers(site, printed):
        return _unavailable(f"the header {name} is not installed")
    for found in _LIBRARY.finditer(printed):
        if not _is_of_project(site, f"lib{found['name']}."):
            return _unavailable(f"the library {found['name']} is not installed")
    for found in _MODULE.finditer(printed):
        name = found["name"]
        if not _is_file(site, f"{name}.py") and not _is_folder(site, name):
            return _unavailable(f"the Python module {name} is not installed")
    for found in _COMMAND.finditer(printed):
        if not _is_file(site, found["name"]):
            return NoRun(ReasonCode.TOOL_MISSING, f"the program {found['name']} is not installed")
    return None


def _headers(site: Worksite, printed: str) -> Iterator[str]:
    """Headers that no file of the tree could be meant by."""
    is_waiting = _includes_absent_folder(site, printed)
    for found in _HEADER.finditer(printed):
        name = found["name"]
        first, slash, _ = name.partition("/")
        is_system = bool(slash) or f"<{name}>" in found["shown"] or is_waiting
        base = name.rpartition("/")[2]
        known = _is_file(site, base) or _is_file(site, f"{base}.in")
        if is_system and not known and not (slash and _is_folder(site, first)):
            yield name


def _includes_absent_folder(site: Worksite, printed: str) -> bool:
    """Whether the compiler was sent to a folder that something not in the snapshot should fill."""
    folders = {outside(site, path, site.project_inside) for path in _INCLUDED.findall(printed)}
    return any(folder is not None and not site.is_folder_in(folder) for folder in folders)


def _is_file(site: Worksite, base: str) -> bool:
    return any(path == base or path.endswith(f"/{base}") for path in site.tree.files)


def _is_folder(site: Worksite, name: str) -> bool:
    return any(f"/{name}/" in f"/{path}" for path in site.tree.files)


def _is_of_project(site: Worksite, text: str) -> bool:
    """Whether a makefile or CMake file speaks of it, so that the project was to make it."""
    manifests = ("CMakeLists.txt", "Makefile", "makefile", "GNUmakefile", ".mk", ".am", ".in")
    return any(
        text.encode() in read_bytes(site, site.copy / path)
        for path in site.tree.files
        if path.endswith(manifests)
    )


def _unavailable(note: str) -> NoRun:
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
