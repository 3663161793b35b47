"""Configure a CMake project into a build folder of its own, and say why that failed if it did.

A build folder or a cache of the tree is never used. What the machine lacks is told apart from what
the project says is wrong with itself.
"""

from __future__ import annotations

import re
from pathlib import Path

from probant.runs.cmake.lacking import what_configure_lacks
from probant.runs.cmake.model import Model, ask_for_model, read_model
from probant.runs.ending import stopped
from probant.runs.native.files import read_bytes, read_text
from probant.runs.native.programs import (
    ENV,
    log_of,
    not_installed,
    system_program,
    text_of,
)
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record

_TO_FETCH = re.compile(r"^FETCHCONTENT_SOURCE_DIR_(?P<name>\w+):\w+=$", re.MULTILINE)

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
    build = site.fresh_folder("build")
    build_inside = f"{site.results_inside}/{build.name}"
    ask_for_model(site, build)
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
    if short := stopped(done, "cmake"):
        return short
    if awaited := _not_fetched(site, build):
        note = f"it downloads {awaited}, which is not installed"
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
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
        if not site.is_folder_in(build / "_deps" / f"{name}-src"):
            return name
    return ""
