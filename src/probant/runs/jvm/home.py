"""Where Java and its build programs are installed; nothing else of the home folder is shown."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from probant.runs.compiled import SYSTEM_PATH, is_of_system, mounts_of
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount

_OTHERS = 0o005
_READABLE = 0o004


class Jvm(Record, kw_only=True):
    """A build program with the Java it runs on."""

    program: str
    env: dict[str, str]
    mounts: tuple[Mount, ...]


def find_java(site: Worksite) -> Path | NoRun:
    """The folder of a JDK."""
    compiler = site.program("javac")
    if compiler is None:
        return NoRun(ReasonCode.TOOL_MISSING, "no JDK is installed: there is no program javac")
    return compiler.resolve().parent.parent


def find_program(site: Worksite, name: str, told: str) -> Path | NoRun:
    """A build program that can be taken along with the folder it is installed in."""
    found = site.program(name)
    if found is None:
        note = f"{told} is not installed: there is no program {name}"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    program = found.resolve()
    if not is_of_system(program) and not (program.parent.parent / "lib").is_dir():
        return NoRun(ReasonCode.TOOL_MISSING, f"{found} does not belong to an installed {told}")
    return program


def lay_out(program: Path, java: Path, shown: Sequence[Mount]) -> Jvm:
    env = {"PATH": f"{java}/bin:{SYSTEM_PATH}", "JAVA_HOME": str(java)}
    mounts = [*mounts_of([java, program.parent.parent]), *shown]
    return Jvm(program=str(program), env=env, mounts=tuple(mounts))


def shown(site: Worksite, folder: Path) -> list[Mount]:
    """A folder of downloaded things, at its own place.

    In the sandbox root is another user, who may not enter what only root may: then it sees a second
    tree of the same files (links to them, where the disk can), which goes with the site and is as
    read-only. Of a large repository that takes its time, once for each site.
    """
    if not folder.is_dir():
        return []
    if site.sandbox.owner is None or folder.stat().st_mode & _OTHERS == _OTHERS:
        return [Mount(folder, str(folder))]
    seen = site.results.parent / f"seen-{folder.name}"
    if not seen.exists():
        # What cannot be read is missing there, as it would be for the other user anyway.
        with contextlib.suppress(OSError, RecursionError):
            shutil.copytree(folder, seen, symlinks=True, copy_function=_link)
        with contextlib.suppress(OSError, RecursionError):
            for place, _, _ in os.walk(seen):
                Path(place).chmod(0o755)
    return [Mount(seen, str(folder))]


def _link(source: str, target: str) -> None:
    if Path(source).lstat().st_mode & _READABLE:
        try:
            os.link(source, target, follow_symlinks=False)
        except OSError:
            shutil.copyfile(source, target)
