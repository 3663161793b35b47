"""What stops CMake: something the machine does not have, told from what the project does wrong.

CMake breaks its messages into lines anywhere, so they are read without their line ends.
"""

from __future__ import annotations

import re
from pathlib import Path

from probant.runs.native.files import read_text
from probant.runs.native.missing import missing
from probant.runs.network import DOWNLOADS
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode

_COMPILER = re.compile(r"No (CMAKE_\w+_COMPILER) could be found")
_TOO_OLD = re.compile(r"CMake (\d[\w.]*) or higher is required\. You are running version (\S+)")
_TOO_NEW = re.compile(r"Compatibility with CMake < [\d.]+ has been removed")
_PACKAGES = (
    re.compile(
        r"Could not find a (?:package )?configuration file (?:provided by|for package) \"([^\"]+)"
    ),
    re.compile(r"FindPackageHandleStandardArgs\.cmake:\d+ \(message\): Could NOT find (\w+)"),
    re.compile(r"By not providing \"Find([^\"]+)\.cmake\""),
    re.compile(r"required packages were not found: - (\S+)"),
    re.compile(r"Could not find (\S+) using the following names:"),
)
_NO_TARGET = re.compile(r"links to: (\S+::\S+) but the target was not found")
_DOWNLOAD = re.compile(
    r"Failed to clone repository|error: downloading '|Failed to download|Each download failed"
)
_NO_FOLDER = re.compile(
    r"add_subdirectory given source \"([^\"]+)\" which is not an existing|"
    r"The source directory (\S+) does not contain a CMakeLists"
)
_ABSENT = re.compile(
    r"not found|could not find|couldn't find|cannot find|unable to find|not available|missing"
    r"|required|please install",
    re.IGNORECASE,
)
_OWN_WORDS = re.compile(r"CMake Error at [^\n]* \(message\):\n((?:[ \t][^\n]*\n|\n)+)")
_LOOKED_FOR = re.compile(r"^(?!CMAKE_)(\w+):\w+=\S*-NOTFOUND$", re.MULTILINE)
_KINDS = frozenset("LIBRARY LIBRARIES LIB INCLUDE DIR DIRS PATH PROGRAM EXECUTABLE ROOT".split())


def what_configure_lacks(site: Worksite, output: str, build: Path) -> NoRun | None:
    """What the machine lacks, if that is what stopped CMake."""
    printed = output[max(0, output.find("CMake Error")) :]
    flat = " ".join(printed.split())
    if found := _COMPILER.search(flat):
        return NoRun(ReasonCode.TOOL_MISSING, f"no compiler was found ({found[1]})")
    if found := _TOO_OLD.search(flat):
        return NoRun(ReasonCode.TOOL_MISSING, f"CMake {found[1]} is needed, this is {found[2]}")
    if _TOO_NEW.search(flat):
        return NoRun(ReasonCode.TOOL_MISSING, "an older CMake than this one is needed")
    for pattern in (*_PACKAGES, _NO_TARGET):
        if found := pattern.search(flat):
            return _unavailable(f"the package {found[1]} is not installed")
    if _DOWNLOAD.search(flat):
        return DOWNLOADS
    for found in _NO_FOLDER.finditer(flat):
        name = (found[1] or found[2]).rstrip("/.").rpartition("/")[2]
        if _is_submodule(site, name):
            return _unavailable(f"the submodule {name} is not in this snapshot")
    return _said_by_project(site, printed, build) or missing(site, printed)


def _is_submodule(site: Worksite, name: str) -> bool:
    written = read_text(site, site.copy / ".gitmodules")
    return bool(re.search(rf"^\s*path\s*=\s*(?:\S*/)?{re.escape(name)}\s*$", written, re.MULTILINE))


def _said_by_project(site: Worksite, printed: str, build: Path) -> NoRun | None:
    """The project's own words that something is absent, if CMake looked for it and says so too."""
    looked_for = {
        part
        for name in _LOOKED_FOR.findall(read_text(site, build / "CMakeCache.txt"))
        for part in name.upper().split("_")
        if len(part) > 2 and part not in _KINDS
    }
    for words in _OWN_WORDS.findall(printed):
        said = " ".join(words.split())
        if _ABSENT.search(said) and any(part in said.upper() for part in looked_for):
            return _unavailable(said[:200])
    return None


def _unavailable(note: str) -> NoRun:
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
