"""Configure a CMake project into a build folder of its own, and say why that failed if it did.

A build folder or a cache of the tree is never used. What the machine lacks is told apart from what
the project says is wrong with itself.
"""

from __future__ import annotations

import re
from pathlib import Path

from probant.runs.cmake_model import Model, ask_for_model, read_model
from probant.runs.native_files import read_bytes, read_text
from probant.runs.native_missing import missing
from probant.runs.native_programs import (
    DOWNLOADS,
    ENV,
    cut_short,
    log_of,
    not_installed,
    system_program,
    text_of,
)
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

OFFLINE = ("-DFETCHCONTENT_FULLY_DISCONNECTED=ON", "-DFETCHCONTENT_TRY_FIND_PACKAGE_MODE=ALWAYS")
"""What a project would download is taken from the machine if it is there, else not waited for."""


class Configured(Record, kw_only=True):
    """`command` is what a person would type to get the same."""

    command: str
    build: Path
    build_inside: str
    is_ninja: bool
    model: Model


class NotConfigured(Record, kw_only=True):
    """The project's own description stops CMake."""

    command: str
    exit_code: int
    log: str


def configure(
    site: Worksite, *, folder: str = "", options: tuple[str, ...] = ()
) -> Configured | NotConfigured | NoRun:
    """Configure the project, or the one in a folder of it, into a fresh build folder."""
    if system_program(site, "cmake") is None:
        return not_installed("cmake")
    is_ninja = system_program(site, "ninja") is not None
    if not is_ninja and system_program(site, "make") is None:
        return NoRun(ReasonCode.TOOL_MISSING, "neither ninja nor make is installed")
    name = _fresh_name(site)
    build, build_inside = site.results / name, f"{site.results_inside}/{name}"
    ask_for_model(build)
    source = f"{site.project_inside}/{folder}" if folder else site.project_inside
    if _fetches(site):
        options = (*options, *OFFLINE)
    command = " ".join(["cmake", "-S", folder or ".", "-B", "build", *options])
    site.say(f"cmake: configuring {folder or site.folder or 'the project'}")
    done = site.run(
        ["cmake", "-S", source, "-B", build_inside, "-Wno-dev", "--no-warn-unused-cli",
         "-G", "Ninja" if is_ninja else "Unix Makefiles", *options],
        env=ENV,
    )  # fmt: skip
    if short := cut_short(done, "cmake"):
        return short
    if awaited := _not_fetched(site, build):
        return _unavailable(f"it downloads {awaited}, which is not installed")
    if done.exit_code:
        lacking = what_configure_lacks(site, text_of(done), build)
        return lacking or NotConfigured(command=command, exit_code=done.exit_code, log=log_of(done))
    return Configured(
        command=command,
        build=build,
        build_inside=build_inside,
        is_ninja=is_ninja,
        model=read_model(site, build),
    )


def _fetches(site: Worksite) -> bool:
    return any(
        b"FetchContent" in (written := read_bytes(site, site.copy / path))
        or b"CPMAddPackage" in written
        for path in site.tree.files
        if path.endswith(("CMakeLists.txt", ".cmake"))
    )


def _not_fetched(site: Worksite, build: Path) -> str:
    """The first content that CMake was to fetch and could not."""
    for found in _TO_FETCH.finditer(read_text(site, build / "CMakeCache.txt")):
        name = found["name"].lower()
        if not (build / "_deps" / f"{name}-src").is_dir():
            return name
    return ""


def _fresh_name(site: Worksite) -> str:
    n_made = sum(1 for one in site.results.iterdir() if one.name.startswith("build"))
    return f"build{n_made or ''}"


_TO_FETCH = re.compile(r"^FETCHCONTENT_SOURCE_DIR_(?P<name>\w+):\w+=$", re.MULTILINE)
_COMPILER = re.compile(r"No (CMAKE_\w+_COMPILER) could be found")
_TOO_OLD = re.compile(r"CMake (\d[\w.]*) or higher is required\.\s+You are running version (\S+)")
_TOO_NEW = re.compile(r"Compatibility with CMake < [\d.]+ has been removed")
_PACKAGES = (
    re.compile(
        r"Could not find a (?:package )?configuration file (?:provided by|for package) \"([^\"]+)"
    ),
    re.compile(r"Could NOT find (\w+)(?: \(missing|\s*$|,| \()"),
    re.compile(r"By not providing \"Find([^\"]+)\.cmake\""),
    re.compile(r"No package '([^']+)' found"),
    re.compile(r"the following required packages were not found:\s+-\s+(\S+)", re.IGNORECASE),
)
_DOWNLOAD = re.compile(
    r"Failed to clone repository|error: downloading '|Failed to download|Each download failed"
)
_NO_FOLDER = re.compile(
    r"add_subdirectory given source\s+\"([^\"]+)\"\s+which is not an existing|"
    r"The source directory\s+(\S+)\s+does not contain a CMakeLists"
)
_ABSENT = re.compile(
    r"not found|could not find|couldn't find|cannot find|unable to find|missing"
    r"|is required|please install",
    re.IGNORECASE,
)
_OWN_WORDS = re.compile(r"CMake Error at [^\n]* \(message\):\n((?:\s[^\n]*\n|\n)+)")


def what_configure_lacks(site: Worksite, output: str, build: Path) -> NoRun | None:
    """What the machine lacks, if that is what stopped CMake."""
    printed = output[output.find("CMake Error") :] if "CMake Error" in output else output
    if found := _COMPILER.search(printed):
        return NoRun(ReasonCode.TOOL_MISSING, f"no compiler was found ({found[1]})")
    if found := _TOO_OLD.search(printed):
        return NoRun(ReasonCode.TOOL_MISSING, f"CMake {found[1]} is needed, this is {found[2]}")
    if _TOO_NEW.search(printed):
        return NoRun(ReasonCode.TOOL_MISSING, "an older CMake than this one is needed")
    for pattern in _PACKAGES:
        if found := pattern.search(printed):
            return _unavailable(f"the package {found[1]} is not installed")
    if _DOWNLOAD.search(printed):
        return DOWNLOADS
    for found in _NO_FOLDER.finditer(printed):
        name = (found[1] or found[2]).rstrip("/.").rpartition("/")[2]
        if _is_submodule(site, name):
            return _unavailable(f"the submodule {name} is not in this snapshot")
    for said in _OWN_WORDS.findall(printed):
        if _ABSENT.search(said) and "-NOTFOUND" in read_text(site, build / "CMakeCache.txt"):
            return _unavailable(" ".join(said.split())[:200])
    return missing(site, printed)


def _is_submodule(site: Worksite, name: str) -> bool:
    written = read_text(site, site.copy / ".gitmodules")
    return bool(re.search(rf"^\s*path\s*=\s*(?:\S*/)?{re.escape(name)}\s*$", written, re.MULTILINE))


def _unavailable(note: str) -> NoRun:
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
